// How long the installation has run, counted by a clock that never jumps, and what the clock that
// may jump said meanwhile.
#pragma once

#include "storage/database.hpp"

namespace storage {

// One per process; those of a database count together, and no moment twice.
class RunningTime {
public:
    // Begins to count. `steady_ms` is of a clock of this process that never jumps. Marks that are
    // further back than `keep_ms` are forgotten.
    RunningTime(ReadView& view, std::int64_t steady_ms, std::int64_t keep_ms);

    // Adds what has passed, about once a minute.
    void advance(Transaction& tx, std::int64_t now_ms, std::int64_t steady_ms);

private:
    const std::int64_t keep_ms_;
    std::int64_t seen_ran_ms_, seen_steady_ms_;  // when it was counted last
};

// Whatever has a time before this one was written before the last `keep_ms` of running time. Before
// the installation has been counted for so long, nothing is known to be: the earliest time.
std::int64_t oldest_by_running_time(ReadView& view, std::int64_t keep_ms);

}  // namespace storage
