// Cross-origin rules: browsers of other origins may call with a key, never with cookies.
#pragma once

#include "base/settings.hpp"
#include "http/message.hpp"

namespace api {

// For every answer, failures too.
void add_cors(const base::Settings& settings, const http::Request& request,
              http::Response& response);

// The answer to OPTIONS, which needs no key.
http::Response preflight();

}  // namespace api
