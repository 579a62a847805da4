// A disk that fails on demand, for tests: lies under SQLite for every file opened after install().
#pragma once

#include <atomic>

namespace storage::testing {

struct FaultyDisk {
    static void install();  // once per process

    // Writes to logs (*-wal) that still succeed before "disk full"; negative: all.
    static inline std::atomic<int> log_writes_left{-1};
    // "Disk full" answers to give before writes succeed again; only with log_writes_left at 0.
    static inline std::atomic<int> refusals_left{1 << 30};
    static inline std::atomic<bool> fails_to_sync{false};

    static void heal() {
        log_writes_left = -1;
        refusals_left = 1 << 30;
        fails_to_sync = false;
    }
};

}  // namespace storage::testing
