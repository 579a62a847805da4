// Locks, headers and copies of SQLite files.
#include "storage/sqlite_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace storage {
namespace {

namespace fs = std::filesystem;

void sync_path(const std::string& path, int flags) {
    int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0) throw_system_error("cannot open " + path);
    int result = ::fsync(descriptor);
    int error = errno;
    ::close(descriptor);
    errno = error;
    if (result != 0) throw_system_error("cannot bring to disk " + path);
}

bool has_bytes(const std::string& path) {
    std::error_code absent;
    auto bytes = fs::file_size(path, absent);
    return !absent && bytes > 0;
}

std::string holder_of(int lock_descriptor) {
    std::array<char, 32> text{};
    ssize_t length = ::pread(lock_descriptor, text.data(), text.size(), 0);
    std::string pid(text.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
    while (!pid.empty() && pid.back() == '\n') pid.pop_back();
    return pid.empty() ? "" : " (pid " + pid + ")";
}

void write_copy(SqliteConnection& source, const std::string& path) {
    std::array<Value, 1> values{std::string_view(path)};
    source.execute("VACUUM INTO $1", values);
    SqliteConnection copy(path, SqliteConnection::Mode::immutable);
    for (const std::string& finding : check_pages(copy, Check::quick))
        throw std::runtime_error("the copy is damaged: " + finding);
}

}  // namespace

void throw_system_error(const std::string& what) {
    throw std::runtime_error(what + ": " + std::strerror(errno));
}

void sync_file(const std::string& path) { sync_path(path, O_RDONLY); }

void sync_folder_of(const std::string& path) {
    sync_path(fs::absolute(path).parent_path().string(), O_RDONLY | O_DIRECTORY);
}

LockFile::LockFile(const std::string& database_path) {
    std::string path = database_path + ".lock";
    descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor_ < 0) throw_system_error("cannot create the lock file " + path);
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        std::string holder = holder_of(descriptor_);
        ::close(descriptor_);
        throw std::runtime_error("the database " + database_path + " is in use by another process" +
                                 holder + "; stop it or use another --database");
    }
    std::string pid = std::to_string(::getpid()) + "\n";
    if (::ftruncate(descriptor_, 0) != 0 ||
        ::pwrite(descriptor_, pid.data(), pid.size(), 0) != static_cast<ssize_t>(pid.size())) {
        // The lock itself holds; only the number for the message is missing (a full disk).
    }
}

// The file stays: removing it would let two processes lock two files of the same name.
LockFile::~LockFile() { ::close(descriptor_); }

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

// Read as plain bytes: after a crash in the middle of a checkpoint the main file alone may look
// damaged to SQLite, though it and its log are sound together.
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

// Written under another name first: what bears the final name is complete.
void copy_database(SqliteConnection& source, const std::string& path) {
    std::string target = fs::absolute(path).string();
    if (fs::exists(fs::symlink_status(target)))
        throw std::runtime_error(target + " exists already; a copy never overwrites a file");
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
