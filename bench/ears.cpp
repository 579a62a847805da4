#include "bench/ears.hpp"

#include <fmt/format.h>

#include <cstring>
#include <stdexcept>
#include <thread>

namespace bench {

std::string mark_text(int mark) { return fmt::format("mark {:08}", mark); }

void Ears::note_marks(std::string_view text) {
    const auto now = Clock::now();
    for (;;) {
        const void* found =
            memmem(text.data(), text.size(), before_number.data(), before_number.size());
        if (!found) return;
        const auto at = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        text.remove_prefix(at + before_number.size());
        if (text.size() < number_digits) return;
        const std::size_t mark = std::stoul(std::string(text.substr(0, number_digits)));
        if (arrivals_.size() <= mark) arrivals_.resize(mark + 1);
        arrivals_[mark].push_back(now);
    }
}

void Ears::wait_for(int mark) const {
    const auto at = static_cast<std::size_t>(mark);
    const auto deadline = Clock::now() + patience;
    for (;;) {
        {
            const std::lock_guard lock(mutex_);
            require_health();
            if (arrivals_.size() > at && arrivals_[at].size() >= count_) return;
        }
        if (Clock::now() > deadline) throw std::runtime_error("an event is not told to everyone");
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

std::vector<Ears::Clock::time_point> Ears::arrivals(int mark) const {
    const std::lock_guard lock(mutex_);
    const auto at = static_cast<std::size_t>(mark);
    return at < arrivals_.size() ? arrivals_[at] : std::vector<Clock::time_point>{};
}

double Ears::bytes() const {
    const std::lock_guard lock(mutex_);
    return static_cast<double>(bytes_);
}

}  // namespace bench
