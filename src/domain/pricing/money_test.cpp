// Rounding, sharing out, and the limits of 64 bits.
#include "domain/pricing/money.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace domain {
namespace {

constexpr Minor largest = std::numeric_limits<Minor>::max();
constexpr Minor smallest = std::numeric_limits<Minor>::min();
using Shares = std::vector<Minor>;

TEST(Money, RoundsHalfAwayFromZero) {
    EXPECT_EQ(rounded(5, 2), 3);
    EXPECT_EQ(rounded(-5, 2), -3);
    EXPECT_EQ(rounded(4, 3), 1);
    EXPECT_EQ(rounded(5, 3), 2);
    EXPECT_EQ(rounded(-4, 3), -1);
    EXPECT_EQ(rounded(0, 7), 0);
    EXPECT_EQ(rounded(Wide(largest) * 3 + 1, 3), largest);
    EXPECT_THROW(rounded(Wide(largest) * 2 + 1, 2), AmountTooLarge);
}

TEST(Money, LeavesSixtyFourBitsOnlyWithAnError) {
    EXPECT_EQ(sum(largest - 1, 1), largest);
    EXPECT_THROW(sum(largest, 1), AmountTooLarge);
    EXPECT_EQ(difference(smallest + 1, 1), smallest);
    EXPECT_THROW(difference(smallest, 1), AmountTooLarge);
    EXPECT_EQ(product(largest, -1), -largest);
    EXPECT_THROW(product(largest, 2), AmountTooLarge);
    EXPECT_THROW(product(largest, -2), AmountTooLarge);
    EXPECT_EQ(rounded(smallest, 1), smallest);
}

TEST(Money, IsSharedOutByLargestRemainder) {
    EXPECT_EQ(shared_out(100, Shares{1, 1, 1}), (Shares{34, 33, 33}));
    EXPECT_EQ(shared_out(5, Shares{1, 3, 5}), (Shares{0, 2, 3}));
    EXPECT_EQ(shared_out(-100, Shares{1, 1, 1}), (Shares{-34, -33, -33}));
    EXPECT_EQ(shared_out(6, Shares{1, 0, 2}), (Shares{2, 0, 4}));
    EXPECT_EQ(shared_out(largest, Shares{largest, largest}),
              (Shares{largest / 2 + 1, largest / 2}));
    EXPECT_EQ(shared_out(smallest, Shares{largest, 1}), (Shares{smallest + 1, -1}));
}

TEST(Money, SharedOverNothingGoesToTheFirst) {
    EXPECT_EQ(shared_out(7, Shares{0, 0}), (Shares{7, 0}));
    EXPECT_EQ(shared_out(0, Shares{0, 0}), (Shares{0, 0}));
    EXPECT_EQ(shared_out(0, Shares{}), Shares{});
    EXPECT_THROW(shared_out(1, Shares{}), std::logic_error);
}

}  // namespace
}  // namespace domain
