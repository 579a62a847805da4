// A disk under SQLite that remembers everything done to it and fails on demand: at the n-th call of
// one sort, or at every call from the n-th on until it is healed.
#pragma once

#include "support/disk_event.hpp"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

namespace support {

enum class Fault : std::uint8_t {
    none,
    full,         // a write takes half its bytes and finds no room; also growth of shared memory
    write_error,  // EIO of a write or truncate
    sync_error,   // EIO of fsync
    read_error,   // EIO of a read
};

class Disk {
public:
    // Lies under every SQLite file that this process opens after the first call.
    static Disk& installed();

    // Remembers what happens to the files in `folder` from now on.
    void record(const std::string& folder);
    std::vector<DiskEvent> stop_recording();
    void mark(std::int64_t number);  // a note between the events

    // Fails at call `number` (from 1) of the fault's sort; `is_lasting`: and at all after it.
    void fail(Fault fault, int number, bool is_lasting);
    void heal();
    bool has_failed() const { return has_failed_; }

    // For the file operations.
    bool fails_now(Fault fault);
    void note(const char* path, DiskEvent event);
    void note_folder_sync();

private:
    std::mutex mutex_;
    std::string folder_;  // empty: nothing is recorded
    std::vector<DiskEvent> events_;
    Fault fault_ = Fault::none;
    bool is_lasting_ = false;
    int calls_left_ = 0;
    std::atomic<bool> has_failed_{false};
};

}  // namespace support
