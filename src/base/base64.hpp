// Bytes as text: base64 as in RFC 4648, with padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace base {

std::string to_base64(std::string_view bytes);
// The bytes that the text stands for; nothing unless all of it is base64 with its padding, without
// line breaks or other characters in between.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace base
