// The cookie of a session, and the check that a request with it comes from our own pages.
#pragma once

#include "http/message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace api {

// Whether the connection keeps a cookie secret: TLS, or from this machine.
bool is_secure(const http::Request& request);

// The content of the request's cookie; nothing when it has none, or two, of which one may be
// forged.
std::optional<std::string_view> session_cookie(const http::Request& request);

// The value of Set-Cookie with which a session begins, and with which it ends.
std::string cookie_for(const http::Request& request, std::string_view value);
// The same for a paired device: it outlives the browser, as long as browsers allow.
std::string lasting_cookie_for(const http::Request& request, std::string_view value);
std::string no_cookie_for(const http::Request& request);

// Throws base::Refusal (403 `csrf`) when a page of another site has sent the request, according to
// Origin or Sec-Fetch-Site. Programs other than browsers send neither.
void require_own_origin(const http::Request& request);

// The same, and the request must send the token of its session in X-CSRF-Token.
void require_own_page(const http::Request& request, std::string_view csrf_token);

}  // namespace api
