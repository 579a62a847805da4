// Looking through text for bytes of a sort, many at once.
#pragma once

#include <string_view>

namespace base {

inline constexpr std::size_t block_bytes = 16;

// Whether a block holds such a byte. Without a branch for each, so that the compiler compares all
// of them in one go.
template <class IsSuch>
constexpr bool any_in_block(const char* block, IsSuch is_such) {
    unsigned found = 0;
    for (std::size_t i = 0; i < block_bytes; ++i) found |= unsigned{is_such(block[i])};
    return found != 0;
}

template <class IsSuch>
constexpr bool any_byte(std::string_view text, IsSuch is_such) {
    for (; text.size() >= block_bytes; text.remove_prefix(block_bytes))
        if (any_in_block(text.data(), is_such)) return true;
    for (char c : text)
        if (is_such(c)) return true;
    return false;
}

}  // namespace base
