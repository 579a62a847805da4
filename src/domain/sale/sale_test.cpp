#include "domain/sale/examples.hpp"
#include "domain/sale/text.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace domain {
namespace {

using namespace testing;

TEST(Sale, AddsUpAsReportsWantIt) {
    const Sale sale = small_sale();
    const Figures figures = figures_of(sale);
    EXPECT_EQ(figures.gross, 4'000);
    EXPECT_EQ(figures.discount, 250);
    EXPECT_EQ(figures.shown_discount(), 227);  // 250 x 10 / 110 is inclusive tax
    EXPECT_EQ(figures.tax(), 339);
    EXPECT_EQ(figures.sale_amount(), 3'839);
    EXPECT_EQ(figures.net_sales(), 3'500);
    EXPECT_EQ(paid_of(sale), 3'839);
    EXPECT_EQ(tips_of(sale), 500);
}

TEST(Sale, CountsNoVoidLine) {
    Sale sale = small_sale();
    sale.lines[0].is_void = true;
    EXPECT_EQ(figures_of(sale).gross, 1'000);
    EXPECT_EQ(figures_of(sale.lines[0]), Figures());
    EXPECT_EQ(left_of(sale, {}).lines.size(), 1U);
}

TEST(Sale, TellsTogetherWhatIsTheSame) {
    Sale sale = small_sale();
    SaleLine& line = sale.lines[0];
    line.taxes.push_back(tax_of("vat", 10'000, true, 50));
    line.taxes.push_back(tax_of("vat", 10'000, false, 7));
    line.taxes.push_back(tax_of("vat", 5'000, true, 8));
    line.discounts.push_back(discount_of("ten", 5));
    line.discounts.push_back({.discount = {"ten", "ten"}, .coupon = "X", .amount = 1});
    line.modifiers = {{.modifier = {"m", "Olives"}, .quantity = 2, .gross = 10, .discount = 1},
                      {.modifier = {"m", "Olives"}, .quantity = 1, .gross = 5, .exclusive_tax = 3},
                      {.modifier = {"n", "Ham"}, .gross = 1}};
    const SaleLine told = settled(sale).lines[0];
    ASSERT_EQ(told.taxes.size(), 3U);
    EXPECT_EQ(told.taxes[0].amount, 300);
    EXPECT_EQ(told.taxes[0].base, 3'000);
    ASSERT_EQ(told.discounts.size(), 2U);
    EXPECT_EQ(told.discounts[0].amount, 255);
    EXPECT_EQ(told.discounts[0].tax_share, 23);
    ASSERT_EQ(told.modifiers.size(), 2U);
    EXPECT_EQ(told.modifiers[0], (SaleModifier{.modifier = {"m", "Olives"},
                                               .quantity = 3,
                                               .gross = 15,
                                               .discount = 1,
                                               .exclusive_tax = 3}));
    EXPECT_EQ(figures_of(told), figures_of(line));
}

TEST(Sale, IsRefusedWhenItsSumsWouldNotFit) {
    Sale sale = small_sale();
    sale.lines[1].gross = -sale_max;
    EXPECT_THROW(settled(sale), AmountTooLarge);
    sale.lines[1].gross = std::numeric_limits<Minor>::min();
    EXPECT_THROW(settled(sale), AmountTooLarge);
    sale.lines[0].gross = -1;
    EXPECT_THROW(figures_of(sale), AmountTooLarge);
    sale = small_sale();
    sale.payments[0].tip = std::numeric_limits<Minor>::max();
    EXPECT_THROW(settled(sale), AmountTooLarge);
    sale = {.lines = {line_of("a", 1, sale_max - 1)}};
    EXPECT_EQ(settled(sale), sale);
    sale.lines[0].modifiers = {{.quantity = 1}};
    EXPECT_THROW(settled(sale), AmountTooLarge);
}

TEST(Sale, NeedsKeysOfItsLinesAndPayments) {
    Sale sale = small_sale();
    sale.lines[1].key = "a";
    EXPECT_THROW(settled(sale), std::logic_error);
    sale.lines[1].key = "";
    EXPECT_THROW(settled(sale), std::logic_error);
    sale = small_sale();
    sale.payments[1].key = "p1";
    EXPECT_THROW(settled(sale), std::logic_error);
    sale.payments[1].key = "";
    EXPECT_THROW(settled(sale), std::logic_error);
}

TEST(Sale, LeavesTheInclusiveShareOutOfDiscounts) {
    SaleLine line = line_of("a", 1, 11'200);
    line.taxes = {tax_of("a", 18'000, true, 1), tax_of("b", 8'000, true, 1),
                  tax_of("c", 50'000, false, 1)};
    line.discounts = {discount_of("x", 100), discount_of("up", -40), discount_of("y", 201)};
    set_tax_shares(line);  // 301 x 26 / 126 = 62.1
    EXPECT_EQ(line.discounts[0].tax_share, 21);
    EXPECT_EQ(line.discounts[1].tax_share, 0);
    EXPECT_EQ(line.discounts[2].tax_share, 41);
    SaleLine plain = line_of("b", 1, 5);
    set_tax_shares(plain);
    EXPECT_TRUE(plain.discounts.empty());
}

TEST(Sale, SharesWhatStandsOnNoLineByLargestRemainder) {
    Sale sale{.lines = {line_of("a", 1, 1'000), line_of("b", 1, 1'000), line_of("void", 1, 9'999),
                        line_of("c", 1, 1'000), line_of("back", 1, -500), line_of("d", 1, 0)}};
    sale.lines[2].is_void = true;
    share_discount(sale, discount_of("all", 100));
    EXPECT_EQ(sale.lines[0].discounts[0].amount, 34);
    EXPECT_EQ(sale.lines[1].discounts[0].amount, 33);
    EXPECT_TRUE(sale.lines[2].discounts.empty());
    EXPECT_EQ(sale.lines[3].discounts[0].amount, 33);
    EXPECT_TRUE(sale.lines[4].discounts.empty());
    share_tax(sale, {{"t", "t"}, 8'875, false, 2'900, 257});
    EXPECT_EQ(sale.lines[0].taxes[0].amount, 85);  // 966, 967 and 967 are left of them
    EXPECT_EQ(sale.lines[1].taxes[0].amount, 86);
    EXPECT_EQ(sale.lines[3].taxes[0].amount, 86);
    EXPECT_EQ(
        sale.lines[0].taxes[0].base + sale.lines[1].taxes[0].base + sale.lines[3].taxes[0].base,
        2'900);
    EXPECT_TRUE(sale.lines[5].taxes.empty());
    share_discount(sale, discount_of("up", -2));
    EXPECT_EQ(figures_of(sale).discount, 98);
    EXPECT_EQ(figures_of(sale).exclusive_tax, 257);
}

TEST(Sale, SharesOutNeitherMoreNorLess) {
    Random random(7);
    for (int i = 0; i < 1'000; ++i) {
        Sale sale = random_sale(random);
        const Figures before = figures_of(sale);
        const Minor discount = random.below(9'999) - 2'000, tax = random.below(999) - 200;
        share_discount(sale, discount_of("shared", discount));
        share_tax(sale, {{"shared", ""}, 5'000, random.one_in(2), 20 * tax, tax});
        Minor base = 0;
        for (const SaleLine& line : sale.lines)
            for (const SaleTax& one : line.taxes) base += one.tax.id == "shared" ? one.base : 0;
        const Figures after = figures_of(sale);
        ASSERT_EQ(after.gross, before.gross);
        ASSERT_EQ(after.discount - before.discount, discount);
        ASSERT_EQ(after.tax() - before.tax(), tax);
        ASSERT_EQ(base, 20 * tax);
    }
}

TEST(Sale, MakesALineForWhatNoLineCanBear) {
    Sale sale{.lines = {line_of("a", 1, 1'000)}};
    sale.lines[0].is_void = true;
    share_tax(sale, {{"t", "City tax"}, 0, false, 0, 257});
    ASSERT_EQ(sale.lines.size(), 2U);
    EXPECT_EQ(sale.lines[1].item, (Named{"", "City tax"}));
    share_discount(sale, discount_of("x", 57));
    EXPECT_EQ(figures_of(sale).sale_amount(), 200);
    EXPECT_EQ(settled(sale), sale);
}

TEST(Sale, TakesChangeOffTheLastCashPayment) {
    Sale sale{.lines = {line_of("a", 1, 1'000)},
              .payments = {{.key = "1", .method = "Cash", .amount = 500},
                           {.key = "2", .type = "CASH USD", .amount = 700},
                           {.key = "3", .method = "Visa", .type = "Card", .amount = 100}}};
    take_change_off(sale);
    EXPECT_EQ(sale.payments[0].amount, 500);
    EXPECT_EQ(sale.payments[1].amount, 400);
    EXPECT_EQ(sale.payments[2].amount, 100);
    const Sale exact = sale;
    take_change_off(sale);
    EXPECT_EQ(sale, exact);
    sale.payments[1].amount = 10;
    sale.payments[2].amount = 5'000;  // more than the cash: the rest was paid indeed
    take_change_off(sale);
    EXPECT_EQ(sale.payments[1].amount, 0);
    EXPECT_EQ(sale.payments[0].amount, 500);
    sale.payments = {{.key = "3", .method = "Cas", .type = "Casino", .amount = 9'999}};
    take_change_off(sale);
    EXPECT_EQ(paid_of(sale), 9'999);
    sale.payments[0].method = "cash";
    take_change_off(sale);
    EXPECT_EQ(paid_of(sale), 1'000);
    sale.payments[0].amount = 900;  // the rest is owed
    take_change_off(sale);
    EXPECT_EQ(paid_of(sale), 900);
}

TEST(Sale, TakesATipOutOfTheLastPayments) {
    Sale sale{.payments = {{.key = "1", .amount = 500},
                           {.key = "2", .amount = -3},
                           {.key = "3", .amount = 200, .tip = 1}}};
    take_tip_out(sale, 250);
    EXPECT_EQ(sale.payments[0], (SalePayment{.key = "1", .amount = 450, .tip = 50}));
    EXPECT_EQ(sale.payments[1], (SalePayment{.key = "2", .amount = -3}));
    EXPECT_EQ(sale.payments[2], (SalePayment{.key = "3", .amount = 0, .tip = 201}));
}

// An order as price() would price it, by hand: two lines, a modifier, both sorts of discount.
TEST(Sale, IsMadeOfAPricedOrder) {
    Basket basket;
    basket.taxes = {{.id = "vat", .name = "VAT", .rate = 10'000, .is_inclusive = true},
                    {.id = "city", .name = "City", .rate = 8'875}};
    basket.lines = {{.quantity = 2,
                     .item = {.unit_price = 550, .taxes = {0}},
                     .modifiers = {{.unit_price = 100, .quantity = 3, .taxes = {0, 1}}},
                     .discounts = {{.id = "d1", .name = "Line", .amount = 170}}},
                    {.quantity = 1, .item = {.unit_price = 400, .taxes = {1}}}};
    basket.discounts = {{.id = "d2", .name = "Order", .rate = 10'000}};
    basket.delivery_charge = 300;
    basket.tip = 50;
    Priced priced;
    priced.lines.resize(2);
    priced.lines[0].item = {.unit_price = 550,
                            .amount = 1'100,
                            .discount = 200,
                            .inclusive_tax = 82,
                            .taxes = {{0, 900, 82, true, 10'000}},
                            .savings = {{.amount = 110}, {.amount = 90}}};
    priced.lines[0].modifiers = {{.unit_price = 100,
                                  .amount = 600,
                                  .discount = 110,
                                  .exclusive_tax = 40,
                                  .inclusive_tax = 45,
                                  .taxes = {{0, 490, 45, true, 10'000}, {1, 445, 40, false, 8'875}},
                                  .savings = {{.amount = 60}, {.amount = 50}}}};
    priced.lines[1].item = {
        .unit_price = 400, .amount = 400, .exempted_tax = 35, .savings = {{.amount = 0}}};
    Sale sale{.lines = lines_of(basket, priced)};
    ASSERT_EQ(sale.lines.size(), 3U);
    EXPECT_EQ(figures_of(sale).sale_amount(), 1'100 + 600 - 310 + 40 + 400 + 300);
    const SaleLine& first = sale.lines[0];
    EXPECT_EQ(first.key, "1");
    EXPECT_EQ(first.quantity, 2);
    EXPECT_EQ(first.unit_price, 550);
    EXPECT_EQ(figures_of(first), (Figures{1'700, 310, 28, 127, 40}));  // 18.18 and 10
    ASSERT_EQ(first.taxes.size(), 2U);
    EXPECT_EQ(first.taxes[0], (SaleTax{{"vat", "VAT"}, 10'000, true, 1'263, 127}));
    EXPECT_EQ(first.taxes[1], (SaleTax{{"city", "City"}, 8'875, false, 445, 40}));
    ASSERT_EQ(first.discounts.size(), 2U);
    EXPECT_EQ(first.discounts[0],
              (SaleDiscount{.discount = {"d1", "Line"}, .amount = 170, .tax_share = 15}));
    EXPECT_EQ(first.discounts[1].rate, 10'000);
    EXPECT_EQ(first.discounts[1].amount, 140);
    ASSERT_EQ(first.modifiers.size(), 1U);
    EXPECT_EQ(first.modifiers[0], (SaleModifier{.quantity = 6,
                                                .gross = 600,
                                                .discount = 110,
                                                .tax_share = 10,
                                                .inclusive_tax = 45,
                                                .exclusive_tax = 40}));
    EXPECT_EQ(sale.lines[1].exempted_tax, 35);
    EXPECT_TRUE(sale.lines[1].discounts.empty());
    EXPECT_EQ(sale.lines[2].item, (Named{"", "Delivery"}));
    basket.delivery_charge = 0;
    EXPECT_EQ(lines_of(basket, priced).size(), 2U);
}

TEST(Sale, OfAPricedOrderComesToItsTotal) {
    std::mt19937_64 random(13);
    const auto below = [&](std::uint64_t end) { return static_cast<std::int64_t>(random() % end); };
    for (int i = 0; i < 500; ++i) {
        Basket basket{.delivery_charge = below(500), .tip = below(500)};
        basket.rounding = below(2) ? TaxRounding::order : TaxRounding::component;
        basket.is_tax_exempt = below(5) == 0;
        for (const bool is_inclusive : {true, false, true})
            basket.taxes.push_back({.id = std::to_string(basket.taxes.size()),
                                    .name = "",
                                    .rate = below(25'000),
                                    .is_inclusive = is_inclusive});
        basket.discounts = {{.id = "d", .name = "", .rate = below(50'000)},
                            {.id = "e", .name = "", .amount = below(300)}};
        for (auto lines = below(5); lines >= 0; --lines)
            basket.lines.push_back({.quantity = 1 + below(4),
                                    .item = {.unit_price = below(3'000), .taxes = {0, 1}},
                                    .modifiers = {{.unit_price = below(300), .taxes = {2}}},
                                    .discounts = {{.id = "f", .name = "", .amount = below(500)}}});
        const Priced priced = price(basket);
        const Sale sale = settled({.lines = lines_of(basket, priced)});
        const Figures figures = figures_of(sale);
        ASSERT_EQ(figures.sale_amount() + basket.tip, priced.total) << i;
        ASSERT_EQ(figures.discount, priced.discount);
        ASSERT_EQ(figures.inclusive_tax, priced.inclusive_tax);
        ASSERT_EQ(figures.exclusive_tax, priced.exclusive_tax);
    }
}

TEST(SaleText, GivesBackWhatItWasMadeOf) {
    testing::Random random(14);
    for (int i = 0; i < 200; ++i) {
        std::vector<SaleLine> lines = testing::random_sale(random).lines;
        for (SaleLine& line : lines) {
            line.department = {"d;1", "12;Bar \"x\""};
            line.modifiers.push_back({.modifier = {"m", "Käse"}, .quantity = 2, .gross = -5});
        }
        ASSERT_EQ(lines_from(text_of(lines)), lines) << i;
    }
    EXPECT_EQ(lines_from(text_of({})), std::vector<SaleLine>());
}

TEST(SaleText, DoesNotReadOtherText) {
    const std::string good = text_of(testing::small_sale().lines);
    for (const std::string& bad :
         {std::string(), std::string("x"), std::string("-1;"), std::string("5;1;"),
          std::string("1"), std::string("1,"), good + ';', good.substr(0, good.size() - 1)})
        EXPECT_THROW(lines_from(bad), std::runtime_error) << bad;
}

}  // namespace
}  // namespace domain
