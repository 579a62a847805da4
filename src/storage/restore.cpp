// Restoring a SQLite database, so that a crash leaves the old one or the new one.
#include "storage/restore.hpp"

#include "base/failpoint.hpp"
#include "storage/postgres/database.hpp"
#include "storage/sqlite/file.hpp"
#include "storage/sqlite/mark.hpp"
#include "storage/sqlite/schema.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>

namespace storage {
namespace {

namespace fs = std::filesystem;

void require_sound_backup(const std::string& path, std::span<const Migration> migrations) {
    if (!fs::exists(path)) throw std::runtime_error("there is no backup file " + path);
    if (!fs::is_regular_file(path))
        throw std::runtime_error("the backup " + path + " is not a regular file");
    SqliteHeader header = read_header(path);
    if (header.is_empty || !header.is_ours)
        throw std::runtime_error("the file " + path + " is not a Comanda backup");
    for (const char* companion : {"-wal", "-journal"})
        if (has_bytes(path + companion))
            throw std::runtime_error(
                "the file " + path + " is a database in use or left by a crash (" + path +
                companion + " is next to it), not a backup; make one with `comanda backup`");
    SqliteConnection backup(path, SqliteConnection::Mode::immutable);
    for (const std::string& finding : check_pages(backup, Check::full))
        throw std::runtime_error("the backup " + path + " is damaged: " + finding);
    require_usable(backup, path, migrations);
}

// Copies into a new file that only its owner may read. Neither file may be open in SQLite, whose
// locks would be dropped (see LockFile).
void copy_file(const std::string& from, const std::string& to) {
    int out = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (out < 0) throw_system_error("cannot create " + to);
    ::close(out);
    fs::copy_file(from, to, fs::copy_options::overwrite_existing);
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write);
    sync_file(to);
}

// Brings a log or journal that a crash left into the main file, so that only one file has to be
// moved. A database that is too damaged for that is moved as it is, with its log.
void settle_log(const std::string& path) {
    if (!has_bytes(path + "-wal") && !has_bytes(path + "-journal")) return;
    try {
        SqliteConnection old(path, SqliteConnection::Mode::read_write);
        old.run_script("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const SqliteError&) {
        return;
    }
}

void move(const std::string& from, const std::string& to) {
    if (::rename(from.c_str(), to.c_str()) != 0)
        throw_system_error("cannot move " + from + " to " + to);
}

// Also done when the main file is missing: SQLite would apply a log that it finds next to the new
// one.
void move_companions_aside(const std::string& path, const std::string& aside) {
    for (const std::string_view companion : sqlite_companions) {
        const std::string from = path + std::string(companion);
        if (fs::exists(fs::symlink_status(from))) move(from, aside + std::string(companion));
    }
    sync_folder_of(path);
}

// Exchanges both files in one step, so that the database is never missing and no file ever has two
// names. Where the file system cannot do that, the database is missing for a moment.
void put_in_place(const std::string& incoming, const std::string& path, const std::string& aside) {
    if (!fs::exists(path)) return move(incoming, path);
    if (::renameat2(AT_FDCWD, incoming.c_str(), AT_FDCWD, path.c_str(), RENAME_EXCHANGE) == 0) {
        base::failpoint("restore_exchanged");
        return move(incoming, aside);
    }
    move(path, aside);
    move(incoming, path);
}

}  // namespace

std::string restore(const std::string& backup_path, const std::string& database_setting,
                    std::span<const Migration> migrations) {
    std::string path = sqlite_path(database_setting);
    if (path.empty())
        throw std::runtime_error(how_to_restore_postgres(backup_path, database_setting));
    path = resolved_database_path(path);
    if (fs::exists(path) && fs::exists(backup_path) && fs::equivalent(path, backup_path))
        throw std::runtime_error("the backup " + backup_path + " is the database itself");
    const LockFile lock(path, LockFile::Purpose::replace);
    require_sound_backup(backup_path, migrations);
    const bool is_there = fs::exists(path);
    const std::string incoming = path + ".restoring-" + std::to_string(::getpid());
    const std::string aside = free_name_beside(path, ".replaced-");
    try {
        copy_file(backup_path, incoming);
        forget_mark(path);
        if (is_there) settle_log(path);
        move_companions_aside(path, aside);
    } catch (...) {
        std::error_code ignored;
        fs::remove(incoming, ignored);
        throw;
    }
    base::failpoint("restore_ready");
    put_in_place(incoming, path, aside);
    sync_folder_of(path);
    return is_there ? aside : "";
}

}  // namespace storage
