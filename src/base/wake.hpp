// Waking another thread once for many pieces of work. The system tends to run a woken thread
// immediately, on the core of the thread that woke it; waking it for each piece of work would cost
// two thread switches per piece.
#pragma once

#include <functional>
#include <vector>

namespace base {

// Calls `wake`, which wakes some other thread. When a WakeLater lives on the calling thread, the
// call is collected there (in the innermost, if there are several) and made later; otherwise it is
// made immediately. Whatever `wake` uses must live until then.
void wake(std::function<void()> wake);

// While it lives, calls of base::wake() on its own thread are collected. release() and the
// destructor make them, in their order. Only the thread that made it may use it; several on one
// thread must end in the reverse order of their making.
class WakeLater {
public:
    // `on_first` runs whenever a call is collected and none was before, so that the owner can
    // arrange for release() to be called soon.
    explicit WakeLater(std::function<void()> on_first = {});
    ~WakeLater();
    WakeLater(const WakeLater&) = delete;
    WakeLater& operator=(const WakeLater&) = delete;

    // Makes the collected calls. Calls of wake() that these make in turn are collected for the next
    // release().
    void release();

private:
    friend void wake(std::function<void()>);

    WakeLater* const outer_;
    std::function<void()> on_first_;
    std::vector<std::function<void()>> kept_;
};

}  // namespace base
