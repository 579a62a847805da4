// Who may have how many calls and bytes under way, and who is next when some are done.
#include "features/edge/webhooks/room.hpp"

#include <gtest/gtest.h>

namespace features::webhooks {
namespace {

constexpr std::int64_t kb = 1'024, mb = 1'024 * kb;

Room::Caller caller(int account, int hook = 0) {
    return {"account" + std::to_string(account), "store", "hook" + std::to_string(hook)};
}

int take_all(Room& room, const Room::Caller& caller, std::int64_t bytes) {
    int taken = 0;
    for (; room.fits(caller, bytes); ++taken) room.take(caller, bytes);
    return taken;
}

TEST(Room, a_hook_has_its_limits) {
    Room room({.calls = 256, .calls_of_hook = 8, .bytes = 64 * mb, .bytes_of_hook = mb});
    EXPECT_EQ(room.calls_left(caller(1)), 8);
    EXPECT_EQ(take_all(room, caller(1, 1), kb), 8);
    EXPECT_EQ(room.calls_left(caller(1, 1)), 0);
    EXPECT_EQ(take_all(room, caller(1, 2), 300 * kb), 3);
    EXPECT_EQ(room.calls_left(caller(1, 2)), 0) << "as long as those before";
    EXPECT_EQ(take_all(room, caller(1, 3), 5 * mb), 1) << "one body is sent whatever its length";
    EXPECT_EQ(room.used().calls, 12);
    EXPECT_EQ(room.used().bytes, 8 * kb + 900 * kb + 5 * mb);
}

TEST(Room, whoever_comes_new_finds_a_call) {
    Room room({.calls = 512, .calls_of_hook = 8, .bytes = 64 * mb, .bytes_of_hook = mb});
    for (int account = 0; account < 12; ++account) {
        EXPECT_GT(room.calls_left(caller(account)), 0) << account;
        for (int hook = 0; hook < 200; ++hook) take_all(room, caller(account, hook), kb);
        EXPECT_FALSE(room.fits(caller(account, 999), kb)) << "it has what it may have";
    }
    EXPECT_LE(room.used().calls, 512);
}

TEST(Room, a_new_hook_finds_a_call_beside_others_of_its_account) {
    Room room({.calls = 512, .calls_of_hook = 8, .bytes = 64 * mb, .bytes_of_hook = mb});
    for (int hook = 0; hook < 12; ++hook) EXPECT_EQ(take_all(room, caller(1, hook), kb), 8) << hook;
    for (int hook = 12; hook < 50; ++hook) EXPECT_GT(take_all(room, caller(1, hook), kb), 0);
    EXPECT_LE(room.used().calls, 512 / 3);
}

TEST(Room, bytes_stay_below_the_limit_and_small_bodies_find_room) {
    Room room({.calls = 512, .calls_of_hook = 8, .bytes = 64 * mb, .bytes_of_hook = mb});
    for (int account = 0; account < 30; ++account)
        for (int hook = 0; hook < 30; ++hook) take_all(room, caller(account, hook), 11 * mb);
    EXPECT_LE(room.used().bytes, 56 * mb);
    EXPECT_GT(room.used().bytes, 40 * mb);
    for (int account = 0; account < 30; ++account)
        EXPECT_EQ(take_all(room, caller(account, 99), 2 * kb), 8) << account;
    EXPECT_TRUE(room.fits(caller(99), 60 * kb));
}

TEST(Room, a_body_beyond_the_limit_goes_alone) {
    Room room({.calls = 4, .calls_of_hook = 8, .bytes = mb, .bytes_of_hook = mb});
    EXPECT_EQ(take_all(room, caller(1), 5 * mb), 1);
    EXPECT_FALSE(room.fits(caller(2), kb));
    room.give_back(caller(1), 5 * mb);
    EXPECT_EQ(room.used().bytes, 0);
    EXPECT_TRUE(room.fits(caller(2), kb));
}

TEST(Room, those_who_wait_come_in_turn_if_there_is_room_for_them) {
    Room room({.calls = 256, .calls_of_hook = 8, .bytes = 8 * mb, .bytes_of_hook = mb});
    room.take(caller(1), 3 * mb);
    room.take(caller(2), 3 * mb);
    for (int account = 3; account < 6; ++account) {
        EXPECT_FALSE(room.fits(caller(account), 2 * mb));
        room.wait(caller(account), 2 * mb);
    }
    room.wait(caller(6), kb);
    room.wait(caller(1), 2 * mb);
    EXPECT_EQ(room.next_that_fits(), caller(6)) << "which passes those that do not fit";
    EXPECT_EQ(room.next_that_fits(), std::nullopt);
    room.stop_waiting("account3", "store");
    room.give_back(caller(1), 3 * mb);
    EXPECT_EQ(room.next_that_fits(), caller(4));
    room.take(caller(4), 2 * mb);
    EXPECT_EQ(room.next_that_fits(), caller(5));
    room.take(caller(5), 2 * mb);
    EXPECT_EQ(room.next_that_fits(), std::nullopt) << "a hook with a call under way does not wait";
}

}  // namespace
}  // namespace features::webhooks
