#include "base/time_text.hpp"

#include <gtest/gtest.h>

#include <ctime>

namespace base {
namespace {

TEST(IsoTime, Prints) {
    EXPECT_EQ(iso_time(0), "1970-01-01T00:00:00.000Z");
    EXPECT_EQ(iso_time(1), "1970-01-01T00:00:00.001Z");
    EXPECT_EQ(iso_time(951'782'400'000 - 1), "2000-02-28T23:59:59.999Z");
    EXPECT_EQ(iso_time(951'782'400'000), "2000-02-29T00:00:00.000Z");
    EXPECT_EQ(iso_time(253'402'300'799'999), "9999-12-31T23:59:59.999Z");
    EXPECT_EQ(iso_time(-1), "1969-12-31T23:59:59.999Z");
    EXPECT_EQ(iso_time(INT64_MAX), "9999-12-31T23:59:59.999Z");
    EXPECT_EQ(iso_time(INT64_MIN), "0000-01-01T00:00:00.000Z");
}

TEST(IsoTime, AgreesWithTheSystemAndReadsBack) {
    for (std::int64_t s = 0; s < 253'402'300'800; s += 86'400 * 97 + 3'607) {
        std::time_t seconds = s;
        std::tm parts{};
        gmtime_r(&seconds, &parts);
        char text[32];
        std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S.000Z", &parts);
        ASSERT_EQ(iso_time(s * 1000), text);
        ASSERT_EQ(parse_iso_time(text), s * 1000);
    }
}

TEST(ParseIsoTime, TakesOffsetsAndFractions) {
    EXPECT_EQ(parse_iso_time("1970-01-01T00:00:00Z"), 0);
    EXPECT_EQ(parse_iso_time("1970-01-01T00:00:01.5Z"), 1'500);
    EXPECT_EQ(parse_iso_time("1970-01-01T00:00:01.05Z"), 1'050);
    EXPECT_EQ(parse_iso_time("1970-01-01T00:00:01.123999999Z"), 1'123);
    EXPECT_EQ(parse_iso_time("1970-01-01T05:30:00+05:30"), 0);
    EXPECT_EQ(parse_iso_time("1970-01-01T05:30:00+0530"), 0);
    EXPECT_EQ(parse_iso_time("1969-12-31T19:00:00.000-05:00"), 0);
    EXPECT_EQ(parse_iso_time("2024-02-29T12:00:00Z"), 1'709'208'000'000);
}

TEST(ParseIsoTime, TakesNothingElse) {
    for (const char* text : {"",
                             "1970-01-01",
                             "1970-01-01T00:00:00",
                             "1970-01-01 00:00:00Z",
                             "1970-01-01T00:00Z",
                             "1970-01-01t00:00:00Z",
                             "1970-01-01T00:00:00z",
                             "1970-01-01T00:00:00.Z",
                             "1970-01-01T00:00:00,5Z",
                             "1970-01-01T00:00:00.0000000001Z",
                             "1970-01-01T00:00:00Z ",
                             " 1970-01-01T00:00:00Z",
                             "1970-01-01T00:00:00ZZ",
                             "1970-01-01T00:00:00+05",
                             "1970-01-01T00:00:00+5:30",
                             "1970-01-01T00:00:00+24:00",
                             "1970-01-01T00:00:00+05:60",
                             "1970-13-01T00:00:00Z",
                             "1970-00-01T00:00:00Z",
                             "1970-02-30T00:00:00Z",
                             "2023-02-29T00:00:00Z",
                             "1970-01-00T00:00:00Z",
                             "1970-01-01T24:00:00Z",
                             "1970-01-01T00:60:00Z",
                             "1970-01-01T23:59:60Z",
                             "70-01-01T00:00:00Z",
                             "+1970-01-01T00:00:00Z",
                             "-970-01-01T00:00:00Z",
                             "1970-1-01T00:00:00Z",
                             "19700101T000000Z",
                             "9999-12-31T23:59:59-00:01",
                             "0000-01-01T00:00:00+00:01",
                             "1970-01-01T00:00:0\u0661Z"})
        EXPECT_EQ(parse_iso_time(text), std::nullopt) << text;
}

TEST(Date, IsReadInTwoForms) {
    using namespace std::chrono;
    EXPECT_EQ(parse_date("2028-02-29"), year(2028) / 2 / 29);
    EXPECT_EQ(parse_date("29-FEB-2028"), year(2028) / 2 / 29);
    for (const char* text :
         {"", "2026-02-29", "2026-2-01", "01-Foo-2026", "01-01-2026", "2026-01-01T", "2026-01-01 ",
          "1-Jan-2026", "2026-00-10", "2026-13-01"})
        EXPECT_EQ(parse_date(text), std::nullopt) << text;
    EXPECT_EQ(iso_date(year(987) / 6 / 5), "0987-06-05");
    EXPECT_EQ(wire_date(year(2026) / 6 / 5), "05-Jun-2026");
}

TEST(TimeOfDay, IsReadAndPrinted) {
    using namespace std::chrono;
    EXPECT_EQ(parse_time_of_day("00:00"), seconds(0));
    EXPECT_EQ(parse_time_of_day("23:59:59"), hours(24) - seconds(1));
    for (const char* text : {"", "24:00", "9:00", "09:60", "09:00:60", "09:00:", "0900", "09:00Z"})
        EXPECT_EQ(parse_time_of_day(text), std::nullopt) << text;
    EXPECT_EQ(clock_time(minutes(545)), "09:05");
    EXPECT_EQ(clock_time(minutes(545) + seconds(7)), "09:05:07");
}

}  // namespace
}  // namespace base
