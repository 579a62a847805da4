// A well-meaning client among all the others: it reads a list again and again, and every answer
// must be its own.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

namespace abuse {

class Canary {
public:
    explicit Canary(unsigned short port);
    ~Canary();  // every answer was right, or the test fails

    int answered() const { return answered_; }
    // Forgets the times so far, waits until `count` requests are answered, and gives the p99.
    std::chrono::microseconds p99_of(int count);

private:
    void sing();

    const unsigned short port_;
    std::atomic<bool> is_ending_ = false;
    std::atomic<int> answered_ = 0;
    std::mutex mutex_;
    std::vector<std::chrono::microseconds> times_;
    std::thread thread_;
};

}  // namespace abuse
