#include "api/spool.hpp"

#include "base/refusal.hpp"
#include "storage/database.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

namespace api {
namespace {

constexpr std::size_t disk_bytes_left = std::size_t{128} << 20;  // left for the database to grow

base::Refusal no_room() {
    return base::Refusal::unavailable("no_room",
                                      "the disk has no room for an answer of this length", 5);
}

bool has_room(int file, std::size_t bytes) {
    struct statvfs disk {};
    return fstatvfs(file, &disk) == 0 &&
           std::size_t{disk.f_bavail} * disk.f_frsize >= bytes + disk_bytes_left;
}

// Null where the folder or its disk cannot have one.
base::Descriptor try_unnamed_file(const std::string& folder) {
    std::string path = folder + "/comanda-answer-XXXXXX";
    base::Descriptor file(mkostemp(path.data(), O_CLOEXEC));
    if (file.get() >= 0 && unlink(path.c_str()) != 0) throw no_room();
    return file;
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

}  // namespace

std::string spool_folder(const base::Settings& settings) {
    if (const std::string path = storage::sqlite_path(settings.database); !path.empty())
        return std::filesystem::absolute(path).parent_path();
    const char* folder = std::getenv("TMPDIR");
    return folder && *folder ? folder : "/var/tmp";
}

base::Descriptor unnamed_file(const std::string& folder) {
    base::Descriptor file = try_unnamed_file(folder);
    if (file.get() < 0) throw no_room();
    return file;
}

void require_room(int file, std::size_t bytes) {
    if (!has_room(file, bytes)) throw no_room();
}

Spool::Spool(std::string folder, std::function<std::shared_ptr<void>()> may_use_file,
             std::function<bool(std::size_t bytes)> may_hold)
    : folder_(std::move(folder)),
      may_use_file_(std::move(may_use_file)),
      may_hold_(std::move(may_hold)) {}

void Spool::append(std::string_view bytes) {
    if (is_in_memory() && size_ + bytes.size() > memory_bytes_max) open_file();
    if (is_in_memory())
        text_ += bytes;
    else
        write(bytes);
    size_ += bytes.size();
}

void Spool::open_file() {
    permit_ = may_use_file_();
    file_ = try_unnamed_file(folder_);
    const std::string before = std::exchange(text_, {});
    size_ = 0;
    if (file_.get() < 0) move_to_memory();
    write(before);
    size_ = before.size();
}

// Includes what was written so far.
void Spool::move_to_memory() {
    base::Descriptor in_memory(memfd_create("comanda-answer", MFD_CLOEXEC));
    if (!may_hold_ || in_memory.get() < 0 || !may_hold_(size_)) throw no_room();
    for (std::size_t at = 0; at < size_; at += memory_bytes_max)
        if (!write_all(in_memory.get(), part(at, memory_bytes_max))) throw no_room();
    file_ = std::move(in_memory);
    is_file_in_memory_ = true;
}

void Spool::write(std::string_view bytes) {
    if (!is_file_in_memory_ && !has_room(file_.get(), bytes.size())) move_to_memory();
    if (is_file_in_memory_ && !may_hold_(size_ + bytes.size())) throw no_room();
    if (!write_all(file_.get(), bytes)) throw no_room();
}

std::string Spool::part(std::size_t begin, std::size_t count) const {
    count = std::min(count, size_ - std::min(begin, size_));
    if (is_in_memory()) return text_.substr(std::min(begin, size_), count);
    std::string bytes(count, '\0');
    for (std::size_t read = 0; read < count;) {
        const ssize_t more =
            pread(file_.get(), bytes.data() + read, count - read, static_cast<off_t>(begin + read));
        if (more < 0 && errno == EINTR) continue;
        if (more <= 0) throw std::system_error(errno, std::generic_category(), "reading an answer");
        read += static_cast<std::size_t>(more);
    }
    return bytes;
}

}  // namespace api
