// Sends messages to others: POST over HTTP to addresses that strangers have entered.
//
// Such an address must not become a way into the operator's own network. So names are resolved
// first, and the actual address of a connection is checked; redirects are not followed, proxies of
// the environment are not used, and only http and https are allowed.
#pragma once

#include "base/short_waits.hpp"
#include "http/networks.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
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
    bool is_cut = false;  // the program stopped before an answer arrived: nobody has failed
};

// Which addresses may be called: those of the public Internet, and what the operator allows.
class Targets {
public:
    // Throws std::invalid_argument naming the one that is not a network.
    explicit Targets(const std::vector<std::string>& allowed_networks);

    // A sentence when the URL may not be called, as far as is known without resolving its name: for
    // the person who enters one.
    std::optional<std::string> refusal(std::string_view url) const;
    bool allows(const AddressBytes& address) const;

private:
    Networks allowed_;
};

// A sentence when a parcel cannot have the header: for the person who enters one.
std::optional<std::string> header_refusal(std::string_view name, std::string_view value);

// Sends parcels from a thread of its own, all of them in parallel, and keeps connections for the
// next ones. The caller must limit how many there are at a time. Any thread.
class Courier {
public:
    struct Times {
        std::chrono::milliseconds connect_max = base::shortened(std::chrono::seconds(5));
        std::chrono::milliseconds send_max = base::shortened(std::chrono::seconds(10));
    };
    // Is called once for each parcel, within `send_max` of its sending, on the courier's thread,
    // which it must not block. An answer counts when it is complete; of a long one, its beginning.
    using Done = std::function<void(Receipt)>;

    Courier(const Targets& targets, Times times);  // `targets` must outlive it
    explicit Courier(const Targets& targets) : Courier(targets, Times{}) {}
    ~Courier();  // calls stop()

    void send(Parcel parcel, Done done);
    // Cuts off current transfers, and returns when all have been reported. Later ones are cut off
    // immediately, on the thread of the sender.
    void stop();

private:
    class Round;
    struct Order {
        Parcel parcel;
        Done done;
    };
    void run(const std::stop_token& stop);
    std::vector<Order> take();

    const Targets& targets_;
    const Times times_;
    const std::unique_ptr<Round> round_;
    std::mutex mutex_;
    bool is_stopped_ = false;
    std::vector<Order> waiting_;
    std::jthread thread_;
};

// "t=…,v1=…": the time, and the HMAC-SHA256 in hex, by `secret`, of the time, a dot and the body.
std::string signature(std::string_view secret, std::int64_t unix_seconds, std::string_view body);

}  // namespace http
