// The file of a SQLite database and what lies beside it: lock, copies, identity.
#pragma once

#include "base/descriptor.hpp"
#include "storage/sqlite/connection.hpp"

#include <array>
#include <string>

namespace storage {

// In the file's header: tells our databases from those of other programs. "Coma" in ASCII.
inline constexpr std::int64_t sqlite_application_id = 0x436f6d61;

// Keeps a second process (and a second Database of this one) off a database for as long as it
// lives, by two locks: on `<database>.lock`, which guards the name while another file is put there,
// and on the file itself, which holds under every other name and when the lock file was removed.
class LockFile {
public:
    // To use it, a file that is not there is created, and one with several names is refused: its
    // log lies beside one of them, and under another what the log holds would be missing.
    enum class Purpose : std::uint8_t { use, replace };

    // Throws std::runtime_error naming the process that holds it. Made before SQLite opens the file
    // and destroyed after it has closed it: see by_inode_.
    LockFile(const std::string& database_path, Purpose purpose);

private:
    base::Descriptor by_name_;
    // Closing any descriptor of a file drops the locks that SQLite holds on it in this process.
    base::Descriptor by_inode_;
};

// Absolute, symbolic links resolved. Throws std::runtime_error when it cannot be a database file:
// no path, in memory, no such folder, a folder itself.
std::string resolved_database_path(const std::string& path);

// Throws std::runtime_error that names what this process may not write: the folder, the file, or
// what lies beside it, such as the log that another user left.
void require_writable(const std::string& path);

// What SQLite keeps beside a file, and applies to whatever bears the file's name.
inline constexpr std::array<std::string_view, 3> sqlite_companions{"-wal", "-shm", "-journal"};

// `<path><word><time>`, or with a number behind it: no file of that name is there, nor one that
// SQLite would take for its companion.
std::string free_name_beside(const std::string& path, std::string_view word);

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

bool has_bytes(const std::string& path);  // false when it is not there
void sync_file(const std::string& path);
void sync_folder_of(const std::string& path);
[[noreturn]] void throw_system_error(const std::string& what);  // with the text of errno

}  // namespace storage
