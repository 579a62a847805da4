// Busy evenings over the service of checks alone, without a program around it.
// COMANDA_SEED=N repeats one and tells what happened, COMANDA_LONG=1 plays a hundred thousand.
#include "domain/check_evening.hpp"
#include "domain/check_desk_service.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

namespace domain::testing {
namespace {

struct Counted {
    std::int64_t facts = 0, outdated = 0, apart = 0, conflicts = 0;
};

void play(std::uint64_t seed, Counted& counted, bool tells = false) {
    DeskService service;
    CheckEvening evening(seed, {.is_told = tells}, service);
    const std::string problem = evening.play();
    for (const std::string& each : evening.story()) std::cerr << each << '\n';
    ASSERT_EQ(problem, "") << "COMANDA_SEED=" << seed;
    counted.facts += evening.facts().facts;
    counted.outdated += evening.facts().outdated;
    counted.apart += evening.facts().apart;
    counted.conflicts += evening.conflicts();
}

constexpr std::uint64_t quarters = 4;

class CheckEveningTest : public ::testing::TestWithParam<std::uint64_t> {};
INSTANTIATE_TEST_SUITE_P(Quarter, CheckEveningTest,
                         ::testing::Range<std::uint64_t>(1, quarters + 1));

TEST_P(CheckEveningTest, LosesDoublesAndLowersNothingThatWasAcknowledged) {
    Counted counted;
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10), counted, true);
    const std::uint64_t seeds = seeds_of(2'000, 100'000);
    for (std::uint64_t seed = GetParam(); seed <= seeds && !HasFatalFailure(); seed += quarters)
        play(seed, counted);
    // Few are excused by wrong clocks, or else this shows little.
    EXPECT_GT(counted.facts, 20 * counted.outdated);
    EXPECT_GT(counted.facts, 100 * counted.apart);
    EXPECT_GT(counted.conflicts, 0);
}

}  // namespace
}  // namespace domain::testing
