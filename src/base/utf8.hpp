// Tells whether bytes are text at all, and makes them so.
#pragma once

#include <string>
#include <string_view>

namespace base {

bool is_utf8(std::string_view bytes);

// The bytes with U+FFFD for what is no text.
std::string valid_utf8(std::string bytes);

}  // namespace base
