// What a feature brings to the application.
//
// A feature is a folder of features/ with one `Feature`, named in app/features.cpp. The application
// walks that list at its start and whenever something is due; nothing registers itself.
#pragma once

#include "api/metrics.hpp"
#include "api/route.hpp"
#include "features/person.hpp"
#include "features/records/rules.hpp"
#include "jobs/job.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/changes.hpp"
#include "storage/verify.hpp"

#include <chrono>
#include <span>
#include <string_view>

namespace features {

// Something that is kept for a time only. The application calls `forget` for each account: every
// ten minutes as long as it finds something, else once a day.
struct Retention {
    std::string_view name;                                    // for the log
    std::int64_t (*keep_ms)(const base::Settings& settings);  // how long it is kept; 0: for ever
    // Removes rows of the account that are older than `oldest_ms`, Unix time, and returns how many:
    // a bounded number, so that the transaction is short. It takes the lock of one scope at most,
    // and is called again at once, in a transaction of its own, until there are none.
    std::int64_t (*forget)(storage::Transaction& tx, std::string_view account,
                           std::int64_t oldest_ms);
};

// Timed work of each account or store that one instance does, and not one of each process: see
// jobs/job.hpp, whose Job has the same members.
struct Job {
    std::string_view name;
    bool is_of_store = false;
    std::chrono::milliseconds every;
    std::optional<std::int64_t> (*run)(api::Services& services, const jobs::Lease& lease);
    bool waits_outside = false;
};

// Something that each process does again and again for itself. All intervals share the one upkeep
// thread, so keep it short. What it throws is logged, and it runs again when it is due again.
struct Interval {
    std::string_view name;            // for the log
    std::chrono::milliseconds every;  // from the end of a run, or the start, to the next run
    void (*run)(api::Services& services);
    bool runs_at_end = false;  // once more when the application stops
};

// How the feed of changes finds what the events of a kind are about, where the things of that kind
// are not kept as records in the table `record`; see storage::Resolve.
struct Resolver {
    std::string_view kind;
    std::vector<storage::ChangedRecord> (*resolve)(storage::ReadView& view,
                                                   std::string_view account,
                                                   std::span<const storage::Event> events,
                                                   std::int64_t limit);
};

// One thing that holds something of a person: an order, a check, a row.
struct Trace {
    std::string store;  // whose lock its writers hold; "": the account
    std::string id;     // says to its own place which it is
};

// A place that may hold something of people. Every table of the schema stands in one of them, or in
// the list of those that hold nothing of people (features/operating/erasure/places.hpp).
struct Personal {
    std::string_view name;                     // in the answers of erasure and access
    std::span<const std::string_view> tables;  // that it looks after
    // Things of the person among a bounded number of rows behind `position`, which is "" at first,
    // moves on, and is "" again when there are no more rows. Things that are erased already may be
    // among them.
    std::vector<Trace> (*find)(storage::ReadView& view, const Person& person,
                               std::string& position);
    // Everything that it holds of the person, as a JSON object.
    std::string (*tell)(storage::ReadView& view, const Person& person, const Trace& trace);
    // Removes the person, under the lock of the trace's store, and leaves amounts, times and ids.
    // True when something was there to remove; called again it finds nothing.
    bool (*erase)(storage::Transaction& tx, const Person& person, const Trace& trace);
    // Things that still need to know the person, as a delivery under way does; null: there are none
    // of that sort.
    std::vector<Trace> (*find_open)(storage::ReadView& view, const Person& person) = nullptr;
};

struct DemoStore {
    std::string_view id, name, licence;
    int price_percent;  // of the prices of the first store
    std::string_view licence_id;
};
// What Feature::make_demo gets. The account, its stores and what the features before it in the list
// have made are there already.
struct Demo {
    const base::World& world;
    const records::Actor& actor;  // the manager, with the rules of all kinds
    std::string_view account;
    std::span<const DemoStore> stores;  // by id
    int days;                           // that the stores have been selling
};

// Members are null or empty where a feature brings nothing of that sort. A Feature and all it
// points to live as long as the process and never change.
struct Feature {
    std::string_view name;  // of its folder

    std::span<const records::Rules> rules{};  // of its kinds
    std::span<const storage::Migration> tables{};
    std::span<const Resolver> resolvers{};  // of kinds that it shows

    // For the command `verify`: queries that find what breaks a rule of its tables, and a function
    // that adds a finding for each fault that no query can find.
    std::span<const storage::Rule> checks{};
    void (*verify)(storage::Database& database, const records::Rulebook& rules,
                   base::Findings& findings) = nullptr;

    // Whether its tables hold an amount of the store, which then keeps its currency; with store ""
    // one of the account itself, in the currency of its oldest store. Asked under the store's lock.
    records::HoldsAmounts holds_amounts = nullptr;

    // Whether something of it that is or may become a sale has that origin, so that no web order
    // may take it for its id. Asked under the store's lock.
    bool (*has_origin)(storage::ReadView& view, std::string_view account, std::string_view store,
                       std::string_view origin) = nullptr;

    std::span<const Personal> personal{};  // what it keeps of people
    std::span<const Retention> retention{};
    std::span<const Job> jobs{};
    std::span<const Interval> intervals{};
    // Called with the hint of every committed write that gave one, in this process or another, and
    // with "" when some may have been missed. On a thread of the database: keep it short.
    void (*on_hint)(api::Services& services, std::string_view hint) = nullptr;

    // Called with every call of a key, as soon as its operation has answered or a thread of its own
    // goes on with it; not for answers that are given again. On the I/O thread: keep it short. What
    // it throws is logged. The request itself may be gone.
    void (*on_call)(const api::Call& call) = nullptr;

    // Makes its part of the demo. The whole demo is one transaction, which may run again.
    void (*make_demo)(storage::Transaction& tx, const Demo& demo) = nullptr;
    // Figures for /metrics beside those of its operations. Called at most once a second, on any
    // thread.
    std::vector<api::Figure> (*figures)(const api::Services& services) = nullptr;
    // Called once at each start, before the first request; several processes may do so at the same
    // time. What it throws is logged, and the application starts nevertheless.
    void (*start)(api::Services& services) = nullptr;
    // Adds the objects that it needs while the application runs (Services::of). Called once, before
    // the first request.
    void (*furnish)(api::Objects& objects, const base::Settings& settings) = nullptr;
    // Ends what its objects do unasked. Called when the application stops, before the database
    // does, perhaps more than once.
    void (*stop)(api::Services& services) = nullptr;
};

// The features of the application, in the order of app/features.cpp. Operations find it by
// Services::of<FeatureList>().
struct FeatureList {
    std::span<const Feature* const> all;

    auto begin() const { return all.begin(); }
    auto end() const { return all.end(); }
    records::Rulebook rules() const;  // of all kinds; it cannot hash secret fields
    records::Rulebook rules(const auth::Pepper& pepper) const;
    storage::Resolvers resolvers() const;
    std::vector<api::Watch> watches() const;
    // The migrations of storage, jobs and all features. Throws std::logic_error unless their
    // numbers are 1, 2, 3, ... without a gap, each once.
    std::vector<storage::Migration> tables() const;
};

// Everything that storage and the features find wrong in the database. Reads all of it, which may
// take minutes.
base::Findings find_faults(storage::Database& database, const FeatureList& features);

}  // namespace features
