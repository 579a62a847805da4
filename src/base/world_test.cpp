#include "base/world.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace base {
namespace {

struct FixedClock : Clock {
    std::int64_t ms = 0;
    std::int64_t now_ms() const override { return ms; }
};

struct FixedRandom : Random {
    std::byte value{0xff};
    void fill(std::span<std::byte> bytes) override { std::ranges::fill(bytes, value); }
};

TEST(IdSource, JoinsSecondsProcessAndCounter) {
    FixedClock clock;
    clock.ms = std::int64_t{0x65000000} * 1000 + 999;
    FixedRandom random{};
    random.value = std::byte{0xab};
    IdSource ids(clock, random);
    EXPECT_EQ(ids.next(), "65000000abababababababab");
    EXPECT_EQ(ids.next(), "65000000abababababababac");
}

TEST(IdSource, CounterWrapsWithinItsThreeBytes) {
    FixedClock clock;
    FixedRandom random;
    IdSource ids(clock, random);
    EXPECT_EQ(ids.next(), "00000000ffffffffffffffff");
    EXPECT_EQ(ids.next(), "00000000ffffffffff000000");
}

TEST(IdSource, NeverRepeatsAcrossThreads) {
    std::set<std::string> seen;
    std::mutex mutex;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&] {
            std::vector<std::string> mine;
            for (int n = 0; n < 2000; ++n) mine.push_back(system_world().ids.next());
            std::lock_guard lock(mutex);
            seen.insert(mine.begin(), mine.end());
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(seen.size(), 16'000u);
    EXPECT_TRUE(std::ranges::all_of(seen, [](const std::string& id) { return is_id(id); }));
}

TEST(IsId, TakesHexOfEitherCaseAndNothingElse) {
    EXPECT_TRUE(is_id("650000000000000000000001"));
    EXPECT_TRUE(is_id("65ABCDEF00000000000000ff"));
    EXPECT_FALSE(is_id(""));
    EXPECT_FALSE(is_id("65000000000000000000001"));
    EXPECT_FALSE(is_id("6500000000000000000000011"));
    EXPECT_FALSE(is_id("65000000000000000000000g"));
    EXPECT_FALSE(is_id("65000000000000000000000 "));
    EXPECT_FALSE(is_id(std::string_view("65000000000000000000000\0", 24)));
}

TEST(System, RandomFillsAndClockRuns) {
    std::array<std::byte, 64> a{}, b{};
    system_random().fill(a);
    system_random().fill(b);
    EXPECT_NE(a, b);
    EXPECT_GT(system_clock().now_ms(), std::int64_t{1'600'000'000'000});
}

}  // namespace
}  // namespace base
