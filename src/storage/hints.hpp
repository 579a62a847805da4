// Who is told that something changed.
#pragma once

#include <functional>
#include <mutex>
#include <string_view>

namespace storage {

// One listener at a time. Any thread.
class Hints {
public:
    using Listener = std::function<void(std::string_view)>;

    // When it returns, the listener before is not running any more.
    void set(Listener listener) {
        std::lock_guard lock(mutex_);
        listener_ = std::move(listener);
    }
    void tell(std::string_view text) {
        std::lock_guard lock(mutex_);
        if (listener_) listener_(text);
    }

private:
    std::mutex mutex_;
    Listener listener_;
};

}  // namespace storage
