// Addresses of the Internet, and sets of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace http {

// An IPv4 address is stored as its IPv4-mapped IPv6 address.
using AddressBytes = std::array<std::uint8_t, 16>;
std::optional<AddressBytes> parse_address(std::string_view text);

class Networks {
public:
    Networks() = default;
    // "10.0.0.0/8", "::1", ...; throws std::invalid_argument: `what` and the one that is not a
    // network.
    Networks(std::string_view what, std::span<const std::string> networks);

    bool is_empty() const { return networks_.empty(); }
    bool contains(const AddressBytes& address) const;

private:
    struct Network {
        AddressBytes address;
        int prefix_bits;
    };
    std::vector<Network> networks_;
};

}  // namespace http
