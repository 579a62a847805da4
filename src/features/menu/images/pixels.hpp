// Decoded pictures. The libraries of PNG, JPEG and WebP are used here only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace features::images {

struct Pixels {
    std::uint32_t width = 0, height = 0;
    std::vector<std::uint8_t> rgba{};  // row by row, not multiplied by alpha
};
struct Size {
    std::uint32_t width, height;
};

// The pixels of a picture that recognise() knows, not turned as its orientation says: at least as
// many on each side as `least`, which a large picture need not be decoded beyond. Nothing when it
// is damaged, animated, in inks, or has more pixels than a worker should handle.
std::optional<Pixels> decode(std::string_view bytes, Size least);

// At most as many pixels on each side as there are, each the mean of those that it covers.
Pixels resized(const Pixels& pixels, Size size);
// Upright, for an EXIF orientation from 1 to 8.
Pixels turned(Pixels pixels, std::uint32_t orientation);

// A file of the type of the extension: "png", "jpg" (on white), "webp". The same pixels give the
// same bytes. Throws std::runtime_error when the library cannot.
std::string encode(Pixels pixels, std::string_view extension);

}  // namespace features::images
