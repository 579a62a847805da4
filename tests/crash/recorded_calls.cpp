// A library to load into PostgreSQL before the C library (LD_PRELOAD): notes what its processes do
// to the files below the folder CRASH_FOLDER in the log CRASH_LOG.
//
// These are the calls that PostgreSQL 15 makes. A sync is noted and left out: what it means is in
// the images. sync_file_range promises nothing and is not noted. Files written with stdio are
// caches that a start throws away, and pass unseen.
#include "crash/call_log.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>

namespace {

using crash::CallLog;
using Sort = crash::DiskEvent::Sort;
using Name = std::optional<std::string>;

template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

CallLog& log() {
    static CallLog log(std::getenv("CRASH_LOG"));
    return log;
}

Name below_folder(std::string_view path) {
    static const std::string folder = std::getenv("CRASH_FOLDER");
    if (!path.starts_with(folder)) return {};
    path.remove_prefix(folder.size());
    if (path.empty()) return "";
    if (path.front() != '/') return {};
    return std::string(path.substr(1));
}

Name name_of(const char* path) {
    return below_folder(std::filesystem::absolute(path).lexically_normal().native());
}

// As it is called now, whatever it was opened as.
Name name_of(int file) {
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    char path[4096];
    const ssize_t size = readlink(link.c_str(), path, sizeof path);
    if (size < 0) return {};
    const std::string_view now(path, static_cast<std::size_t>(size));
    if (now.ends_with(" (deleted)")) return {};
    return below_folder(now);
}

// Runs `call` and, when it went well, `note` with the name and what the call returned.
template <class Where, class Call, class Note>
auto noted(Where where, Call call, Note note) -> decltype(call()) {
    if (!name_of(where)) return call();
    const CallLog::Turn turn(log());
    const Name name = name_of(where);
    const auto result = call();
    if (name && result >= 0) note(*name, result);
    return result;
}

std::string joined(const iovec* parts, int count) {
    std::string bytes;
    for (int i = 0; i < count; ++i)
        bytes.append(static_cast<const char*>(parts[i].iov_base), parts[i].iov_len);
    return bytes;
}

ssize_t noted_write(int file, std::string_view bytes, off_t at, auto call) {
    return noted(file, call, [&](const std::string& name, ssize_t done) {
        log().note(Sort::write, name, at, bytes.substr(0, static_cast<std::size_t>(done)));
    });
}

int noted_sync(int file, Sort sort) {
    struct stat about {};
    if (fstat(file, &about) != 0) return -1;
    return noted(
        file, [] { return 0; },
        [&](std::string name, int) {
            if (S_ISDIR(about.st_mode) && !name.empty()) name += '/';
            log().note(sort, name);
        });
}

int noted_removal(const char* path, const char* ending, auto call) {
    return noted(path, call,
                 [&](const std::string& name, int) { log().note(Sort::remove, name + ending); });
}

int noted_second_name(Sort sort, const char* from, const char* to, auto call) {
    return noted(from, call, [&](const std::string& name, int) {
        log().note(sort, name, 0, name_of(to).value());
    });
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    static auto* const real = next<int(const char*, int, ...)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if ((flags & (O_CREAT | O_TRUNC)) == 0) return real(path, flags);
    bool was_there = false;
    return noted(
        path,
        [&] {
            was_there = access(path, F_OK) == 0;
            return real(path, flags, mode);
        },
        [&](const std::string& name, int) {
            if (!was_there)
                log().note(Sort::create, name);
            else if ((flags & O_TRUNC) != 0)
                log().note(Sort::truncate, name);
        });
}

ssize_t write(int file, const void* bytes, size_t count) {
    static auto* const real = next<decltype(write)>("write");
    return noted_write(file, {static_cast<const char*>(bytes), count}, lseek(file, 0, SEEK_CUR),
                       [&] { return real(file, bytes, count); });
}

ssize_t pwrite(int file, const void* bytes, size_t count, off_t at) {
    static auto* const real = next<decltype(pwrite)>("pwrite");
    return noted_write(file, {static_cast<const char*>(bytes), count}, at,
                       [&] { return real(file, bytes, count, at); });
}

ssize_t pwritev(int file, const iovec* parts, int count, off_t at) {
    static auto* const real = next<decltype(pwritev)>("pwritev");
    return noted_write(file, joined(parts, count), at,
                       [&] { return real(file, parts, count, at); });
}

int ftruncate(int file, off_t size) noexcept {
    static auto* const real = next<int(int, off_t)>("ftruncate");
    return noted(
        file, [&] { return real(file, size); },
        [&](const std::string& name, int) { log().note(Sort::truncate, name, size); });
}

int truncate(const char* path, off_t size) noexcept {
    static auto* const real = next<int(const char*, off_t)>("truncate");
    return noted(
        path, [&] { return real(path, size); },
        [&](const std::string& name, int) { log().note(Sort::truncate, name, size); });
}

int rename(const char* from, const char* to) noexcept {
    static auto* const real = next<int(const char*, const char*)>("rename");
    return noted_second_name(Sort::rename, from, to, [&] { return real(from, to); });
}

int link(const char* from, const char* to) noexcept {
    static auto* const real = next<int(const char*, const char*)>("link");
    return noted_second_name(Sort::link, from, to, [&] { return real(from, to); });
}

int unlink(const char* path) noexcept {
    static auto* const real = next<int(const char*)>("unlink");
    return noted_removal(path, "", [&] { return real(path); });
}

int rmdir(const char* path) noexcept {
    static auto* const real = next<int(const char*)>("rmdir");
    return noted_removal(path, "/", [&] { return real(path); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    static auto* const real = next<int(const char*, mode_t)>("mkdir");
    return noted(
        path, [&] { return real(path, mode); },
        [&](const std::string& name, int) { log().note(Sort::create, name + "/"); });
}

int fsync(int file) { return noted_sync(file, Sort::sync); }
int fdatasync(int file) { return noted_sync(file, Sort::sync_data); }

}  // extern "C"
