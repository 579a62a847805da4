// Whether a SQLite database is the one that was closed last, and its epoch.
//
// At an orderly end the epoch and a new mark are written into the database, and the mark into
// `<database>.mark`, which the next opening takes away. A database whose mark is not that of the
// file beside it was put back from a copy, came from elsewhere, or its process was killed: whatever
// the reason, it may have gone back, and a new epoch begins.
#pragma once

#include "storage/epoch.hpp"
#include "storage/sqlite/connection.hpp"

namespace storage {

class SqliteMark {
public:
    // Before anything is written. The connection is the one that writes.
    SqliteMark(SqliteConnection& connection, std::string path, base::Random& random);
    // When all else is written and nobody else uses the connection any more. When it fails, the
    // next opening begins a new epoch, which harms nobody.
    ~SqliteMark();
    SqliteMark(const SqliteMark&) = delete;
    SqliteMark& operator=(const SqliteMark&) = delete;

    Epoch epoch() const { return epoch_; }

private:
    SqliteConnection& connection_;
    const std::string path_;
    base::Random& random_;
    const std::string file_number_;
    Epoch epoch_;
};

// The next opening of the database begins a new epoch.
void forget_mark(const std::string& database_path);

}  // namespace storage
