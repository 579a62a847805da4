// The file in a multipart/form-data body (RFC 7578), as browsers send it from a form.
#pragma once

#include <string_view>

namespace api {

// Any parameters may follow the type.
bool is_multipart(std::string_view content_type);

// The bytes of the one part that has a file name; other parts are passed over. A view into `body`.
// Throws base::Refusal (400) for a malformed body, none, and more than one.
std::string_view only_file(std::string_view content_type, std::string_view body);

}  // namespace api
