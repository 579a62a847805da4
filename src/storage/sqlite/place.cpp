#include "storage/sqlite/place.hpp"

#include "base/log.hpp"
#include "storage/sqlite/file.hpp"
#include "storage/write_queue.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace storage {

SqlitePlace::SqlitePlace(std::string path)
    : path_(std::move(path)),
      log_path_(path_ + "-wal"),
      file_(identity_of(path_)),
      log_(identity_of(log_path_)),
      source_(path_, SqliteConnection::Mode::read_only) {
    source_.integer("PRAGMA schema_version");  // makes SQLite open the log
}

SqlitePlace::Identity SqlitePlace::identity_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) throw_system_error("cannot look at " + path);
    return {status.st_dev, status.st_ino};
}

// When the name cannot be looked at for a reason other than that it is gone, it is taken to be
// right.
bool SqlitePlace::leads_to(const std::string& path, const Identity& identity) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return errno != ENOENT && errno != ENOTDIR;
    return Identity{status.st_dev, status.st_ino} == identity;
}

bool SqlitePlace::is_intact() const { return leads_to(path_, file_) && leads_to(log_path_, log_); }

base::Refusal SqlitePlace::refusal() {
    return base::Refusal::unavailable("database_moved",
                                      "the database file was moved, removed or replaced under the "
                                      "running server; writes are refused",
                                      retry_after_s);
}

void SqlitePlace::copy_to(const std::string& path) {
    const std::lock_guard lock(mutex_);
    copy_database(source_, path);
}

void SqlitePlace::rescue() {
    base::JsonObject line;
    line.text("database", path_);
    try {
        const std::string copy = free_name_beside(path_, ".rescued-");
        copy_to(copy);
        line.text("copy", copy)
            .text("do",
                  "the file or its log was moved, removed or replaced; writes are refused, and all "
                  "that was acknowledged is in the copy: put the file back, or stop this server "
                  "and run `comanda restore` with the copy");
    } catch (const std::exception& error) {
        line.text("error", error.what())
            .number("pid", ::getpid())
            .text(
                "do",
                "the file or its log was moved, removed or replaced; writes are refused, and what "
                "was acknowledged exists only in this process: keep it running, and save it "
                "with `comanda backup FILE`");
    }
    base::log::write(base::log::Level::error, "database_moved", std::move(line));
}

}  // namespace storage
