// Tells whether bytes are text at all, and makes them so.
#pragma once

#include <string>
#include <string_view>

namespace base {

bool is_utf8(std::string_view bytes);

// The bytes with U+FFFD for what is no text.
std::string valid_utf8(std::string bytes);

// Of more than `bytes_max` bytes the first characters and an ellipsis, which fit.
std::string shortened(std::string text, std::size_t bytes_max);

}  // namespace base
