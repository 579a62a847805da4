#include "api/workers.hpp"

namespace api {

Workers::Workers(int threads, std::size_t waiting_max) : waiting_max_(waiting_max) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Workers::~Workers() { stop(); }

bool Workers::post(std::function<void()> work) {
    {
        const std::lock_guard lock(mutex_);
        if (is_stopping_ || waiting_.size() >= waiting_max_) return false;
        waiting_.push_back(std::move(work));
    }
    wakes_.notify_one();
    return true;
}

void Workers::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    wakes_.notify_all();
    threads_.clear();
}

void Workers::run() {
    for (;;) {
        std::unique_lock lock(mutex_);
        wakes_.wait(lock, [this] { return is_stopping_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        auto work = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        work();
    }
}

}  // namespace api
