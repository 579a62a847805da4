// Read-only connections to a SQLite database, one per thread that reads.
#pragma once

#include "storage/database.hpp"
#include "storage/per_thread.hpp"

namespace storage {

class SqlitePlace;

class SqliteReaders {
public:
    SqliteReaders(const std::string& path, const SqlitePlace& place, Epoch epoch);
    ~SqliteReaders();  // closes the connections of all threads; none may be reading

    // One snapshot, from the first statement to the end of `work`. A read inside a read shares it.
    void read(const std::function<void(ReadView&)>& work);

private:
    class Reader;

    PerThread<Reader> readers_;
};

}  // namespace storage
