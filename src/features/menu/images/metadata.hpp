// What a picture says beside what it shows: where and when it was taken, with what, by whom.
#pragma once

#include <string>
#include <string_view>

namespace features::images {

// The picture (as recognise() knows it) without its metadata: EXIF with its positions, XMP, IPTC,
// comments, times, thumbnails, and what stands behind its end. What changes how it looks stays:
// colour profiles, transparency, animation, and which side is up. A picture that breaks off keeps
// what can be told apart of it.
std::string without_metadata(std::string_view bytes);

}  // namespace features::images
