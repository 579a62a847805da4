// The file of a SQLite database and what belongs to it: lock, copies, identity.
#pragma once

#include "base/descriptor.hpp"
#include "storage/sqlite/connection.hpp"

#include <array>
#include <string>

namespace storage {

// The application id in the header of the file, which distinguishes our databases from those of
// other programs. "Coma" in ASCII.
inline constexpr std::int64_t sqlite_application_id = 0x436f6d61;

// As long as it lives, no other process, and no second Database of this one, can use the database.
// It holds two locks: one on `<database>.lock`, which stays in force while restore() puts another
// file under the name of the database, and one on the file itself, which also stops processes that
// use another name of the file or have removed the lock file.
class LockFile {
public:
    // `use` creates the file if it is missing and refuses one with several hard links: the log is
    // next to one of the names, and whoever opens the file by another would miss its content.
    // `replace` locks the file if it is there.
    enum class Purpose : std::uint8_t { use, replace };

    // Throws std::runtime_error, with the id of the process that holds the lock where it is known.
    // Make it before SQLite opens the file, and destroy it after SQLite has closed it: see
    // by_inode_.
    LockFile(const std::string& database_path, Purpose purpose);

private:
    base::Descriptor by_name_;
    // When a process closes any descriptor of a file, the system drops all locks that SQLite holds
    // on that file in this process.
    base::Descriptor by_inode_;
};

// The path as an absolute one, with symbolic links resolved. Throws std::runtime_error when there
// can be no database file: an empty path, ":memory:", in a missing folder, or not a regular file.
std::string resolved_database_path(const std::string& path);

// Throws std::runtime_error that names what this process may not read and write: the folder, the
// file, or a file next to it, such as a log that another user left. Missing files do not matter.
void require_writable(const std::string& path);

// The endings of the files that SQLite keeps next to a database. It applies them to any database
// that it finds under that name, so they must be moved together with it.
inline constexpr std::array<std::string_view, 3> sqlite_companions{"-wal", "-shm", "-journal"};

// A name `<path><word><time>`, with a number after it if need be, that no file and no companion
// has.
std::string free_name_beside(const std::string& path, std::string_view word);

// What the header of a file tells.
struct SqliteHeader {
    bool is_empty = false;  // or the file is missing
    bool is_ours = false;   // a database of this program
    // It is not the header of a database, but there is a log or journal next to the file: a power
    // cut may have come while the header was written. SQLite must recover the file before its owner
    // is known.
    bool is_torn = false;
};
// Reads the header without SQLite and changes nothing. Only for a file to which this process has no
// connection, whose locks would be dropped (see LockFile). Throws std::runtime_error when the file
// cannot be read.
SqliteHeader read_header(const std::string& path);

// Makes a consistent copy of the database as `source` sees it, checks it and syncs it to disk. The
// name `path` must be free, and only a complete copy ever has it. Readable only by its owner.
// Throws std::runtime_error, and then leaves no file behind; only when the folder cannot be synced
// at the very end does the complete copy stay.
void copy_database(SqliteConnection& source, const std::string& path);

// What SQLite's own check finds, at most 100 texts; empty when the file is sound. The quick check
// does not compare indexes with their tables. Both read the whole file.
enum class Check { quick, full };
std::vector<std::string> check_pages(SqliteConnection& connection, Check check);

bool has_bytes(const std::string& path);  // false when it is not there
// Return when the content of the file, or the names in its folder, are on disk. Throw
// std::runtime_error.
void sync_file(const std::string& path);
void sync_folder_of(const std::string& path);
[[noreturn]] void throw_system_error(const std::string& what);  // with the text of errno

}  // namespace storage
