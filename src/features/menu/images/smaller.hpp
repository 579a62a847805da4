// Smaller copies of a picture, for lists and phones.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace features::images {

inline constexpr std::array<std::uint32_t, 5> widths{80, 160, 320, 640, 1'280};
// The first of these that is as wide as asked for, or the last.
std::uint32_t width_on_ladder(std::uint32_t asked);

// The picture upright, at most `width` pixels wide and never wider than it is, as a file of the
// type of the extension. The same bytes every time, with the same libraries. Nothing when the
// picture itself will do, because it is no wider and of that type already, or the copy would have
// more bytes; and when it cannot be decoded. Slow: not on an I/O thread.
std::optional<std::string> smaller(std::string_view bytes, std::uint32_t width,
                                   std::string_view extension);

}  // namespace features::images
