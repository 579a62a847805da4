// Checking and repairing UTF-8, and shortening text.
#pragma once

#include <string>
#include <string_view>

namespace base {

bool is_utf8(std::string_view bytes);

// The bytes, with U+FFFD in the place of each sequence that is not valid UTF-8.
std::string valid_utf8(std::string bytes);

// The text itself when it has at most `bytes_max` bytes. Otherwise as many of its first characters
// as fit together with an ellipsis. `bytes_max` is at least 3, the bytes of the ellipsis.
std::string shortened(std::string text, std::size_t bytes_max);

}  // namespace base
