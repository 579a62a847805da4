// SIGTERM, SIGINT and SIGHUP (a terminal that is closed) as a wish to stop; the second one ends the
// process at once. A SIGHUP that is ignored at the start stays so: `nohup` asks for that.
#pragma once

#include <functional>
#include <thread>

namespace cli {

class StopSignals {
public:
    // Before the first thread starts: every thread inherits that these signals are blocked.
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    // Calls `stop` once, on a thread of its own; at once when a signal has come already.
    void on_stop(std::function<void()> stop);

private:
    void wait(const std::function<void()>& stop) const;

    int signals_;  // signalfd
    int end_;      // eventfd: the destructor wants the thread back
    std::thread thread_;
};

}  // namespace cli
