#include "kinds/store.hpp"

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

}  // namespace
}  // namespace kinds
