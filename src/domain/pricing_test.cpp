// Prices of baskets by hand.
#include "domain/pricing.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

TEST(Pricing, RoundsExclusiveTaxOnEachLine) {
    Basket basket{.taxes = {{.id = "nyc", .name = "NYC", .rate = 8'875}},
                  .lines = {{.item = {.unit_price = 18'80, .taxes = {0}}},
                            {.item = {.unit_price = 6'95, .taxes = {0}}}}};
    const Priced priced = price(basket);
    EXPECT_EQ(priced.lines[0].item.exclusive_tax, 1'67);
    EXPECT_EQ(priced.lines[1].item.exclusive_tax, 62);
    EXPECT_EQ(priced.total, 28'04);
    basket.rounding = TaxRounding::order;
    EXPECT_EQ(price(basket).total, 28'04);
}

}  // namespace
}  // namespace domain
