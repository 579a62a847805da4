#include "storage/vacuum.hpp"

#include "storage/database.hpp"
#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/file.hpp"
#include "storage/tables/search.hpp"

#include <filesystem>
#include <stdexcept>

namespace storage {

// The search index keeps the words of changed records until its parts are merged.
void vacuum(const std::string& database_setting) {
    std::string path = sqlite_path(database_setting);
    if (path.empty())
        throw std::runtime_error(
            "use PostgreSQL's own command: psql -c 'VACUUM (FULL, ANALYZE)' \"" +
            shown_database(database_setting) + '"');
    path = resolved_database_path(path);
    if (!std::filesystem::exists(path)) throw std::runtime_error("there is no database " + path);
    const LockFile lock(path, LockFile::Purpose::replace);
    SqliteConnection database(path, SqliteConnection::Mode::read_write);
    index_search_texts(database);
    database.run_script("INSERT INTO record_search (record_search) VALUES ('optimize')");
    database.run_script("VACUUM");
    database.run_script("PRAGMA wal_checkpoint(TRUNCATE)");
}

}  // namespace storage
