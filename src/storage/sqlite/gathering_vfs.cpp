#include "storage/sqlite/gathering_vfs.hpp"

#include <sqlite3.h>

#include <map>
#include <mutex>
#include <new>
#include <stdexcept>
#include <string>

namespace storage {
namespace {

// SQLite never asks its usual VFS to write as much as 128 KiB at once, and must not.
constexpr std::size_t gathered_max = 120 << 10;

// What a VFS of ours gathers for.
sqlite3_vfs* usual(sqlite3_vfs* ours) { return static_cast<sqlite3_vfs*>(ours->pAppData); }

// A log. The usual VFS has its own file right behind it.
struct Log {
    sqlite3_file base;
    std::string* gathered;  // what is yet to be written at `begin`
    sqlite3_int64 begin;
};

Log& log_of(sqlite3_file* file) { return *reinterpret_cast<Log*>(file); }

constexpr std::size_t log_bytes = (sizeof(Log) + 15) / 16 * 16;  // keeps what follows aligned

sqlite3_file* inner(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + log_bytes);
}

// What cannot be written is dropped: SQLite then rolls the transaction back.
int flush(sqlite3_file* file) {
    Log& log = log_of(file);
    if (log.gathered->empty()) return SQLITE_OK;
    const int code = inner(file)->pMethods->xWrite(
        inner(file), log.gathered->data(), static_cast<int>(log.gathered->size()), log.begin);
    log.gathered->clear();
    return code;
}

int close(sqlite3_file* file) {
    const int flushed = flush(file);
    delete log_of(file).gathered;
    const int closed = inner(file)->pMethods->xClose(inner(file));
    return flushed == SQLITE_OK ? closed : flushed;
}

int read(sqlite3_file* file, void* to, int bytes, sqlite3_int64 at) {
    if (const int code = flush(file); code != SQLITE_OK) return code;
    return inner(file)->pMethods->xRead(inner(file), to, bytes, at);
}

int write(sqlite3_file* file, const void* data, int bytes, sqlite3_int64 at) {
    Log& log = log_of(file);
    std::string& gathered = *log.gathered;
    const auto size = static_cast<std::size_t>(bytes);
    const sqlite3_int64 end = log.begin + static_cast<sqlite3_int64>(gathered.size());
    const bool follows = gathered.empty() || at == end;
    if (!follows || gathered.size() + size > gathered_max)
        if (const int code = flush(file); code != SQLITE_OK) return code;
    if (gathered.empty()) log.begin = at;
    try {
        gathered.append(static_cast<const char*>(data), size);
    } catch (const std::bad_alloc&) {
        return SQLITE_IOERR_NOMEM;
    }
    return SQLITE_OK;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    if (const int code = flush(file); code != SQLITE_OK) return code;
    return inner(file)->pMethods->xTruncate(inner(file), size);
}

int sync(sqlite3_file* file, int flags) {
    if (const int code = flush(file); code != SQLITE_OK) return code;
    return inner(file)->pMethods->xSync(inner(file), flags);
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
    if (const int code = flush(file); code != SQLITE_OK) return code;
    return inner(file)->pMethods->xFileSize(inner(file), size);
}

// Of version 1: nobody maps a log into memory or shares it by its own file.
constexpr sqlite3_io_methods log_methods{
    .iVersion = 1,
    .xClose = close,
    .xRead = read,
    .xWrite = write,
    .xTruncate = truncate,
    .xSync = sync,
    .xFileSize = file_size,
    .xLock = [](sqlite3_file* file,
                int how) { return inner(file)->pMethods->xLock(inner(file), how); },
    .xUnlock = [](sqlite3_file* file,
                  int how) { return inner(file)->pMethods->xUnlock(inner(file), how); },
    .xCheckReservedLock =
        [](sqlite3_file* file, int* is_reserved) {
            return inner(file)->pMethods->xCheckReservedLock(inner(file), is_reserved);
        },
    .xFileControl =
        [](sqlite3_file* file, int what, void* argument) {
            return inner(file)->pMethods->xFileControl(inner(file), what, argument);
        },
    .xSectorSize =
        [](sqlite3_file* file) { return inner(file)->pMethods->xSectorSize(inner(file)); },
    .xDeviceCharacteristics =
        [](sqlite3_file* file) {
            return inner(file)->pMethods->xDeviceCharacteristics(inner(file));
        },
    .xShmMap = nullptr,
    .xShmLock = nullptr,
    .xShmBarrier = nullptr,
    .xShmUnmap = nullptr,
    .xFetch = nullptr,
    .xUnfetch = nullptr};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* opened_flags) {
    const bool is_log = (flags & SQLITE_OPEN_WAL) != 0;
    if (!is_log) return usual(vfs)->xOpen(usual(vfs), path, file, flags, opened_flags);
    file->pMethods = nullptr;
    auto* const gathered = new (std::nothrow) std::string;
    if (!gathered) return SQLITE_NOMEM;
    const int code = usual(vfs)->xOpen(usual(vfs), path, inner(file), flags, opened_flags);
    if (code != SQLITE_OK) {
        delete gathered;
        return code;
    }
    new (file) Log{.base = {.pMethods = &log_methods}, .gathered = gathered, .begin = 0};
    return SQLITE_OK;
}

sqlite3_vfs made(sqlite3_vfs* for_usual, const char* name) {
    sqlite3_vfs vfs = *for_usual;
    vfs.pAppData = for_usual;
    vfs.szOsFile += static_cast<int>(log_bytes);
    vfs.pNext = nullptr;
    vfs.zName = name;
    vfs.xOpen = open;
    vfs.xDelete = [](sqlite3_vfs* own, const char* path, int syncs) {
        return usual(own)->xDelete(usual(own), path, syncs);
    };
    vfs.xAccess = [](sqlite3_vfs* own, const char* path, int flags, int* result) {
        return usual(own)->xAccess(usual(own), path, flags, result);
    };
    vfs.xFullPathname = [](sqlite3_vfs* own, const char* path, int size, char* full) {
        return usual(own)->xFullPathname(usual(own), path, size, full);
    };
    vfs.xDlOpen = [](sqlite3_vfs* own, const char* path) {
        return usual(own)->xDlOpen(usual(own), path);
    };
    vfs.xDlError = [](sqlite3_vfs* own, int size, char* text) {
        usual(own)->xDlError(usual(own), size, text);
    };
    vfs.xDlSym = [](sqlite3_vfs* own, void* library, const char* symbol) {
        return usual(own)->xDlSym(usual(own), library, symbol);
    };
    vfs.xDlClose = [](sqlite3_vfs* own, void* library) {
        usual(own)->xDlClose(usual(own), library);
    };
    vfs.xRandomness = [](sqlite3_vfs* own, int size, char* bytes) {
        return usual(own)->xRandomness(usual(own), size, bytes);
    };
    vfs.xSleep = [](sqlite3_vfs* own, int microseconds) {
        return usual(own)->xSleep(usual(own), microseconds);
    };
    vfs.xCurrentTime = [](sqlite3_vfs* own, double* time) {
        return usual(own)->xCurrentTime(usual(own), time);
    };
    vfs.xGetLastError = [](sqlite3_vfs* own, int size, char* text) {
        return usual(own)->xGetLastError(usual(own), size, text);
    };
    vfs.xCurrentTimeInt64 = [](sqlite3_vfs* own, sqlite3_int64* time) {
        return usual(own)->xCurrentTimeInt64(usual(own), time);
    };
    vfs.xSetSystemCall = nullptr;
    vfs.xGetSystemCall = nullptr;
    vfs.xNextSystemCall = nullptr;
    vfs.iVersion = 2;
    return vfs;
}

struct Gathering {
    std::string name;
    sqlite3_vfs vfs;
};

}  // namespace

const char* gathering_vfs() {
    static std::mutex mutex;
    // Never destroyed: SQLite refers to them, also for a database that is closed when the process
    // ends.
    static auto& all = *new std::map<sqlite3_vfs*, Gathering>;
    const std::lock_guard lock(mutex);
    sqlite3_vfs* const now = sqlite3_vfs_find(nullptr);
    const auto [place, is_new] = all.try_emplace(now);
    Gathering& gathering = place->second;
    if (is_new) {
        gathering.name = std::string("gathering ") + now->zName;
        gathering.vfs = made(now, gathering.name.c_str());
        if (sqlite3_vfs_register(&gathering.vfs, 0) != SQLITE_OK)
            throw std::runtime_error("SQLite does not take a VFS");
    }
    return gathering.name.c_str();
}

}  // namespace storage
