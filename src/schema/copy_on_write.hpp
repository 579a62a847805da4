// A value that its copies share until one of them is written to.
#pragma once

#include <atomic>
#include <cstddef>
#include <utility>

namespace schema {

// Copying takes no longer than counting. What read() returned stays valid as long as any copy that
// had the value then; write() makes a value of its own first when copies share it. Copies may be
// used by different threads, one copy by one thread at a time.
template <class Content>
class CopyOnWrite {
public:
    template <class... Arguments>
    explicit CopyOnWrite(std::in_place_t, Arguments&&... arguments)
        : shared_(new Shared{1, Content(std::forward<Arguments>(arguments)...)}) {}
    CopyOnWrite(const CopyOnWrite& other) noexcept : shared_(other.shared_) {
        if (shared_) shared_->owners.fetch_add(1, std::memory_order_relaxed);
    }
    CopyOnWrite(CopyOnWrite&& other) noexcept : shared_(std::exchange(other.shared_, nullptr)) {}
    CopyOnWrite& operator=(CopyOnWrite other) noexcept {
        std::swap(shared_, other.shared_);
        return *this;
    }
    ~CopyOnWrite() {
        if (shared_ && shared_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) delete shared_;
    }

    const Content& read() const { return shared_->content; }
    Content& write() {
        if (shared_->owners.load(std::memory_order_acquire) != 1)
            *this = CopyOnWrite(std::in_place, std::as_const(shared_->content));
        return shared_->content;
    }
    bool operator==(const CopyOnWrite& other) const {
        return shared_ == other.shared_ || (shared_ && other.shared_ && read() == other.read());
    }

private:
    struct Shared {
        std::atomic<std::size_t> owners;
        Content content;
    };
    Shared* shared_;  // null after a move
};

}  // namespace schema
