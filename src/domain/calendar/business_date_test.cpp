#include "domain/calendar/business_date.hpp"

#include "base/time_text.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <random>

namespace domain {
namespace {

using std::chrono::minutes;

Calendar calendar(const char* zone, minutes day_start = minutes(0)) {
    return {date::locate_zone(zone), day_start};
}

std::int64_t ms_of(std::string_view iso) {
    const auto ms = base::parse_iso_time(iso);
    EXPECT_TRUE(ms) << iso;
    return ms.value_or(0);
}

std::string day_of(const Calendar& calendar, std::string_view iso) {
    return iso_text(calendar.day_of(ms_of(iso)));
}

Day day(std::string_view iso) {
    return Day(std::chrono::sys_days(base::parse_date(iso).value()).time_since_epoch());
}

std::string start_of(const Calendar& calendar, std::string_view iso) {
    return base::iso_time(calendar.start_of(day(iso)).time_since_epoch().count() * 1'000);
}

TEST(BusinessDate, BeginsAtTheStartOfTheDay) {
    const Calendar night = calendar("America/New_York", minutes(240));
    EXPECT_EQ(day_of(night, "2026-03-06T03:59:59-05:00"), "2026-03-05");
    EXPECT_EQ(day_of(night, "2026-03-06T03:59:59.999-05:00"), "2026-03-05");
    EXPECT_EQ(day_of(night, "2026-03-06T04:00:00-05:00"), "2026-03-06");
    EXPECT_EQ(day_of(calendar("UTC"), "2026-03-06T00:00:00Z"), "2026-03-06");
    EXPECT_EQ(day_of(calendar("UTC", minutes(1'439)), "2026-03-06T23:58:59Z"), "2026-03-05");
    EXPECT_EQ(day_of(calendar("UTC"), "1969-12-31T23:59:59.999Z"), "1969-12-31");
}

TEST(BusinessDate, IsThatOfTheZoneFromOneEndOfTheWorldToTheOther) {
    const Calendar first = calendar("Pacific/Kiritimati", minutes(240));
    EXPECT_EQ(day_of(first, "2026-06-01T13:59:59Z"), "2026-06-01");  // 03:59:59 on the 2nd
    EXPECT_EQ(day_of(first, "2026-06-01T14:00:00Z"), "2026-06-02");
    EXPECT_EQ(start_of(first, "2026-06-02"), "2026-06-01T14:00:00.000Z");
    const Calendar last = calendar("Pacific/Pago_Pago", minutes(240));
    EXPECT_EQ(day_of(last, "2026-06-01T14:59:59Z"), "2026-05-31");  // 03:59:59 on the 1st
    EXPECT_EQ(day_of(last, "2026-06-01T15:00:00Z"), "2026-06-01");
    EXPECT_EQ(day_of(last, "2028-03-01T14:59:59Z"), "2028-02-29");
}

TEST(BusinessDate, GoesOnThroughChangesOfSummerTime) {
    // 2026-03-08 at 02:00 the clock of New York skips an hour: the day begins with the change.
    const Calendar skipped = calendar("America/New_York", minutes(150));
    EXPECT_EQ(day_of(skipped, "2026-03-08T01:59:59-05:00"), "2026-03-07");
    EXPECT_EQ(day_of(skipped, "2026-03-08T03:00:00-04:00"), "2026-03-08");
    EXPECT_EQ(start_of(skipped, "2026-03-08"), "2026-03-08T07:00:00.000Z");
    // 2026-11-01 at 02:00 it shows the hour from 01:00 once more: the day has begun for good.
    const Calendar twice = calendar("America/New_York", minutes(90));
    EXPECT_EQ(day_of(twice, "2026-11-01T01:29:59-04:00"), "2026-10-31");
    EXPECT_EQ(day_of(twice, "2026-11-01T01:30:00-04:00"), "2026-11-01");
    EXPECT_EQ(day_of(twice, "2026-11-01T01:00:00-05:00"), "2026-11-01");
    EXPECT_EQ(day_of(twice, "2026-11-01T01:29:00-05:00"), "2026-11-01");
    // A day that begins at 04:00 has 23 hours before the one change and 25 before the other.
    const Calendar night = calendar("America/New_York", minutes(240));
    EXPECT_EQ(start_of(night, "2026-03-07"), "2026-03-07T09:00:00.000Z");
    EXPECT_EQ(start_of(night, "2026-03-08"), "2026-03-08T08:00:00.000Z");
    EXPECT_EQ(start_of(night, "2026-10-31"), "2026-10-31T08:00:00.000Z");
    EXPECT_EQ(start_of(night, "2026-11-01"), "2026-11-01T09:00:00.000Z");
}

TEST(BusinessDate, IsKnownWhereMidnightIsMissing) {
    // Sao Paulo went from 24:00 on 2018-11-03 to 01:00; Samoa left out 2011-12-30.
    const Calendar brazil = calendar("America/Sao_Paulo");
    EXPECT_EQ(start_of(brazil, "2018-11-04"), "2018-11-04T03:00:00.000Z");
    EXPECT_EQ(day_of(brazil, "2018-11-04T02:59:59Z"), "2018-11-03");
    EXPECT_EQ(day_of(brazil, "2018-11-04T03:00:00Z"), "2018-11-04");
    // ... and back from 24:00 on 2019-02-16 to 23:00, which it showed twice.
    EXPECT_EQ(day_of(brazil, "2019-02-17T02:30:00Z"), "2019-02-16");
    EXPECT_EQ(start_of(brazil, "2019-02-17"), "2019-02-17T03:00:00.000Z");
    const Calendar samoa = calendar("Pacific/Apia");
    EXPECT_EQ(day_of(samoa, "2011-12-30T09:59:59Z"), "2011-12-29");
    EXPECT_EQ(day_of(samoa, "2011-12-30T10:00:00Z"), "2011-12-31");
    EXPECT_EQ(start_of(samoa, "2011-12-30"), start_of(samoa, "2011-12-31"));
}

TEST(BusinessDate, NeverGoesBackAndLeavesNoGap) {
    std::mt19937 random(1);
    for (const char* zone : {"America/New_York", "America/Sao_Paulo", "Pacific/Apia",
                             "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca"}) {
        for (int i = 0; i < 1'000; ++i) {
            const Calendar its = calendar(zone, minutes(random() % 1'440));
            const date::sys_seconds at(std::chrono::seconds(random() % 2'000'000'000));
            const Day found = its.day_of(at);
            EXPECT_LE(its.start_of(found), at) << zone;
            EXPECT_GT(its.start_of(found + date::days(1)), at) << zone;
            EXPECT_LE(found, its.day_of(at + std::chrono::seconds(random() % 7'200))) << zone;
        }
    }
}

TEST(BusinessDate, GoesByTheSettingsOfTheStore) {
    schema::Record store(kinds::store);
    const Calendar initial = calendar_of(store);
    EXPECT_EQ(initial.zone->name(), "UTC");
    EXPECT_EQ(initial.day_start, minutes(0));
    EXPECT_EQ(initial.week_start, date::Monday);
    store.set(kinds::store.time_zone, "Europe/Rome");
    store.set(kinds::store.day_start, 300);
    store.set(kinds::store.week_start, "Sunday");
    const Calendar set = calendar_of(store);
    EXPECT_EQ(set.zone->name(), "Europe/Rome");
    EXPECT_EQ(set.day_start, minutes(300));
    EXPECT_EQ(set.week_start, date::Sunday);
    store.set(kinds::store.time_zone, "Europe/Atlantis");
    EXPECT_EQ(calendar_of(store).zone, initial.zone);
}

TEST(BusinessDate, MinutesAreThoseOfTheClockOnTheWall) {
    const auto minute_of = [](const Calendar& its, std::string_view iso) {
        return its.minute_of(its.day_of(ms_of(iso)), ms_of(iso));
    };
    const Calendar night = calendar("America/New_York", minutes(240));
    EXPECT_EQ(minute_of(night, "2026-03-06T04:00:00-05:00"), 0);
    EXPECT_EQ(minute_of(night, "2026-03-06T18:30:59.999-05:00"), 870);
    EXPECT_EQ(minute_of(night, "2026-03-07T03:59:00-05:00"), 1'439);
    const Calendar midnight = calendar("America/New_York");
    // The hour from 02:00 is skipped, the hour from 01:00 comes twice.
    EXPECT_EQ(minute_of(midnight, "2026-03-08T01:59:00-05:00"), 119);
    EXPECT_EQ(minute_of(midnight, "2026-03-08T03:00:00-04:00"), 180);
    EXPECT_EQ(minute_of(midnight, "2026-11-01T01:30:00-04:00"), 90);
    EXPECT_EQ(minute_of(midnight, "2026-11-01T01:30:00-05:00"), 90);
    // The day has begun, and the clock shows the hour before once more.
    const Calendar late = calendar("America/New_York", minutes(90));
    EXPECT_EQ(minute_of(late, "2026-11-01T01:40:00-04:00"), 10);
    EXPECT_EQ(minute_of(late, "2026-11-01T01:10:00-05:00"), 0);
    EXPECT_EQ(minute_of(late, "2026-11-01T01:31:00-05:00"), 1);
    // Of another day.
    EXPECT_EQ(midnight.minute_of(day("2026-03-05"), ms_of("2026-03-06T00:10:00-05:00")), 1'450);
}

TEST(BusinessDate, IsPrintedInBothForms) {
    EXPECT_EQ(iso_text(day("2026-01-31")), "2026-01-31");
    EXPECT_EQ(wire_text(day("2026-01-31")), "31-Jan-2026");
}

}  // namespace
}  // namespace domain
