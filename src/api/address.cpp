#include "api/address.hpp"

#include <algorithm>
#include <cctype>

namespace api {
namespace {

bool is_host(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return c < 0x80 &&
               (std::isalnum(c) || std::string_view(".-_:[]").find(c) != std::string_view::npos);
    });
}

}  // namespace

std::string address_asked(const Call& call) {
    const std::string_view host = call.request.header("host");
    const std::string_view where = is_host(host) ? host : call.services.settings.listen;
    return (call.request.is_tls ? "https://" : "http://") + std::string(where);
}

}  // namespace api
