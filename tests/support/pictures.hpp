// Pictures for tests: what is told apart of them stands in a chunk that every picture keeps.
#pragma once

#include <string>
#include <string_view>

namespace support {

// The beginning of a PNG of 16 by 32 pixels.
inline constexpr std::string_view png_header{
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x20\x08\x06\0\0\0\1\2\3\4", 33};

// With checksums that nobody looks at.
inline std::string png_of(std::string_view content) {
    std::string png(png_header);
    for (int bits = 24; bits >= 0; bits -= 8)
        png += static_cast<char>(content.size() >> bits & 0xff);
    return ((png += "IDAT") += content) += "crc.";
}

}  // namespace support
