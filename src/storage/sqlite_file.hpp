// The file of a SQLite database and what lies beside it: lock, copies, identity.
#pragma once

#include "storage/sqlite_connection.hpp"

#include <string>

namespace storage {

// In the file's header: tells our databases from those of other programs. "Coma" in ASCII.
inline constexpr std::int64_t sqlite_application_id = 0x436f6d61;

// Keeps a second process (and a second Database of this one) off a database for as long as it
// lives, by a lock on `<database>.lock`: closing the database file itself would drop SQLite's
// locks.
class LockFile {
public:
    // Throws std::runtime_error naming the process that holds it.
    explicit LockFile(const std::string& database_path);
    ~LockFile();
    LockFile(const LockFile&) = delete;
    LockFile& operator=(const LockFile&) = delete;

private:
    int descriptor_ = -1;
};

// Absolute, symbolic links resolved. Throws std::runtime_error when it cannot be a database file:
// no path, in memory, no such folder, a folder itself.
std::string resolved_database_path(const std::string& path);

// Whose file it is, by its header, without touching anything. Only while this process has no
// connection to it: closing a file drops the locks that SQLite holds on it.
struct SqliteHeader {
    bool is_empty = false;  // or absent
    bool is_ours = false;
    // No header of any database, and a log or journal beside it: a power cut may have torn the
    // header while it was written, and SQLite can tell only after it has recovered the file.
    bool is_torn = false;
};
SqliteHeader read_header(const std::string& path);

// A consistent copy of what `source` sees, verified and on disk under its final name, which must be
// free. Throws std::runtime_error and leaves nothing behind.
void copy_database(SqliteConnection& source, const std::string& path);

// What SQLite's own check finds, each finding one text; empty when the file is sound.
enum class Check { quick, full };
std::vector<std::string> check_pages(SqliteConnection& connection, Check check);

void sync_file(const std::string& path);
void sync_folder_of(const std::string& path);
[[noreturn]] void throw_system_error(const std::string& what);  // with the text of errno

}  // namespace storage
