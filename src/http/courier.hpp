// Sends what others are to be told: POST over HTTP to addresses that strangers have entered.
//
// Such an address must not become a way into the operator's own network. So names are resolved
// first, and the very address that a connection goes to is looked at; redirects are not followed,
// the environment's proxies not used, and nothing but http and https is spoken.
#pragma once

#include "base/haste.hpp"
#include "http/networks.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace http {

struct Parcel {
    std::string url;
    std::vector<std::pair<std::string, std::string>> headers;  // with the body's Content-Type
    std::string body;
};

struct Receipt {
    int status = 0;     // of HTTP; 0: no answer
    std::string error;  // a sentence for people; "" when an answer came
    std::chrono::milliseconds took{};
};

// Which addresses may be called: those of the public Internet, and what the operator allows.
class Targets {
public:
    // Throws std::invalid_argument naming the one that is no network.
    explicit Targets(const std::vector<std::string>& allowed_networks);

    // A sentence when the URL is none that may be called, as far as can be told without asking for
    // the address of its name: for whoever enters one.
    std::optional<std::string> refusal(std::string_view url) const;
    bool allows(const AddressBytes& address) const;

private:
    Networks allowed_;
};

// A sentence when a parcel cannot have the header: for whoever enters one.
std::optional<std::string> header_refusal(std::string_view name, std::string_view value);

// Sends many parcels at once on the calling thread, and keeps connections for the next time. Used
// by one thread at a time.
class Courier {
public:
    struct Times {
        std::chrono::milliseconds connect_max = base::hastened(std::chrono::seconds(5));
        std::chrono::milliseconds send_max = base::hastened(std::chrono::seconds(10));
    };
    Courier(const Targets& targets, Times times);  // `targets` must outlive it
    explicit Courier(const Targets& targets) : Courier(targets, Times{}) {}
    ~Courier();

    // Returns a receipt for each, in their order, within `send_max`; with what has come by then
    // when `stop` is requested. An answer counts when it is complete; of a long one, its beginning.
    std::vector<Receipt> send(std::span<const Parcel> parcels, const std::stop_token& stop);

private:
    class Multi;
    const Targets& targets_;
    const Times times_;
    std::unique_ptr<Multi> multi_;
};

// "t=…,v1=…": the time, and the HMAC-SHA256 in hex, by `secret`, of the time, a dot and the body.
std::string signature(std::string_view secret, std::int64_t unix_seconds, std::string_view body);

}  // namespace http
