// Read-only connections to a SQLite database, one per thread that reads.
#pragma once

#include "storage/database.hpp"
#include "storage/per_thread.hpp"

namespace storage {

class SqlitePlace;

class SqliteReaders {
public:
    // `place` must outlive it.
    SqliteReaders(const std::string& path, const SqlitePlace& place, Epoch epoch);
    ~SqliteReaders();  // closes the connections of all threads; none may be reading

    // Runs `work` in one snapshot, which begins with its first statement and ends with it. A read
    // inside a read shares the snapshot. Any thread. The first read of a thread opens a connection;
    // it throws base::Refusal (503) when the file was moved or replaced by then.
    void read(const std::function<void(ReadView&)>& work);

private:
    class Reader;

    PerThread<Reader> readers_;
};

}  // namespace storage
