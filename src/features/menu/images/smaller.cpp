#include "features/menu/images/smaller.hpp"

#include "features/menu/images/metadata.hpp"
#include "features/menu/images/picture.hpp"
#include "features/menu/images/pixels.hpp"

#include <algorithm>

namespace features::images {

std::uint32_t width_on_ladder(std::uint32_t asked) {
    const auto* step = std::ranges::lower_bound(widths, asked);
    return step == widths.end() ? widths.back() : *step;
}

std::optional<std::string> smaller(std::string_view bytes, std::uint32_t width,
                                   std::string_view extension) {
    const auto picture = recognise(bytes);
    if (!picture) return {};
    const std::uint32_t orientation = orientation_of(bytes);
    const Size shown = upright_size(*picture, orientation);
    const bool is_same_type = picture->extension == extension;
    if (is_same_type && shown.width <= width) return {};
    Size size{std::min(width, shown.width), 0};
    size.height = static_cast<std::uint32_t>(std::max<std::uint64_t>(
        1, (std::uint64_t{shown.height} * size.width + shown.width / 2) / shown.width));
    if (orientation >= 5) std::swap(size.width, size.height);
    auto pixels = decode(bytes, size);
    if (!pixels) return {};
    std::string copy = encode(turned(resized(*pixels, size), orientation), extension);
    if (is_same_type && copy.size() >= bytes.size()) return {};
    return copy;
}

}  // namespace features::images
