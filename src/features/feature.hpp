// What a feature brings to the application.
//
// A feature is a folder of features/ with one `Feature`, named in app/features.cpp. The application
// walks that list at its start and whenever something is due; nothing registers itself.
#pragma once

#include "api/metrics.hpp"
#include "api/route.hpp"
#include "features/data_subject.hpp"
#include "features/found.hpp"
#include "features/records/rules.hpp"
#include "features/shown_texts.hpp"
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
    std::int64_t (*keep_ms)(const base::Settings& settings);  // how long it is kept; 0: forever
    // Removes rows of the account that are older than `oldest_ms`, Unix time, and returns how many:
    // a bounded number, so that the transaction is short. It takes the lock of one scope at most,
    // and is called again immediately, in a new transaction, until none are left.
    std::int64_t (*forget)(storage::Transaction& tx, std::string_view account,
                           std::int64_t oldest_ms);
};

// Timed work of an account or a store that one instance does for all processes: see jobs/job.hpp,
// whose Job has the same members.
struct Job {
    std::string_view name;
    bool is_of_store = false;
    std::chrono::milliseconds every;
    std::optional<std::int64_t> (*run)(api::Services& services, const jobs::Lease& lease);
    bool waits_outside = false;
};

// Work that each process repeats for itself. All intervals share the one upkeep thread, so keep it
// short. Exceptions are logged, and it runs again when it is next due.
struct Interval {
    std::string_view name;            // for the log
    std::chrono::milliseconds every;  // from the end of a run, or the start, to the next run
    void (*run)(api::Services& services);
    bool runs_at_end = false;  // once more when the application stops
};

// How the feed of changes finds what the events of a kind are about, for kinds that are not stored
// in the table `record`; see storage::Resolve.
struct Resolver {
    std::string_view kind;
    std::vector<storage::ChangedRecord> (*resolve)(storage::ReadView& view,
                                                   std::string_view account,
                                                   std::span<const storage::Event> events,
                                                   std::int64_t limit);
    // A short text by which people know one of them: "Order 283". Null: there is none.
    std::string (*label)(const ShownTexts& record) = nullptr;
};

// An order, a check or a row that holds data about a person.
struct Trace {
    std::string store;  // whose lock its writers hold; "": the account
    std::string id;     // identifies it within its place
};

// A place that may hold data about people. Every table of the schema is listed in one of them, or
// among those that hold none (features/operating/erasure/places.hpp).
struct Personal {
    std::string_view name;                     // in the answers of erasure and access
    std::span<const std::string_view> tables;  // that it covers
    // Traces of the person among a bounded number of rows after `position`, which starts as "",
    // moves on, and is "" again when no rows are left. Traces that are already erased may be among
    // them.
    std::vector<Trace> (*find)(storage::ReadView& view, const DataSubject& person,
                               std::string& position);
    // Everything that it holds about the person, as a JSON object.
    std::string (*tell)(storage::ReadView& view, const DataSubject& person, const Trace& trace);
    // Removes the person, under the lock of the trace's store, and leaves amounts, times and ids.
    // True when there was something to remove; a second call finds nothing.
    bool (*erase)(storage::Transaction& tx, const DataSubject& person, const Trace& trace);
    // Traces that still need the person, such as a delivery under way; null: there are none.
    std::vector<Trace> (*find_open)(storage::ReadView& view, const DataSubject& person) = nullptr;
};

struct DemoStore {
    std::string_view id, name, licence;
    int price_percent;  // of the prices of the first store
    std::string_view licence_id;
};
// What Feature::make_demo gets. The account, its stores and the demo data of features earlier in
// the list already exist.
struct Demo {
    const base::World& world;
    const records::Actor& actor;  // the manager, with the rules of all kinds
    std::string_view account;
    std::span<const DemoStore> stores;  // by id
    int days;                           // that the stores have been selling
};

// A line that a person moved from a check to another one of the store: ids of the checks, and the
// line as each of them shows it.
struct LineMove {
    std::string from, line;
    std::string to, as_line;
};

// What a submission has changed about the lines of a check. A line without an `orderUniqueId` is
// known by its place in its check and means nothing in another: it is in neither list.
struct CheckStep {
    std::string check, check_id;  // Comanda's id of it, and that of the devices
    bool is_voided = false;
    std::vector<std::string> came, left;  // that it shows now and did not before; the reverse
};

// Members are null or empty where a feature has none. A Feature and all it points to live as long
// as the process and never change.
struct Feature {
    std::string_view name;  // of its folder

    std::span<const records::Rules> rules{};  // of its kinds
    std::span<const storage::Migration> tables{};
    std::span<const Resolver> resolvers{};  // of kinds that it shows
    std::span<const Finder> finders{};      // of kinds that a search in a store finds

    // For the command `verify`: queries that find what breaks a rule of its tables, and a function
    // that adds a finding for each fault that no query can find.
    std::span<const storage::Rule> invariants{};
    void (*verify)(storage::Database& database, const records::Rulebook& rules,
                   base::Findings& findings) = nullptr;

    // Whether its tables hold an amount of the store, which then keeps its currency; with store ""
    // one of the account itself, in the currency of its oldest store. Asked under the store's lock.
    records::HoldsAmounts holds_amounts = nullptr;

    // Whether one of its records that is or may become a sale has that origin, so that no web order
    // may use it as its id. Asked under the store's lock.
    bool (*has_origin)(storage::ReadView& view, std::string_view account, std::string_view store,
                       std::string_view origin) = nullptr;

    // Takes what it keeps about lines of checks along with them, in the transaction that moves them
    // and under the store's lock. `who` and `at_ms` as in storage::NewEvent.
    void (*follow_lines)(storage::Transaction& tx, const storage::Scope& scope,
                         std::span<const LineMove> moves, std::string_view who,
                         std::int64_t at_ms) = nullptr;

    // Called after each applied submission of a check that came from a device or decided a
    // conflict, in its transaction and under the store's lock. `who` and `at_ms` as in
    // storage::NewEvent.
    void (*follow_check)(storage::Transaction& tx, const storage::Scope& scope,
                         const CheckStep& step, std::string_view who, std::int64_t at_ms) = nullptr;

    std::span<const Personal> personal{};  // where it keeps data about people
    std::span<const Retention> retention{};
    std::span<const Job> jobs{};
    std::span<const Interval> intervals{};
    // Called with the hint of every committed write that gave one, in this process or another, and
    // with "" when some may have been missed. On a thread of the database: keep it short.
    void (*on_hint)(api::Services& services, std::string_view hint) = nullptr;

    // Called with every call made with a key, once its operation has answered or continues on
    // another thread; not for replayed answers. On the I/O thread: keep it short. Exceptions are
    // logged. The request itself may be gone.
    void (*on_call)(const api::Call& call) = nullptr;

    // Makes its part of the demo. The whole demo is one transaction, which may run again.
    void (*make_demo)(storage::Transaction& tx, const Demo& demo) = nullptr;
    // Figures for /metrics besides those of its operations. Called at most once a second, on any
    // thread.
    std::vector<api::Figure> (*figures)(const api::Services& services) = nullptr;
    // Called once at each start, before the first request; several processes may call it at the
    // same time. Exceptions are logged, and the application starts anyway.
    void (*start)(api::Services& services) = nullptr;
    // Adds the objects that it needs while the application runs (Services::of). Called once, before
    // the first request.
    void (*add_objects)(api::Objects& objects, const base::Settings& settings) = nullptr;
    // Stops what its objects do in the background. Called when the application stops, before the
    // database stops, perhaps more than once.
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
    // Null: it is not one of a resolver.
    const Resolver* resolver_of(std::string_view kind) const;
    std::vector<api::Watch> watches() const;
    // The migrations of storage, jobs and all features. Throws std::logic_error unless their
    // numbers are 1, 2, 3, ... without a gap, each once.
    std::vector<storage::Migration> tables() const;
};

// Everything that storage and the features find wrong in the database. Reads all of it, which may
// take minutes.
base::Findings find_faults(storage::Database& database, const FeatureList& features);

}  // namespace features
