// The table of jobs.
#pragma once

#include "jobs/job.hpp"

#include <span>
#include <vector>

namespace jobs {

extern const std::span<const storage::Migration> tables;

// How much the clocks of two instances may differ. A time further ahead than possible was written
// before the clock was set back.
inline constexpr std::int64_t clocks_differ_ms = 60'000;

// A moment that never comes: `next_ms` of a running job that has not been announced again.
inline constexpr std::int64_t never_ms = INT64_MAX;

// Adds the row if there is none.
void make(storage::Transaction& tx, const JobKey& key, std::int64_t next_ms);
// Changes nothing when the job is due earlier; the row is still locked against claims, so that no
// run starts that would miss what this transaction leaves for it.
void bring_forward(storage::Transaction& tx, const JobKey& key, std::int64_t at_ms);

// Takes the job for as long as the lease lasts, if it is due and nobody has it: its time has come,
// or its last run is in the future; its lease has expired, or ends later than any lease can.
// Nothing: it is not, or another transaction has locked its row. `is_urged`: also when it is not
// due, unless it has failed and waits for its retry.
struct Claim {
    std::int64_t number;    // no two claims of a row have the same
    std::int64_t in_a_row;  // how many runs have failed since the last success
};
std::optional<Claim> claim(storage::Transaction& tx, const JobKey& key, std::string_view holder,
                           std::int64_t now_ms, std::int64_t lease_ms, bool is_urged = false);

// These return false, and change nothing, when the claim is no longer that of the row.
bool renew(storage::Transaction& tx, const JobKey& key, std::int64_t claim, std::int64_t until_ms);
// The job is due at `next_ms`, or earlier if it was announced meanwhile; after a failure only what
// was announced for later than now counts.
struct Run {
    std::int64_t next_ms, now_ms, took_ms;
};
bool finish(storage::Transaction& tx, const JobKey& key, std::int64_t claim, const Run& run);
bool fail(storage::Transaction& tx, const JobKey& key, std::int64_t claim, const Run& run,
          std::string_view error);

// For the operator.
struct JobRow {
    JobKey key;
    std::int64_t next_ms;
    std::string holder;  // HOST:PROCESS; "": it does not run
    std::int64_t leased_until_ms, runs, failures;
    std::string last_error;         // of the last run that failed
    std::int64_t last_ms, took_ms;  // of the last run: its end, 0 before the first
    std::int64_t in_a_row = 0;      // how many runs have failed since the last success
};
// In the order of their keys.
std::vector<JobRow> jobs_of(storage::ReadView& view, std::string_view account);

}  // namespace jobs
