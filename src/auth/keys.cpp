#include "auth/keys.hpp"

#include "auth/access_store.hpp"
#include "base/refusal.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <unordered_map>

namespace auth {

namespace {

constexpr std::int64_t memory_ms = 4'000;
constexpr std::int64_t flush_every_ms = 60'000;
constexpr std::size_t key_bytes_max = 128;
constexpr std::size_t shard_count = 16;
constexpr std::size_t shard_unknown_max = 10'000 / shard_count;

// When the clock was set back, the cache counts as too old.
bool is_fresh(std::int64_t read_ms, std::int64_t now_ms) {
    return now_ms >= read_ms && now_ms - read_ms < memory_ms;
}

// The cached entry of a key in the table. Only the operator and those who may manage keys make
// them, and an account has a limited number, so an attacker cannot make these entries grow in
// number.
struct KnownKey {
    std::shared_ptr<const Principal> principal;
    std::int64_t expires_ms, revoked_ms;
    std::int64_t read_ms;              // when the table was read
    std::int64_t used_ms, written_ms;  // last use, and the last use that the table knows of

    bool is_valid(std::int64_t now_ms) const {
        return revoked_ms == 0 && (expires_ms == 0 || now_ms < expires_ms);
    }
};

base::Refusal not_valid() { return base::Refusal::unauthorized("The API key is not valid."); }

}  // namespace

struct KeyRing::Impl {
    struct Hash {
        std::size_t operator()(const Fingerprint& key) const { return key.low; }
    };
    struct Shard {
        std::mutex mutex;
        std::unordered_map<Fingerprint, KnownKey, Hash> known;
        // Keys that the table does not have, and when it was read.
        std::unordered_map<Fingerprint, std::int64_t, Hash> unknown;
    };

    explicit Impl(const Pepper& its_pepper) : pepper(its_pepper) {}

    Shard& shard_of(const Fingerprint& key) { return shards[key.high % shard_count]; }

    enum class Memory : std::uint8_t { none, unknown, known };
    // The cached entry of the key; when it is valid, `principal` is set and the use is noted.
    Memory recall(const Fingerprint& key, std::int64_t now_ms,
                  std::shared_ptr<const Principal>& principal);
    // Returns the principal of a valid key directly: another thread may drop the entry before it
    // could be looked up.
    std::shared_ptr<const Principal> learn(const Fingerprint& key, std::string_view hash,
                                           const std::optional<StoredKey>& stored,
                                           std::int64_t now_ms);

    Pepper pepper;
    std::array<Shard, shard_count> shards;
};

KeyRing::Impl::Memory KeyRing::Impl::recall(const Fingerprint& key, std::int64_t now_ms,
                                            std::shared_ptr<const Principal>& principal) {
    Shard& shard = shard_of(key);
    std::lock_guard lock(shard.mutex);
    if (const auto found = shard.known.find(key);
        found != shard.known.end() && is_fresh(found->second.read_ms, now_ms)) {
        KnownKey& known = found->second;
        if (!known.is_valid(now_ms)) return Memory::known;
        known.used_ms = std::max(known.used_ms, now_ms);
        principal = known.principal;
        return Memory::known;
    }
    const auto unknown = shard.unknown.find(key);
    const bool is_unknown = unknown != shard.unknown.end() && is_fresh(unknown->second, now_ms);
    return is_unknown ? Memory::unknown : Memory::none;
}

std::shared_ptr<const Principal> KeyRing::Impl::learn(const Fingerprint& key, std::string_view hash,
                                                      const std::optional<StoredKey>& stored,
                                                      std::int64_t now_ms) {
    Shard& shard = shard_of(key);
    std::lock_guard lock(shard.mutex);
    if (!stored || !equal_in_constant_time(stored->hash, hash)) {
        if (shard.unknown.size() >= shard_unknown_max) shard.unknown.clear();
        shard.unknown.insert_or_assign(key, now_ms);
        return nullptr;
    }
    const KeyInfo& info = stored->info;
    KnownKey& known = shard.known[key];
    known.principal = std::make_shared<const Principal>(
        Principal{info.account, info.id, info.stores, info.is_read_only, info.areas});
    known.expires_ms = info.expires_ms;
    known.revoked_ms = info.revoked_ms;
    known.read_ms = now_ms;
    known.used_ms = std::max(known.used_ms, info.last_used_ms);
    known.written_ms = std::max(known.written_ms, info.last_used_ms);
    shard.unknown.erase(key);
    if (!known.is_valid(now_ms)) return nullptr;
    known.used_ms = std::max(known.used_ms, now_ms);
    return known.principal;
}

KeyRing::KeyRing(const Pepper& pepper) : impl_(std::make_shared<Impl>(pepper)) {}
KeyRing::~KeyRing() = default;

std::shared_ptr<const Principal> KeyRing::recall(std::string_view key, std::int64_t now_ms) {
    std::shared_ptr<const Principal> principal;
    if (!key.empty() && key.size() <= key_bytes_max)
        impl_->recall(fingerprint_of(key), now_ms, principal);
    return principal;
}

std::shared_ptr<const Principal> KeyRing::recognise(std::string_view key, storage::ReadView& view,
                                                    std::int64_t now_ms) {
    if (key.empty())
        throw base::Refusal::unauthorized(
            "Send the header apikey, or the cookie of a session (POST session).");
    if (key.size() > key_bytes_max) throw not_valid();

    const Fingerprint fingerprint = fingerprint_of(key);
    std::shared_ptr<const Principal> principal;
    if (impl_->recall(fingerprint, now_ms, principal) == Impl::Memory::none) {
        if (key.starts_with("cmd_") && !is_well_formed_api_key(key)) throw not_valid();
        const std::string hash = impl_->pepper.hash(key_purpose, key);
        principal = impl_->learn(fingerprint, hash, find_key(view, hash), now_ms);
    }
    if (!principal) throw not_valid();
    return principal;
}

void KeyRing::forget() {
    for (Impl::Shard& shard : impl_->shards) {
        std::lock_guard lock(shard.mutex);
        // The entries stay, because they hold times of use that are not written yet; with this time
        // they are treated as too old.
        for (auto& [fingerprint, key] : shard.known) key.read_ms = 0;
        shard.unknown.clear();
    }
}

void KeyRing::flush_last_used(storage::Transaction& tx) {
    struct Use {
        Fingerprint key;
        std::shared_ptr<const Principal> principal;
        std::int64_t used_ms;
    };
    std::vector<Use> uses;
    for (Impl::Shard& shard : impl_->shards) {
        std::lock_guard lock(shard.mutex);
        for (const auto& [key, known] : shard.known)
            if (known.used_ms - known.written_ms >= flush_every_ms)
                uses.push_back({key, known.principal, known.used_ms});
    }
    for (const Use& use : uses)
        note_key_used(tx, use.principal->account, use.principal->id, use.used_ms);
    // Only a committed time counts as written; the ring may be gone by then.
    tx.after_commit([impl = std::weak_ptr(impl_), uses = std::move(uses)] {
        const std::shared_ptr<Impl> alive = impl.lock();
        if (!alive) return;
        for (const Use& use : uses) {
            Impl::Shard& shard = alive->shard_of(use.key);
            std::lock_guard lock(shard.mutex);
            if (const auto found = shard.known.find(use.key); found != shard.known.end())
                found->second.written_ms = std::max(found->second.written_ms, use.used_ms);
        }
    });
}

}  // namespace auth
