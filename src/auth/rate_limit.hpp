// Token buckets: they limit the requests of a key, or of an address that sends no valid key.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace auth {

// The outcome of asking for a token, in the terms of the RateLimit-* headers.
struct Allowance {
    bool is_granted;
    // `limit` tokens are in a full bucket, `remaining` in this one. `reset_s`: when a token was
    // granted, until the bucket is full again; otherwise until the next token.
    std::int64_t limit, remaining, reset_s;
};

// A bucket for each name. A new bucket is full, with `burst` tokens (at least 1), and gains
// `per_second` tokens a second; with 0 there is no limit. At about 100,000 buckets some thousands
// are dropped, whose names begin with full buckets again. Any thread.
class RateLimit {
public:
    RateLimit(int per_second, int burst) : per_second_(per_second), burst_(burst) {}

    bool is_set() const { return per_second_ > 0; }
    // Takes one token of that name. Without a limit it is always granted, and the numbers are 0.
    Allowance take(const std::string& name, std::int64_t now_ms);

private:
    // Tokens are counted in thousandths, so that a rate per second is the refill per millisecond.
    struct Bucket {
        std::int64_t tokens_milli;
        std::int64_t filled_ms;
        void refill(std::int64_t per_second, std::int64_t full_milli, std::int64_t now_ms);
    };
    struct Shard {
        std::mutex mutex;
        std::unordered_map<std::string, Bucket> buckets;
    };

    static constexpr std::size_t shard_count = 16;
    const std::int64_t per_second_, burst_;
    std::array<Shard, shard_count> shards_;
};

// The name under which an address is limited. An IPv4 address is its own name, also when it is
// written as an IPv6 one (::ffff:1.2.3.4). IPv6 addresses share the name of their /64 network,
// since one customer owns all addresses of such a network. Text that is not an address is its own
// name.
std::string name_of_address(std::string_view address);

// The network of an address, without the part that identifies a household: 192.0.2.0/24,
// 2001:db8:1::/48. "" for text that is not an address.
std::string network_of(std::string_view address);

}  // namespace auth
