// Token buckets: how often a key, or an address without one, may ask.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace auth {

// For the RateLimit-* headers. `reset_s`: until the bucket is full again, or when nothing is
// granted until the next token.
struct Allowance {
    bool is_granted;
    std::int64_t limit, remaining, reset_s;
};

// A bucket per name, made full; their number is bounded. Any thread.
class RateLimit {
public:
    RateLimit(int per_second, int burst) : per_second_(per_second), burst_(burst) {}

    bool is_set() const { return per_second_ > 0; }
    Allowance take(const std::string& name, std::int64_t now_ms);  // one token

private:
    // Whole tokens in thousandths, so that a rate per second is the refill per millisecond.
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

// The name under which an address is limited: itself, or the /64 of an IPv6 address, of which one
// customer has as many as he likes.
std::string name_of_address(std::string_view address);

}  // namespace auth
