#include "auth/key_addresses.hpp"

#include "auth/rate_limit.hpp"

#include <array>
#include <mutex>
#include <unordered_map>
#include <unordered_set>

namespace auth {
namespace {

constexpr std::int64_t key_day_ms = 86'400'000;
constexpr std::size_t address_shard_count = 16;
constexpr std::size_t looked_up_max = 1'000;  // of one key and day

constexpr Areas public_areas = [] {
    Areas areas;
    areas.add(Area::submit);
    areas.add(Area::kiosk);
    return areas;
}();

bool is_watched(const Principal& key) {
    return !key.person && (key.areas.bits() & ~public_areas.bits()) != 0;
}

// Text of IPv4 addresses is their name already, as long as it has no colon.
Fingerprint fingerprint_of_address(std::string_view address) {
    if (address.find(':') == std::string_view::npos) return fingerprint_of(address);
    return fingerprint_of(name_of_address(address));
}

struct OfPrint {
    std::size_t operator()(const Fingerprint& print) const { return print.low; }
};

}  // namespace

struct KeyAddresses::Impl {
    struct Day {
        std::int64_t number = -1;
        std::unordered_set<Fingerprint, OfPrint> seen;
    };
    struct Shard {
        std::mutex mutex;
        std::unordered_map<std::string, Day> keys;  // by id
    };
    Shard& shard_of(const std::string& key) {
        return shards[std::hash<std::string>()(key) % address_shard_count];
    }

    std::array<Shard, address_shard_count> shards;
};

KeyAddresses::KeyAddresses() : impl_(std::make_shared<Impl>()) {}

bool KeyAddresses::is_due(const Principal& key, std::string_view address, std::int64_t now_ms) {
    if (!is_watched(key)) return false;
    const Fingerprint print = fingerprint_of_address(address);
    const std::int64_t today = now_ms / key_day_ms;
    Impl::Shard& shard = impl_->shard_of(key.id);
    std::lock_guard lock(shard.mutex);
    Impl::Day& day = shard.keys[key.id];
    if (day.number != today) day = {today, {}};
    return day.seen.size() < looked_up_max && day.seen.insert(print).second;
}

void KeyAddresses::forget(const Principal& key, std::string_view address) {
    Impl::Shard& shard = impl_->shard_of(key.id);
    std::lock_guard lock(shard.mutex);
    shard.keys[key.id].seen.erase(fingerprint_of_address(address));
}

}  // namespace auth
