#include "domain/calendar/availability.hpp"

#include "base/time_text.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace domain {
namespace {

struct Dish : kinds::StoredKind {
    constexpr Dish() : StoredKind("dish", "dishes") {}

    kinds::TimeRestriction sold{this};
};
constexpr Dish dish;

const date::time_zone& new_york() { return *date::locate_zone("America/New_York"); }
const date::time_zone& utc() { return *date::locate_zone("UTC"); }

schema::Record record_of(const std::string& body) {
    schema::Record record(dish);
    base::Problems problems;
    schema::merge(record, schema::read_patch(body, dish), problems);
    kinds::check_time_restriction(dish.sold, record, problems);
    EXPECT_TRUE(problems.empty()) << body << ' ' << problems.front().message;
    return record;
}

date::sys_seconds instant(std::string_view iso) {
    const auto ms = base::parse_iso_time(iso);
    EXPECT_TRUE(ms) << iso;
    return date::sys_seconds(std::chrono::seconds(*ms / 1'000));
}

bool is_sold(const std::string& body, std::string_view at, const date::time_zone& zone) {
    return is_available(restriction_of(record_of(body), dish.sold, zone),
                        local_time(instant(at), zone));
}

struct LocalMoment {
    const char* at;  // with the offset of the store's clock
    bool is_sold;
};

struct Case {
    const char* body;
    std::vector<LocalMoment> moments;
};

// In New York; 2026-03-06 is a Friday, clocks go forward on Sunday 2026-03-08 and back on
// 2026-11-01.
const std::vector<Case> cases{
    {R"({})", {{"2026-03-06T12:00:00-05:00", true}}},
    {R"({"timeApplicableType":"Always","startTime":"10:00","endTime":"11:00","daysOfWeek":["Mon"]})",
     {{"2026-03-06T12:00:00-05:00", true}}},

    // Windows: from the start to just before the end.
    {R"({"timeApplicableType":"Days of the week","startTime":"11:00","endTime":"15:00"})",
     {{"2026-03-06T10:59:59-05:00", false},
      {"2026-03-06T11:00:00-05:00", true},
      {"2026-03-06T15:00:00-05:00", false}}},
    {R"({"timeApplicableType":"Days of the week","startTime":"11:00"})",
     {{"2026-03-06T23:59:59-05:00", true}}},
    {R"({"timeApplicableType":"Days of the week","endTime":"11:00"})",
     {{"2026-03-06T00:00:00-05:00", true}}},
    {R"({"timeApplicableType":"Days of the week","startTime":"00:00","endTime":"23:59"})",
     {{"2026-03-06T23:59:30-05:00", true}}},
    {R"({"timeApplicableType":"Days of the week","startTime":"06:00","endTime":"06:00"})",
     {{"2026-03-06T05:59:59-05:00", true}}},

    // Past midnight: the night belongs to the day on which it begins.
    {R"({"timeApplicableType":"Days of the week","daysOfWeek":["Fri"],"startTime":"22:00","endTime":"02:00"})",
     {{"2026-03-06T22:00:00-05:00", true},
      {"2026-03-07T01:59:59-05:00", true},
      {"2026-03-07T02:00:00-05:00", false},
      {"2026-03-06T01:00:00-05:00", false}}},
    {R"({"timeApplicableType":"Days of the week","daysOfWeek":["Sun"],"startTime":"22:00","endTime":"02:00"})",
     {{"2026-03-09T01:00:00-04:00", true}}},
    {R"({"timeApplicableType":"Days of the week","daysOfWeek":["Sat"],"startTime":"22:00","endTime":"22:00"})",
     {{"2026-03-08T21:59:59-04:00", true}}},

    // Timestamps give the time of day by the store's clock.
    {R"({"timeApplicableType":"Days of the week","startTime":"2026-01-01T16:00:00Z","endTime":"2026-01-01T20:00:00Z"})",
     {{"2026-07-01T11:00:00-04:00", true}, {"2026-07-01T15:00:00-04:00", false}}},

    // Days of the month.
    {R"({"timeApplicableType":"Days of the month","daysOfMonth":[31]})",
     {{"2026-03-31T12:00:00-04:00", true}, {"2026-04-30T12:00:00-04:00", false}}},
    {R"({"timeApplicableType":"Days of the month","daysOfMonth":[29]})",
     {{"2026-02-28T12:00:00-05:00", false}, {"2028-02-29T12:00:00-05:00", true}}},
    {R"({"timeApplicableType":"Days of the month","daysOfMonth":[31],"startTime":"20:00","endTime":"03:00"})",
     {{"2026-04-01T02:00:00-04:00", true}}},
    {R"({"timeApplicableType":"Days of the month"})", {{"2026-04-01T02:00:00-04:00", true}}},

    // Ranges are inclusive; the last night runs out.
    {R"({"timeApplicableType":"Date range","startDate":"2026-06-01","endDate":"2026-06-30"})",
     {{"2026-06-01T00:00:00-04:00", true},
      {"2026-06-30T23:59:59-04:00", true},
      {"2026-07-01T00:00:00-04:00", false}}},
    {R"({"timeApplicableType":"Date range","startDate":"2026-06-01"})",
     {{"2036-07-01T00:00:00-04:00", true}}},
    {R"({"timeApplicableType":"Date range","endDate":"2026-06-30"})",
     {{"2016-07-01T00:00:00-04:00", true}, {"2026-07-01T00:00:00-04:00", false}}},
    {R"({"timeApplicableType":"Date range","endTime":"2026-06-03T12:00:00Z"})",
     {{"2016-07-01T00:00:00-04:00", true}, {"2026-06-04T00:00:00-04:00", false}}},
    {R"({"timeApplicableType":"Date range","startDate":"2026-06-01","endDate":"2026-06-30","startTime":"18:00","endTime":"01:00"})",
     {{"2026-07-01T00:30:00-04:00", true}, {"2026-06-01T00:30:00-04:00", false}}},
    {R"({"timeApplicableType":"Date range","startTime":"2026-06-01T12:00:00Z","endTime":"2026-06-03T12:00:00Z"})",
     {{"2026-06-03T23:00:00-04:00", true}, {"2026-06-04T00:00:00-04:00", false}}},
    {R"({"timeApplicableType":"Date range","startTime":"10:00","endTime":"12:00"})",
     {{"2026-06-04T12:00:00-04:00", false}}},

    // One day.
    {R"({"timeApplicableType":"Specific date","specificDate":"2026-12-31","startTime":"20:00","endTime":"04:00"})",
     {{"2027-01-01T03:59:59-05:00", true}, {"2026-12-31T03:00:00-05:00", false}}},
    {R"({"timeApplicableType":"Specific date","startTime":"2026-12-31T23:00:00Z","endTime":"2027-01-01T09:00:00Z"})",
     {{"2027-01-01T03:00:00-05:00", true}}},

    // Spans are instants, whatever the clock does.
    {R"({"timeApplicableType":"Start date time and end date time","startTime":"2026-11-01T05:30:00Z","endTime":"2026-11-01T06:30:00Z"})",
     {{"2026-11-01T01:29:59-04:00", false},
      {"2026-11-01T01:10:00-05:00", true},
      {"2026-11-01T01:30:00-05:00", false}}},
    {R"({"timeApplicableType":"Start date time and end date time","startDate":"2026-06-01","startTime":"18:00","endDate":"2026-06-03","endTime":"09:00"})",
     {{"2026-06-02T03:00:00-04:00", true}, {"2026-06-03T09:00:00-04:00", false}}},
    {R"({"timeApplicableType":"Start date time and end date time","endDate":"2026-06-03"})",
     {{"2016-06-03T20:00:00-04:00", true}, {"2026-06-04T00:00:00-04:00", false}}},
    {R"({"timeApplicableType":"Start date time and end date time","startTime":"18:00","endTime":"19:00"})",
     {{"2026-06-03T20:00:00-04:00", false}}},

    // The hour that is skipped and the one that comes twice.
    {R"({"timeApplicableType":"Days of the week","startTime":"02:00","endTime":"04:00"})",
     {{"2026-03-08T01:59:59-05:00", false}, {"2026-03-08T03:00:00-04:00", true}}},
    {R"({"timeApplicableType":"Days of the week","startTime":"01:00","endTime":"02:00"})",
     {{"2026-11-01T01:30:00-04:00", true}, {"2026-11-01T01:30:00-05:00", true}}},
    {R"({"timeApplicableType":"Days of the week","daysOfWeek":["Sat"],"startTime":"23:00","endTime":"02:00"})",
     {{"2026-11-01T01:30:00-05:00", true}}},
};

TEST(Availability, OfEachSortOfRestriction) {
    for (const auto& [body, moments] : cases)
        for (const LocalMoment& moment : moments)
            EXPECT_EQ(is_sold(body, moment.at, new_york()), moment.is_sold)
                << body << " at " << moment.at;
}

// Such days cannot be sent, but a record may have been stored by rules of another time.
TEST(Availability, IgnoresDaysThatDoNotExist) {
    const auto is_stored_sold = [](const char* days, const char* at) {
        const auto record =
            schema::read_stored(R"({"timeApplicableType":)" + std::string(days) + '}', dish);
        return is_available(restriction_of(record, dish.sold, utc()),
                            local_time(instant(at), utc()));
    };
    const char* week = R"("Days of the week","daysOfWeek":["Someday",5,"Friday"])";
    EXPECT_TRUE(is_stored_sold(week, "2026-03-06T12:00:00Z"));
    EXPECT_FALSE(is_stored_sold(week, "2026-03-07T12:00:00Z"));
    const char* month = R"("Days of the month","daysOfMonth":[0,32,"x",6])";
    EXPECT_TRUE(is_stored_sold(month, "2026-03-06T12:00:00Z"));
    EXPECT_FALSE(is_stored_sold(month, "2026-03-07T12:00:00Z"));
}

TEST(Availability, FollowsTheStoresZone) {
    const char* lunch =
        R"({"timeApplicableType":"Days of the week","daysOfWeek":["Fri"],"startTime":"11:00","endTime":"15:00"})";
    EXPECT_TRUE(is_sold(lunch, "2026-03-06T12:00:00Z", utc()));
    EXPECT_FALSE(is_sold(lunch, "2026-03-06T12:00:00Z", new_york()));
    EXPECT_TRUE(is_sold(lunch, "2026-03-06T17:00:00Z", new_york()));
}

// The slow truth: walk back minute by minute through the night to the start of the window.
bool oracle(const std::vector<bool>& days, int start, int end, date::local_seconds clock,
            date::local_days first) {
    auto at = date::floor<std::chrono::minutes>(clock);
    for (int steps = 0; steps < 24 * 60; ++steps, at -= std::chrono::minutes(1)) {
        const auto day = date::floor<date::days>(at);
        const int minute = static_cast<int>((at - day) / std::chrono::minutes(1));
        if (steps > 0 && (minute + 1) % (24 * 60) == end) return false;
        if (minute != start) continue;
        const auto index = (day - first).count();
        return index >= 0 && index < static_cast<int>(days.size()) &&
               days[static_cast<std::size_t>(index)];
    }
    return false;
}

std::string clock_text(int minute) { return base::clock_time(std::chrono::minutes(minute)); }

TEST(Availability, AgreesWithWalkingMinuteByMinute) {
    std::mt19937 random(4);
    auto below = [&](int bound) {
        return static_cast<int>(random() % static_cast<unsigned>(bound));
    };
    const auto first = date::local_days(date::year(2026) / 2 / 23);
    for (int round = 0; round < 300; ++round) {
        const int start = below(24 * 60);
        const int end = below(24 * 60 - 1);  // 23:59 is the end of the day
        std::string body;
        std::vector<bool> days(21);
        if (round % 2) {
            const int day = below(7);
            for (std::size_t i = 0; i < days.size(); ++i) days[i] = static_cast<int>(i) % 7 == day;
            body = R"("Days of the week","daysOfWeek":[")" +
                   std::string(kinds::week_days[static_cast<std::size_t>(day)]) + "\"]";
        } else {
            const int from = 2 + below(15);
            const int length = 1 + below(4);
            for (int i = from; i < from + length; ++i) days[static_cast<std::size_t>(i)] = true;
            auto date_text = [&](int index) {
                return date::format("%F", first + date::days(index));
            };
            body = R"("Date range","startDate":")" + date_text(from) + R"(","endDate":")" +
                   date_text(from + length - 1) + '"';
        }
        body = R"({"timeApplicableType":)" + body + R"(,"startTime":")" + clock_text(start) +
               R"(","endTime":")" + clock_text(end) + "\"}";
        const auto restriction = restriction_of(record_of(body), dish.sold, new_york());
        const auto begin = new_york().to_sys(date::local_seconds(first + date::days(1)));
        for (int probe = 0; probe < 400; ++probe) {
            const auto time =
                local_time(begin + std::chrono::minutes(below(19 * 24 * 60)), new_york());
            ASSERT_EQ(is_available(restriction, time), oracle(days, start, end, time.clock, first))
                << body << " at " << date::format("%F %T", time.clock);
        }
    }
}

// A random window, as members of a window and as a restriction of its own.
struct RandomWindow {
    std::string window, alone;
};

RandomWindow random_window(std::mt19937& random, bool same_times) {
    std::string days;
    for (const auto day : kinds::week_days)
        if (random() % 3 == 0) (days += days.empty() ? "\"" : ",\"") += std::string(day) + '"';
    const auto time = [&] { return clock_text(static_cast<int>(random() % 48) * 30); };
    const std::string from = same_times ? "17:00" : time(), to = same_times ? "01:30" : time();
    return {R"({"days":[)" + days + R"(],"from":")" + from + R"(","to":")" + to + "\"}",
            R"({"timeApplicableType":"Days of the week","daysOfWeek":[)" + days +
                R"(],"startTime":")" + from + R"(","endTime":")" + to + "\"}"};
}

TEST(Availability, OfWindowsIsThatOfEachAndIsCovered) {
    std::mt19937 random(36);
    const auto begin = instant("2026-03-02T00:00:00Z");
    for (int round = 0; round < 300; ++round) {
        const bool same_times = round % 3 == 0;
        std::string windows;
        std::vector<Restriction> alone;
        for (auto count = 1 + random() % 4; count > 0; --count) {
            const auto one = random_window(random, same_times);
            (windows += windows.empty() ? "" : ",") += one.window;
            alone.push_back(restriction_of(record_of(one.alone), dish.sold, utc()));
        }
        schema::Record record = record_of(R"({"availability":[)" + windows + "]}");
        kinds::cover_windows(dish.sold, record);
        const auto cover = restriction_of(record, dish.sold, utc());
        for (int half_hour = 0; half_hour < 2 * 24 * 8; ++half_hour) {
            const auto time = local_time(begin + std::chrono::minutes(30 * half_hour), utc());
            const bool is_sold_then = std::ranges::any_of(
                alone, [&](const Restriction& window) { return is_available(window, time); });
            ASSERT_EQ(is_available(record, dish.sold, utc(), time), is_sold_then)
                << windows << " at " << date::format("%F %T", time.clock);
            const bool is_covered = is_available(cover, time);
            ASSERT_TRUE(is_covered || !is_sold_then) << windows;
            ASSERT_TRUE(!same_times || is_covered == is_sold_then) << windows;
        }
    }
}

}  // namespace
}  // namespace domain
