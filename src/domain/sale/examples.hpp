// Sales for tests: small ones to look at, and random ones with everything that can be odd about
// one.
#pragma once

#include "domain/sale/refund.hpp"

#include <algorithm>
#include <random>

namespace domain::testing {

inline SaleLine line_of(const std::string& key, std::int64_t quantity, Minor gross) {
    return {.key = key, .item = {"i" + key, "Item " + key}, .quantity = quantity, .gross = gross};
}
inline SaleTax tax_of(const std::string& id, std::int64_t rate, bool is_inclusive, Minor amount) {
    return {{id, id}, rate, is_inclusive, 10 * amount, amount};
}
inline SaleDiscount discount_of(const std::string& id, Minor amount) {
    return {.discount = {id, id}, .amount = amount};
}
// Sold for 30.00 and 10.00, with taxes of both sorts and a discount; paid by card and cash.
inline Sale small_sale() {
    Sale sale{.lines = {line_of("a", 3, 3'000), line_of("b", 1, 1'000)}};
    add(sale.lines[0], tax_of("vat", 10'000, true, 250));
    add(sale.lines[0], discount_of("ten", 250));
    add(sale.lines[1], tax_of("city", 8'875, false, 89));
    for (SaleLine& line : sale.lines) set_tax_shares(line);
    sale.payments = {{.key = "p1", .method = "Visa", .amount = 3'000, .tip = 500},
                     {.key = "p2", .method = "Cash", .amount = 839}};
    return sale;
}

class Random {
public:
    explicit Random(std::uint64_t seed) : bits_(seed) {}
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(bits_() % static_cast<std::uint64_t>(end));
    }
    bool one_in(std::int64_t n) { return below(n) == 0; }

private:
    std::mt19937_64 bits_;
};

inline SaleLine random_line(Random& random, int number, Minor price_max) {
    SaleLine line = line_of(std::to_string(number), 1 + random.below(random.one_in(5) ? 999 : 5),
                            random.below(price_max));
    if (random.one_in(10)) line.gross = -line.gross / 4;
    line.is_void = random.one_in(10);
    line.exempted_tax = random.one_in(8) ? random.below(50) : 0;
    for (auto i = random.below(4); i > 0; --i)
        add(line, tax_of("t" + std::to_string(random.below(4)), random.below(30'000),
                         random.one_in(2), random.below(1 + std::abs(line.gross) / 8)));
    for (auto i = random.below(3); i > 0; --i)
        add(line, discount_of("d" + std::to_string(random.below(3)),
                              random.below(1 + std::abs(line.gross) / 3)));
    for (auto i = random.below(3); i > 0; --i)
        add(line, SaleModifier{.modifier = {"m" + std::to_string(i), "M"},
                               .quantity = line.quantity,
                               .gross = random.below(1 + std::abs(line.gross) / 3),
                               .exclusive_tax = random.below(3)});
    set_tax_shares(line);
    return line;
}

inline Sale random_sale(Random& random) {
    Sale sale;
    const Minor price_max = random.one_in(4) ? 20 : random.one_in(4) ? sale_max / 1'000 : 5'000;
    for (auto i = 1 + random.below(6); i > 0; --i)
        sale.lines.push_back(random_line(random, static_cast<int>(i), price_max));
    if (random.one_in(3)) share_discount(sale, discount_of("all", random.below(1 + price_max / 9)));
    if (random.one_in(3)) share_tax(sale, tax_of("check", 0, false, random.below(99)));
    Minor due = std::max<Minor>(0, figures_of(sale).sale_amount());
    for (int i = 0; i < 3; ++i) {
        const Minor part = i == 2 ? due : random.below(due + 1);
        sale.payments.push_back(
            {.key = std::to_string(i), .amount = part, .tip = random.below(40)});
        due -= part;
    }
    return settled(std::move(sale));
}

inline RefundTerms random_terms(Random& random, const Sale& left) {
    if (random.one_in(12)) return {};
    if (random.one_in(2)) {
        const Minor most = refundable(left).without_tips(), tips = refundable(left).tips;
        return {.amount = 1 + random.below(random.one_in(3) ? most + tips + 1 : most / 3 + 1)};
    }
    RefundTerms terms;
    for (auto i = 1 + random.below(2); i > 0 && !left.lines.empty(); --i) {
        const SaleLine& line = left.lines[static_cast<std::size_t>(
            random.below(static_cast<std::int64_t>(left.lines.size())))];
        if (line.quantity > 0) terms.items.push_back({line.key, 1 + random.below(line.quantity)});
    }
    return terms;
}

// Every figure there is, line by line, in a fixed order.
inline std::vector<Minor> all_figures(const Sale& sale) {
    std::vector<Minor> all;
    for (const SaleLine& line : sale.lines) {
        all.insert(all.end(), {line.quantity, line.gross, line.exempted_tax});
        for (const SaleDiscount& one : line.discounts)
            all.insert(all.end(), {one.amount, one.tax_share});
        for (const SaleTax& one : line.taxes) all.insert(all.end(), {one.amount, one.base});
        for (const SaleModifier& one : line.modifiers)
            all.insert(all.end(), {one.quantity, one.gross, one.discount, one.tax_share,
                                   one.inclusive_tax, one.exclusive_tax});
    }
    for (const SalePayment& one : sale.payments) all.insert(all.end(), {one.amount, one.tip});
    return all;
}

}  // namespace domain::testing
