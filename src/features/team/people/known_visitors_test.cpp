#include "features/team/people/known_visitors.hpp"

#include "features/team/people/failure_counter.hpp"

#include <gtest/gtest.h>

namespace features::people {
namespace {

TEST(KnownVisitors, CountTriesOfTheLastMinutes) {
    KnownVisitors visitors;
    const std::int64_t now_ms = 1'767'225'600'000;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(visitors.count("one", now_ms), i);
    EXPECT_EQ(visitors.count("another", now_ms), 0);
    EXPECT_EQ(visitors.count("one", now_ms + guard_ms), 3);
    EXPECT_EQ(visitors.count("one", now_ms + guard_ms + 1), 0);
    EXPECT_EQ(visitors.count("one", now_ms - guard_ms), 0);  // the clock was set back
}

}  // namespace
}  // namespace features::people
