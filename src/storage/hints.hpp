// The listener of this process for changes.
#pragma once

#include <functional>
#include <mutex>
#include <string_view>

namespace storage {

// Keeps one listener and calls it. Any thread; calls of the listener never overlap. The listener
// must not call set() or tell(), which would wait for itself.
class Hints {
public:
    using Listener = std::function<void(std::string_view)>;

    // Replaces the listener; an empty one ends it. When this returns, the earlier listener is no
    // longer running.
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
