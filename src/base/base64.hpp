// Bytes as text: base64 as in RFC 4648, with padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace base {

std::string to_base64(std::string_view bytes);
// The decoded bytes; nothing unless the whole text is base64 with padding, without line breaks or
// other characters in between.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace base
