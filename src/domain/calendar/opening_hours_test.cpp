#include "domain/calendar/opening_hours.hpp"

#include "base/time_text.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <random>

namespace domain {
namespace {

schema::Record store_with(const std::string& members) {
    schema::Record store(kinds::store);
    base::Problems problems;
    const std::string body =
        R"({"name":"A","timeZone":"America/New_York","currency":"USD")" + members + "}";
    schema::merge(store, schema::read_patch(body, kinds::store), problems);
    kinds::check_store(store, problems);
    EXPECT_TRUE(problems.empty()) << problems.front().message;
    return store;
}

schema::Record store_open(const std::string& hours) {
    return store_with(R"(,"openingHours":)" + hours);
}

std::int64_t ms_of(std::string_view iso) {
    const auto ms = base::parse_iso_time(iso);
    EXPECT_TRUE(ms) << iso;
    return ms.value_or(0);
}

std::string next_opening(const schema::Record& store, std::string_view iso) {
    const auto ms = opens_at(store, ms_of(iso));
    EXPECT_EQ(is_open(store, ms_of(iso)), ms == ms_of(iso)) << iso;
    return ms ? base::iso_time(*ms) : "never";
}

// 2026-03-06 is a Friday; the clocks of New York go forward on Sunday 2026-03-08 at 02:00 and back
// on Sunday 2026-11-01.
const char* const usual_hours = R"([
    {"day":"Friday","windows":[{"from":"11:00","to":"15:00"},{"from":"18:00","to":"02:00"}]},
    {"day":"Saturday","windows":[{"from":"18:00","to":"24:00"},{"from":"17:00","to":"19:00"}]},
    {"day":"Sunday","windows":[]}])";

TEST(OpeningHours, OpenAndCloseByTheClockOfTheStore) {
    const schema::Record store = store_open(usual_hours);
    const std::string lunch = "2026-03-06T16:00:00.000Z", evening = "2026-03-06T23:00:00.000Z";
    EXPECT_EQ(next_opening(store, "2026-03-06T10:59:59.999-05:00"), lunch);
    EXPECT_EQ(next_opening(store, lunch), lunch);
    EXPECT_EQ(next_opening(store, "2026-03-06T14:59:59.999-05:00"), "2026-03-06T19:59:59.999Z");
    EXPECT_EQ(next_opening(store, "2026-03-06T15:00:00-05:00"), evening);
}

TEST(OpeningHours, RunPastMidnightAndOverlap) {
    const schema::Record store = store_open(usual_hours);
    EXPECT_TRUE(is_open(store, ms_of("2026-03-07T01:59:59-05:00")));
    EXPECT_EQ(next_opening(store, "2026-03-07T02:00:00-05:00"), "2026-03-07T22:00:00.000Z");
    EXPECT_TRUE(is_open(store, ms_of("2026-03-07T23:59:59-05:00")));
    EXPECT_EQ(next_opening(store, "2026-03-08T00:00:00-05:00"), "2026-03-13T15:00:00.000Z");
}

TEST(OpeningHours, OfOneTimeTwiceAreAWholeDay) {
    const schema::Record store =
        store_open(R"([{"day":"Friday","windows":[{"from":"06:00","to":"06:00"}]}])");
    EXPECT_FALSE(is_open(store, ms_of("2026-03-06T05:59:59-05:00")));
    EXPECT_TRUE(is_open(store, ms_of("2026-03-07T05:59:59-05:00")));
    EXPECT_FALSE(is_open(store, ms_of("2026-03-07T06:00:00-05:00")));
}

TEST(OpeningHours, AreUnlimitedWhereNoneAreSet) {
    EXPECT_EQ(next_opening(store_with(""), "2026-03-06T01:00:00Z"), "2026-03-06T01:00:00.000Z");
    EXPECT_EQ(next_opening(store_open("[]"), "2026-03-06T01:00:00Z"), "2026-03-06T01:00:00.000Z");
}

TEST(OpeningHours, MayNeverCome) {
    const schema::Record store = store_open(R"([{"day":"Friday"}])");
    EXPECT_EQ(next_opening(store, "2026-03-06T12:00:00Z"), "never");
    // What the clock skips this Sunday is open on the next one.
    const schema::Record night =
        store_open(R"([{"day":"Sunday","windows":[{"from":"02:15","to":"02:45"}]}])");
    EXPECT_EQ(next_opening(night, "2026-03-08T00:00:00-05:00"), "2026-03-15T06:15:00.000Z");
}

TEST(OpeningHours, LastAsLongAsTheClockShowsThem) {
    const schema::Record store =
        store_open(R"([{"day":"Sunday","windows":[{"from":"01:30","to":"02:30"}]}])");
    EXPECT_EQ(next_opening(store, "2026-03-08T00:00:00-05:00"), "2026-03-08T06:30:00.000Z");
    EXPECT_FALSE(is_open(store, ms_of("2026-03-08T07:00:00Z")));
    EXPECT_EQ(next_opening(store, "2026-11-01T00:00:00-04:00"), "2026-11-01T05:30:00.000Z");
    EXPECT_TRUE(is_open(store, ms_of("2026-11-01T02:29:59-05:00")));
    EXPECT_FALSE(is_open(store, ms_of("2026-11-01T02:30:00-05:00")));
    const schema::Record early =
        store_open(R"([{"day":"Sunday","windows":[{"from":"00:30","to":"01:30"}]}])");
    EXPECT_TRUE(is_open(early, ms_of("2026-11-01T01:29:59-05:00")));
    EXPECT_FALSE(is_open(early, ms_of("2026-11-01T01:30:00-05:00")));
}

TEST(OpeningHours, WaitForTheEndOfAPause) {
    const std::string pause = R"(,"onlineOrdersPausedUntil":"2026-03-06T17:00:00Z")";
    const schema::Record paused = store_with(pause);
    EXPECT_EQ(next_opening(paused, "2026-03-06T16:59:59Z"), "2026-03-06T17:00:00.000Z");
    EXPECT_TRUE(is_open(paused, ms_of("2026-03-06T17:00:00Z")));
    const schema::Record both = store_with(
        pause +
        R"(,"openingHours":[{"day":"friday","windows":[{"from":"11:00","to":"12:00"},{"from":"13:00","to":"14:00"}]}])");
    EXPECT_EQ(next_opening(both, "2026-03-06T16:30:00Z"), "2026-03-06T18:00:00.000Z");
    EXPECT_TRUE(is_open(store_with(R"(,"onlineOrdersPausedUntil":"")"), 0));
}

}  // namespace
}  // namespace domain
