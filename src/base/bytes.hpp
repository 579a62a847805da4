// Searching long text: for bytes with some property, 16 at a time, and for a part of it.
#pragma once

#include <cstring>
#include <string_view>

namespace base {

inline constexpr std::size_t block_bytes = 16;

// Whether is_such(byte) is true for any of the block_bytes bytes at `block`. There is no branch per
// byte, so that the compiler can compare all of them with vector instructions; `is_such` should
// therefore not branch either.
template <class IsSuch>
constexpr bool any_in_block(const char* block, IsSuch is_such) {
    unsigned found = 0;
    for (std::size_t i = 0; i < block_bytes; ++i) found |= unsigned{is_such(block[i])};
    return found != 0;
}

// The same for a text of any length.
template <class IsSuch>
constexpr bool any_byte(std::string_view text, IsSuch is_such) {
    for (; text.size() >= block_bytes; text.remove_prefix(block_bytes))
        if (any_in_block(text.data(), is_such)) return true;
    for (char c : text)
        if (is_such(c)) return true;
    return false;
}

// Whether a JSON string cannot contain the byte unescaped. Branch-free, as any_in_block() requires.
constexpr bool needs_json_escape(char c) {
    return (unsigned{static_cast<unsigned char>(c) < 0x20} | unsigned{c == '"'} |
            unsigned{c == '\\'}) != 0;
}

// The same as text.find(part) != npos, which stops at every byte that `part` begins with.
inline bool contains(std::string_view text, std::string_view part) {
    return text.size() >= part.size() &&
           (part.empty() || ::memmem(text.data(), text.size(), part.data(), part.size()));
}

}  // namespace base
