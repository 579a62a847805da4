// Locks, headers and copies of SQLite files.
#include "storage/sqlite/file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>

namespace storage {
namespace {

namespace fs = std::filesystem;
using base::Descriptor;

void sync_path(const std::string& path, int flags) {
    int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0) throw_system_error("cannot open " + path);
    int result = ::fsync(descriptor);
    int error = errno;
    ::close(descriptor);
    errno = error;
    if (result != 0) throw_system_error("cannot sync to disk " + path);
}

std::string shown_pid(const std::string& pid) { return pid.empty() ? "" : " (pid " + pid + ")"; }

std::string pid_in(const Descriptor& lock_file) {
    std::array<char, 32> text{};
    const ssize_t length = ::pread(lock_file.get(), text.data(), text.size(), 0);
    std::string pid(text.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
    while (!pid.empty() && pid.back() == '\n') pid.pop_back();
    return shown_pid(pid);
}

// The process whose SQLite has the file open, as " (pid 123)"; "" when it is not known.
std::string pid_that_reads(const Descriptor& file) {
    struct flock asked {};
    asked.l_type = F_WRLCK;
    asked.l_whence = SEEK_SET;
    const bool is_known = ::fcntl(file.get(), F_GETLK, &asked) == 0 && asked.l_type != F_UNLCK;
    return is_known ? shown_pid(std::to_string(asked.l_pid)) : "";
}

std::runtime_error in_use(const std::string& path, const std::string& who) {
    return std::runtime_error("the database " + path + " is in use by another process" + who +
                              "; stop it or use another --database");
}

bool is_lock_taken(const Descriptor& file) { return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0; }

// The lock file is never removed: otherwise one process could lock the removed file and another a
// new one of the same name.
Descriptor lock_name(const std::string& database_path) {
    const std::string path = database_path + ".lock";
    Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (file.get() < 0) throw_system_error("cannot create the lock file " + path);
    if (!is_lock_taken(file)) throw in_use(database_path, pid_in(file));
    const std::string pid = std::to_string(::getpid()) + "\n";
    if (::ftruncate(file.get(), 0) != 0 ||
        ::pwrite(file.get(), pid.data(), pid.size(), 0) != static_cast<ssize_t>(pid.size())) {
        // The lock itself holds; only the number for the message is missing (a full disk).
    }
    return file;
}

Descriptor lock_inode(const std::string& path, LockFile::Purpose purpose) {
    const bool is_used = purpose == LockFile::Purpose::use;
    const int flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC | (is_used ? O_CREAT : 0);
    Descriptor file(::open(path.c_str(), flags, 0600));
    if (file.get() < 0 && errno == ENOENT && !is_used) return file;
    if (file.get() < 0) throw_system_error("cannot write the database " + path);
    if (!is_lock_taken(file)) {
        std::string who = pid_that_reads(file) + " under another name, or its lock file " + path +
                          ".lock was removed";
        // Left open on purpose: this process may be the one that uses the database, and closing the
        // file would drop the locks of its SQLite.
        (void)file.release();
        throw in_use(path, who);
    }
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) throw_system_error("cannot look at " + path);
    if (is_used && status.st_nlink > 1)
        throw std::runtime_error(
            "the database " + path + " has " + std::to_string(status.st_nlink) +
            " names (hard links), and its log is next to only one of them; find them with "
            "`find -samefile` and remove the others, or use another --database");
    return file;
}

void write_copy(SqliteConnection& source, const std::string& path) {
    std::array<Value, 1> values{std::string_view(path)};
    source.execute("VACUUM INTO $1", values);
    SqliteConnection copy(path, SqliteConnection::Mode::immutable);
    for (const std::string& finding : check_pages(copy, Check::quick))
        throw std::runtime_error("the copy is damaged: " + finding);
}

}  // namespace

bool has_bytes(const std::string& path) {
    std::error_code absent;
    auto bytes = fs::file_size(path, absent);
    return !absent && bytes > 0;
}

void throw_system_error(const std::string& what) {
    throw std::runtime_error(what + ": " + std::strerror(errno));
}

void sync_file(const std::string& path) { sync_path(path, O_RDONLY); }

void sync_folder_of(const std::string& path) {
    sync_path(fs::absolute(path).parent_path().string(), O_RDONLY | O_DIRECTORY);
}

LockFile::LockFile(const std::string& database_path, Purpose purpose)
    : by_name_(lock_name(database_path)), by_inode_(lock_inode(database_path, purpose)) {}

void require_writable(const std::string& path) {
    const auto require = [](const std::string& file, const std::string& what, int rights) {
        if (::faccessat(AT_FDCWD, file.c_str(), rights, AT_EACCESS) == 0 || errno == ENOENT) return;
        throw_system_error(what + file +
                           " cannot be read and written by this user; change its permissions or "
                           "use another --database");
    };
    require(fs::path(path).parent_path(), "the folder ", R_OK | W_OK | X_OK);
    for (const std::string_view beside : {"", "-wal", "-shm", "-journal", ".lock"})
        require(path + std::string(beside), "the file ", R_OK | W_OK);
}

std::string free_name_beside(const std::string& path, std::string_view word) {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y%m%dT%H%M%SZ", &parts);
    const std::string wanted = path + std::string(word) + text;
    const auto is_taken = [](const std::string& name) {
        return fs::exists(fs::symlink_status(name)) ||
               std::any_of(sqlite_companions.begin(), sqlite_companions.end(),
                           [&](std::string_view companion) {
                               return fs::exists(fs::symlink_status(name + std::string(companion)));
                           });
    };
    std::string candidate = wanted;
    for (int attempt = 2; is_taken(candidate); ++attempt)
        candidate = wanted + "-" + std::to_string(attempt);
    return candidate;
}

std::string resolved_database_path(const std::string& path) {
    if (path.empty())
        throw std::runtime_error("no database file given; use --database sqlite:PATH");
    if (path == ":memory:")
        throw std::runtime_error(
            "a database in memory is not supported, since every answer to a write means it is on "
            "disk; use --database sqlite:PATH");
    fs::path folder = fs::absolute(path).parent_path();
    if (!fs::is_directory(folder))
        throw std::runtime_error("the folder " + folder.string() + " for the database " + path +
                                 " does not exist; create it or use another --database");
    fs::path resolved = fs::weakly_canonical(fs::absolute(path));
    if (fs::exists(resolved) && !fs::is_regular_file(resolved))
        throw std::runtime_error("the database " + resolved.string() +
                                 " is not a file; use another --database");
    return resolved.string();
}

// Reads plain bytes, not through SQLite: after a crash in the middle of a checkpoint the main file
// alone may look damaged to SQLite, although together with its log it is sound.
SqliteHeader read_header(const std::string& path) {
    if (!fs::exists(path)) return {.is_empty = true};
    std::ifstream file(path, std::ios::binary);
    if (!file) throw_system_error("cannot read " + path);
    std::array<char, 100> bytes{};
    file.read(bytes.data(), bytes.size());
    std::string_view header(bytes.data(), static_cast<std::size_t>(file.gcount()));
    if (header.empty()) return {.is_empty = true};
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::string_view application_id("Coma");
    bool is_database = header.starts_with(magic) && header.size() == bytes.size();
    return {.is_ours = is_database && header.substr(68, 4) == application_id,
            .is_torn = !is_database && (has_bytes(path + "-wal") || has_bytes(path + "-journal"))};
}

std::vector<std::string> check_pages(SqliteConnection& connection, Check check) {
    std::vector<std::string> findings;
    try {
        Rows rows = connection.query(check == Check::quick ? "PRAGMA quick_check(100)"
                                                           : "PRAGMA integrity_check(100)");
        while (rows.next())
            if (rows.text(0) != "ok") findings.emplace_back(rows.text(0));
    } catch (const SqliteError& error) {
        findings.emplace_back(error.what());
    }
    return findings;
}

// The copy is written under another name and then renamed, so that a file with the final name is
// always complete.
void copy_database(SqliteConnection& source, const std::string& path) {
    std::string target = fs::absolute(path).string();
    if (fs::exists(fs::symlink_status(target)))
        throw std::runtime_error(target + " already exists; a copy never overwrites a file");
    std::string partial = target + ".partial-" + std::to_string(::getpid());
    int descriptor = ::open(partial.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) throw_system_error("cannot create " + partial);
    ::close(descriptor);
    try {
        write_copy(source, partial);
        sync_file(partial);
        if (::renameat2(AT_FDCWD, partial.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) != 0)
            throw_system_error("cannot create " + target);
        sync_folder_of(target);
    } catch (const std::exception& error) {
        ::unlink(partial.c_str());
        throw std::runtime_error("no copy of the database was made: " + std::string(error.what()));
    }
}

}  // namespace storage
