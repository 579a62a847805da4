// Metadata of a picture: where and when it was taken, with what, by whom.
#pragma once

#include "features/menu/images/picture.hpp"
#include "features/menu/images/pixels.hpp"

#include <string>
#include <string_view>

namespace features::images {

// The picture (as recognise() knows it) without its metadata: EXIF with its positions, XMP, IPTC,
// comments, times, thumbnails, and what follows its end. What changes how it looks stays: colour
// profiles, transparency, animation and orientation. A truncated picture keeps the parts that can
// be recognised.
std::string without_metadata(std::string_view bytes);

// Which side is up, as EXIF says it: 1 to 8, by default 1.
std::uint32_t orientation_of(std::string_view bytes);
// The size of the picture when that side is up.
Size upright_size(const Picture& picture, std::uint32_t orientation);

}  // namespace features::images
