#include "features/edge/live/seats.hpp"

#include <gtest/gtest.h>

namespace features::live {
namespace {

// Takes as many places as there are for the key, and says how many that were.
int fill(Seats& seats, const std::string& account, const std::string& key) {
    int taken = 0;
    for (; seats.has_room(account, key); ++taken) seats.take(account, key);
    return taken;
}

TEST(Seats, LeaveRoomForOthersWhoeverTakesWhatTheyCan) {
    Seats seats(900, 1'000);
    EXPECT_EQ(fill(seats, "greedy", "a"), 300);
    for (int i = 0; i < 50; ++i) fill(seats, "greedy", "key " + std::to_string(i));
    EXPECT_NEAR(static_cast<double>(seats.taken()), 450, 2);
    EXPECT_FALSE(seats.has_room("greedy", "another key"));
    for (int i = 0; i < 100; ++i) {
        const std::string other = "other " + std::to_string(i);
        ASSERT_TRUE(seats.has_room(other, "a")) << i;
        seats.take(other, "a");
    }
    EXPECT_GT(fill(seats, "second", "a"), 50);
}

TEST(Seats, AreFreeAgainWhenSomebodyLeaves) {
    Seats seats(100, 10);
    EXPECT_EQ(fill(seats, "one", "a"), 10);
    seats.leave("one", "a");
    EXPECT_EQ(fill(seats, "one", "a"), 1);
    for (int i = 0; i < 10; ++i) seats.leave("one", "a");
    EXPECT_EQ(seats.taken(), 0U);
    EXPECT_EQ(fill(seats, "one", "b"), 10);
}

}  // namespace
}  // namespace features::live
