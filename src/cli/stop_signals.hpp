// SIGTERM, SIGINT and SIGHUP (a terminal that is closed) as a request to stop; a second one ends
// the process immediately. A SIGHUP that is ignored at the start stays ignored, as `nohup`
// requires.
#pragma once

#include <functional>
#include <thread>

namespace cli {

class StopSignals {
public:
    // Blocks these signals in this thread and in all that it starts. Make it before the first other
    // thread starts, which would be killed by them. Throws std::system_error.
    StopSignals();
    ~StopSignals();  // ends its thread; the signals stay blocked
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    // Calls `stop` at the first signal, on a thread of its own; immediately if one has already
    // arrived. May be called once. What `stop` uses must live until this is destroyed.
    void on_stop(std::function<void()> stop);

private:
    void wait(const std::function<void()>& stop) const;

    int signals_;  // signalfd
    int end_;      // eventfd: the destructor ends the thread
    std::thread thread_;
};

}  // namespace cli
