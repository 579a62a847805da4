// The file in a multipart/form-data body (RFC 7578), as browsers send it from a form.
#pragma once

#include <string_view>

namespace api {

// Whether a Content-Type header is multipart/form-data, with any parameters.
bool is_multipart(std::string_view content_type);

// The bytes of the one part that has a file name, as a view into `body`; other parts are skipped.
// Throws base::Refusal (400) when the body is malformed, or has no such part or several.
std::string_view only_file(std::string_view content_type, std::string_view body);

}  // namespace api
