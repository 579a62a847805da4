#include "http/proxies.hpp"

#include "http/grammar.hpp"

#include <arpa/inet.h>

#include <charconv>
#include <cstring>
#include <stdexcept>

namespace http {
namespace {

bool shares_prefix(const AddressBytes& a, const AddressBytes& b, int bits) {
    const auto whole = static_cast<std::size_t>(bits / 8);
    if (std::memcmp(a.data(), b.data(), whole) != 0) return false;
    const int rest = bits % 8;
    return rest == 0 || ((a[whole] ^ b[whole]) >> (8 - rest)) == 0;
}

// "1.2.3.4:80" and "[::1]:80" are written by some proxies.
std::string_view without_port(std::string_view text) {
    if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
    const std::size_t colon = text.find(':');
    return colon != std::string_view::npos && text.find(':', colon + 1) == std::string_view::npos
               ? text.substr(0, colon)
               : text;
}

}  // namespace

std::optional<AddressBytes> parse_address(std::string_view text) {
    char terminated[INET6_ADDRSTRLEN] = {};
    if (text.empty() || text.size() >= sizeof terminated) return std::nullopt;
    text.copy(terminated, text.size());
    AddressBytes bytes{};
    if (inet_pton(AF_INET6, terminated, bytes.data()) == 1) return bytes;
    bytes[10] = bytes[11] = 0xff;
    if (inet_pton(AF_INET, terminated, bytes.data() + 12) == 1) return bytes;
    return std::nullopt;
}

TrustedProxies::TrustedProxies(const std::vector<std::string>& networks) {
    for (const std::string& text : networks) {
        std::string_view rest = text;
        const std::string_view address_text = without_blanks(cut(rest, '/'));
        const auto address = parse_address(address_text);
        const bool is_v4 = address_text.find(':') == std::string_view::npos;
        int bits = is_v4 ? 32 : 128;
        bool is_valid = address.has_value();
        if (text.find('/') != std::string::npos) {
            int given = -1;
            const auto [end, error] =
                std::from_chars(rest.data(), rest.data() + rest.size(), given);
            is_valid &= error == std::errc{} && end == rest.data() + rest.size() && given >= 0 &&
                        given <= bits;
            bits = given;
        }
        if (!is_valid)
            throw std::invalid_argument("trusted proxies: '" + text +
                                        "' is no network such as 10.0.0.0/8 or fd00::/8");
        networks_.push_back({*address, is_v4 ? bits + 96 : bits});
    }
}

bool TrustedProxies::contains(std::string_view address) const {
    if (networks_.empty()) return false;
    const auto bytes = parse_address(address);
    return bytes && std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
               return shares_prefix(network.address, *bytes, network.prefix_bits);
           });
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
