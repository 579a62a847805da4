#include "features/operating/setup/first_run.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace features::setup {
namespace {

using std::chrono::seconds;

int status_of(FirstRun& first_run, std::string_view token, FirstRun::Time now,
              std::string_view address = "192.0.2.1") {
    try {
        return first_run.accepts(token, address, now) ? 200 : 403;
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
        EXPECT_EQ(status_of(first_run, token, now, "192.0.2.2"), 200);  // others are let in
    }
    EXPECT_EQ(status_of(first_run, token, start + seconds(120)), 200);
}

TEST(FirstRun, CountsANetworkOfIPv6AsOneAddress) {
    FirstRun first_run;
    const std::string token = first_run.offer(base::system_random());
    const FirstRun::Time now{seconds(1'000)};
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(status_of(first_run, "wrong", now, "2001:db8::" + std::to_string(i)), 403) << i;
    EXPECT_EQ(status_of(first_run, token, now, "2001:db8::99"), 429);
    EXPECT_EQ(status_of(first_run, token, now, "2001:db8:0:1::1"), 200);
}

TEST(FirstRun, IsSlowWithMoreWrongTokensFromWherever) {
    FirstRun first_run;
    const std::string token = first_run.offer(base::system_random());
    const FirstRun::Time now{seconds(1'000)};
    for (int i = 0; i < 10; ++i) status_of(first_run, "wrong", now, std::to_string(i));
    EXPECT_EQ(first_run.delay_of_wrong(), std::chrono::milliseconds(0));
    for (int i = 0; i < 20'000; ++i) status_of(first_run, "wrong", now, std::to_string(i));
    EXPECT_EQ(first_run.delay_of_wrong(), FirstRun::slowness);
    EXPECT_EQ(status_of(first_run, token, now), 200);
    status_of(first_run, "wrong", now + seconds(200));
    EXPECT_EQ(first_run.delay_of_wrong(), std::chrono::milliseconds(0));
}

}  // namespace
}  // namespace features::setup
