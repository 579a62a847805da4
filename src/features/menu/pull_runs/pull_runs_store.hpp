// The tables of runs: pulls into many stores, or at a set time.
#pragma once

#include "storage/database.hpp"
#include "storage/verify.hpp"

namespace features::pull_runs {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// The states of a run.
inline constexpr std::string_view scheduled = "scheduled", running = "running", done = "done",
                                  cancelled = "cancelled";
// Those of one of its stores; `done` too.
inline constexpr std::string_view pending = "pending", failed = "failed";

// Ids in lower case; times since 1970, 0: not yet.
struct Run {
    std::string id;
    std::int64_t number;  // of the account's runs, in the order in which they were made
    std::string source;
    std::string who;          // id of the key that requested it
    std::string choice_json;  // names of what is pulled, as a list
    std::int64_t created_ms, at_ms;
    std::string state;
    std::int64_t started_ms = 0, ended_ms = 0;

    bool has_ended() const { return ended_ms != 0; }
};

// A store that a run pulls into.
struct RunStore {
    std::string store;
    std::string state;
    std::int64_t attempts = 0;  // that failed for a temporary reason
    std::int64_t next_ms = 0;   // of a pending one: not before
    std::int64_t ended_ms = 0;
    std::string result_json{};  // what the pull answered; "" unless it is done
    std::string error_json{};   // why it failed, or has to be tried again; "" when it has not
};

std::int64_t last_number(storage::ReadView& view, std::string_view account);
std::int64_t count_live(storage::ReadView& view, std::string_view account);  // that have not ended
void insert(storage::Transaction& tx, std::string_view account, const Run& run,
            std::span<const RunStore> stores);

std::optional<Run> find_run(storage::ReadView& view, std::string_view account, std::string_view id);
// Newest first, of those with a smaller number.
std::vector<Run> runs_before(storage::ReadView& view, std::string_view account, std::int64_t number,
                             std::int64_t limit);
// In the order in which they are pulled into. `with_texts`: results and errors too.
std::vector<RunStore> stores_of(storage::ReadView& view, std::string_view account,
                                std::string_view run, bool with_texts);
std::optional<RunStore> find_store(storage::ReadView& view, std::string_view account,
                                   std::string_view run, std::string_view store);

// The next store that is due: of the runs whose time has come, that of the earliest. A time to try
// again after `believed_ms` was written before the clock was set back.
struct DueStore {
    std::string run, store;
};
std::optional<DueStore> next_store(storage::ReadView& view, std::string_view account,
                                   std::int64_t now_ms, std::int64_t believed_ms);
// When a store will be due; nothing: none is left.
std::optional<std::int64_t> next_due_ms(storage::ReadView& view, std::string_view account);

// Locks the row of a run, after all other locks: whoever holds it takes no more locks. False: the
// run has ended.
bool hold_live(storage::Transaction& tx, std::string_view account, std::string_view run);

// These write under the lock of the run's row.
void put_state(storage::Transaction& tx, std::string_view account, const Run& run);
void put_store(storage::Transaction& tx, std::string_view account, std::string_view run,
               const RunStore& store);
bool has_pending(storage::ReadView& view, std::string_view account, std::string_view run);

// Of those that ended before: see Retention::forget.
std::int64_t forget_ended(storage::Transaction& tx, std::string_view account,
                          std::int64_t oldest_ms);

}  // namespace features::pull_runs
