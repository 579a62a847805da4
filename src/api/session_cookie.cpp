#include "api/session_cookie.hpp"

#include "auth/sessions.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"

namespace api {
namespace {

base::Refusal foreign_page(const char* sentence) { return {403, "csrf", sentence}; }

std::string_view cookie_name(const http::Request& request) {
    return is_secure(request) ? auth::secure_cookie : auth::plain_cookie;
}

// SameSite keeps the cookie from requests that other sites make, HttpOnly from scripts.
std::string cookie(const http::Request& request, std::string_view value, std::string_view age) {
    std::string text(cookie_name(request));
    (text += '=') += value;
    text += "; Path=/; HttpOnly; SameSite=Strict";
    if (is_secure(request)) text += "; Secure";
    return text += age;
}

}  // namespace

bool is_secure(const http::Request& request) { return request.is_tls || request.is_local(); }

std::optional<std::string_view> session_cookie(const http::Request& request) {
    std::optional<std::string_view> found;
    for (const http::Header& header : request.headers) {
        if (!base::same_ignoring_case(header.name, "cookie")) continue;
        for (std::string_view rest = header.value; !rest.empty();) {
            const std::string_view part = rest.substr(0, rest.find(';'));
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
            const std::string_view pair = base::trimmed(part);
            const std::size_t equals = pair.find('=');
            if (pair.substr(0, equals) != cookie_name(request) || equals == pair.npos) continue;
            if (found) return {};
            found = pair.substr(equals + 1);
        }
    }
    return found;
}

std::string cookie_for(const http::Request& request, std::string_view value) {
    return cookie(request, value, "");
}

std::string lasting_cookie_for(const http::Request& request, std::string_view value) {
    return cookie(request, value, "; Max-Age=34560000");  // 400 days
}

std::string no_cookie_for(const http::Request& request) {
    return cookie(request, "", "; Max-Age=0");
}

// Behind a TLS proxy that is not trusted, the scheme of our own pages is unknown; the host is
// always known.
void require_own_origin(const http::Request& request) {
    const std::string_view site = request.header("sec-fetch-site");
    if (site.data() && site != "same-origin" && site != "none")
        throw foreign_page("The request comes from a page of another site");
    const std::string_view origin = request.header("origin");
    if (!origin.data()) return;
    const std::string host = base::lower_ascii(request.header("host"));
    const std::string own = base::lower_ascii(origin);
    if (own != "https://" + host && (request.is_tls || own != "http://" + host))
        throw foreign_page("The request comes from a page of another site");
}

void require_own_page(const http::Request& request, std::string_view csrf_token) {
    require_own_origin(request);
    if (!auth::equal_in_constant_time(request.header("x-csrf-token"), csrf_token))
        throw foreign_page(
            "X-CSRF-Token must be the csrfToken of this session: GET session returns it");
}

}  // namespace api
