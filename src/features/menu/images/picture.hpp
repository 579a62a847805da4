// Recognising a picture by its bytes: by its signature, and by a header that is complete and valid.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace features::images {

struct Picture {
    std::string_view extension;  // "png", "jpg", "webp"
    std::uint32_t width, height;
};

// What the header of the bytes says. Nothing for bytes that are not a PNG, JPEG or WebP, and when
// the header is cut off or its width or height is not from 1 to 16384 pixels. The pixels are not
// decoded, so they may still be damaged.
std::optional<Picture> recognise(std::string_view bytes);

// "image/png" for "png"; "" for an extension that no picture has.
std::string_view content_type_of(std::string_view extension);

}  // namespace features::images
