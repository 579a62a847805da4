// Reads on threads that must not block.
#pragma once

namespace storage {

// While one lives, queries of its thread on PostgreSQL are answered soon or refused (503): each
// after waiting 200 ms for a lock, or 5 s in total. For I/O threads, where a read that waits makes
// all connections of the thread wait. Only the thread that made it may destroy it. It makes no
// difference on SQLite, whose readers do not wait for writers.
class BriefReads {
public:
    BriefReads() { ++depth(); }
    ~BriefReads() { --depth(); }
    BriefReads(const BriefReads&) = delete;
    BriefReads& operator=(const BriefReads&) = delete;

    static bool are_wanted() { return depth() > 0; }  // on the calling thread

private:
    static int& depth() {
        static thread_local int of_this_thread = 0;
        return of_this_thread;
    }
};

}  // namespace storage
