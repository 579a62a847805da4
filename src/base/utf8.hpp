// Tells whether bytes are text at all.
#pragma once

#include <string_view>

namespace base {

bool is_utf8(std::string_view bytes);

}  // namespace base
