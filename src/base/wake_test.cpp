#include "base/wake.hpp"

#include <gtest/gtest.h>

#include <string>
#include <thread>

namespace base {
namespace {

TEST(Wake, HappensAtOnceWhenNobodyCollects) {
    std::string woken;
    wake([&] { woken += 'a'; });
    EXPECT_EQ(woken, "a");
}

TEST(Wake, WaitsForTheEndOfTheCollector) {
    std::string woken;
    {
        const WakeLater later;
        wake([&] { woken += 'a'; });
        wake([&] { woken += 'b'; });
        EXPECT_EQ(woken, "");
    }
    EXPECT_EQ(woken, "ab");
    wake([&] { woken += 'c'; });
    EXPECT_EQ(woken, "abc");
}

TEST(Wake, TellsOfTheFirstAfterEachRelease) {
    std::string woken;
    int told = 0;
    WakeLater later([&] { ++told; });
    for (int i = 0; i < 3; ++i) wake([&] { woken += 'a'; });
    EXPECT_EQ(told, 1);
    later.release();
    EXPECT_EQ(woken, "aaa");
    wake([&] { woken += 'b'; });
    EXPECT_EQ(told, 2);
}

TEST(Wake, IsKeptByTheInnermostCollectorOfItsOwnThread) {
    std::string woken;
    const WakeLater outer;
    {
        const WakeLater inner;
        wake([&] { woken += 'a'; });
        std::thread([&] { wake([&] { woken += 'b'; }); }).join();
        EXPECT_EQ(woken, "b");
    }
    EXPECT_EQ(woken, "ba");
    wake([&] { woken += 'c'; });
    EXPECT_EQ(woken, "ba");
}

// A call that release() makes may call wake() itself: that is kept for the next release.
TEST(Wake, MayWakeOthers) {
    std::string woken;
    WakeLater later;
    wake([&] { wake([&] { woken += 'b'; }); });
    later.release();
    EXPECT_EQ(woken, "");
    later.release();
    EXPECT_EQ(woken, "b");
}

}  // namespace
}  // namespace base
