#include "crash/call_log.hpp"

#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>

namespace crash {
namespace {

struct Head {
    DiskEvent::Sort sort;
    std::uint32_t name_bytes;
    std::uint64_t bytes;
    std::int64_t at;
};

// Of the process, not of the open file: it is not inherited by a fork.
void set_lock(int file, short sort) {
    struct flock lock {};
    lock.l_type = sort;
    lock.l_whence = SEEK_SET;
    while (fcntl(file, F_SETLKW, &lock) != 0)
        if (errno != EINTR) std::abort();
}

}  // namespace

CallLog::CallLog(const char* path)
    : file_(open(path, O_WRONLY | O_APPEND | O_CLOEXEC)) {  // made by the harness
    if (file_ < 0) std::abort();
}

CallLog::~CallLog() { close(file_); }

CallLog::Turn::Turn(CallLog& log) : log_(log) { set_lock(log_.file_, F_WRLCK); }
CallLog::Turn::~Turn() { set_lock(log_.file_, F_UNLCK); }

void CallLog::note(DiskEvent::Sort sort, std::string_view name, std::int64_t at,
                   std::string_view bytes) {
    Head head{sort, static_cast<std::uint32_t>(name.size()), bytes.size(), at};
    const iovec parts[] = {{&head, sizeof head},
                           {const_cast<char*>(name.data()), name.size()},
                           {const_cast<char*>(bytes.data()), bytes.size()}};
    const std::size_t all = sizeof head + name.size() + bytes.size();
    if (writev(file_, parts, 3) != static_cast<ssize_t>(all)) std::abort();
}

std::vector<DiskEvent> CallLog::read(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::vector<DiskEvent> events;
    for (Head head{}; in.read(reinterpret_cast<char*>(&head), sizeof head);) {
        DiskEvent event{.sort = head.sort,
                        .name = std::string(head.name_bytes, '\0'),
                        .at = head.at,
                        .bytes = std::string(head.bytes, '\0')};
        in.read(event.name.data(), head.name_bytes);
        in.read(event.bytes.data(), static_cast<std::streamsize>(head.bytes));
        events.push_back(std::move(event));
    }
    return events;
}

}  // namespace crash
