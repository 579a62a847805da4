// The disk as a SQLite VFS: every call is noted or failed, then handed on to SQLite's own.
#include "support/disk.hpp"

#include <sqlite3.h>

#include <new>
#include <string_view>
#include <utility>

namespace support {
namespace {

using Sort = DiskEvent::Sort;

sqlite3_vfs* real_vfs = nullptr;

// SQLite gives room for this and, behind it, for the file of the real VFS.
struct File : sqlite3_file {
    const char* path;   // lives as long as the file is open
    bool syncs_folder;  // with its next sync, as SQLite's own VFS does for a new log or journal
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_file* real(sqlite3_file* file) { return static_cast<File*>(file)->real(); }
const char* path_of(sqlite3_file* file) { return static_cast<File*>(file)->path; }

int close(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }

int read(sqlite3_file* file, void* bytes, int count, sqlite3_int64 at) {
    if (Disk::installed().fails_now(Fault::read_error)) return SQLITE_IOERR_READ;
    return real(file)->pMethods->xRead(real(file), bytes, count, at);
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
    Disk& disk = Disk::installed();
    if (disk.fails_now(Fault::write_error)) return SQLITE_IOERR_WRITE;
    const bool is_full = disk.fails_now(Fault::full);
    if (is_full) count /= 2;
    disk.note(path_of(file),
              {.sort = Sort::write,
               .at = at,
               .bytes = {static_cast<const char*>(bytes), static_cast<std::size_t>(count)}});
    const int code = real(file)->pMethods->xWrite(real(file), bytes, count, at);
    return is_full ? SQLITE_FULL : code;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    Disk& disk = Disk::installed();
    if (disk.fails_now(Fault::write_error)) return SQLITE_IOERR_TRUNCATE;
    disk.note(path_of(file), {.sort = Sort::truncate, .at = size});
    return real(file)->pMethods->xTruncate(real(file), size);
}

// The real fsync is left out: what it would mean is in the images.
int sync(sqlite3_file* file, int) {
    Disk& disk = Disk::installed();
    if (disk.fails_now(Fault::sync_error)) return SQLITE_IOERR_FSYNC;
    const bool syncs_folder = std::exchange(static_cast<File*>(file)->syncs_folder, false);
    disk.note(path_of(file), {.sort = Sort::sync});
    if (syncs_folder) disk.note_folder_sync();
    return SQLITE_OK;
}

int map_memory(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
    if (extend != 0 && Disk::installed().fails_now(Fault::full)) return SQLITE_IOERR_SHMSIZE;
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, out);
}

const sqlite3_io_methods methods{
    .iVersion = 2,
    .xClose = close,
    .xRead = read,
    .xWrite = write,
    .xTruncate = truncate,
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
    .xShmMap = map_memory,
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
    made->path = name;
    made->syncs_folder = (flags & SQLITE_OPEN_CREATE) != 0 &&
                         (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
    int was_there = 1;
    if (name) real_vfs->xAccess(real_vfs, name, SQLITE_ACCESS_EXISTS, &was_there);
    const int code = real_vfs->xOpen(real_vfs, name, made->real(), flags, out_flags);
    if (code == SQLITE_OK && was_there == 0) Disk::installed().note(name, {.sort = Sort::create});
    made->pMethods = code == SQLITE_OK ? &methods : nullptr;
    return code;
}

int remove(sqlite3_vfs*, const char* name, int syncs_folder) {
    const int code = real_vfs->xDelete(real_vfs, name, syncs_folder);
    if (code != SQLITE_OK) return code;
    Disk::installed().note(name, {.sort = Sort::remove});
    if (syncs_folder != 0) Disk::installed().note_folder_sync();
    return code;
}

void install() {
    real_vfs = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs disk = *real_vfs;
    disk.szOsFile = static_cast<int>(sizeof(File)) + real_vfs->szOsFile;
    disk.zName = "disk_of_tests";
    disk.xOpen = open;
    disk.xDelete = remove;
    sqlite3_vfs_register(&disk, 1);
}

}  // namespace

Disk& Disk::installed() {
    static Disk disk;
    static const bool is_installed = (install(), true);
    static_cast<void>(is_installed);
    return disk;
}

void Disk::record(const std::string& folder) {
    const std::lock_guard lock(mutex_);
    folder_ = folder + "/";
    events_.clear();
}

std::vector<DiskEvent> Disk::stop_recording() {
    const std::lock_guard lock(mutex_);
    folder_.clear();
    return std::exchange(events_, {});
}

void Disk::mark(std::int64_t number) {
    const std::lock_guard lock(mutex_);
    if (!folder_.empty()) events_.push_back({.sort = Sort::mark, .at = number});
}

void Disk::note(const char* path, DiskEvent event) {
    const std::lock_guard lock(mutex_);
    if (folder_.empty() || !path || !std::string_view(path).starts_with(folder_)) return;
    event.name = path + folder_.size();
    events_.push_back(std::move(event));
}

void Disk::note_folder_sync() {
    const std::lock_guard lock(mutex_);
    if (!folder_.empty()) events_.push_back({.sort = Sort::sync});
}

void Disk::fail(Fault fault, int number, bool is_lasting) {
    const std::lock_guard lock(mutex_);
    fault_ = fault;
    calls_left_ = number;
    is_lasting_ = is_lasting;
    has_failed_ = false;
}

void Disk::heal() {
    const std::lock_guard lock(mutex_);
    fault_ = Fault::none;
}

bool Disk::fails_now(Fault fault) {
    const std::lock_guard lock(mutex_);
    if (fault != fault_ || --calls_left_ > 0) return false;
    if (calls_left_ < 0 && !is_lasting_) return false;
    has_failed_ = true;
    return true;
}

}  // namespace support
