#include "base/utf8.hpp"

#include <unicode/utf8.h>

#include <cstdint>

namespace base {

bool is_utf8(std::string_view bytes) {
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto size = static_cast<std::int64_t>(bytes.size());
    for (std::int64_t i = 0; i < size;) {
        if (data[i] < 0x80) {
            ++i;
            continue;
        }
        UChar32 character;
        U8_NEXT(data, i, size, character);
        if (character < 0) return false;
    }
    return true;
}

std::string valid_utf8(std::string bytes) {
    if (is_utf8(bytes)) return bytes;
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto size = static_cast<std::int64_t>(bytes.size());
    std::string text;
    for (std::int64_t i = 0; i < size;) {
        const auto start = i;
        UChar32 character;
        U8_NEXT(data, i, size, character);
        if (character < 0)
            text += "\xEF\xBF\xBD";
        else
            text.append(bytes, static_cast<std::size_t>(start),
                        static_cast<std::size_t>(i - start));
    }
    return text;
}

std::string shortened(std::string text, std::size_t bytes_max) {
    static constexpr std::string_view ellipsis = "…";
    if (text.size() <= bytes_max) return text;
    std::size_t end = bytes_max - ellipsis.size();
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    text.resize(end);
    return text += ellipsis;
}

}  // namespace base
