#include "auth/rate_limit.hpp"

#include <gtest/gtest.h>

namespace auth {
namespace {

constexpr std::int64_t start_ms = 1'700'000'000'000;

TEST(RateLimit, GrantsTheBurstThenTheRate) {
    RateLimit limit(5, 10);
    for (int left = 9; left >= 0; --left) {
        const auto allowance = limit.take("key", start_ms);
        ASSERT_TRUE(allowance.is_granted);
        EXPECT_EQ(allowance.limit, 10);
        EXPECT_EQ(allowance.remaining, left);
    }
    const auto refused = limit.take("key", start_ms + 199);
    EXPECT_FALSE(refused.is_granted);
    EXPECT_EQ(refused.remaining, 0);
    EXPECT_EQ(refused.reset_s, 1);
    EXPECT_TRUE(limit.take("key", start_ms + 200).is_granted);
    EXPECT_FALSE(limit.take("key", start_ms + 200).is_granted);
    // Never more than the burst, however long nobody called.
    EXPECT_EQ(limit.take("key", start_ms + 1'000'000'000).remaining, 9);
}

TEST(RateLimit, BucketsAreApartAndCanBeSwitchedOff) {
    RateLimit limit(1, 1), none(0, 1);
    EXPECT_TRUE(limit.take("one", start_ms).is_granted);
    EXPECT_FALSE(limit.take("one", start_ms).is_granted);
    EXPECT_TRUE(limit.take("two", start_ms).is_granted);
    EXPECT_TRUE(none.take("one", start_ms).is_granted);
    EXPECT_TRUE(none.take("one", start_ms).is_granted);
}

TEST(RateLimit, OutlivesAClockSetBack) {
    RateLimit limit(1, 1);
    EXPECT_TRUE(limit.take("key", start_ms).is_granted);
    const std::int64_t earlier_ms = start_ms - 3'600'000;
    EXPECT_FALSE(limit.take("key", earlier_ms).is_granted);
    EXPECT_TRUE(limit.take("key", earlier_ms + 1'000).is_granted);
}

TEST(RateLimit, ThreadsSlightlyBehindGainNothing) {
    RateLimit limit(1, 1);
    int granted = 0;
    for (int i = 0; i < 10'000; ++i) granted += limit.take("key", start_ms + i % 2).is_granted;
    EXPECT_EQ(granted, 1);
}

TEST(RateLimit, ANetworkOfOneCustomerIsOneName) {
    EXPECT_EQ(name_of_address("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(name_of_address("::ffff:203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(name_of_address("2001:db8:1:2:3::4"), name_of_address("2001:db8:1:2:ffff::"));
    EXPECT_NE(name_of_address("2001:db8:1:2::1"), name_of_address("2001:db8:1:3::1"));
    EXPECT_EQ(name_of_address("no address"), "no address");
}

}  // namespace
}  // namespace auth
