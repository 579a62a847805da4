#include "domain/ledger/allowance_period.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

TEST(AllowancePeriod, BeginsOnTheFirstDayOfItsSort) {
    const Day monday(date::year(2026) / 11 / 16);
    const auto key = [&](std::string_view period, Day day,
                         date::weekday week_start = date::Monday) {
        return period_key(period, day, week_start);
    };
    EXPECT_EQ(key("Daily", monday), "Daily:2026-11-16");
    EXPECT_EQ(key("Weekly", monday), "Weekly:2026-11-16");
    EXPECT_EQ(key("Weekly", monday, date::Sunday), "Weekly:2026-11-15");
    EXPECT_EQ(key("Weekly", monday, date::Tuesday), "Weekly:2026-11-10");
    EXPECT_EQ(key("Monthly", monday), "Monthly:2026-11-01");
    EXPECT_EQ(key("Quarterly", monday), "Quarterly:2026-10-01");
    EXPECT_EQ(key("Half-Yearly", monday), "Half-Yearly:2026-07-01");
    EXPECT_EQ(key("Yearly", monday), "Yearly:2026-01-01");
    EXPECT_EQ(key("Half-Yearly", Day(date::year(2024) / 2 / 29)), "Half-Yearly:2024-01-01");
    EXPECT_EQ(key("Quarterly", Day(date::year(2026) / 3 / 31)), "Quarterly:2026-01-01");
}

}  // namespace
}  // namespace domain
