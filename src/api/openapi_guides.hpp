// The guides that the API document begins with, and with it the page /docs.
#pragma once

#include <string_view>

namespace api {

// In Markdown, with ADDRESS, YOUR_KEY and YOUR_STORE where a reader puts his own. A name in
// backquotes that is one of an operation becomes a link at /docs.
extern const std::string_view guides;

}  // namespace api
