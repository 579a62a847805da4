#include "http/networks.hpp"

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

Networks::Networks(std::string_view what, std::span<const std::string> networks) {
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
            throw std::invalid_argument(std::string(what) + ": '" + text +
                                        "' is not a network such as 10.0.0.0/8 or fd00::/8");
        networks_.push_back({*address, is_v4 ? bits + 96 : bits});
    }
}

bool Networks::contains(const AddressBytes& address) const {
    return std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
        return shares_prefix(network.address, address, network.prefix_bits);
    });
}

}  // namespace http
