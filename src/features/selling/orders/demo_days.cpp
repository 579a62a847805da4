#include "features/selling/orders/demo_days.hpp"

#include <array>
#include <cstdio>

namespace features::orders::demo {
namespace {

constexpr std::array<int, 7> busy_percent{118, 68, 74, 86, 100, 134, 152};  // from Sunday on
constexpr std::int64_t arrival_minute_ms = 60'000;

// Minutes after midnight. Two dice: most guests come in the middle.
int arrival_minute(Dice& dice) {
    const int when = dice.below(100);
    if (when < 38) return 11 * 60 + 20 + dice.below(80) + dice.below(80);
    if (when < 90) return 17 * 60 + 40 + dice.below(110) + dice.below(110);
    return 14 * 60 + dice.below(210);
}

}  // namespace

std::string counted_id(int number) {
    char text[32];
    std::snprintf(text, sizeof text, "650000000000000001%06x", static_cast<unsigned>(number));
    return text;
}

std::vector<domain::Day> days_up_to(const domain::Calendar& calendar, std::int64_t now_ms,
                                    int days) {
    std::vector<domain::Day> all;
    if (days == 0) return all;
    for (int ago = days; ago >= 0; --ago) all.push_back(calendar.day_of(now_ms) - date::days(ago));
    return all;
}

std::vector<std::int64_t> arrivals(const domain::Calendar& calendar, domain::Day day, int usual,
                                   std::int64_t last_ms, Dice& dice) {
    const int count = usual * busy_percent.at(date::weekday(day).c_encoding()) / 100 +
                      dice.below(usual / 4 + 1) - usual / 8;
    std::vector<std::int64_t> all;
    for (int i = 0; i < count; ++i) {
        const date::local_seconds at = day + std::chrono::minutes(arrival_minute(dice));
        const auto instant = calendar.zone->to_sys(at, date::choose::earliest);
        const std::int64_t at_ms =
            instant.time_since_epoch().count() * 1'000 + dice.below(60) * arrival_minute_ms / 60;
        if (at_ms <= last_ms) all.push_back(at_ms);
    }
    std::ranges::sort(all);
    return all;
}

}  // namespace features::orders::demo
