#include "domain/calendar/periods.hpp"

#include "base/time_text.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

Day day(std::string_view iso) {
    return Day(std::chrono::sys_days(base::parse_date(iso).value()).time_since_epoch());
}

std::string first(Period period, std::string_view iso, date::weekday week_start = date::Monday) {
    return iso_text(first_day(period, day(iso), week_start));
}

TEST(Period, BeginsOnItsFirstDay) {
    EXPECT_EQ(first(Period::daily, "2026-05-14"), "2026-05-14");
    EXPECT_EQ(first(Period::weekly, "2026-05-14"), "2026-05-11");  // a Thursday
    EXPECT_EQ(first(Period::weekly, "2026-05-11"), "2026-05-11");
    EXPECT_EQ(first(Period::weekly, "2026-05-14", date::Sunday), "2026-05-10");
    EXPECT_EQ(first(Period::weekly, "2026-05-14", date::Friday), "2026-05-08");
    EXPECT_EQ(first(Period::monthly, "2026-05-31"), "2026-05-01");
    EXPECT_EQ(first(Period::quarterly, "2026-06-30"), "2026-04-01");
    EXPECT_EQ(first(Period::quarterly, "2026-07-01"), "2026-07-01");
    EXPECT_EQ(first(Period::half_yearly, "2026-06-30"), "2026-01-01");
    EXPECT_EQ(first(Period::half_yearly, "2026-12-31"), "2026-07-01");
    EXPECT_EQ(first(Period::yearly, "2028-02-29"), "2028-01-01");
}

TEST(Period, IsKnownByItsName) {
    EXPECT_EQ(period_named("Daily"), Period::daily);
    EXPECT_EQ(period_named("Half-Yearly"), Period::half_yearly);
    EXPECT_EQ(period_named("Yearly"), Period::yearly);
    EXPECT_EQ(period_named("yearly"), std::nullopt);
}

// "first..last", or "parameter: sentence" of the first problem.
std::string read(const DateQuery& query, std::string_view today = "2026-03-05",
                 date::weekday week_start = date::Monday) {
    base::Problems problems;
    const auto range = read_range(query, day(today), week_start, problems);
    EXPECT_EQ(range.has_value(), problems.empty());
    if (!range) return problems.front().path + ": " + problems.front().message;
    return iso_text(range->first) + ".." + iso_text(range->last);
}

TEST(DateOption, NamesARange) {  // on a Thursday
    EXPECT_EQ(read({}), "2026-03-05..2026-03-05");
    EXPECT_EQ(read({.date_option = "T"}), "2026-03-05..2026-03-05");
    EXPECT_EQ(read({.date_option = "y"}), "2026-03-04..2026-03-04");
    EXPECT_EQ(read({.date_option = "LND", .number_of_day = "1"}), "2026-03-05..2026-03-05");
    EXPECT_EQ(read({.date_option = "LND", .number_of_day = "3660"}), "2016-02-27..2026-03-05");
    EXPECT_EQ(read({.date_option = "W"}), "2026-03-02..2026-03-05");
    EXPECT_EQ(read({.date_option = "W"}, "2026-03-05", date::Sunday), "2026-03-01..2026-03-05");
    EXPECT_EQ(read({.date_option = "W"}, "2026-03-02"), "2026-03-02..2026-03-02");
    EXPECT_EQ(read({.date_option = "LW"}), "2026-02-23..2026-03-01");
    EXPECT_EQ(read({.date_option = "L7D"}), "2026-02-27..2026-03-05");
    EXPECT_EQ(read({.date_option = "M"}), "2026-03-01..2026-03-05");
    EXPECT_EQ(read({.date_option = "LM"}), "2026-02-01..2026-02-28");
    EXPECT_EQ(read({.date_option = "lm"}, "2026-01-31"), "2025-12-01..2025-12-31");
    EXPECT_EQ(read({.date_option = "L30D"}), "2026-02-04..2026-03-05");
    EXPECT_EQ(read({.date_option = "SD", .specific_date = "29-feb-2028"}),
              "2028-02-29..2028-02-29");
    EXPECT_EQ(read({.date_option = "SD", .specific_date = "2026-01-02"}), "2026-01-02..2026-01-02");
    EXPECT_EQ(read({.date_option = "DR", .from_date = "01-JAN-2026", .to_date = "2026-01-02"}),
              "2026-01-01..2026-01-02");
}

TEST(DateOption, KnowsLeapYearsAndTheTurnOfTheYear) {
    EXPECT_EQ(read({.date_option = "LM"}, "2028-03-31"), "2028-02-01..2028-02-29");
    EXPECT_EQ(read({.date_option = "LM"}, "2100-03-01"), "2100-02-01..2100-02-28");
    EXPECT_EQ(read({.date_option = "M"}, "2028-02-29"), "2028-02-01..2028-02-29");
    EXPECT_EQ(read({.date_option = "Y"}, "2028-03-01"), "2028-02-29..2028-02-29");
    EXPECT_EQ(read({.date_option = "Y"}, "2026-01-01"), "2025-12-31..2025-12-31");
    EXPECT_EQ(read({.date_option = "LND", .number_of_day = "366"}, "2028-12-31"),
              "2028-01-01..2028-12-31");
    EXPECT_EQ(read({.date_option = "W"}, "2026-01-01"), "2025-12-29..2026-01-01");
    EXPECT_EQ(read({.date_option = "LW"}, "2026-01-01", date::Sunday), "2025-12-21..2025-12-27");
    EXPECT_EQ(
        read({.date_option = "SD", .specific_date = "29-Feb-2026"}),
        "specificDate: must be a valid date, DD-Mon-YYYY or YYYY-MM-DD: Feb 2026 has 28 days");
}

TEST(DateOption, FollowsFromTheDates) {
    EXPECT_EQ(read({.from_date = "01-Jan-2026", .to_date = "01-Jan-2026"}),
              "2026-01-01..2026-01-01");
    EXPECT_EQ(read({.from_date = "01-Jan-2026"}), "toDate: is required, DD-Mon-YYYY or YYYY-MM-DD");
    EXPECT_EQ(read({.to_date = "01-Jan-2026"}), "fromDate: is required, DD-Mon-YYYY or YYYY-MM-DD");
    EXPECT_EQ(read({.date_option = "T", .from_date = "01-Jan-2026", .to_date = "01-Jan-2026"}),
              "2026-03-05..2026-03-05");
}

TEST(DateOption, IsUnderstoodWithASecondQuestionMark) {
    EXPECT_EQ(read({.date_option = "SD?specificDate=01-Jan-2026"}), "2026-01-01..2026-01-01");
    EXPECT_EQ(read({.date_option = "DR?fromDate=01-Jan-2026", .to_date = "02-Jan-2026"}),
              "2026-01-01..2026-01-02");
    EXPECT_EQ(read({.date_option = "DR?toDate=02-Jan-2026", .from_date = "01-Jan-2026"}),
              "2026-01-01..2026-01-02");
    EXPECT_EQ(read({.date_option = "LND?numberOfDay=2"}), "2026-03-04..2026-03-05");
    EXPECT_EQ(read({.date_option = "T?"}), "2026-03-05..2026-03-05");
}

TEST(DateOption, IsRefusedWithTheExpectedForm) {
    EXPECT_EQ(read({.date_option = "X"}),
              "dateOption: must be one of T, Y, LND, W, LW, L7D, M, LM, L30D, SD, DR");
    for (const char* count : {"", "0", "3661", "-1", "x", "1.5", "2 ", "99999999999999999999"})
        EXPECT_EQ(read({.date_option = "LND", .number_of_day = count}),
                  "numberOfDay: must be a whole number from 1 to 3660")
            << count;
    EXPECT_EQ(read({.date_option = "SD"}), "specificDate: is required, DD-Mon-YYYY or YYYY-MM-DD");
    for (const char* date : {"1-Jan-2026", "01/01/2026", "2026-01-01T00:00:00Z"})
        EXPECT_EQ(read({.date_option = "SD", .specific_date = date}),
                  "specificDate: must be a date, DD-Mon-YYYY or YYYY-MM-DD")
            << date;
    EXPECT_EQ(read({.date_option = "DR", .from_date = "01-Jan-2026"}),
              "toDate: is required, DD-Mon-YYYY or YYYY-MM-DD");
    EXPECT_EQ(read({.date_option = "DR", .from_date = "Friday", .to_date = "02-Jan-2026"}),
              "fromDate: must be a date, DD-Mon-YYYY or YYYY-MM-DD");
    EXPECT_EQ(read({.from_date = "02-Jan-2026", .to_date = "01-Jan-2026"}),
              "toDate: must not be before fromDate");
}

TEST(OpenRange, IsOpenWhereNoDateIsSent) {
    const auto open = [](std::string_view from, std::string_view to) -> std::string {
        base::Problems problems;
        const auto range = read_open_range(from, to, problems);
        if (!range) return problems.front().path + ": " + problems.front().message;
        return iso_text(range->first) + ".." + iso_text(range->last);
    };
    EXPECT_EQ(open("05-Jan-2026", "2026-01-06"), "2026-01-05..2026-01-06");
    EXPECT_EQ(open("2026-01-05", ""), "2026-01-05..2999-12-31");
    EXPECT_EQ(open("", "2026-01-05"), "1970-01-01..2026-01-05");
    EXPECT_EQ(open("", ""), "1970-01-01..2999-12-31");
    EXPECT_EQ(open("x", ""), "fromDate: must be a date, DD-Mon-YYYY or YYYY-MM-DD");
    EXPECT_EQ(open("2026-01-06", "2026-01-05"), "toDate: must not be before fromDate");
}

}  // namespace
}  // namespace domain
