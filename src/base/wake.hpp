// Waking threads: once for many pieces of work. A thread that is woken tends to take the core of
// the one that wakes it, so that each piece would cost two changes of thread.
#pragma once

#include <functional>
#include <vector>

namespace base {

// Wakes a thread by calling `wake`: now, or with the others of this thread's WakeLater.
void wake(std::function<void()> wake);

// While it lives, what its thread would wake is kept until release() or its end.
class WakeLater {
public:
    // `on_first` is called when there is something to release and was nothing before.
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
