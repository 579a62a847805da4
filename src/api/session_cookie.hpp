// The cookie of a session, and that a request with it comes from our own pages.
#pragma once

#include "http/message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace api {

// Whether the connection keeps a cookie from others: TLS, or from this machine.
bool is_secure(const http::Request& request);

// What the request's cookie holds; nothing when it has none, or two, of which one may be forged.
std::optional<std::string_view> session_cookie(const http::Request& request);

// The value of Set-Cookie with which a session begins, and with which it ends.
std::string cookie_for(const http::Request& request, std::string_view value);
std::string no_cookie_for(const http::Request& request);

// Throws base::Refusal (403 `csrf`) when a page of another site has sent the request, as its Origin
// or Sec-Fetch-Site tells. Programs that are no browsers send neither.
void require_own_origin(const http::Request& request);

// The same, and that the request shows the token of its session in X-CSRF-Token.
void require_own_page(const http::Request& request, std::string_view csrf_token);

}  // namespace api
