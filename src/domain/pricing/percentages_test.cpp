#include "domain/pricing/percentages.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>
#include <random>

namespace domain {
namespace {

std::vector<std::int64_t> of(std::vector<Minor> amounts) { return percentages_of(amounts); }

TEST(Percentages, AddUpToAHundred) {
    EXPECT_EQ(of({1, 1, 1}), (std::vector<std::int64_t>{3'334, 3'333, 3'333}));
    EXPECT_EQ(of({2, 1}), (std::vector<std::int64_t>{6'667, 3'333}));
    EXPECT_EQ(of({5}), (std::vector<std::int64_t>{10'000}));
    EXPECT_EQ(of({300, -100}), (std::vector<std::int64_t>{15'000, -5'000}));
    EXPECT_EQ(of({7, -1, -3}), (std::vector<std::int64_t>{23'333, -3'333, -10'000}));
}

TEST(Percentages, AreNothingOfNothing) {
    EXPECT_EQ(of({}), std::vector<std::int64_t>());
    EXPECT_EQ(of({0, 0}), (std::vector<std::int64_t>{0, 0}));
    EXPECT_EQ(of({5, -5}), (std::vector<std::int64_t>{0, 0}));
    EXPECT_EQ(of({5, -9}), (std::vector<std::int64_t>{0, 0}));
}

bool is_near(Wide a, Wide b, Wide apart) { return a - b <= apart && b - a <= apart; }

TEST(Percentages, HoldForAnyAmounts) {
    std::mt19937_64 random(16);
    for (int i = 0; i < 2'000; ++i) {
        std::vector<Minor> amounts(1 + random() % 40);
        for (Minor& one : amounts)
            one = static_cast<Minor>(random() % 2'000'000) - (i % 3 == 0 ? 500'000 : 0);
        const Minor total = std::accumulate(amounts.begin(), amounts.end(), Minor(0));
        const auto shares = percentages_of(amounts);
        EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), std::int64_t(0)),
                  total > 0 ? 10'000 : 0);
        if (total <= 0) continue;
        for (std::size_t at = 0; at < amounts.size(); ++at)
            EXPECT_TRUE(is_near(Wide(shares[at]) * total, Wide(amounts[at]) * 10'000, total));
    }
    constexpr Minor most = std::numeric_limits<Minor>::max();
    EXPECT_EQ(of({most, most}), (std::vector<std::int64_t>{5'000, 5'000}));
}

}  // namespace
}  // namespace domain
