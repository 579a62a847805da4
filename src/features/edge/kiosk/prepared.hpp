// Cached copies of configurations, each made once for all requests.
//
// A copy is current as long as a proof holds: the versions were read in a snapshot, and since
// before that snapshot this process has acknowledged no write to any configuration
// (Database::configuration_version). On PostgreSQL, where other processes write too, the proof also
// ends with the hint of an event in the store or its account, and after a second.
#pragma once

#include "api/workers.hpp"
#include "base/world.hpp"
#include "features/edge/kiosk/copy.hpp"
#include "storage/database.hpp"

#include <deque>
#include <list>

namespace features::kiosk {

inline constexpr std::size_t versions_max = 32;  // digests kept of a store
inline constexpr std::int64_t proof_ms = 1'000;

// Any thread.
class Prepared {
public:
    // Keeps about `bytes_max` in total: the most recently used copies, at least one.
    explicit Prepared(std::size_t bytes_max) : bytes_max_(bytes_max) {}

    struct StoreKey {
        std::string account, store;
        auto operator<=>(const StoreKey&) const = default;
    };
    // The start of a proof: taken before the snapshot in which the versions are read.
    struct Moment {
        std::uint64_t configuration = 0, hints = 0;
        std::int64_t at_ms = 0;
    };
    using Shared = std::shared_ptr<const Copy>;
    using Got = std::function<void(Shared copy, std::exception_ptr thrown)>;

    // The copy, if it is proved to be current; null if the database has to be read.
    Shared find(const storage::Database& database, const StoreKey& place, std::int64_t now_ms);

    Moment moment(const storage::Database& database, const StoreKey& place, std::int64_t now_ms);
    // The copy, if it has the versions in the view; null if it has to be made.
    Shared look(storage::ReadView& view, const StoreKey& place, const Moment& moment);
    // What copies are made with. Everything it refers to outlives the work.
    struct Workshop {
        storage::Database& database;
        api::Lane& lane;
        const base::Clock& clock;
    };
    // Calls `got`, which must not throw, with a copy that shows all that was committed before this
    // call, made by a worker if necessary; or with the exception: base::Refusal (503) if too many
    // requests of `who` are already waiting.
    void ask(const Workshop& shop, const std::string& who, const StoreKey& place, Got got);

    // What is remembered of an earlier version of the store; null if unknown.
    std::shared_ptr<const Digest> past(const StoreKey& place, std::int64_t version,
                                       storage::Epoch epoch);

    // For Feature::on_hint.
    void hint(std::string_view text);

    struct Figures {
        std::int64_t copies = 0, bytes = 0;                                   // kept now
        std::int64_t made = 0, differences = 0, compressions = 0, looks = 0;  // since the start
    };
    Figures figures() const;

private:
    struct Entry;
    using Entries = std::map<StoreKey, Entry>;
    using Turns = std::list<Entries::iterator>;  // most recently used first
    struct Entry {
        Shared copy{};
        Moment proof{};
        std::uint64_t hints = 0;  // Prepared::hints_ at the last hint that concerned it
        std::deque<std::shared_ptr<const Digest>> past{};
        std::vector<Got> waiting{};
        bool is_making = false;
        std::size_t bytes = 0;
        Turns::iterator turn{};
    };

    void make(const Workshop& shop, const StoreKey& place);
    Shared proved(const Version& version, const StoreKey& place, const Moment& moment);
    Shared made_for(const Workshop& shop, const StoreKey& place);

    // These are called under the lock.
    Entries::iterator enter(const StoreKey& place);
    void touch(Entries::iterator entry) {
        turns_.splice(turns_.begin(), turns_, entry->second.turn);
    }
    void keep(Entry& entry, Shared copy, const Moment& moment);
    void forget_oldest();

    const std::size_t bytes_max_;
    Made made_;
    std::atomic<std::int64_t> looks_{0};
    mutable std::mutex mutex_;
    Entries entries_;
    Turns turns_;
    std::size_t bytes_ = 0;
    std::uint64_t hints_ = 0;  // hints received, plus entries made
};

}  // namespace features::kiosk
