#include "features/menu/images/pixels.hpp"

#include <algorithm>
#include <array>

namespace features::images {
namespace {

const std::uint8_t* at(const Pixels& pixels, std::uint32_t x, std::uint32_t y) {
    return &pixels.rgba[std::size_t{4} * (std::size_t{y} * pixels.width + x)];
}

// One side in units in which both the old and the new pixels are whole: a new one begins at
// `begin`, ends at `end`, and covers old ones, each of `unit`.
struct Span {
    std::uint64_t begin, end, unit;

    std::uint32_t first() const { return static_cast<std::uint32_t>(begin / unit); }
    std::uint32_t last() const { return static_cast<std::uint32_t>((end - 1) / unit); }
    std::uint64_t weight(std::uint32_t i) const {
        return std::min(end, (i + std::uint64_t{1}) * unit) - std::max(begin, i * unit);
    }
};
Span span(std::uint32_t place, std::uint32_t old_size, std::uint32_t new_size) {
    return {std::uint64_t{place} * old_size, (place + std::uint64_t{1}) * old_size, new_size};
}

// Colours count by how opaque they are.
void put_mean(const Pixels& pixels, const Span& across, const Span& down, std::uint8_t* out) {
    std::array<std::uint64_t, 3> colours{};
    std::uint64_t alphas = 0, weights = 0;
    for (std::uint32_t y = down.first(); y <= down.last(); ++y)
        for (std::uint32_t x = across.first(); x <= across.last(); ++x) {
            const std::uint8_t* pixel = at(pixels, x, y);
            const std::uint64_t weight = down.weight(y) * across.weight(x);
            for (std::size_t c = 0; c < 3; ++c) colours[c] += weight * pixel[c] * pixel[3];
            alphas += weight * pixel[3];
            weights += weight;
        }
    for (std::size_t c = 0; c < 3; ++c)
        out[c] = static_cast<std::uint8_t>(alphas ? (colours[c] + alphas / 2) / alphas : 0);
    out[3] = static_cast<std::uint8_t>((alphas + weights / 2) / weights);
}

}  // namespace

Pixels resized(const Pixels& pixels, Size size) {
    Pixels out{size.width, size.height, {}};
    out.rgba.resize(std::size_t{4} * size.width * size.height);
    std::uint8_t* next = out.rgba.data();
    for (std::uint32_t y = 0; y < size.height; ++y)
        for (std::uint32_t x = 0; x < size.width; ++x, next += 4)
            put_mean(pixels, span(x, pixels.width, size.width), span(y, pixels.height, size.height),
                     next);
    return out;
}

Pixels turned(Pixels pixels, std::uint32_t orientation) {
    if (orientation <= 1 || orientation > 8) return pixels;
    const bool is_on_its_side = orientation >= 5;
    const std::uint32_t right = pixels.width - 1, bottom = pixels.height - 1;
    Pixels out{is_on_its_side ? pixels.height : pixels.width,
               is_on_its_side ? pixels.width : pixels.height,
               {}};
    out.rgba.reserve(pixels.rgba.size());
    for (std::uint32_t y = 0; y < out.height; ++y)
        for (std::uint32_t x = 0; x < out.width; ++x) {
            std::uint32_t from_x = is_on_its_side ? y : x, from_y = is_on_its_side ? x : y;
            if (orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8)
                from_x = right - from_x;
            if (orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7)
                from_y = bottom - from_y;
            const std::uint8_t* pixel = at(pixels, from_x, from_y);
            out.rgba.insert(out.rgba.end(), pixel, pixel + 4);
        }
    return out;
}

}  // namespace features::images
