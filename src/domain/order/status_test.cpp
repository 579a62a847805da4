#include "domain/order/status.hpp"

#include "base/time_text.hpp"
#include "domain/order/times.hpp"

#include <gtest/gtest.h>

#include <string>

namespace domain {
namespace {

std::string numbers(const std::vector<OrderStatus>& all) {
    std::string out;
    for (const OrderStatus one : all) out += std::to_string(static_cast<int>(one)) + ' ';
    return out;
}

std::string after(std::int64_t number, bool is_delivery) {
    return numbers(allowed_after(order_status(number).value(), is_delivery));
}

TEST(OrderStatus, GoesByTheTable) {
    const char* table[] = {"2 7 8 9 ", "3 4 8 ", "4 8 ", "5 6 8 ", "6 8 ", "", "", "", "", "1 8 "};
    for (std::int64_t number = 1; number <= 10; ++number)
        EXPECT_EQ(after(number, true), table[number - 1]) << number;
    EXPECT_EQ(after(4, false), "6 8 ");
    EXPECT_EQ(after(1, false), "2 7 8 9 ");
}

TEST(OrderStatus, EndsInFourWaysThreeOfThemWithoutASale) {
    for (std::int64_t number = 1; number <= 10; ++number) {
        const OrderStatus status = order_status(number).value();
        EXPECT_EQ(is_finished(status), number >= 6 && number <= 9) << number;
        EXPECT_EQ(is_undone(status), number >= 7 && number <= 9) << number;
        EXPECT_EQ(is_finished(status), allowed_after(status, true).empty()) << number;
    }
}

TEST(OrderStatus, HasNumbersAndNames) {
    for (const std::int64_t number :
         {std::int64_t{0}, std::int64_t{11}, std::int64_t{-1}, INT64_MAX})
        EXPECT_FALSE(order_status(number)) << number;
    EXPECT_EQ(name_of(OrderStatus::placed), "Placed");
    EXPECT_EQ(name_of(OrderStatus::out_for_delivery), "Out for delivery");
    EXPECT_EQ(name_of(OrderStatus::scheduled), "Scheduled");
}

std::string time_of(std::string_view text) {
    const auto ms = order_time(text, *date::locate_zone("America/New_York"));
    return ms ? base::iso_time(*ms) : "none";
}

TEST(OrderTime, ReadsBothForms) {
    const std::string evening = "2026-11-16T23:30:00.000Z";
    for (const char* text :
         {"2026-11-16T18:30", "2026-11-16T18:30:00", "2026-11-16 18:30", "2026-11-16T18:30:00.250",
          "16-Nov-2026 18:30", "16-NOV-2026 18:30:00", "16-nov-2026T18:30", " 16-Nov-2026 18:30 ",
          "2026-11-16T23:30:00Z", "2026-11-16T23:30Z", "2026-11-16T18:30-05:00",
          "2026-11-16 18:30:00-0500", "2026-11-17T05:00:00.000+05:30"})
        EXPECT_EQ(time_of(text), evening) << text;
    EXPECT_EQ(time_of("2026-11-16T18:30:15"), "2026-11-16T23:30:15.000Z");
    EXPECT_EQ(time_of("2026-11-16T23:30:00.250Z"), "2026-11-16T23:30:00.250Z");
}

TEST(OrderTime, ReadsNothingElse) {
    for (const char* text :
         {"", "soon", "2026-11-16", "16-Nov-2026", "16-11-2026 18:30", "2026-11-31T18:30",
          "31-Nov-2026 18:30", "2026-11-16T24:00", "2026-11-16T18:60", "2026-11-16T18",
          "2026-11-16T18:30:00.", "2026-11-16T18:30:00.x", "2026-11-16T18:30.5", "2026-11-16T",
          "2026-11-16T18:30:00ZZ", "2026-11-16T18Z", "16-Nov-2026 18:30 PM", "16-Nov-2026 18:30Z",
          "1794872400000"})
        EXPECT_EQ(time_of(text), "none") << text;
}

TEST(OrderTime, MeansOneMomentWhereTheClockJumps) {
    EXPECT_EQ(time_of("2026-03-08T02:30"), "2026-03-08T07:00:00.000Z");
    EXPECT_EQ(time_of("2026-03-08T03:00"), "2026-03-08T07:00:00.000Z");
    EXPECT_EQ(time_of("2026-11-01T01:30"), "2026-11-01T05:30:00.000Z");
    EXPECT_EQ(time_of("2026-11-01T01:30-05:00"), "2026-11-01T06:30:00.000Z");
}

}  // namespace
}  // namespace domain
