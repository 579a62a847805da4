// Reads that other connections wait for.
#pragma once

namespace storage {

// While one lives, what its thread reads is answered soon or refused (503): on a thread that serves
// connections, a read that waits for a lock makes all of them wait.
class BriefReads {
public:
    BriefReads() { ++depth(); }
    ~BriefReads() { --depth(); }
    BriefReads(const BriefReads&) = delete;
    BriefReads& operator=(const BriefReads&) = delete;

    static bool are_wanted() { return depth() > 0; }

private:
    static int& depth() {
        static thread_local int of_this_thread = 0;
        return of_this_thread;
    }
};

}  // namespace storage
