// How long the installation has run, counted by a steady clock, and what the system's clock, which
// somebody may set, showed meanwhile. Together they tell what is old even if the clock jumped.
#pragma once

#include "storage/database.hpp"

namespace storage {

// Adds the time that this process runs to the count in the database. There is one per process; when
// several processes use the database, time in which more than one of them runs counts once. Calls
// must not overlap.
class RunningTime {
public:
    // Begins to count at `steady_ms`, a time of a clock of this process that never jumps. Times of
    // the system's clock are remembered for the last `keep_ms` of running time: the longest that
    // oldest_by_running_time() is asked for.
    RunningTime(ReadView& view, std::int64_t steady_ms, std::int64_t keep_ms);

    // Adds the time since the last call that was committed. Call it about once a minute. This
    // object must live until the transaction has ended.
    void advance(Transaction& tx, std::int64_t now_ms, std::int64_t steady_ms);

private:
    const std::int64_t keep_ms_;
    std::int64_t seen_ran_ms_, seen_steady_ms_;  // count and steady clock at the last advance()
};

// A time such that everything marked with an earlier one was written before the last `keep_ms` of
// running time, or a few minutes less, by which the clock may be set unnoticed. Precise to the
// minute. While the installation has not run for that long, nothing is known to be that old: then
// the smallest number.
std::int64_t oldest_by_running_time(ReadView& view, std::int64_t keep_ms);

}  // namespace storage
