// Prices of baskets by hand: published disputes first, then one rule after the other. Amounts stand
// as they would be printed: 18'80 is 18.80.
#include "domain/pricing/pricing.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace domain {
namespace {

constexpr Minor largest = std::numeric_limits<Minor>::max();
using Amounts = std::vector<Minor>;

TaxRule exclusive(std::int64_t rate) { return {.id = "tax", .rate = rate}; }
TaxRule inclusive(std::int64_t rate) { return {.id = "tax", .rate = rate, .is_inclusive = true}; }
DiscountRule percent(std::int64_t rate) { return {.id = "offer", .rate = rate}; }
DiscountRule off(Minor amount) { return {.id = "offer", .amount = amount}; }
DiscountRule after_tax(DiscountRule rule) {
    rule.is_after_tax = true;
    return rule;
}
BasketLine line(Minor price, std::vector<std::size_t> taxes = {}, std::int64_t quantity = 1) {
    return {.quantity = quantity, .item = {.unit_price = price, .taxes = std::move(taxes)}};
}

// Figures of all components, in order.
template <typename Figure>
Amounts each(const Priced& priced, Figure figure) {
    Amounts all;
    for (const PricedLine& priced_line : priced.lines) {
        all.push_back(std::invoke(figure, priced_line.item));
        for (const PricedComponent& modifier : priced_line.modifiers)
            all.push_back(std::invoke(figure, modifier));
    }
    return all;
}
Amounts exclusive_taxes(const Priced& priced) {
    return each(priced, &PricedComponent::exclusive_tax);
}
Amounts inclusive_taxes(const Priced& priced) {
    return each(priced, &PricedComponent::inclusive_tax);
}
Amounts discounts(const Priced& priced) { return each(priced, &PricedComponent::discount); }

Priced by_component(Basket basket) {
    basket.rounding = TaxRounding::component;
    return price(basket);
}
Priced by_order(Basket basket) {
    basket.rounding = TaxRounding::order;
    return price(basket);
}
// Where both ways of rounding come to the same.
Priced either_way(const Basket& basket) {
    EXPECT_EQ(by_component(basket).total, by_order(basket).total);
    EXPECT_EQ(exclusive_taxes(by_component(basket)), exclusive_taxes(by_order(basket)));
    EXPECT_EQ(inclusive_taxes(by_component(basket)), inclusive_taxes(by_order(basket)));
    return price(basket);
}

// ---- published disputes

TEST(PricingDispute, NewYork) {
    // 1880 x 8.875 % = 166.85, 695 x 8.875 % = 61.68125, together 228.53125.
    const Priced priced =
        either_way({.taxes = {exclusive(8'875)}, .lines = {line(18'80, {0}), line(6'95, {0})}});
    EXPECT_EQ(exclusive_taxes(priced), (Amounts{1'67, 62}));
    EXPECT_EQ(priced.sub_total, 25'75);
    EXPECT_EQ(priced.total, 28'04);
}

TEST(PricingDispute, ItalyWithTwoRates) {
    // 2890 x 22 / 122 = 521.147..., 125 x 10 / 110 = 11.363...
    const Priced priced = either_way({.taxes = {inclusive(22'000), inclusive(10'000)},
                                      .lines = {line(28'90, {0}), line(1'25, {1})}});
    EXPECT_EQ(inclusive_taxes(priced), (Amounts{5'21, 11}));
    EXPECT_EQ(priced.exclusive_tax, 0);
    EXPECT_EQ(priced.total, 30'15);
}

TEST(PricingDispute, FourPiecesOnOneLineOrOnFour) {
    const TaxRule tax = exclusive(8'625);
    // 1000 x 8.625 % = 86.25
    EXPECT_EQ(either_way({.taxes = {tax}, .lines = {line(2'50, {0}, 4)}}).total, 10'86);
    // 250 x 8.625 % = 21.5625: rounded four times, or once with two units for the first two.
    const Basket apart{
        .taxes = {tax},
        .lines = {line(2'50, {0}), line(2'50, {0}), line(2'50, {0}), line(2'50, {0})}};
    EXPECT_EQ(exclusive_taxes(by_component(apart)), (Amounts{22, 22, 22, 22}));
    EXPECT_EQ(by_component(apart).total, 10'88);
    EXPECT_EQ(exclusive_taxes(by_order(apart)), (Amounts{22, 22, 21, 21}));
    EXPECT_EQ(by_order(apart).total, 10'86);
}

TEST(PricingDispute, TwoInclusiveTaxesOfOneGross) {
    // 11200 x 18 / 126 = 1600, x 8 / 126 = 711.11...
    const Priced priced = either_way(
        {.taxes = {inclusive(18'000), inclusive(8'000)}, .lines = {line(112'00, {0, 1})}});
    ASSERT_EQ(priced.lines[0].item.taxes.size(), 2U);
    EXPECT_EQ(priced.lines[0].item.taxes[0].amount, 16'00);
    EXPECT_EQ(priced.lines[0].item.taxes[0].base, 112'00);
    EXPECT_EQ(priced.lines[0].item.taxes[1].amount, 7'11);
    EXPECT_EQ(priced.total, 112'00);
}

TEST(PricingDispute, HalfACentOfInclusiveTax) {
    // 299 x 4 / 104 = 11.5; twice that 23.
    const Basket one{.taxes = {inclusive(4'000)}, .lines = {line(2'99, {0})}};
    EXPECT_EQ(either_way(one).inclusive_tax, 12);
    const Basket two{.taxes = {inclusive(4'000)}, .lines = {line(2'99, {0}), line(2'99, {0})}};
    EXPECT_EQ(inclusive_taxes(by_component(two)), (Amounts{12, 12}));
    EXPECT_EQ(inclusive_taxes(by_order(two)), (Amounts{12, 11}));
}

TEST(PricingDispute, YenWithoutDecimals) {
    // 98 x 10 % = 9.8, together 29.4; 108 x 8 / 108 = 8.
    const Basket basket{.taxes = {exclusive(10'000), inclusive(8'000)},
                        .lines = {line(98, {0}), line(98, {0}), line(98, {0}), line(108, {1})}};
    EXPECT_EQ(exclusive_taxes(by_component(basket)), (Amounts{10, 10, 10, 0}));
    EXPECT_EQ(by_component(basket).total, 432);
    EXPECT_EQ(exclusive_taxes(by_order(basket)), (Amounts{10, 10, 9, 0}));
    EXPECT_EQ(by_order(basket).total, 431);
    EXPECT_EQ(by_order(basket).inclusive_tax, 8);
}

TEST(PricingDispute, DinarsWithThreeDecimals) {
    // 1250 x 5 % = 62.5, together 125.
    const Basket basket{.taxes = {exclusive(5'000)}, .lines = {line(1'250, {0}), line(1'250, {0})}};
    EXPECT_EQ(exclusive_taxes(by_component(basket)), (Amounts{63, 63}));
    EXPECT_EQ(by_component(basket).total, 2'626);
    EXPECT_EQ(exclusive_taxes(by_order(basket)), (Amounts{63, 62}));
    EXPECT_EQ(by_order(basket).total, 2'625);
}

// ---- amounts

TEST(Pricing, MultipliesModifiersByTheirQuantityAndTheLines) {
    BasketLine pizza = line(10'00, {}, 3);
    pizza.modifiers = {{.unit_price = 50, .quantity = 2}, {.unit_price = 1'25}};
    const Priced priced = either_way({.lines = {pizza}, .delivery_charge = 4'00, .tip = 1'00});
    EXPECT_EQ(each(priced, &PricedComponent::amount), (Amounts{30'00, 3'00, 3'75}));
    EXPECT_EQ(each(priced, &PricedComponent::unit_price), (Amounts{10'00, 50, 1'25}));
    EXPECT_EQ(priced.sub_total, 36'75);
    EXPECT_EQ(priced.total, 41'75);
}

TEST(Pricing, OfNoLinesIsDeliveryAndTip) {
    const Basket nothing{.taxes = {exclusive(10'000)},
                         .discounts = {percent(10'000), off(5)},
                         .delivery_charge = 3,
                         .tip = 4};
    EXPECT_EQ(either_way(nothing).total, 7);
    EXPECT_EQ(price(nothing).order_discounts, (Amounts{0, 0}));
}

// ---- discounts

TEST(PricingDiscount, ComesInFourSteps) {
    Basket basket{.lines = {line(10'00), line(5'00)}, .discounts = {off(1'00), percent(10'000)}};
    basket.lines[0].discounts = {percent(10'000)};
    basket.lines[1].discounts = {off(50)};
    // 10 % of 1000: left 900 and 500. 10 % of 1400: 90 and 50, left 810 and 450. 50 off the second:
    // left 400. 100 off 1210: 66.94 and 33.06.
    const Priced priced = either_way(basket);
    EXPECT_EQ(priced.line_discounts, (std::vector<Amounts>{{1'00}, {50}}));
    EXPECT_EQ(priced.order_discounts, (Amounts{1'00, 1'40}));
    EXPECT_EQ(discounts(priced), (Amounts{1'00 + 90 + 67, 50 + 50 + 33}));
    EXPECT_EQ(priced.discount, 3'90);
    EXPECT_EQ(priced.total, 11'10);
    // By the line's discounts, then by those of the order as they are listed.
    const std::vector<Saving>& savings = priced.lines[0].item.savings;
    ASSERT_EQ(savings.size(), 3U);
    EXPECT_EQ(savings[0].amount, 1'00);
    EXPECT_EQ(savings[1].amount, 67);
    EXPECT_EQ(savings[2].amount, 90);
}

TEST(PricingDiscount, IsRoundedOnceAndTiesGoToTheEarlier) {
    // 10 % of 15 = 1.5; a third of 2 each.
    EXPECT_EQ(discounts(either_way(
                  {.lines = {line(5), line(5), line(5)}, .discounts = {percent(10'000)}})),
              (Amounts{1, 1, 0}));
    // 1 over 2 and 2: half each.
    EXPECT_EQ(discounts(either_way({.lines = {line(2), line(2)}, .discounts = {off(1)}})),
              (Amounts{1, 0}));
    // 5 over 1, 3 and 5: 0.56, 1.67, 2.78.
    EXPECT_EQ(discounts(either_way({.lines = {line(1), line(3), line(5)}, .discounts = {off(5)}})),
              (Amounts{0, 2, 3}));
}

TEST(PricingDiscount, TakesSeveralOfALineEachOnWhatIsLeft) {
    Basket basket{.lines = {line(10'00)}};
    basket.lines[0].discounts = {percent(50'000), percent(50'000)};
    EXPECT_EQ(either_way(basket).line_discounts, (std::vector<Amounts>{{5'00, 2'50}}));
}

TEST(PricingDiscount, NeverTakesMoreThanThereIsOrThanItsMost) {
    DiscountRule at_most = percent(50'000);
    at_most.amount_max = 3'00;
    DiscountRule small = off(2'00);
    small.amount_max = 1'50;
    EXPECT_EQ(either_way({.lines = {line(10'00)}, .discounts = {at_most, small}}).order_discounts,
              (Amounts{3'00, 1'50}));
    EXPECT_EQ(either_way({.lines = {line(10'00)}, .discounts = {off(10'01)}}).total, 0);
    EXPECT_EQ(either_way({.lines = {line(10'00)}, .discounts = {percent(150'000)}}).total, 0);
    EXPECT_EQ(either_way({.lines = {line(largest)}, .discounts = {percent(largest)}}).total, 0);
    // Nothing left, and nothing to share over.
    const Priced priced = either_way({.lines = {line(10'00)}, .discounts = {off(10'00), off(1)}});
    EXPECT_EQ(priced.order_discounts, (Amounts{10'00, 0}));
}

TEST(PricingDiscount, LeavesModifiersOutWhereItSaysSo) {
    Basket basket{.lines = {line(10'00)}};
    basket.lines[0].modifiers = {{.unit_price = 5'00}};
    basket.lines[0].discounts = {percent(10'000)};
    EXPECT_EQ(discounts(either_way(basket)), (Amounts{1'00, 50}));
    basket.lines[0].discounts[0].covers_modifiers = false;
    EXPECT_EQ(discounts(either_way(basket)), (Amounts{1'00, 0}));
    basket.lines[0].discounts.clear();
    basket.discounts = {off(3'00)};
    EXPECT_EQ(discounts(either_way(basket)), (Amounts{2'00, 1'00}));
    basket.discounts[0].covers_modifiers = false;
    EXPECT_EQ(discounts(either_way(basket)), (Amounts{3'00, 0}));
}

TEST(PricingDiscount, OfAnOrderMayBeForSomeLinesOnly) {
    Basket basket{.lines = {line(10'00), line(20'00), line(30'00)}, .discounts = {percent(10'000)}};
    basket.discounts[0].lines = {2, 0, 2};
    EXPECT_EQ(discounts(either_way(basket)), (Amounts{1'00, 0, 3'00}));
}

TEST(PricingDiscount, AfterTaxIsOffTheTaxedAmount) {
    Basket basket{.taxes = {exclusive(10'000)},
                  .lines = {line(10'00, {0}), line(5'00)},
                  .discounts = {after_tax(off(1'00)), after_tax(percent(10'000))}};
    basket.lines[0].discounts = {after_tax(percent(50'000)), percent(20'000)};
    basket.lines[1].discounts = {after_tax(off(50))};
    // 800 taxed is 880; half of it 440. 10 % of 940: 44 and 50, left 396 and 450. 50 off the
    // second: left 400. 100 off 796: 49.75 and 50.25.
    const Priced priced = either_way(basket);
    EXPECT_EQ(priced.exclusive_tax, 80);
    EXPECT_EQ(priced.line_discounts, (std::vector<Amounts>{{4'40, 2'00}, {50}}));
    EXPECT_EQ(priced.order_discounts, (Amounts{1'00, 94}));
    EXPECT_EQ(discounts(priced), (Amounts{4'40 + 2'00 + 44 + 50, 50 + 50 + 50}));
    EXPECT_EQ(priced.total, 6'96);
}

TEST(PricingDiscount, TellsTheTaxThatItSaved) {
    Basket basket{.taxes = {exclusive(10'000), inclusive(20'000)},
                  .lines = {line(12'00, {0, 1}), line(1'00, {0})},
                  .discounts = {after_tax(off(10))}};
    basket.lines[0].discounts = {off(4'00), off(2'00)};
    // 1200: 200 in it, 100 on 1000. 600: 100 in it, 50 on 500. Shared 2 : 1.
    const Priced priced = either_way(basket);
    const std::vector<Saving>& savings = priced.lines[0].item.savings;
    ASSERT_EQ(savings.size(), 3U);
    EXPECT_EQ(savings[0].inclusive_tax, 67);
    EXPECT_EQ(savings[1].inclusive_tax, 33);
    EXPECT_EQ(savings[0].exclusive_tax, 33);
    EXPECT_EQ(savings[1].exclusive_tax, 17);
    EXPECT_EQ(savings[2].exclusive_tax, 0);  // after tax
    EXPECT_GT(savings[2].amount, 0);
    EXPECT_EQ(priced.lines[1].item.savings[0].exclusive_tax, 0);
}

// ---- taxes

TEST(PricingTax, ExclusiveComesOnTheNetOfInclusive) {
    // 1260 x 5 / 105 = 60; 20 % of 1200.
    const Priced priced = either_way(
        {.taxes = {exclusive(20'000), inclusive(5'000)}, .lines = {line(12'60, {1, 0, 1})}});
    EXPECT_EQ(priced.inclusive_tax, 60);
    EXPECT_EQ(priced.exclusive_tax, 2'40);
    EXPECT_EQ(priced.total, 15'00);
    const std::vector<TaxAmount>& taxes = priced.lines[0].item.taxes;
    ASSERT_EQ(taxes.size(), 2U);
    EXPECT_EQ(taxes[0].rule, 0U);
    EXPECT_EQ(taxes[0].base, 12'00);
    EXPECT_FALSE(taxes[0].is_inclusive);
    EXPECT_EQ(taxes[0].rate, 20'000);
    EXPECT_TRUE(taxes[1].is_inclusive);
}

TEST(PricingTax, OfNothingPercentIsListed) {
    const Priced priced = either_way({.taxes = {exclusive(0)}, .lines = {line(10'00, {0})}});
    ASSERT_EQ(priced.lines[0].item.taxes.size(), 1U);
    EXPECT_EQ(priced.lines[0].item.taxes[0].base, 10'00);
    EXPECT_EQ(priced.total, 10'00);
}

TEST(PricingTax, OnTaxIsOnItsAmountAndOnTheNetWhereItStandsThere) {
    TaxRule first = exclusive(10'000);
    first.names = {1, 1};
    const Basket basket{.taxes = {first, exclusive(5'000)},
                        .lines = {line(10'00, {0}), line(10'00, {0, 1}), line(10'00, {1})}};
    const Priced priced = either_way(basket);
    EXPECT_EQ(exclusive_taxes(priced), (Amounts{1'00 + 5, 1'00 + 55, 50}));
    EXPECT_EQ(priced.lines[0].item.taxes[1].base, 1'00);
    EXPECT_EQ(priced.lines[1].item.taxes[1].base, 11'00);
}

TEST(PricingTax, OnTaxIsOnTheRoundedAmount) {
    // 105 x 10 % = 10.5, so 11; 50 % of 11 = 5.5, so 6. By order twice 10.5 is 21, shared 11 and
    // 10; 5.5 and 5 are 10.5, so 11: 6 and 5.
    TaxRule first = exclusive(10'000);
    first.names = {0};
    const Basket basket{.taxes = {exclusive(50'000), first},
                        .lines = {line(1'05, {1}), line(1'05, {1})}};
    EXPECT_EQ(exclusive_taxes(by_component(basket)), (Amounts{17, 17}));
    EXPECT_EQ(exclusive_taxes(by_order(basket)), (Amounts{17, 15}));
}

TEST(PricingTax, NamedByTwoIsOnBoth) {
    // 100 + 5 % of 100 + 10 % of (100 + 5), 10.5 rounded up.
    Basket basket{.taxes = {exclusive(10'000), exclusive(5'000), exclusive(10'000)},
                  .lines = {line(10'00, {0})}};
    basket.taxes[0].names = {1, 2};
    basket.taxes[1].names = {2};
    const Priced priced = either_way(basket);
    EXPECT_EQ(priced.exclusive_tax, 1'00 + 5 + 11);
    EXPECT_EQ(priced.lines[0].item.taxes[2].base, 1'05);
}

TEST(PricingTax, InclusiveOnesThatNameEachOtherAreSolvedTogether) {
    Basket basket{.taxes = {inclusive(10'000), inclusive(5'000)}, .lines = {line(11'55, {0, 1})}};
    basket.taxes[0].names = {1};
    // Net 1000, 10 % of it, 5 % of 1100.
    Priced priced = either_way(basket);
    EXPECT_EQ(priced.lines[0].item.taxes[0].amount, 1'00);
    EXPECT_EQ(priced.lines[0].item.taxes[1].amount, 55);
    // Only named: 5 % of the 100.
    basket.lines = {line(11'05, {0})};
    priced = either_way(basket);
    EXPECT_EQ(priced.lines[0].item.taxes[0].amount, 1'00);
    EXPECT_EQ(priced.lines[0].item.taxes[1].amount, 5);
    EXPECT_TRUE(priced.lines[0].item.taxes[1].is_inclusive);
    // An exclusive one beside them is on the net of both.
    basket.taxes.push_back(exclusive(1'000));
    basket.lines = {line(11'05, {0, 2})};
    EXPECT_EQ(either_way(basket).exclusive_tax, 10);
    // Two lines with other denominators, rounded together: 11.05 has 5 cents, 1.05 has 5.
    basket.lines = {line(11'05, {0}), line(1'05, {1})};
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{1'05, 5}));
}

TEST(PricingTax, FixedInclusiveOnesAreTakenOutFirst) {
    Basket basket{.taxes = {inclusive(10'000), inclusive(0)}, .lines = {line(11'25, {0, 1})}};
    basket.taxes[1].basis = TaxRule::Basis::stated;
    basket.taxes[1].amount = 25;
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{1'00 + 25}));
    // Named by it, the other is on the 25 too: 1127.5 would be exact; 1128 leaves a net of 1000.45.
    basket.taxes[1].names = {0};
    basket.lines = {line(11'28, {0, 1})};
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{1'03 + 25}));
    // More than there is: nothing is left, and taxes on nothing are nothing.
    basket.lines = {line(20, {0, 1})};
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{25 + 3}));
    basket.taxes[1].names.clear();
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{25}));
    // A rate that names a fixed one does not change it.
    basket.taxes[0].names = {1};
    basket.lines = {line(11'25, {0})};
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{1'00 + 25}));
}

TEST(PricingTax, InclusiveAndExclusiveNameEachOther) {
    // Named by an exclusive one alone it comes on top: 10 % of the 100.
    Basket basket{.taxes = {exclusive(10'000), inclusive(10'000)}, .lines = {line(10'00, {0})}};
    basket.taxes[0].names = {1};
    Priced priced = either_way(basket);
    EXPECT_EQ(priced.exclusive_tax, 1'10);
    EXPECT_FALSE(priced.lines[0].item.taxes[1].is_inclusive);
    // Standing there it is part of the gross, and the exclusive amount is not in its base.
    basket.lines = {line(11'00, {0, 1})};
    priced = either_way(basket);
    EXPECT_EQ(priced.inclusive_tax, 1'00);
    EXPECT_EQ(priced.exclusive_tax, 1'00);
    // An exclusive one that an inclusive one names is on its amount.
    basket.taxes[0].names.clear();
    basket.taxes[1].names = {0};
    basket.lines = {line(11'00, {1}), line(11'00, {1, 0})};
    priced = either_way(basket);
    EXPECT_EQ(exclusive_taxes(priced), (Amounts{10, 1'10}));
}

TEST(PricingTax, OnTheRawCheckDoesNotSeeDiscounts) {
    TaxRule raw = exclusive(10'000);
    raw.is_on_raw = true;
    const Basket plain{.taxes = {raw}, .lines = {line(10'00, {0})}, .discounts = {percent(10'000)}};
    EXPECT_EQ(either_way(plain).total, 10'00);
    EXPECT_EQ(either_way(plain).lines[0].item.taxes[0].base, 10'00);
    // Its net is without the inclusive tax of the raw amount: 1000 of 1100.
    raw.rate = 5'000;
    const Basket mixed{.taxes = {inclusive(10'000), raw},
                       .lines = {line(11'00, {0, 1})},
                       .discounts = {percent(50'000)}};
    EXPECT_EQ(either_way(mixed).inclusive_tax, 50);
    EXPECT_EQ(either_way(mixed).exclusive_tax, 50);
    Basket undiscounted = mixed;
    undiscounted.discounts.clear();
    EXPECT_EQ(either_way(undiscounted).exclusive_tax, 50);
}

TEST(PricingTax, InclusiveOnTheRawCheckMayExceedWhatIsLeft) {
    TaxRule raw = inclusive(10'000);
    raw.is_on_raw = true;
    Basket basket{.taxes = {raw, exclusive(10'000)},
                  .lines = {line(11'00, {0, 1})},
                  .discounts = {off(10'50)}};
    const Priced priced = either_way(basket);
    EXPECT_EQ(priced.inclusive_tax, 1'00);
    EXPECT_EQ(priced.lines[0].item.taxes[0].base, 11'00);
    EXPECT_EQ(priced.exclusive_tax, 0);
    EXPECT_EQ(priced.total, 50);
    EXPECT_EQ(priced.lines[0].item.savings[0].inclusive_tax, 0);
    EXPECT_EQ(priced.lines[0].item.savings[0].exclusive_tax, 1'00);
}

TEST(PricingTax, OfAnAmountIsForEachPieceOrAsStated) {
    Basket basket{.taxes = {{.id = "bottle", .basis = TaxRule::Basis::per_unit, .amount = 25},
                            {.id = "fee", .basis = TaxRule::Basis::stated, .amount = 7}},
                  .lines = {line(2'00, {0, 1}, 3)}};
    basket.lines[0].modifiers = {{.unit_price = 1'00, .quantity = 2, .taxes = {0}}};
    const Priced priced = either_way(basket);
    EXPECT_EQ(exclusive_taxes(priced), (Amounts{75 + 7, 1'50}));
    EXPECT_EQ(priced.lines[0].item.taxes[0].base, 6'00);
    basket.taxes[0].is_inclusive = true;
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{75, 1'50}));
}

TEST(PricingTax, HasTheRateOfTheLastStepNotAboveThePieces) {
    TaxRule stepped = exclusive(10'000);
    stepped.steps = {{3, 5'000}, {6, 0}};
    const auto rate = [&](std::int64_t pieces) {
        return either_way({.taxes = {stepped}, .lines = {line(1'00, {0}, pieces)}})
            .lines[0]
            .item.taxes[0]
            .rate;
    };
    EXPECT_EQ(rate(2), 10'000);
    EXPECT_EQ(rate(3), 5'000);
    EXPECT_EQ(rate(5), 5'000);
    EXPECT_EQ(rate(6), 0);
}

TEST(PricingTax, CountsForItsStepsEachLineThatBearsItOnce) {
    TaxRule stepped = exclusive(10'000);
    stepped.steps = {{5, 1'000}};
    TaxRule other_rate = exclusive(20'000);  // of the same tax
    TaxRule stranger = exclusive(0);
    stranger.id = "another";
    stranger.names = {0};
    Basket basket{.taxes = {stepped, other_rate, stranger},
                  .lines = {line(1'00, {0}, 2), line(1'00, {}, 2), line(1'00, {2}, 1)}};
    basket.lines[0].modifiers = {{.unit_price = 1, .quantity = 9, .taxes = {0}}};
    EXPECT_EQ(either_way(basket).lines[0].item.taxes[0].rate, 10'000);  // 2 + 1
    basket.lines[1].modifiers = {{.unit_price = 1, .taxes = {1}}};
    EXPECT_EQ(either_way(basket).lines[0].item.taxes[0].rate, 1'000);  // 2 + 2 + 1
}

TEST(PricingTax, RoundedByOrderGoesToTheLargestRemainders) {
    // 5 % of 10, 30 and 26: 0.5, 1.5, 1.3, together 3.3.
    const Basket basket{.taxes = {exclusive(5'000)},
                        .lines = {line(10, {0}), line(30, {0}), line(26, {0})}};
    EXPECT_EQ(exclusive_taxes(by_component(basket)), (Amounts{1, 2, 1}));
    EXPECT_EQ(exclusive_taxes(by_order(basket)), (Amounts{1, 1, 1}));
    // Inclusive with other denominators: 100 x 20 / 120 = 16.67; x 20 / 130 = 15.38; 32.05.
    const Basket mixed{.taxes = {inclusive(20'000), inclusive(10'000)},
                       .lines = {line(1'00, {0, 1}), line(1'00, {0})}};
    EXPECT_EQ(by_order(mixed).lines[0].item.taxes[0].amount, 15);
    EXPECT_EQ(by_order(mixed).lines[1].item.taxes[0].amount, 17);
}

TEST(PricingTax, IsOneByIdAndRateWhereItIsRoundedOverTheOrder) {
    // 10 % of 5 and 5 is 1, though one of the rules names another tax (50 % of the 1, and of
    // nothing).
    Basket basket{.taxes = {exclusive(10'000), exclusive(10'000), exclusive(50'000)},
                  .lines = {line(5, {0}), line(5, {1})}};
    basket.taxes[0].names = {2};
    EXPECT_EQ(exclusive_taxes(by_component(basket)), (Amounts{1 + 1, 1}));
    EXPECT_EQ(exclusive_taxes(by_order(basket)), (Amounts{1 + 1, 0}));
    basket.taxes[1].id = "another";
    EXPECT_EQ(exclusive_taxes(by_order(basket)), (Amounts{1 + 1, 1}));
    // In a circle they are rounded apart: the first names the third, and that the second.
    basket.taxes[1].id = basket.taxes[0].id;
    basket.taxes[2].names = {1};
    EXPECT_EQ(exclusive_taxes(by_order(basket)), (Amounts{1 + 1, 1}));
}

// ---- exemption

TEST(PricingExemption, TakesInclusiveTaxOutOfThePriceAndChargesNoOther) {
    Basket basket{.taxes = {inclusive(10'000), exclusive(5'000)},
                  .lines = {line(11'00, {0, 1}, 3)},
                  .is_tax_exempt = true};
    basket.lines[0].modifiers = {{.unit_price = 2'99, .taxes = {1}}};
    const Priced priced = either_way(basket);
    EXPECT_EQ(each(priced, &PricedComponent::unit_price), (Amounts{10'00, 2'99}));
    EXPECT_EQ(each(priced, &PricedComponent::amount), (Amounts{30'00, 8'97}));
    EXPECT_EQ(each(priced, &PricedComponent::exempted_tax), (Amounts{3'00 + 1'50, 45}));
    EXPECT_TRUE(priced.lines[0].item.taxes.empty());
    EXPECT_EQ(priced.exempted_tax, 4'95);
    EXPECT_EQ(priced.exclusive_tax + priced.inclusive_tax, 0);
    EXPECT_EQ(priced.total, 38'97);
}

TEST(PricingExemption, RoundsTheTaxOfOnePieceAndDiscountsTheRest) {
    // 299 x 4 / 104 = 11.5, so 287 a piece; of three 861, half off 430.5.
    const Basket basket{.taxes = {inclusive(4'000)},
                        .lines = {line(2'99, {0}, 3)},
                        .discounts = {percent(50'000)},
                        .is_tax_exempt = true};
    EXPECT_EQ(either_way(basket).sub_total, 8'61);
    EXPECT_EQ(either_way(basket).total, 4'30);
    EXPECT_EQ(either_way(basket).lines[0].item.savings[0].inclusive_tax, 0);
}

TEST(PricingExemption, KnowsAmountsPerPieceAndTheirPartOfStatedOnes) {
    Basket basket{.taxes = {inclusive(0), inclusive(0)},
                  .lines = {line(1'00, {0, 1}, 3)},
                  .is_tax_exempt = true};
    basket.taxes[0].basis = TaxRule::Basis::per_unit;
    basket.taxes[0].amount = 5;
    basket.taxes[1].basis = TaxRule::Basis::stated;
    basket.taxes[1].amount = 20;  // 6.67 a piece
    EXPECT_EQ(either_way(basket).lines[0].item.unit_price, 1'00 - 5 - 7);
    EXPECT_EQ(either_way(basket).exempted_tax, 15 + 20);
    basket.taxes[0].amount = 2'00;
    EXPECT_EQ(either_way(basket).total, 0);
}

// ---- the trace

std::string text(const TraceStep& step) {
    std::string place = step.line ? std::to_string(*step.line) : "order";
    if (step.modifier) place += "." + std::to_string(*step.modifier);
    return place + " " + step.rule + (step.subject.empty() ? "" : " " + step.subject) + ": " +
           std::to_string(step.base) + " -> " + step.numerator + "/" + step.denominator + ", " +
           step.rounding + ": " + std::to_string(step.result);
}

void expect_trace(const Basket& basket, const std::vector<std::string>& expected) {
    Trace trace;
    price(basket, &trace);
    std::vector<std::string> found;
    for (const TraceStep& step : trace) found.push_back(text(step));
    EXPECT_EQ(found, expected);
}

Basket told() {
    Basket basket{.taxes = {{.id = "vat", .rate = 0, .is_inclusive = true, .steps = {{2, 4'000}}},
                            {.name = "City", .rate = 8'875}},
                  .lines = {line(2'99, {0, 1}, 2), line(1'00, {0})}};
    basket.lines[0].modifiers = {{.unit_price = 10, .taxes = {1}}};
    return basket;
}

TEST(PricingTrace, TellsEveryStep) {
    Basket basket = told();
    basket.discounts = {{.id = "half", .rate = 50'000, .amount_max = 1'00},
                        {.name = "Tip back", .amount = 1, .is_after_tax = true}};
    expect_trace(basket, {"0 amount: 299 -> 598/1, exact: 598",
                          "0.0 amount: 10 -> 20/1, exact: 20",
                          "1 amount: 100 -> 100/1, exact: 100",
                          "order discount half: 718 -> 359/1, exact: 359",
                          "order discount limit half: 359 -> 100/1, exact: 100",
                          "0 share of discount half: 598 -> 29900/359, largest remainder: 83",
                          "0.0 share of discount half: 20 -> 1000/359, largest remainder: 3",
                          "1 share of discount half: 100 -> 5000/359, largest remainder: 14",
                          "order rate by quantity vat: 3 -> 4000/1, exact: 4000",
                          "0 inclusive tax vat: 515 -> 515/26, half away from zero: 20",
                          "1 inclusive tax vat: 86 -> 43/13, half away from zero: 3",
                          "0 net: 515 -> 495/1, exact: 495",
                          "1 net: 86 -> 83/1, exact: 83",
                          "0 exclusive tax City: 495 -> 7029/160, half away from zero: 44",
                          "0.0 exclusive tax City: 17 -> 1207/800, half away from zero: 2",
                          "0 exclusive tax saved half: 7 -> 7/1, exact: 7",
                          "0 inclusive tax saved half: 3 -> 3/1, exact: 3",
                          "1 inclusive tax saved half: 1 -> 1/1, exact: 1",
                          "order discount Tip back: 664 -> 1/1, exact: 1",
                          "0 share of discount Tip back: 559 -> 559/664, largest remainder: 1",
                          "0.0 share of discount Tip back: 19 -> 19/664, largest remainder: 0",
                          "1 share of discount Tip back: 86 -> 43/332, largest remainder: 0",
                          "0 line total: 618 -> 577/1, exact: 577",
                          "1 line total: 100 -> 86/1, exact: 86",
                          "order total: 718 -> 663/1, exact: 663"});
}

TEST(PricingTrace, TellsHowTaxIsRoundedOverAnOrder) {
    Basket basket = told();
    basket.taxes[0].steps.clear();
    basket.taxes[0].rate = 4'000;
    basket.rounding = TaxRounding::order;
    expect_trace(
        basket, {"0 amount: 299 -> 598/1, exact: 598", "0.0 amount: 10 -> 20/1, exact: 20",
                 "1 amount: 100 -> 100/1, exact: 100",
                 "order inclusive tax vat: 698 -> 349/13, half away from zero: 27",
                 "0 share of inclusive tax vat: 598 -> 23/1, exact: 23",
                 "1 share of inclusive tax vat: 100 -> 50/13, largest remainder: 4",
                 "0 net: 598 -> 575/1, exact: 575", "1 net: 100 -> 96/1, exact: 96",
                 "order exclusive tax City: 595 -> 8449/160, half away from zero: 53",
                 "0 share of exclusive tax City: 575 -> 1633/32, largest remainder: 51",
                 "0.0 share of exclusive tax City: 20 -> 71/40, largest remainder: 2",
                 "0 line total: 618 -> 671/1, exact: 671", "1 line total: 100 -> 100/1, exact: 100",
                 "order total: 718 -> 771/1, exact: 771"});
}

TEST(PricingTrace, TellsWhatAnExemptCustomerWouldHavePaid) {
    expect_trace(
        {.taxes = {inclusive(4'000)}, .lines = {line(2'99, {0})}, .is_tax_exempt = true},
        {"0 if taxed: amount: 299 -> 299/1, exact: 299",
         "0 if taxed: inclusive tax tax: 299 -> 23/2, half away from zero: 12",
         "0 if taxed: net: 299 -> 287/1, exact: 287",
         "0 if taxed: line total: 299 -> 299/1, exact: 299",
         "order if taxed: total: 299 -> 299/1, exact: 299",
         "0 price without tax: 299 -> 287/1, exact: 287", "0 amount: 287 -> 287/1, exact: 287",
         "0 line total: 287 -> 287/1, exact: 287", "order total: 287 -> 287/1, exact: 287"});
}

// ---- limits

TEST(PricingLimits, ReachTheLargestAmountAndNoFurther) {
    EXPECT_EQ(either_way({.lines = {line(largest)}}).total, largest);
    EXPECT_EQ(either_way({.lines = {line(largest - 3)}, .delivery_charge = 2, .tip = 1}).total,
              largest);
    EXPECT_THROW(price({.lines = {line(largest - 3)}, .delivery_charge = 2, .tip = 2}),
                 AmountTooLarge);
    EXPECT_THROW(price({.lines = {line(largest / 2 + 1, {}, 2)}}), AmountTooLarge);
    EXPECT_THROW(price({.lines = {line(largest), line(1)}}), AmountTooLarge);
    for (const TaxRounding rounding : {TaxRounding::component, TaxRounding::order}) {
        EXPECT_EQ(price({.taxes = {inclusive(100'000)},
                         .lines = {line(largest - 1, {0}), line(1, {0})},
                         .rounding = rounding})
                      .inclusive_tax,
                  largest / 2 + 1);
        EXPECT_THROW(price({.taxes = {exclusive(100'000)},
                            .lines = {line(largest / 2 + 1, {0}), line(1, {0})},
                            .rounding = rounding}),
                     AmountTooLarge);
        EXPECT_THROW(price({.taxes = {exclusive(largest)},
                            .lines = {line(largest / 2, {0}), line(largest / 2, {0})},
                            .rounding = rounding}),
                     AmountTooLarge);
    }
}

TEST(PricingLimits, HoldForFractionsWithoutLimitsToo) {
    // In chains, rounded alone and together.
    Basket basket{.taxes = {inclusive(10'000), inclusive(5'000)}, .lines = {line(largest, {0})}};
    basket.taxes[0].names = {1};
    EXPECT_EQ(either_way(basket).total, largest);
    // x 0.1 / 1.105 and x 0.005 / 1.105
    EXPECT_EQ(either_way(basket).inclusive_tax, 834'694'301'977'807'765 + 41'734'715'098'890'388);
    basket.taxes[0].basis = TaxRule::Basis::stated;
    basket.taxes[0].amount = largest;
    basket.taxes[1].rate = 200'000;  // twice the largest
    EXPECT_THROW(by_component(basket), AmountTooLarge);
    basket.lines.push_back(line(0, {0}));
    EXPECT_THROW(by_order(basket), AmountTooLarge);
    // All but nothing of the gross, over denominators beyond 64 bits.
    basket = {.taxes = {inclusive(largest)}, .lines = {line(10'00, {0}), line(1, {0})}};
    EXPECT_EQ(inclusive_taxes(either_way(basket)), (Amounts{10'00, 1}));
}

TEST(PricingLimits, RefuseWhatNoCallerMaySend) {
    const auto refused = [](const auto& spoil) {
        Basket basket{.taxes = {exclusive(1)}, .lines = {line(1, {0})}, .discounts = {off(1)}};
        basket.lines[0].modifiers = {{.unit_price = 1}};
        basket.lines[0].discounts = {off(1)};
        EXPECT_NO_THROW(price(basket));
        spoil(basket);
        EXPECT_THROW(price(basket), std::logic_error);
    };
    refused([](Basket& basket) { basket.lines[0].quantity = 0; });
    refused([](Basket& basket) { basket.lines[0].quantity = quantity_max + 1; });
    refused([](Basket& basket) { basket.lines[0].item.quantity = 2; });
    refused([](Basket& basket) { basket.lines[0].item.unit_price = -1; });
    refused([](Basket& basket) { basket.lines[0].modifiers[0].unit_price = -1; });
    refused([](Basket& basket) { basket.lines[0].modifiers[0].quantity = 0; });
    refused([](Basket& basket) { basket.lines[0].modifiers[0].quantity = quantity_max + 1; });
    refused([](Basket& basket) { basket.lines[0].discounts[0].amount = -1; });
    refused([](Basket& basket) { basket.discounts[0].rate = -1; });
    refused([](Basket& basket) { basket.discounts[0].amount_max = -1; });
    refused([](Basket& basket) { basket.discounts[0].lines = {1}; });
    refused([](Basket& basket) { basket.delivery_charge = -1; });
    refused([](Basket& basket) { basket.tip = -1; });
    refused([](Basket& basket) { basket.taxes[0].rate = -1; });
    refused([](Basket& basket) { basket.taxes[0].amount = -1; });
    refused([](Basket& basket) { basket.taxes[0].steps = {{1, -1}}; });
    refused([](Basket& basket) { basket.lines[0].item.taxes = {1}; });
    refused([](Basket& basket) { basket.taxes[0].names = {1}; });
    refused([](Basket& basket) { basket.taxes[0].names = {0}; });
    refused([](Basket& basket) {
        basket.taxes = {exclusive(1), exclusive(1)};
        basket.taxes[0].names = {1};
        basket.taxes[1].names = {0};
    });
}

}  // namespace
}  // namespace domain
