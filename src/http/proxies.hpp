// Who a request really comes from, when trusted proxies stand in between.
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
    // "10.0.0.0/8", "::1", ...; throws std::invalid_argument naming the one that is no network.
    explicit TrustedProxies(const std::vector<std::string>& networks)
        : networks_("trusted proxies", networks) {}

    bool contains(std::string_view address) const;

    // The rightmost address of X-Forwarded-For that is no trusted proxy; the leftmost believable
    // one when all are. `peer` itself is trusted. Views into the headers or `peer`.
    std::string_view client_address(std::string_view peer, std::span<const Header> headers) const;

private:
    Networks networks_;
};

// What the nearest proxy says the client spoke.
bool is_forwarded_https(std::span<const Header> headers);

}  // namespace http
