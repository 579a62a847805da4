// Restoring a SQLite database, so that a crash leaves the old one or the new one.
#include "storage/restore.hpp"

#include "storage/postgres_database.hpp"
#include "storage/sqlite_file.hpp"
#include "storage/sqlite_schema.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <filesystem>

namespace storage {
namespace {

namespace fs = std::filesystem;

void require_sound_backup(const std::string& path) {
    if (!fs::is_regular_file(path)) throw std::runtime_error("there is no backup file " + path);
    SqliteHeader header = read_header(path);
    if (header.is_empty || !header.is_ours)
        throw std::runtime_error("the file " + path + " is not a Comanda backup");
    std::error_code absent;
    if (auto bytes = fs::file_size(path + "-wal", absent); !absent && bytes > 0)
        throw std::runtime_error("the file " + path + " is a database in use or left by a crash (" +
                                 path +
                                 "-wal lies beside it), not a backup; make one with "
                                 "`comanda backup`");
    SqliteConnection backup(path, SqliteConnection::Mode::immutable);
    for (const std::string& finding : check_pages(backup, Check::full))
        throw std::runtime_error("the backup " + path + " is damaged: " + finding);
    require_usable(backup, path, sqlite_migrations());
}

// Owned by the copy alone and never overwriting: neither file is open in SQLite.
void copy_file(const std::string& from, const std::string& to) {
    int out = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (out < 0) throw_system_error("cannot create " + to);
    ::close(out);
    fs::copy_file(from, to, fs::copy_options::overwrite_existing);
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write);
    sync_file(to);
}

// Brings a log that a crash left into the main file, so that one file is all there is to move. A
// database too damaged for that is moved as it is.
void settle_log(const std::string& path) {
    if (!fs::exists(path + "-wal")) return;
    try {
        SqliteConnection old(path, SqliteConnection::Mode::read_write);
        old.run_script("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const SqliteError&) {
        return;
    }
}

std::string free_place_aside(const std::string& path) {
    std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y%m%dT%H%M%SZ", &parts);
    std::string wanted = path + ".replaced-" + text;
    std::string candidate = wanted;
    for (int attempt = 2; fs::exists(candidate); ++attempt)
        candidate = wanted + "-" + std::to_string(attempt);
    return candidate;
}

void move_if_present(const std::string& from, const std::string& to) {
    if (::rename(from.c_str(), to.c_str()) != 0 && errno != ENOENT)
        throw_system_error("cannot move " + from + " aside");
}

// A second name for the old file, where the file system knows them: the database is then never
// missing. Its log goes with it, since it must not meet the restored file.
void move_aside(const std::string& path) {
    if (!fs::exists(path)) return;
    settle_log(path);
    std::string aside = free_place_aside(path);
    if (::link(path.c_str(), aside.c_str()) != 0) move_if_present(path, aside);
    move_if_present(path + "-wal", aside + "-wal");
    move_if_present(path + "-shm", aside + "-shm");
    sync_folder_of(path);
}

}  // namespace

void restore(const std::string& backup_path, const std::string& database_setting) {
    std::string path = sqlite_path(database_setting);
    if (path.empty())
        throw std::runtime_error(how_to_restore_postgres(backup_path, database_setting));
    path = resolved_database_path(path);
    if (fs::exists(path) && fs::exists(backup_path) && fs::equivalent(path, backup_path))
        throw std::runtime_error("the backup " + backup_path + " is the database itself");
    LockFile lock(path);
    require_sound_backup(backup_path);

    std::string incoming = path + ".restoring-" + std::to_string(::getpid());
    try {
        copy_file(backup_path, incoming);
        move_aside(path);
        if (::rename(incoming.c_str(), path.c_str()) != 0)
            throw_system_error("cannot put the backup in place of " + path);
    } catch (...) {
        std::error_code ignored;
        fs::remove(incoming, ignored);
        throw;
    }
    sync_folder_of(path);
}

}  // namespace storage
