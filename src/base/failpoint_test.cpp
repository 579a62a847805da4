#include "base/failpoint.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

namespace base {
namespace {

// The variable is read once per process: each case is a process of its own.
struct FailpointDeathTest : testing::Test {
    FailpointDeathTest() { testing::FLAGS_gtest_death_test_style = "threadsafe"; }
    ~FailpointDeathTest() override { ::unsetenv("COMANDA_FAILPOINT"); }

    static void choose(const char* value) { ::setenv("COMANDA_FAILPOINT", value, 1); }
    static void pass(int times, int& passed) {
        for (passed = 0; passed < times; ++passed) failpoint("here");
    }
};

TEST_F(FailpointDeathTest, KillsAtTheFirstPassage) {
    EXPECT_EXIT(
        {
            choose("here");
            failpoint("here");
            std::_Exit(0);
        },
        testing::KilledBySignal(SIGKILL), "");
}

TEST_F(FailpointDeathTest, KillsAtTheNthPassage) {
    EXPECT_EXIT(
        {
            choose("here:3");
            int passed = 0;
            pass(2, passed);
            std::fprintf(stderr, "passed %d", passed);
            failpoint("here");
            std::_Exit(0);
        },
        testing::KilledBySignal(SIGKILL), "passed 2");
}

TEST_F(FailpointDeathTest, OtherPlacesAreNotTouched) {
    EXPECT_EXIT(
        {
            choose("there");
            failpoint("here");
            failpoint("ther");
            failpoint_soon("here");
            std::_Exit(0);
        },
        testing::ExitedWithCode(0), "");
}

TEST_F(FailpointDeathTest, NothingHappensWithoutTheVariable) {
    EXPECT_EXIT(
        {
            ::unsetenv("COMANDA_FAILPOINT");
            failpoint("here");
            failpoint("");
            std::_Exit(0);
        },
        testing::ExitedWithCode(0), "");
}

TEST_F(FailpointDeathTest, SoonKillsInTheMiddleOfWhatFollows) {
    EXPECT_EXIT(
        {
            choose("here:20000");
            failpoint_soon("here");
            std::fprintf(stderr, "went on");
            std::this_thread::sleep_for(std::chrono::seconds(20));
            std::_Exit(0);
        },
        testing::KilledBySignal(SIGKILL), "went on");
}

}  // namespace
}  // namespace base
