// Random orders beside an exact oracle, and what holds for all of them. COMANDA_LONG=1 takes a
// hundred times as many.
#include "domain/pricing/pricing_oracle.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>
#include <set>

namespace domain::testing {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::uint64_t orders = 2'000;
#else
constexpr std::uint64_t orders = 100'000;
#endif
constexpr std::uint64_t walks = 8;  // that share the orders, so that they can run side by side

std::uint64_t orders_of_a_walk() {
    return orders / walks * (std::getenv("COMANDA_LONG") ? 100 : 1);
}

// Numbers that follow from a seed (splitmix64), the same everywhere.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) { state_ = next(); }

    // At least `low`, at most `high`.
    std::int64_t throw_between(std::int64_t low, std::int64_t high) {
        const auto width = static_cast<std::uint64_t>(high - low) + 1;
        return low + static_cast<std::int64_t>(next() % width);
    }
    std::size_t below(std::size_t end) { return next() % end; }
    bool is_one_in(std::uint64_t n) { return next() % n == 0; }

private:
    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    std::uint64_t state_;
};

class RandomBasket {
public:
    explicit RandomBasket(std::uint64_t seed) : dice_(seed) {}

    Basket make() {
        Basket basket;
        static constexpr Minor prices_max[] = {
            30, 30, 100, 5'000, 5'000, 5'000, 100'000, std::numeric_limits<Minor>::max() / 20};
        price_max_ = prices_max[dice_.below(std::size(prices_max))];
        const std::size_t taxes = dice_.is_one_in(9) ? 0 : 1 + dice_.below(4);
        for (std::size_t i = 0; i < taxes; ++i) basket.taxes.push_back(tax(i));
        const std::size_t lines = dice_.is_one_in(40) ? 0 : 1 + dice_.below(4);
        for (std::size_t i = 0; i < lines; ++i) basket.lines.push_back(line(taxes));
        add_discounts(basket.discounts, lines);
        basket.delivery_charge = dice_.is_one_in(4) ? price() : 0;
        basket.tip = dice_.is_one_in(4) ? price() : 0;
        basket.rounding = dice_.is_one_in(2) ? TaxRounding::order : TaxRounding::component;
        basket.is_tax_exempt = dice_.is_one_in(8);
        return basket;
    }

private:
    Minor price() { return dice_.is_one_in(12) ? 0 : dice_.throw_between(0, price_max_); }
    std::int64_t rate() {
        static constexpr std::int64_t usual[] = {0,      1'000,  4'000,  5'000,  7'000,
                                                 8'000,  8'625,  8'875,  10'000, 18'000,
                                                 20'000, 22'000, 100'000};
        return dice_.is_one_in(3) ? dice_.throw_between(0, 120'000)
                                  : usual[dice_.below(std::size(usual))];
    }

    // May name those before it.
    TaxRule tax(std::size_t place) {
        TaxRule rule{.id = "t" + std::to_string(dice_.is_one_in(6) ? 0 : place), .name = "tax"};
        rule.rate = dice_.is_one_in(6) ? 5'000 : rate();
        rule.is_inclusive = dice_.is_one_in(2);
        rule.is_on_raw = dice_.is_one_in(5);
        if (dice_.is_one_in(6)) {
            rule.basis = dice_.is_one_in(2) ? TaxRule::Basis::per_unit : TaxRule::Basis::stated;
            rule.amount = dice_.throw_between(0, 40);
        }
        if (dice_.is_one_in(5))
            for (std::int64_t pieces = dice_.throw_between(0, 4), i = 0; i < 2; ++i, pieces += 3)
                rule.steps.push_back({pieces, rate()});
        for (std::size_t other = 0; other < place; ++other)
            if (dice_.is_one_in(5)) rule.names.push_back(other);
        return rule;
    }

    Component component(std::size_t taxes) {
        Component component{.unit_price = price()};
        for (std::size_t tax = 0; tax < taxes; ++tax)
            if (dice_.is_one_in(2)) component.taxes.push_back(tax);
        return component;
    }

    BasketLine line(std::size_t taxes) {
        BasketLine line{.quantity = dice_.is_one_in(3) ? dice_.throw_between(1, 9) : 1,
                        .item = component(taxes)};
        const std::size_t modifiers = dice_.is_one_in(2) ? 0 : dice_.below(4);
        for (std::size_t i = 0; i < modifiers; ++i) {
            line.modifiers.push_back(component(taxes));
            line.modifiers.back().quantity = dice_.throw_between(1, 3);
        }
        add_discounts(line.discounts, 0);
        return line;
    }

    void add_discounts(std::vector<DiscountRule>& discounts, std::size_t lines) {
        while (dice_.is_one_in(3)) {
            if (lines == 0 && !known_.empty() && dice_.is_one_in(2)) {
                discounts.push_back(known_[dice_.below(known_.size())]);
                continue;
            }
            DiscountRule rule{.id = dice_.is_one_in(4) ? "" : "d" + std::to_string(dice_.below(4))};
            if (dice_.is_one_in(2))
                rule.rate = rate();
            else
                rule.amount = price();
            if (dice_.is_one_in(4)) rule.amount_max = price();
            rule.is_after_tax = dice_.is_one_in(3);
            rule.covers_modifiers = !dice_.is_one_in(3);
            rule.is_per_piece = dice_.is_one_in(4);
            rule.is_once = lines == 0 && !rule.id.empty() && dice_.is_one_in(2);
            if (lines == 0) known_.push_back(rule);
            for (std::size_t i = 0; i < lines; ++i)
                if (dice_.is_one_in(4)) rule.lines.push_back(i);
            discounts.push_back(std::move(rule));
        }
    }

    Dice dice_;
    Minor price_max_ = 0;
    std::vector<DiscountRule> known_{};  // of lines, so that several have the same
};

template <typename Do>
void for_each_component(const Priced& priced, const Do& act) {
    for (std::size_t l = 0; l < priced.lines.size(); ++l) {
        act(l, priced.lines[l].item);
        for (const PricedComponent& modifier : priced.lines[l].modifiers) act(l, modifier);
    }
}

// The sums that an answer prints, and the bounds of its figures.
void expect_sums(const Basket& basket, const Priced& priced) {
    Minor sub_total = 0, discount = 0, exclusive = 0, inclusive = 0, by_discount = 0;
    std::vector<std::vector<Minor>> of_lines = priced.line_discounts;
    std::vector<Minor> of_order = priced.order_discounts;
    for_each_component(priced, [&](std::size_t line, const PricedComponent& component) {
        Minor on_top = 0, included = 0, saved = 0;
        for (const TaxAmount& tax : component.taxes)
            (tax.is_inclusive ? included : on_top) += tax.amount;
        for (std::size_t i = 0; i < component.savings.size(); ++i) {
            const std::size_t own = of_lines[line].size();
            saved += component.savings[i].amount;
            (i < own ? of_lines[line][i] : of_order[i - own]) -= component.savings[i].amount;
        }
        ASSERT_EQ(on_top, component.exclusive_tax);
        ASSERT_EQ(included, component.inclusive_tax);
        ASSERT_EQ(saved, component.discount);
        ASSERT_LE(component.discount - component.amount, on_top);  // their sum may be too large
        sub_total += component.amount;
        discount += saved;
        exclusive += on_top;
        inclusive += included;
    });
    for (std::size_t l = 0; l < of_lines.size(); ++l)
        for (std::size_t i = 0; i < of_lines[l].size(); ++i) {
            ASSERT_EQ(of_lines[l][i], 0);  // what its shares left over
            by_discount += priced.line_discounts[l][i];
        }
    for (std::size_t i = 0; i < of_order.size(); ++i) {
        ASSERT_EQ(of_order[i], 0);
        by_discount += priced.order_discounts[i];
    }
    ASSERT_EQ(sub_total, priced.sub_total);
    ASSERT_EQ(discount, priced.discount);
    ASSERT_EQ(discount, by_discount);
    ASSERT_EQ(exclusive, priced.exclusive_tax);
    ASSERT_EQ(inclusive, priced.inclusive_tax);
    ASSERT_EQ(sub_total - discount + exclusive + basket.delivery_charge + basket.tip, priced.total);
}

// Every step of a trace says how its result came about.
void expect_reasons(const Trace& trace, const Priced& priced) {
    ASSERT_FALSE(trace.empty());
    EXPECT_EQ(trace.back().rule, "total");
    EXPECT_EQ(trace.back().result, priced.total);
    for (const TraceStep& step : trace) {
        const Q exact{Z(step.numerator), Z(step.denominator)};
        ASSERT_EQ(denominator(exact).str(), step.denominator) << "in lowest terms";
        const bool is_good = step.rounding == "exact" ? exact == step.result
                             : step.rounding == "half away from zero"
                                 ? rounded_half_up(exact) == step.result
                             : step.rounding == "largest remainder" ? abs(exact - step.result) < 1
                                                                    : false;
        ASSERT_TRUE(is_good) << step.rule << " of " << exact << " is " << step.result;
    }
}

class PricingWalk : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(PricingWalk, EveryFigureIsWhatTheOracleSays) {
    const std::uint64_t count = orders_of_a_walk();
    std::uint64_t too_large = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t seed = GetParam() * count + i + 1;
        const Basket basket = RandomBasket(seed).make();
        const PricingOracle oracle(basket);
        try {
            const Priced priced = price(basket);
            ASSERT_EQ(oracle.difference(priced), "") << "seed " << seed;
            ASSERT_NO_FATAL_FAILURE(expect_sums(basket, priced)) << "seed " << seed;
        } catch (const AmountTooLarge&) {
            ASSERT_GT(oracle.bound(), std::numeric_limits<Minor>::max()) << "seed " << seed;
            ++too_large;
        }
    }
    EXPECT_GE(too_large, count / 200);  // so this was tried as well
}

INSTANTIATE_TEST_SUITE_P(Orders, PricingWalk, ::testing::Range(std::uint64_t{0}, walks));

// A tenth of the orders of a walk, as far as their amounts fit.
template <typename Do>
void for_each_order(const Do& act) {
    const std::uint64_t count = orders_of_a_walk() / 10;
    std::uint64_t fit = 0;
    for (std::uint64_t seed = 1; seed <= count; ++seed) try {
            act(RandomBasket(seed).make());
            if (::testing::Test::HasFatalFailure()) FAIL() << "seed " << seed;
            ++fit;
        } catch (const AmountTooLarge&) {
        }
    EXPECT_GT(fit, count / 2);
}

TEST(PricingProperty, ATraceGivesReasonsAndChangesNothing) {
    for_each_order([](const Basket& basket) {
        Trace trace;
        const Priced priced = price(basket, &trace);
        ASSERT_EQ(PricingOracle(basket).difference(priced), "");
        ASSERT_NO_FATAL_FAILURE(expect_reasons(trace, priced));
    });
}

// More than 128 bits hold: a tax beside another at a rate of its own on every line.
TEST(PricingProperty, ManyDenominatorsAddUp) {
    Basket basket{.taxes = {{.id = "vat", .rate = 10'000, .is_inclusive = true}},
                  .rounding = TaxRounding::order};
    for (std::size_t i = 1; i <= 30; ++i) {
        basket.taxes.push_back({.id = "own" + std::to_string(i),
                                .rate = static_cast<std::int64_t>(1'001 + 98 * i),
                                .is_inclusive = true});
        basket.lines.push_back(
            {.item = {.unit_price = static_cast<Minor>(997 + 13 * i), .taxes = {0, i}}});
        ASSERT_EQ(PricingOracle(basket).difference(price(basket)), "") << i << " lines";
    }
}

// Turns the lines round: line i becomes line last - i.
Basket turned(Basket basket) {
    std::ranges::reverse(basket.lines);
    for (DiscountRule& rule : basket.discounts)
        for (std::size_t& line : rule.lines) line = basket.lines.size() - 1 - line;
    return basket;
}

void expect_same(const PricedComponent& one, const PricedComponent& other) {
    ASSERT_EQ(one.amount, other.amount);
    ASSERT_EQ(one.discount, other.discount);
    ASSERT_EQ(one.exclusive_tax, other.exclusive_tax);
    ASSERT_EQ(one.inclusive_tax, other.inclusive_tax);
    ASSERT_EQ(one.exempted_tax, other.exempted_tax);
}

// Where nothing is shared over lines, a line costs the same in every place.
TEST(PricingProperty, TheOrderOfLinesDoesNotMatterWhereTheyShareNothing) {
    for_each_order([](Basket basket) {
        basket.discounts.clear();
        for (BasketLine& line : basket.lines)
            for (DiscountRule& rule : line.discounts) {
                rule.is_once = false;
                rule.id.clear();
            }
        basket.rounding = TaxRounding::component;
        const Priced straight = price(basket), back = price(turned(basket));
        ASSERT_EQ(straight.total, back.total);
        const std::size_t last = straight.lines.size() - 1;
        for (std::size_t l = 0; l < straight.lines.size(); ++l) {
            const PricedLine &one = straight.lines[l], &other = back.lines[last - l];
            ASSERT_NO_FATAL_FAILURE(expect_same(one.item, other.item));
            for (std::size_t m = 0; m < one.modifiers.size(); ++m)
                ASSERT_NO_FATAL_FAILURE(expect_same(one.modifiers[m], other.modifiers[m]));
        }
    });
}

// Of what is shared over lines the sum stays, and a component gains or loses a unit at most: by the
// first discount of an order, and by each inclusive tax that is rounded over it.
TEST(PricingProperty, TheOrderOfLinesMovesNoMoreThanUnits) {
    for_each_order([](Basket basket) {
        if (basket.discounts.size() > 1) basket.discounts.resize(1);
        for (BasketLine& line : basket.lines) line.discounts.clear();
        for (DiscountRule& rule : basket.discounts) rule.is_after_tax = false;
        const Priced straight = price(basket), back = price(turned(basket));
        ASSERT_EQ(straight.sub_total, back.sub_total);
        ASSERT_EQ(straight.order_discounts, back.order_discounts);
        const std::size_t last = straight.lines.size() - 1;
        for (std::size_t l = 0; l < straight.lines.size(); ++l)
            ASSERT_LE(
                std::abs(straight.lines[l].item.discount - back.lines[last - l].item.discount), 1);
        if (!basket.discounts.empty() || basket.rounding == TaxRounding::component) return;
        ASSERT_EQ(straight.inclusive_tax, back.inclusive_tax);
        for (std::size_t l = 0; l < straight.lines.size(); ++l)
            for (std::size_t i = 0; i < straight.lines[l].item.taxes.size(); ++i) {
                const TaxAmount& one = straight.lines[l].item.taxes[i];
                const TaxAmount& other = back.lines[last - l].item.taxes[i];
                ASSERT_LE(one.is_inclusive ? std::abs(one.amount - other.amount) : 0, 1);
            }
    });
}

// What the menu makes of discounts: each amount and each limit counts once for an order, and what
// is for each piece is for each piece.
void as_by_the_menu(Basket& basket) {
    for (BasketLine& line : basket.lines)
        for (DiscountRule& rule : line.discounts) {
            if (rule.id.empty()) rule.id = "own";
            // One discount is one rule, whichever lines have it.
            for (const BasketLine& other : basket.lines)
                for (const DiscountRule& known : other.discounts)
                    if (&known < &rule && known.id == rule.id) rule = known;
            rule.is_once = (rule.rate == 0 && !rule.is_per_piece) || rule.amount_max;
        }
    for (BasketLine& line : basket.lines) {  // nor is it given twice on a line
        std::set<std::string> ids;
        std::erase_if(line.discounts,
                      [&](const DiscountRule& rule) { return !ids.insert(rule.id).second; });
    }
}

// Each line in pieces, some beside each other, some at the end.
Basket split(const Basket& basket, Dice& dice) {
    Basket apart = basket;
    apart.lines.clear();
    std::vector<std::vector<std::size_t>> places(basket.lines.size());
    std::vector<std::pair<std::size_t, BasketLine>> later;
    const auto add = [&](std::size_t of, const BasketLine& line) {
        places[of].push_back(apart.lines.size());
        apart.lines.push_back(line);
    };
    for (std::size_t l = 0; l < basket.lines.size(); ++l) {
        std::int64_t left = basket.lines[l].quantity;
        bool is_first = true;
        while (left > 0) {
            BasketLine piece = basket.lines[l];
            piece.quantity = dice.throw_between(1, left);
            left -= piece.quantity;
            if (is_first || dice.is_one_in(2))
                add(l, piece);
            else
                later.emplace_back(l, piece);
            is_first = false;
        }
    }
    for (const auto& [l, piece] : later) add(l, piece);
    for (DiscountRule& rule : apart.discounts) {
        std::vector<std::size_t> lines;
        for (const std::size_t line : rule.lines)
            lines.insert(lines.end(), places[line].begin(), places[line].end());
        rule.lines = lines;
    }
    return apart;
}

// How often something is rounded on the way to the total: each tax on each component, or once over
// the order; each percentage on each line; each share of a discount on each component, which moves
// the tax on it and what the next ones find there.
Minor roundings_of(const Basket& basket) {
    Minor components = 0, discounts = std::ssize(basket.discounts);
    for (const BasketLine& line : basket.lines) {
        components += 1 + std::ssize(line.modifiers);
        discounts += std::ssize(line.discounts);
    }
    const Minor taxes = std::ssize(basket.taxes);
    return (components + discounts) * (1 + taxes) * (1 + taxes);
}

TEST(PricingProperty, HowLinesAreSplitChangesNothingButRoundings) {
    Dice dice(30);
    for (const TaxRounding rounding : {TaxRounding::component, TaxRounding::order})
        for_each_order([&](Basket basket) {
            for (BasketLine& line : basket.lines)
                line.item.unit_price = std::min<Minor>(line.item.unit_price, 100'000'000);
            for (TaxRule& rule :
                 basket.taxes)  // what is stated for a component is for each of them
                if (rule.basis == TaxRule::Basis::stated) rule.basis = TaxRule::Basis::per_unit;
            basket.rounding = rounding;
            as_by_the_menu(basket);
            const Basket apart = split(basket, dice);
            const Priced one = price(basket), other = price(apart);
            const Minor allowed = roundings_of(apart);
            ASSERT_EQ(one.sub_total, other.sub_total);
            ASSERT_LE(std::abs(one.discount - other.discount), allowed);
            ASSERT_LE(std::abs(one.exclusive_tax - other.exclusive_tax), allowed);
            ASSERT_LE(std::abs(one.inclusive_tax - other.inclusive_tax), allowed);
            ASSERT_LE(std::abs(one.total - other.total), allowed);
        });
}

// A discount alone, which is no percentage: to the unit.
TEST(PricingProperty, HowLinesAreSplitChangesNothingOfAnAmount) {
    Dice dice(31);
    std::uint64_t compared = 0;
    for_each_order([&](Basket basket) {
        basket.taxes.clear();
        basket.is_tax_exempt = false;
        for (BasketLine& line : basket.lines) {
            line.item.taxes.clear();
            for (Component& modifier : line.modifiers) modifier.taxes.clear();
        }
        as_by_the_menu(basket);
        std::vector<DiscountRule> rules = basket.discounts;
        for (const BasketLine& line : basket.lines)
            rules.insert(rules.end(), line.discounts.begin(), line.discounts.end());
        if (rules.empty()) return;
        const DiscountRule only = rules[dice.below(rules.size())];
        if (only.rate > 0 && !only.is_once) return;
        std::erase_if(basket.discounts, [&](const DiscountRule& rule) { return rule != only; });
        if (basket.discounts.size() > 1) basket.discounts.resize(1);
        for (BasketLine& line : basket.lines)
            std::erase_if(line.discounts, [&](const DiscountRule& rule) { return rule != only; });
        ++compared;
        ASSERT_EQ(price(basket).total, price(split(basket, dice)).total);
    });
    EXPECT_GT(compared, 5U);  // under sanitizers there are few orders
}

// One line of n pieces, or n lines of one, without discounts.
TEST(PricingProperty, SeveralPiecesCostSeveralTimesOne) {
    for_each_order([](Basket basket) {
        if (basket.lines.empty()) return;
        basket.lines.resize(1);
        basket.discounts.clear();
        basket.is_tax_exempt = false;
        BasketLine& line = basket.lines[0];
        line.discounts.clear();
        line.modifiers.clear();
        for (TaxRule& rule : basket.taxes) {
            rule.names.clear();
            if (rule.basis == TaxRule::Basis::stated) rule.basis = TaxRule::Basis::rate;
        }
        const Priced together = price(basket);
        const std::int64_t pieces = std::exchange(line.quantity, 1);
        basket.lines.resize(static_cast<std::size_t>(pieces), basket.lines[0]);
        const Priced apart = price(basket);
        ASSERT_EQ(together.sub_total, apart.sub_total);
        // Half a unit for each rounding; by order there is the same one.
        const std::int64_t halves = basket.rounding == TaxRounding::order ? 0 : pieces + 1;
        for (std::size_t i = 0; i < together.lines[0].item.taxes.size(); ++i) {
            const TaxAmount& tax = together.lines[0].item.taxes[i];
            // What is rounded out of the gross moves the base of what comes on top.
            if (!tax.is_inclusive && together.inclusive_tax > 0) continue;
            Minor sum = 0;
            for (const PricedLine& one : apart.lines) sum += one.item.taxes[i].amount;
            ASSERT_LE(2 * std::abs(tax.amount - sum), halves);
        }
    });
}

}  // namespace
}  // namespace domain::testing
