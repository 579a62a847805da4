// Reads that cover much of a table.
#pragma once

namespace storage {

// While one lives, queries of its thread on PostgreSQL are planned for their actual values, and may
// scan tables; see `lasting_plans` for other queries. For threads that make reports. Only the
// thread that made it may destroy it. It makes no difference on SQLite.
class WideReads {
public:
    WideReads() { ++depth(); }
    ~WideReads() { --depth(); }
    WideReads(const WideReads&) = delete;
    WideReads& operator=(const WideReads&) = delete;

    static bool are_wanted() { return depth() > 0; }  // on the calling thread

private:
    static int& depth() {
        static thread_local int of_this_thread = 0;
        return of_this_thread;
    }
};

}  // namespace storage
