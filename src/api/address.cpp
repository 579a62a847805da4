#include "api/address.hpp"

namespace api {
namespace {

bool is_host(std::string_view text) {
    static constexpr std::string_view allowed =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_:[]";
    return !text.empty() && text.find_first_not_of(allowed) == std::string_view::npos;
}

}  // namespace

std::string address_asked(const Call& call) {
    const std::string_view host = call.request.header("host");
    const std::string_view where = is_host(host) ? host : call.services.settings.listen;
    return (call.request.is_tls ? "https://" : "http://") + std::string(where);
}

}  // namespace api
