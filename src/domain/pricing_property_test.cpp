// Random orders beside an exact oracle, and what holds for all of them. COMANDA_LONG=1 takes a
// hundred times as many.
#include "domain/pricing_oracle.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>

namespace domain::testing {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::uint64_t orders = 2'000;
#else
constexpr std::uint64_t orders = 100'000;
#endif
constexpr std::uint64_t walks = 4;  // that share the orders, so that they can run side by side

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
        price_max_ = dice_.is_one_in(50)  ? std::numeric_limits<Minor>::max() / 1'000'000
                     : dice_.is_one_in(4) ? 30
                                          : 5'000;
        const std::size_t taxes = dice_.below(5);
        for (std::size_t i = 0; i < taxes; ++i) basket.taxes.push_back(tax(i));
        const std::size_t lines = dice_.below(dice_.is_one_in(10) ? 9 : 4);
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
        TaxRule rule{.id = "t" + std::to_string(dice_.is_one_in(8) ? 0 : place), .name = "tax"};
        rule.rate = rate();
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
            DiscountRule rule{.id = "d"};
            if (dice_.is_one_in(2))
                rule.rate = rate();
            else
                rule.amount = price();
            if (dice_.is_one_in(4)) rule.amount_max = price();
            rule.is_after_tax = dice_.is_one_in(3);
            rule.covers_modifiers = !dice_.is_one_in(3);
            for (std::size_t i = 0; i < lines; ++i)
                if (dice_.is_one_in(4)) rule.lines.push_back(i);
            discounts.push_back(std::move(rule));
        }
    }

    Dice dice_;
    Minor price_max_ = 0;
};

class PricingWalk : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(PricingWalk, EveryFigureIsWhatTheOracleSays) {
    const std::uint64_t count = orders_of_a_walk();
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t seed = GetParam() * count + i + 1;
        const Basket basket = RandomBasket(seed).make();
        const PricingOracle oracle(basket);
        try {
            ASSERT_EQ(oracle.difference(price(basket)), "") << "seed " << seed;
        } catch (const AmountTooLarge&) {
            ASSERT_GT(oracle.bound(), std::numeric_limits<Minor>::max()) << "seed " << seed;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Orders, PricingWalk, ::testing::Range(std::uint64_t{0}, walks));

}  // namespace
}  // namespace domain::testing
