// What the build embeds: the files for browsers, as bytes of the program.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace assets {

// Views into the program's read-only data. `gzip` is empty for what was compressed before, such as
// a font: browsers get that as it is.
struct Embedded {
    std::string_view path, content_type, etag;
    std::size_t plain_bytes;
    std::string_view gzip, zstd;
};

// Of the program, which alone is linked with them.
std::span<const Embedded> embedded();

}  // namespace assets
