// Waking another thread once for many pieces of work. A thread that is woken tends to take the core
// of the one that wakes it; waking it for each piece would cost two changes of thread each time.
#pragma once

#include <functional>
#include <vector>

namespace base {

// Calls `wake`, which wakes some other thread: at once, or when the WakeLater of the calling thread
// (the innermost, if there are several) is released.
void wake(std::function<void()> wake);

// While it lives, calls of base::wake() on its own thread are collected. release() and the
// destructor make them. Used by the thread that made it only.
class WakeLater {
public:
    // `on_first` is called whenever a first call has been collected; it should see to it that
    // release() is called soon.
    explicit WakeLater(std::function<void()> on_first = {});
    ~WakeLater();
    WakeLater(const WakeLater&) = delete;
    WakeLater& operator=(const WakeLater&) = delete;

    void release();

private:
    friend void wake(std::function<void()>);

    WakeLater* const outer_;
    std::function<void()> on_first_;
    std::vector<std::function<void()>> kept_;
};

}  // namespace base
