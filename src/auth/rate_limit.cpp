#include "auth/rate_limit.hpp"

#include <algorithm>

#include <arpa/inet.h>

namespace auth {
namespace {

constexpr std::size_t buckets_max = 100'000;

}  // namespace

void RateLimit::Bucket::refill(std::int64_t per_second, std::int64_t full_milli,
                               std::int64_t now_ms) {
    // The times of two threads may differ a little; only when the clock was set back by more than a
    // second does the bucket continue from the new time.
    if (now_ms < filled_ms - 1'000) filled_ms = now_ms;
    const std::int64_t passed_ms =
        std::clamp<std::int64_t>(now_ms - filled_ms, 0, std::int64_t{1} << 31);
    tokens_milli = std::min(full_milli, tokens_milli + passed_ms * per_second);
    filled_ms += passed_ms;
}

Allowance RateLimit::take(const std::string& name, std::int64_t now_ms) {
    if (!is_set()) return {.is_granted = true, .limit = 0, .remaining = 0, .reset_s = 0};
    const std::int64_t limit = std::max<std::int64_t>(burst_, 1);
    const std::int64_t full_milli = limit * 1'000;
    Shard& shard = shards_[std::hash<std::string>()(name) % shard_count];
    std::lock_guard lock(shard.mutex);
    if (shard.buckets.size() >= buckets_max / shard_count) shard.buckets.clear();
    Bucket& bucket = shard.buckets.try_emplace(name, Bucket{full_milli, now_ms}).first->second;
    bucket.refill(per_second_, full_milli, now_ms);

    const bool is_granted = bucket.tokens_milli >= 1'000;
    if (is_granted) bucket.tokens_milli -= 1'000;
    const std::int64_t missing_milli = (is_granted ? full_milli : 1'000) - bucket.tokens_milli;
    const std::int64_t milli_per_s = per_second_ * 1'000;
    return {.is_granted = is_granted,
            .limit = limit,
            .remaining = bucket.tokens_milli / 1'000,
            .reset_s = (missing_milli + milli_per_s - 1) / milli_per_s};
}

std::string name_of_address(std::string_view address) {
    std::string text(address);
    in6_addr bytes{};
    if (text.find(':') == std::string::npos || inet_pton(AF_INET6, text.c_str(), &bytes) != 1)
        return text;
    if (IN6_IS_ADDR_V4MAPPED(&bytes)) {
        char mapped[INET_ADDRSTRLEN];
        return inet_ntop(AF_INET, bytes.s6_addr + 12, mapped, sizeof mapped);
    }
    std::fill(bytes.s6_addr + 8, bytes.s6_addr + 16, std::uint8_t{0});
    char network[INET6_ADDRSTRLEN];
    return inet_ntop(AF_INET6, &bytes, network, sizeof network);
}

std::string network_of(std::string_view address) {
    const std::string text = name_of_address(address);
    in_addr v4{};
    in6_addr v6{};
    char network[INET6_ADDRSTRLEN];
    if (inet_pton(AF_INET, text.c_str(), &v4) == 1) {
        v4.s_addr &= htonl(0xffffff00);
        return inet_ntop(AF_INET, &v4, network, sizeof network) + std::string("/24");
    }
    if (inet_pton(AF_INET6, text.c_str(), &v6) != 1) return {};
    std::fill(v6.s6_addr + 6, v6.s6_addr + 16, std::uint8_t{0});
    return inet_ntop(AF_INET6, &v6, network, sizeof network) + std::string("/48");
}

}  // namespace auth
