// When guests come to the demo's restaurants: mostly at noon and in the evening, and more of them
// at weekends. The same day gives the same result on every run.
#pragma once

#include "domain/calendar/business_date.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace features::orders::demo {

// A random source that repeats itself for the same seed.
class Dice {
public:
    explicit Dice(std::int64_t seed) : state_(static_cast<std::uint64_t>(seed)) {}

    int below(int limit) {
        std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return static_cast<int>((mixed ^ (mixed >> 31)) % static_cast<std::uint64_t>(limit));
    }
    bool one_in(int cases) { return below(cases) == 0; }
    template <class List>
    const auto& of(const List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
    }

private:
    std::uint64_t state_;
};

// Sequential ids that nothing else in the demo uses.
std::string counted_id(int number);

// The business dates of so many past days and today, the oldest first; none for 0 days.
std::vector<domain::Day> days_up_to(const domain::Calendar& calendar, std::int64_t now_ms,
                                    int days);
// The times when guests come on that day, in order: about so many on a Thursday, none after
// `last_ms`.
std::vector<std::int64_t> arrivals(const domain::Calendar& calendar, domain::Day day, int usual,
                                   std::int64_t last_ms, Dice& dice);

}  // namespace features::orders::demo
