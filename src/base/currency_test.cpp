#include "base/currency.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace base {
namespace {

TEST(Currency, KnowsItsDecimals) {
    EXPECT_EQ(currency_decimals("USD"), 2);
    EXPECT_EQ(currency_decimals("EUR"), 2);
    EXPECT_EQ(currency_decimals("JPY"), 0);
    EXPECT_EQ(currency_decimals("ISK"), 0);
    EXPECT_EQ(currency_decimals("KWD"), 3);
    EXPECT_EQ(currency_decimals("CLF"), 4);
    EXPECT_EQ(currency_decimals("???"), 2);
}

TEST(Currency, AreListedAllInOrder) {
    const auto all = currencies();
    EXPECT_TRUE(std::ranges::is_sorted(all));
    EXPECT_EQ(std::ranges::adjacent_find(all), all.end());
    for (const std::string_view code : {"BHD", "CLF", "EUR", "JPY", "USD"})
        EXPECT_TRUE(std::ranges::binary_search(all, code)) << code;
    for (const std::string_view code : all) EXPECT_TRUE(is_currency(code)) << code;
}

TEST(Currency, IsACodeInForce) {
    for (const char* code : {"AED", "USD", "ZWG", "JPY", "XPF", "BHD", "TND", "UYW", "XCG"})
        EXPECT_TRUE(is_currency(code)) << code;
    for (const char* code : {"", "usd", "US", "USDX", "ABC", "XXX", "XAU", "DEM", "HRK"})
        EXPECT_FALSE(is_currency(code)) << code;
}

}  // namespace
}  // namespace base
