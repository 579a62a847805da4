// The real client of a request that comes through trusted proxies.
#pragma once

#include "http/message.hpp"
#include "http/networks.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace http {

class TrustedProxies {
public:
    TrustedProxies() = default;
    // "10.0.0.0/8", "::1", ...; throws std::invalid_argument naming the one that is not a network.
    explicit TrustedProxies(const std::vector<std::string>& networks)
        : networks_("trusted proxies", networks) {}

    bool contains(std::string_view address) const;

    // The rightmost address of X-Forwarded-For that is not a trusted proxy; the leftmost valid one
    // when all are. `peer` itself is trusted. Views into the headers or `peer`.
    std::string_view client_address(std::string_view peer, std::span<const Header> headers) const;

private:
    Networks networks_;
};

// The client's protocol according to the nearest proxy.
bool is_forwarded_https(std::span<const Header> headers);

}  // namespace http
