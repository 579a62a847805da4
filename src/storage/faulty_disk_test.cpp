// The disk of faulty_disk.hpp: a VFS that hands everything on to SQLite's own.
#include "storage/faulty_disk.hpp"

#include <sqlite3.h>

#include <new>
#include <string_view>

namespace storage::testing {
namespace {

sqlite3_vfs* real_vfs = nullptr;

struct File : sqlite3_file {
    bool is_log;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_file* real(sqlite3_file* file) { return static_cast<File*>(file)->real(); }

bool is_full(sqlite3_file* file) {
    if (!static_cast<File*>(file)->is_log || FaultyDisk::log_writes_left < 0) return false;
    if (FaultyDisk::log_writes_left > 0) {
        --FaultyDisk::log_writes_left;
        return false;
    }
    if (FaultyDisk::refusals_left-- > 0) return true;
    FaultyDisk::heal();
    return false;
}

int close(sqlite3_file* file) {
    return real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
}
int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
    if (is_full(file)) return SQLITE_FULL;
    return real(file)->pMethods->xWrite(real(file), bytes, count, at);
}
int sync(sqlite3_file* file, int flags) {
    if (static_cast<File*>(file)->is_log && FaultyDisk::fails_to_sync) return SQLITE_IOERR_FSYNC;
    return real(file)->pMethods->xSync(real(file), flags);
}

const sqlite3_io_methods methods{
    .iVersion = 2,
    .xClose = close,
    .xRead = [](sqlite3_file* f, void* bytes, int count,
                sqlite3_int64 at) { return real(f)->pMethods->xRead(real(f), bytes, count, at); },
    .xWrite = write,
    .xTruncate = [](sqlite3_file* f,
                    sqlite3_int64 size) { return real(f)->pMethods->xTruncate(real(f), size); },
    .xSync = sync,
    .xFileSize = [](sqlite3_file* f,
                    sqlite3_int64* size) { return real(f)->pMethods->xFileSize(real(f), size); },
    .xLock = [](sqlite3_file* f, int lock) { return real(f)->pMethods->xLock(real(f), lock); },
    .xUnlock = [](sqlite3_file* f, int lock) { return real(f)->pMethods->xUnlock(real(f), lock); },
    .xCheckReservedLock =
        [](sqlite3_file* f, int* out) {
            return real(f)->pMethods->xCheckReservedLock(real(f), out);
        },
    .xFileControl = [](sqlite3_file* f, int op,
                       void* arg) { return real(f)->pMethods->xFileControl(real(f), op, arg); },
    .xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); },
    .xDeviceCharacteristics =
        [](sqlite3_file* f) { return real(f)->pMethods->xDeviceCharacteristics(real(f)); },
    .xShmMap =
        [](sqlite3_file* f, int page, int size, int extend, void volatile** out) {
            return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
        },
    .xShmLock =
        [](sqlite3_file* f, int offset, int count, int flags) {
            return real(f)->pMethods->xShmLock(real(f), offset, count, flags);
        },
    .xShmBarrier = [](sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); },
    .xShmUnmap = [](sqlite3_file* f,
                    int remove) { return real(f)->pMethods->xShmUnmap(real(f), remove); },
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    auto* made = new (file) File{};
    made->is_log = (flags & SQLITE_OPEN_WAL) != 0;
    int code = real_vfs->xOpen(real_vfs, name, made->real(), flags, out_flags);
    made->pMethods = code == SQLITE_OK ? &methods : nullptr;
    return code;
}

}  // namespace

void FaultyDisk::install() {
    if (real_vfs) return;
    real_vfs = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs faulty = *real_vfs;
    faulty.szOsFile = static_cast<int>(sizeof(File)) + real_vfs->szOsFile;
    faulty.zName = "faulty";
    faulty.xOpen = open;
    sqlite3_vfs_register(&faulty, 1);
}

}  // namespace storage::testing
