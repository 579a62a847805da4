// Metadata of a picture: where and when it was taken, with what, by whom.
#pragma once

#include <string>
#include <string_view>

namespace features::images {

// The picture (as recognise() knows it) without its metadata: EXIF with its positions, XMP, IPTC,
// comments, times, thumbnails, and what follows its end. What changes how it looks stays: colour
// profiles, transparency, animation and orientation. A truncated picture keeps the parts that can
// be recognised.
std::string without_metadata(std::string_view bytes);

}  // namespace features::images
