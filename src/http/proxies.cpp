#include "http/proxies.hpp"

#include "http/grammar.hpp"

namespace http {
namespace {

// "1.2.3.4:80" and "[::1]:80" are written by some proxies.
std::string_view without_port(std::string_view text) {
    if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
    const std::size_t colon = text.find(':');
    return colon != std::string_view::npos && text.find(':', colon + 1) == std::string_view::npos
               ? text.substr(0, colon)
               : text;
}

}  // namespace

bool TrustedProxies::contains(std::string_view address) const {
    if (networks_.is_empty()) return false;
    const auto bytes = parse_address(address);
    return bytes && networks_.contains(*bytes);
}

std::string_view TrustedProxies::client_address(std::string_view peer,
                                                std::span<const Header> headers) const {
    std::string_view client = peer;
    for (std::size_t i = headers.size(); i-- > 0;) {
        if (!same_word(headers[i].name, "x-forwarded-for")) continue;
        std::string_view list = headers[i].value;
        while (!list.empty()) {
            const std::size_t comma = list.rfind(',');
            const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
            const std::string_view hop = without_port(without_blanks(list.substr(begin)));
            list = comma == std::string_view::npos ? std::string_view{} : list.substr(0, comma);
            if (!parse_address(hop)) return client;
            client = hop;
            if (!contains(hop)) return client;
        }
    }
    return client;
}

bool is_forwarded_https(std::span<const Header> headers) {
    std::string_view last;
    for (const Header& field : headers)
        if (same_word(field.name, "x-forwarded-proto"))
            for_each_element(field.value, [&last](std::string_view scheme) { last = scheme; });
    return same_word(last, "https");
}

}  // namespace http
