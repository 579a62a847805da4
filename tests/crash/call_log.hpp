// The log in which several processes note what they do to their files, in the order in which it
// took effect. Each note is a head, a name and bytes; the lock of the log is around call and note.
#pragma once

#include "support/disk_event.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace crash {

using support::DiskEvent;

class CallLog {
public:
    explicit CallLog(const char* path);  // appends; ends the process when it cannot
    ~CallLog();
    CallLog(const CallLog&) = delete;
    CallLog& operator=(const CallLog&) = delete;

    // No other process calls or notes while one of these lives. Threads of one process have to
    // settle that among themselves.
    class Turn {
    public:
        explicit Turn(CallLog& log);
        ~Turn();
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;

    private:
        CallLog& log_;
    };

    void note(DiskEvent::Sort sort, std::string_view name, std::int64_t at = 0,
              std::string_view bytes = {});

    static std::vector<DiskEvent> read(const std::string& path);

private:
    int file_;
};

}  // namespace crash
