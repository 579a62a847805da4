#include "features/edge/kiosk/prepared.hpp"

#include "base/refusal.hpp"
#include "storage/tables/events.hpp"

#include <cstdlib>

namespace features::kiosk {
namespace {

constexpr std::size_t places_max = 10'000;
constexpr std::size_t place_bytes = 500;  // of an entry, without its copy

Version version_in(storage::ReadView& view, const Prepared::StoreKey& place) {
    Version version{.store = storage::sequences(view, place.account, place.store).configuration,
                    .account = storage::sequences(view, place.account, "").configuration};
    version.epoch = view.epoch();
    return version;
}

bool is_shared(const storage::Database& database) {
    return database.engine() == storage::Engine::postgres;
}

}  // namespace

Prepared::Entries::iterator Prepared::enter(const StoreKey& place) {
    const auto known = entries_.find(place);
    if (known != entries_.end()) return known;
    const auto entered = entries_.try_emplace(place).first;
    try {
        entered->second.turn = turns_.insert(turns_.begin(), entered);
    } catch (...) {
        entries_.erase(entered);
        throw;
    }
    // A moment from before this entry was made, or of a forgotten entry, proves nothing about it.
    entered->second.hints = ++hints_;
    entered->second.bytes = place_bytes;
    bytes_ += place_bytes;
    forget_oldest();
    return entered;
}

Prepared::Shared Prepared::find(const storage::Database& database, const StoreKey& place,
                                std::int64_t now_ms) {
    const std::uint64_t configuration = database.configuration_version();
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(place);
    if (found == entries_.end() || !found->second.copy) return {};
    const Entry& entry = found->second;
    if (entry.proof.configuration != configuration) return {};
    const bool is_recent =
        entry.proof.hints == entry.hints && std::abs(now_ms - entry.proof.at_ms) < proof_ms;
    if (is_shared(database) && !is_recent) return {};
    touch(found);
    return entry.copy;
}

Prepared::Moment Prepared::moment(const storage::Database& database, const StoreKey& place,
                                  std::int64_t now_ms) {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(place);
    return {database.configuration_version(), found == entries_.end() ? 0 : found->second.hints,
            now_ms};
}

Prepared::Shared Prepared::look(storage::ReadView& view, const StoreKey& place,
                                const Moment& moment) {
    return proved(version_in(view, place), place, moment);
}

Prepared::Shared Prepared::proved(const Version& version, const StoreKey& place,
                                  const Moment& moment) {
    ++looks_;
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(place);
    if (found == entries_.end()) return {};
    Entry& entry = found->second;
    if (!entry.copy || entry.copy->version != version) return {};
    entry.proof = moment;
    touch(found);
    return entry.copy;
}

void Prepared::ask(const Workshop& shop, const std::string& who, const StoreKey& place, Got got) {
    {
        const std::lock_guard lock(mutex_);
        Entry& entry = enter(place)->second;
        entry.waiting.push_back(std::move(got));
        if (entry.is_making) return;
        entry.is_making = true;
    }
    bool is_posted = false;
    try {
        is_posted = shop.lane.post(who, [this, shop, place] { make(shop, place); });
    } catch (const std::bad_alloc&) {  // refused, as if too much were waiting
    }
    if (is_posted) return;
    std::vector<Got> waiting;
    {
        const std::lock_guard lock(mutex_);
        Entry& entry = enter(place)->second;
        entry.is_making = false;
        waiting.swap(entry.waiting);
    }
    const auto busy = std::make_exception_ptr(
        base::Refusal::unavailable("busy", "Too many requests of this key are already waiting", 1));
    for (const Got& each : waiting) each({}, busy);
}

// Requests that arrive while a copy is being made may know of a write that it does not show,
// so they wait until the versions are read once more.
void Prepared::make(const Workshop& shop, const StoreKey& place) {
    for (;;) {
        std::vector<Got> waiting;
        {
            const std::lock_guard lock(mutex_);
            Entry& entry = enter(place)->second;
            entry.is_making = !entry.waiting.empty();
            if (!entry.is_making) return;
            waiting.swap(entry.waiting);
        }
        Shared copy;
        std::exception_ptr thrown;
        try {
            copy = made_for(shop, place);
        } catch (...) {
            thrown = std::current_exception();
        }
        for (const Got& got : waiting) got(copy, thrown);
    }
}

Prepared::Shared Prepared::made_for(const Workshop& shop, const StoreKey& place) {
    const Moment begun = moment(shop.database, place, shop.clock.now_ms());
    Shared copy;
    Version version;
    std::optional<Sources> sources;
    shop.database.read([&](storage::ReadView& view) {
        version = version_in(view, place);
        copy = proved(version, place, begun);
        if (copy) return;
        sources = read_sources(view, place.account, place.store);
        version.epoch = view.epoch();
    });
    if (copy) return copy;
    copy = std::make_shared<const Copy>(version, configuration_of(*std::move(sources)), made_);
    const std::lock_guard lock(mutex_);
    keep(enter(place)->second, copy, begun);
    return copy;
}

void Prepared::keep(Entry& entry, Shared copy, const Moment& moment) {
    const Digest* last = entry.past.empty() ? nullptr : entry.past.back().get();
    if (last && last->epoch != copy->version.epoch) entry.past.clear();
    if (entry.past.empty() || entry.past.back()->version != copy->version.store)
        entry.past.push_back(copy->digest);
    if (entry.past.size() > versions_max) entry.past.pop_front();
    entry.proof = moment;
    entry.copy = std::move(copy);
    std::size_t bytes = place_bytes + entry.copy->bytes();
    for (const auto& digest : entry.past) bytes += digest->bytes();
    bytes_ += bytes - entry.bytes;
    entry.bytes = bytes;
    forget_oldest();
}

// An entry that is being made stays: hints about it must not get lost.
void Prepared::forget_oldest() {
    for (auto turn = turns_.end(); turn != turns_.begin();) {
        if (bytes_ <= bytes_max_ && entries_.size() <= places_max) return;
        --turn;
        if (turn == turns_.begin()) return;
        const Entries::iterator oldest = *turn;
        if (oldest->second.is_making) continue;
        bytes_ -= oldest->second.bytes;
        turn = turns_.erase(turn);
        entries_.erase(oldest);
    }
}

std::shared_ptr<const Digest> Prepared::past(const StoreKey& place, std::int64_t version,
                                             storage::Epoch epoch) {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(place);
    if (found == entries_.end()) return {};
    for (const auto& digest : found->second.past)
        if (digest->version == version && digest->epoch == epoch) return digest;
    return {};
}

void Prepared::hint(std::string_view text) {
    const auto events = storage::read_events_hint(text);
    if (!events && !text.empty()) return;
    const std::lock_guard lock(mutex_);
    ++hints_;
    if (events && !events->store.empty()) {
        const auto found =
            entries_.find(StoreKey{std::string(events->account), std::string(events->store)});
        if (found != entries_.end()) found->second.hints = hints_;
        return;
    }
    for (auto& [place, entry] : entries_)
        if (!events || place.account == events->account) entry.hints = hints_;
}

Prepared::Figures Prepared::figures() const {
    const std::lock_guard lock(mutex_);
    Figures figures{.bytes = static_cast<std::int64_t>(bytes_),
                    .made = made_.copies,
                    .differences = made_.differences,
                    .compressions = made_.compressions,
                    .looks = looks_};
    for (const auto& [place, entry] : entries_) figures.copies += entry.copy ? 1 : 0;
    return figures;
}

}  // namespace features::kiosk
