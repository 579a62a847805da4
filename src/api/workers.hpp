// A few threads for what is too slow for an I/O thread: long reads, password hashes.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace api {

class Workers {
public:
    Workers(int threads, std::size_t waiting_max);
    ~Workers();  // finishes what is queued

    // Any thread. False when too much is waiting already; then `work` is not kept.
    bool post(std::function<void()> work);
    void stop();

private:
    void run();

    std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<std::function<void()>> waiting_;
    std::size_t waiting_max_;
    bool is_stopping_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace api
