#include "features/setup/first_run.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace features::setup {
namespace {

using std::chrono::seconds;

int status_of(FirstRun& first_run, std::string_view token, FirstRun::Time now) {
    try {
        return first_run.accepts(token, now) ? 200 : 403;
    } catch (const base::Refusal& refusal) {
        return refusal.status;
    }
}

TEST(FirstRun, AcceptsTheLastTokenOnly) {
    FirstRun first_run;
    const FirstRun::Time now{};
    EXPECT_EQ(status_of(first_run, "", now), 403);
    const std::string first = first_run.offer(base::system_random());
    EXPECT_EQ(first.size(), 64U);
    EXPECT_EQ(status_of(first_run, first, now), 200);
    EXPECT_EQ(status_of(first_run, first.substr(1), now), 403);
    EXPECT_EQ(status_of(first_run, first + "0", now), 403);
    const std::string second = first_run.offer(base::system_random());
    EXPECT_NE(first, second);
    EXPECT_EQ(status_of(first_run, first, now), 403);
    EXPECT_EQ(status_of(first_run, second, now), 200);
    first_run.end();
    EXPECT_EQ(status_of(first_run, second, now), 403);
}

TEST(FirstRun, PausesForAMinuteAfterTenWrongTokens) {
    FirstRun first_run;
    const std::string token = first_run.offer(base::system_random());
    const FirstRun::Time start{seconds(1'000)};
    for (int round = 0; round < 2; ++round) {
        const FirstRun::Time now = start + round * seconds(60);
        for (int i = 0; i < 10; ++i) EXPECT_EQ(status_of(first_run, "wrong", now), 403) << i;
        EXPECT_EQ(status_of(first_run, token, now), 429);
        EXPECT_EQ(status_of(first_run, "wrong", now + seconds(59)), 429);
    }
    EXPECT_EQ(status_of(first_run, token, start + seconds(120)), 200);
}

}  // namespace
}  // namespace features::setup
