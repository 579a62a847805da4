#include "schema/number.hpp"

#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <random>

namespace schema {
namespace {

TEST(ParseDecimal, ScalesExactly) {
    EXPECT_EQ(parse_decimal("12.5", 2), 1250);
    EXPECT_EQ(parse_decimal("12", 2), 1200);
    EXPECT_EQ(parse_decimal("012.50", 2), 1250);
    EXPECT_EQ(parse_decimal("-0.01", 2), -1);
    EXPECT_EQ(parse_decimal(".5", 2), 50);
    EXPECT_EQ(parse_decimal("0", 0), 0);
    EXPECT_EQ(parse_decimal("-0", 2), 0);
    EXPECT_EQ(parse_decimal("92233720368547758.07", 2), INT64_MAX);
    EXPECT_EQ(parse_decimal("-92233720368547758.08", 2), INT64_MIN);
    EXPECT_EQ(parse_decimal("0.0001", 4), 1);
}

TEST(ParseDecimal, ToleratesSeparators) {
    EXPECT_EQ(parse_decimal("1,234.50", 2), 123450);
    EXPECT_EQ(parse_decimal("1,234,567", 0), 1234567);
    EXPECT_EQ(parse_decimal("12,34,567.00", 2), 123456700);
    EXPECT_EQ(parse_decimal("-1,000", 2), -100000);
}

TEST(ParseDecimal, RefusesTheRest) {
    for (const char* text : {"",
                             "-",
                             ".",
                             "-.",
                             "5.",
                             "1.234",
                             "1.230",
                             "1e3",
                             "+1",
                             " 1",
                             "1 ",
                             "1,5",
                             "1,50",
                             "1,2345",
                             ",123",
                             "1,,234",
                             "1234,567",
                             "1,234,",
                             "1,2,345",
                             "1.2,345",
                             "0x1",
                             "1-",
                             "--1",
                             "1.-5",
                             "$1",
                             "\u0661",
                             "92233720368547758.08",
                             "99999999999999999999999",
                             "NaN",
                             "1.2.3",
                             "1.,2"})
        EXPECT_EQ(parse_decimal(text, 2), std::nullopt) << text;
    EXPECT_EQ(parse_decimal("1.0", 0), std::nullopt);
}

TEST(PrintDecimal, HasNoSeparators) {
    EXPECT_EQ(print_decimal(123456789, 2), "1234567.89");
    EXPECT_EQ(print_decimal(0, 2), "0.00");
    EXPECT_EQ(print_decimal(5, 2), "0.05");
    EXPECT_EQ(print_decimal(-5, 2), "-0.05");
    EXPECT_EQ(print_decimal(-1250, 3), "-1.250");
    EXPECT_EQ(print_decimal(7, 0), "7");
    EXPECT_EQ(print_decimal(-7, 0), "-7");
    EXPECT_EQ(print_decimal(INT64_MIN, 2), "-92233720368547758.08");
    EXPECT_EQ(print_decimal(INT64_MAX, 4), "922337203685477.5807");
}

// Of every magnitude, the ends included.
std::vector<std::int64_t> sample_integers() {
    std::vector<std::int64_t> out{0, INT64_MIN, INT64_MAX};
    std::mt19937_64 random(7);
    for (int i = 0; i < 10'000; ++i)
        out.push_back(static_cast<std::int64_t>(random()) >> (random() % 64));
    return out;
}

TEST(PrintDecimal, ReadsBack) {
    for (std::int64_t units : sample_integers())
        for (int decimals = 0; decimals < 5; ++decimals)
            ASSERT_EQ(parse_decimal(print_decimal(units, decimals), decimals), units);
}

TEST(WholeNumber, IsExact) {
    for (std::int64_t value : sample_integers()) {
        const Whole whole = whole_number(std::to_string(value) + ".000e0");
        ASSERT_EQ(whole.outcome, Whole::Outcome::whole);
        ASSERT_EQ(whole.value, value);
    }
    EXPECT_EQ(whole_number("0e999999999999999999999").value, 0);
    EXPECT_EQ(whole_number("1000e-3").value, 1);
    EXPECT_EQ(whole_number("9.2233720368547758070e18").value, INT64_MAX);
    EXPECT_EQ(whole_number("9.2233720368547758071e18").outcome, Whole::Outcome::fraction);
    EXPECT_EQ(whole_number("1e19").outcome, Whole::Outcome::too_large);
    EXPECT_EQ(whole_number("1e99999999999999999999").outcome, Whole::Outcome::too_large);
    EXPECT_EQ(whole_number("1e-99999999999999999999").outcome, Whole::Outcome::fraction);
}

TEST(IsFinite, TellsLargeFromSmall) {
    EXPECT_TRUE(is_finite("1e308"));
    EXPECT_FALSE(is_finite("1e309"));
    EXPECT_FALSE(is_finite("-1e99999999999999999999"));
    EXPECT_TRUE(is_finite("1e-99999999999999999999"));
    EXPECT_TRUE(is_finite("0e99999999999999999999"));
    EXPECT_TRUE(is_finite("0." + std::string(400, '0') + "1"));
    EXPECT_FALSE(is_finite(std::string(400, '9')));
    EXPECT_TRUE(is_finite(std::string(400, '9') + "e-300"));
    EXPECT_TRUE(is_finite("1" + std::string(400, '0') + "e-900"));
}

}  // namespace
}  // namespace schema
