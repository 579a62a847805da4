// What a feature brings to the application.
//
// A feature is a folder of features/ with one `Feature`, named in app/features.cpp. The application
// walks that list at its start and whenever something is due; nothing registers itself.
#pragma once

#include "api/metrics.hpp"
#include "api/route.hpp"
#include "features/records/rules.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/changes.hpp"
#include "storage/verify.hpp"

#include <chrono>
#include <span>
#include <string_view>

namespace features {

// Something that is kept for a time only.
struct Retention {
    std::string_view name;  // for the log
    std::int64_t (*keep_ms)(const base::Settings& settings);
    // Forgets what an account has had since before `oldest_ms`: a bounded number of rows, so that
    // the transaction is short. True when there may be more.
    bool (*forget)(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms);
};

// Something that is done again and again, on the one thread for that: keep it short. When it
// throws, that is logged, and it is done again when it is due again.
struct Interval {
    std::string_view name;  // for the log
    std::chrono::milliseconds every;
    void (*run)(api::Services& services);
    bool runs_at_end = false;  // once more when the application stops
};

// How the feed of changes finds what an event of a kind is about, where that is no record of the
// table `record`; see storage::Resolve.
struct Resolver {
    std::string_view kind;
    std::vector<storage::ChangedRecord> (*resolve)(storage::ReadView& view,
                                                   std::string_view account,
                                                   std::span<const storage::Event> events,
                                                   std::int64_t limit);
};

// The demo in the making: what the features before this one have made of it is there.
struct DemoStore {
    std::string_view id, name, licence;
    int price_percent;  // of the prices of the first store
};
struct Demo {
    const base::World& world;
    const records::Actor& actor;  // the manager, with the rules of all kinds
    std::string_view account;
    std::span<const DemoStore> stores;  // by id
};

// Members are null or empty where a feature brings nothing of the sort. All of it lives as long as
// the process and is only read.
struct Feature {
    std::string_view name;  // of its folder

    std::span<const api::Operation* const> operations{};  // each stands on the page of routes
    std::span<const records::Rules> rules{};              // of its kinds
    std::span<const storage::Migration> tables{};
    std::span<const Resolver> resolvers{};  // of kinds that it notes events of

    // For verify: queries for what breaks a rule of its tables, and what no query can tell.
    std::span<const storage::Rule> checks{};
    void (*verify)(storage::Database& database, const records::Rulebook& rules,
                   base::Findings& findings) = nullptr;

    std::span<const Retention> retention{};
    std::span<const Interval> intervals{};
    // Called with every hint that a committed write gave, in any process, and with "" when some may
    // have been missed; on a thread of the database.
    void (*on_hint)(api::Services& services, std::string_view hint) = nullptr;

    // Makes its part of the demo, in the one transaction of all of it.
    void (*make_demo)(storage::Transaction& tx, const Demo& demo) = nullptr;
    // Figures for /metrics beside those of its operations, at most once a second; any thread.
    std::vector<api::Figure> (*figures)(const api::Services& services) = nullptr;
    // Adds what it keeps while the application runs; before the first request.
    void (*furnish)(api::Objects& objects, const base::Settings& settings) = nullptr;
};

// The list, as the application has it; also among its objects (api/objects.hpp).
struct FeatureList {
    std::span<const Feature* const> all;

    auto begin() const { return all.begin(); }
    auto end() const { return all.end(); }
    records::Rulebook rules() const;  // of all kinds
    storage::Resolvers resolvers() const;
    std::vector<storage::Migration> tables() const;  // those of storage too, in their order
};

// Everything that storage and the features find wrong in the database. Reads all of it.
base::Findings find_faults(storage::Database& database, const FeatureList& features);

}  // namespace features
