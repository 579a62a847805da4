// Tells whether a SQLite database is as this program left it when it closed it last, and keeps its
// epoch.
//
// When the program ends in an orderly way, it writes the epoch and a new random mark into the
// database, and the same mark into the file `<database>.mark`. The next opening removes that file.
// If the two marks differ or the file is missing, the database was put back from a copy, came from
// elsewhere, or its process was killed. In each case it may have gone back in time, so a new epoch
// begins.
#pragma once

#include "storage/epoch.hpp"
#include "storage/sqlite/connection.hpp"

namespace storage {

// One for each opening of a database.
class SqliteMark {
public:
    // Compares the marks and removes the file. Make it before anything is written, with the
    // connection that writes. `connection` and `random` must outlive it. Throws std::runtime_error
    // when the file cannot be removed.
    SqliteMark(SqliteConnection& connection, std::string path, base::Random& random);
    // Leaves the marks. Destroy it when all else is written and nobody else uses the connection any
    // more. A failure is only logged: the next opening then begins a new epoch, which does no harm.
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

// Removes the file with the mark, so that the next opening of the database begins a new epoch.
void forget_mark(const std::string& database_path);

}  // namespace storage
