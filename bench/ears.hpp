// Those who are told of events: they look for marked checks alone, and note when each of them came.
#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

// As the checkID of a marked check; the same length for each.
std::string mark_text(int mark);

class Ears {
public:
    using Clock = std::chrono::steady_clock;
    virtual ~Ears() = default;

    // Until everyone has the mark. Throws when that takes minutes.
    void wait_for(int mark) const;
    // When each had it that has it.
    std::vector<Clock::time_point> arrivals(int mark) const;
    std::size_t count() const { return count_; }
    double bytes() const;  // of all together so far

protected:
    explicit Ears(std::size_t count) : count_(count) {}

    static constexpr std::string_view before_number = R"("checkID":"mark )";
    static constexpr std::size_t number_digits = 8;
    static constexpr std::chrono::seconds patience{180};

    // Both under the lock.
    void note_marks(std::string_view text);
    void note_bytes(std::size_t bytes) { bytes_ += bytes; }
    // Throws when it has failed.
    virtual void require_health() const {}

    mutable std::mutex mutex_;

private:
    const std::size_t count_;
    std::size_t bytes_ = 0;
    std::vector<std::vector<Clock::time_point>> arrivals_;  // of each mark
};

}  // namespace bench
