#include "kinds/store.hpp"

#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace kinds {
namespace {

base::Problems problems_of(const char* zone, const char* currency) {
    Record record(store);
    record.set(store.time_zone, zone);
    record.set(store.currency, currency);
    base::Problems problems;
    check_store(record, problems);
    return problems;
}

TEST(CheckStore, TakesZonesAndCurrencies) {
    EXPECT_TRUE(problems_of("UTC", "USD").empty());
    EXPECT_TRUE(problems_of("America/New_York", "KWD").empty());
    EXPECT_TRUE(problems_of("Asia/Kolkata", "INR").empty());
    EXPECT_TRUE(problems_of("Asia/Calcutta", "INR").empty());  // a link
}

TEST(CheckStore, RefusesOtherZones) {
    for (const char* zone : {"Mars/Olympus", "utc ", "America", "America/", "../../etc/passwd", "/etc/localtime",
                             "posix/UTC", "zone.tab", "UTC\n", "."}) {
        auto problems = problems_of(zone, "USD");
        ASSERT_EQ(problems.size(), 1u) << zone;
        EXPECT_EQ(problems[0].path, "timeZone");
    }
}

TEST(CheckStore, RefusesOtherCurrencies) {
    for (const char* currency : {"usd", "XXX", "DOLLARS"}) {
        auto problems = problems_of("UTC", currency);
        ASSERT_EQ(problems.size(), 1u) << currency;
        EXPECT_EQ(problems[0].path, "currency");
    }
}

TEST(CheckStore, NeedsBoth) {
    base::Problems problems;
    check_store(Record(store), problems);
    ASSERT_EQ(problems.size(), 2u);
    EXPECT_EQ(problems[0].message, "is required");
}

// The problems of a store with these hours, or the hours as they are kept.
std::string hours_of(const std::string& hours) {
    Record record(store);
    base::Problems problems;
    merge(record, read_patch(R"({"timeZone":"UTC","currency":"USD","openingHours":)" + hours + '}', store), problems);
    check_store(record, problems);
    std::string out;
    for (const base::Problem& problem : problems) out += problem.path + ": " + problem.message + '\n';
    if (!out.empty()) return out;
    for (const Record& day : record[store.opening_hours]) out += write_json(day);
    return out;
}

TEST(OpeningHours, AreKeptInOneSpelling) {
    EXPECT_EQ(hours_of(R"([{"day":"monday","windows":[{"from":"11:00","to":"15:00:00"},{"from":"18:00","to":"24:00"}]},{"day":"SUNDAY"}])"),
              R"({"day":"Monday","windows":[{"from":"11:00","to":"15:00"},{"from":"18:00","to":"24:00"}]}{"day":"Sunday"})");
    EXPECT_EQ(hours_of("[]"), "");
    EXPECT_EQ(hours_of("null"), "");
    EXPECT_EQ(hours_of("\"\""), "");
}

TEST(OpeningHours, RefuseWhatNoClockShows) {
    EXPECT_EQ(hours_of(R"([{"day":"Monday","windows":[{"from":"24:00","to":"25:00"},{"to":"9"}]}])"),
              "openingHours[0].windows[0].from: must be a time of day, HH:mm\n"
              "openingHours[0].windows[0].to: must be a time of day, HH:mm, or 24:00\n"
              "openingHours[0].windows[1].to: must be a time of day, HH:mm, or 24:00\n"
              "openingHours[0].windows[1].from: is required\n");
    EXPECT_EQ(hours_of(R"([{"day":"Caturday"},{"windows":[]}])"),
              "openingHours[0].day: must be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday\n"
              "openingHours[1].day: is required\n");
    EXPECT_EQ(hours_of(R"([{"day":"Monday"},{"day":"monday"}])"), "openingHours[1].day: is listed twice\n");
    EXPECT_EQ(hours_of(R"(["Monday"])"), "openingHours[0]: must be an object\n");
    EXPECT_EQ(hours_of("true"), "openingHours: must be a list\n");
}

}  // namespace
}  // namespace kinds
