#include "domain/sale/sale.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>

namespace domain {
namespace {

// Signs apart.
Wide size_of(Minor amount) { return amount < 0 ? -Wide{amount} : Wide{amount}; }

Wide size_of(const SaleLine& line) {
    Wide size = size_of(line.gross) + size_of(line.unit_price) + size_of(line.exempted_tax);
    for (const SaleDiscount& one : line.discounts)
        size += size_of(one.amount) + size_of(one.tax_share);
    for (const SaleTax& one : line.taxes) size += size_of(one.amount) + size_of(one.base);
    for (const SaleModifier& one : line.modifiers)
        size += size_of(one.gross) + size_of(one.discount) + size_of(one.tax_share) +
                size_of(one.inclusive_tax) + size_of(one.exclusive_tax) + size_of(one.quantity);
    return size + size_of(line.quantity);
}

template <class Entry>
Entry* find_same(std::vector<Entry>& parts, const Entry& wanted) {
    const auto found =
        std::ranges::find_if(parts, [&](const Entry& one) { return is_same(one, wanted); });
    return found == parts.end() ? nullptr : &*found;
}

template <class Entry>
void require_keys(const std::vector<Entry>& parts) {
    std::set<std::string_view> keys;
    for (const Entry& one : parts)
        if (one.key.empty() || !keys.insert(one.key).second)
            throw std::logic_error("a sale whose lines or payments have no keys of their own");
}

void tell_together(SaleLine& line) {
    const SaleLine told = line;
    line.modifiers.clear();
    line.discounts.clear();
    line.taxes.clear();
    for (const SaleModifier& one : told.modifiers) add(line, one);
    for (const SaleDiscount& one : told.discounts) add(line, one);
    for (const SaleTax& one : told.taxes) add(line, one);
}

// The lines that can bear a share, at least one.
std::vector<SaleLine*> bearing_lines(Sale& sale, const Named& what) {
    std::vector<SaleLine*> lines;
    for (SaleLine& line : sale.lines)
        if (!line.is_void) lines.push_back(&line);
    if (!lines.empty()) return lines;
    sale.lines.push_back({.key = "shared", .item = {"", what.name}, .quantity = 1});
    return {&sale.lines.back()};
}

std::vector<Minor> weights_of(const std::vector<SaleLine*>& lines) {
    std::vector<Minor> weights;
    for (const SaleLine* line : lines) {
        const Figures figures = figures_of(*line);
        weights.push_back(std::max<Minor>(0, difference(figures.gross, figures.discount)));
    }
    return weights;
}

std::vector<Minor> shares_of(Minor amount, const std::vector<SaleLine*>& lines) {
    auto shares = shared_out(narrowed(size_of(amount)), weights_of(lines));
    if (amount < 0)
        for (Minor& share : shares) share = -share;
    return shares;
}

Minor tax_share_of(Minor discount, std::int64_t rates) {
    return rounded(Wide{discount} * rates, Wide{whole_rate} + rates);
}

bool is_cash(const SalePayment& payment) {
    const auto begins_with_cash = [](std::string_view text) {
        constexpr std::string_view cash = "cash";
        return text.size() >= cash.size() &&
               std::ranges::equal(text.substr(0, cash.size()), cash,
                                  [](char a, char b) { return (a | 0x20) == b; });
    };
    return begins_with_cash(payment.type) || begins_with_cash(payment.method);
}

// One component of a priced line that is added to the line of the sale.
struct SalePart {
    const PricedComponent& component;
    const Basket& basket;
    const BasketLine& from;
    const Component& given;
};

SaleDiscount told(const DiscountRule& rule) {
    return {.discount = {rule.id, rule.name}, .rate = rule.rate};
}

std::int64_t inclusive_rates(const PricedComponent& component) {
    std::int64_t rates = 0;
    for (const TaxAmount& tax : component.taxes)
        if (tax.is_inclusive) rates += tax.rate;
    return rates;
}

// An inclusive tax is calculated from the gross, and charged on the net and on the taxes that name
// it.
Minor charged_on(const TaxAmount& tax, std::int64_t rate, const SalePart& part) {
    if (!tax.is_inclusive) return tax.base;
    const auto has = [](const std::vector<std::size_t>& rules, std::size_t rule) {
        return std::ranges::find(rules, rule) != rules.end();
    };
    Wide base = has(part.given.taxes, tax.rule) ? tax.base : 0;
    for (const TaxAmount& other : part.component.taxes) {
        if (!other.is_inclusive) continue;
        if (has(part.given.taxes, tax.rule)) base -= other.amount;
        if (has(part.basket.taxes.at(other.rule).names, tax.rule)) base += other.amount;
    }
    return taxed_base(narrowed(base), rate, tax.amount);
}

void add_taxes(SaleLine& line, const SalePart& part) {
    for (const TaxAmount& tax : part.component.taxes) {
        const TaxRule& rule = part.basket.taxes.at(tax.rule);
        const std::int64_t rate = rule.basis == TaxRule::Basis::rate ? tax.rate : 0;
        add(line, SaleTax{{rule.id, rule.name},
                          rate,
                          tax.is_inclusive,
                          charged_on(tax, rate, part),
                          tax.amount});
    }
}

// Adds what each discount took off the component; returns the tax share of all of them.
Minor add_discounts(SaleLine& line, const SalePart& part) {
    const Minor share = tax_share_of(part.component.discount, inclusive_rates(part.component));
    std::vector<Minor> amounts;
    for (const Saving& saving : part.component.savings) amounts.push_back(saving.amount);
    const auto shares = shared_out(share, amounts);
    const auto& own = part.from.discounts;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        SaleDiscount discount =
            told(i < own.size() ? own[i] : part.basket.discounts.at(i - own.size()));
        discount.amount = amounts[i];
        discount.tax_share = shares[i];
        if (discount.amount != 0) add(line, discount);
    }
    return share;
}

Minor add_component(SaleLine& line, const SalePart& part) {
    line.gross = sum(line.gross, part.component.amount);
    line.exempted_tax = sum(line.exempted_tax, part.component.exempted_tax);
    add_taxes(line, part);
    return add_discounts(line, part);
}

SaleLine line_of(const Basket& basket, const BasketLine& from, const PricedLine& priced) {
    SaleLine line{.quantity = from.quantity, .unit_price = priced.item.unit_price};
    add_component(line, {priced.item, basket, from, from.item});
    for (std::size_t i = 0; i < priced.modifiers.size(); ++i) {
        const PricedComponent& component = priced.modifiers[i];
        const Minor share = add_component(line, {component, basket, from, from.modifiers[i]});
        line.modifiers.push_back({.quantity = product(from.quantity, from.modifiers[i].quantity),
                                  .gross = component.amount,
                                  .discount = component.discount,
                                  .tax_share = share,
                                  .inclusive_tax = component.inclusive_tax,
                                  .exclusive_tax = component.exclusive_tax});
    }
    return line;
}

}  // namespace

Figures& Figures::operator+=(const Figures& other) {
    gross = sum(gross, other.gross);
    discount = sum(discount, other.discount);
    tax_share = sum(tax_share, other.tax_share);
    inclusive_tax = sum(inclusive_tax, other.inclusive_tax);
    exclusive_tax = sum(exclusive_tax, other.exclusive_tax);
    return *this;
}

Figures figures_of(const SaleLine& line) {
    return line.is_void ? Figures() : figures_as_sold(line);
}

Figures figures_as_sold(const SaleLine& line) {
    Figures figures{.gross = line.gross};
    for (const SaleDiscount& one : line.discounts)
        figures += {.discount = one.amount, .tax_share = one.tax_share};
    for (const SaleTax& one : line.taxes)
        figures += one.is_inclusive ? Figures{.inclusive_tax = one.amount}
                                    : Figures{.exclusive_tax = one.amount};
    return figures;
}

Figures figures_of(const Sale& sale) {
    Figures figures;
    for (const SaleLine& line : sale.lines) figures += figures_of(line);
    return figures;
}

Minor paid_of(const Sale& sale) {
    Minor paid = 0;
    for (const SalePayment& payment : sale.payments) paid = sum(paid, payment.amount);
    return paid;
}

Minor tips_of(const Sale& sale) {
    Minor tips = 0;
    for (const SalePayment& payment : sale.payments) tips = sum(tips, payment.tip);
    return tips;
}

Minor weight_of(const Sale& sale) {
    Wide gross = 0, discount = 0, taxes = 0, pieces = 0, paid = 0, tips = 0;
    for (const SaleLine& line : sale.lines) {
        gross += size_of(line.gross);
        pieces += size_of(line.quantity);
        for (const SaleDiscount& one : line.discounts)
            discount += size_of(one.amount) + size_of(one.tax_share);
        for (const SaleTax& one : line.taxes) taxes += size_of(one.amount) + size_of(one.base);
        for (const SaleModifier& one : line.modifiers) {
            gross += size_of(one.gross);
            pieces += size_of(one.quantity);
        }
    }
    for (const SalePayment& one : sale.payments) {
        paid += size_of(one.amount);
        tips += size_of(one.tip);
    }
    return narrowed(std::max({gross, discount, taxes, pieces, paid, tips, Wide{sale.guests}}));
}

Minor taxed_base(Minor base, std::int64_t rate, Minor amount) {
    if (rate == 0) return base;
    const Wide off = Wide{base} * rate - Wide{amount} * whole_rate;
    if (off <= whole_rate && off >= -whole_rate) return base;  // a minor unit
    return rounded(Wide{amount} * whole_rate, rate);
}

Sale figures_alone(Sale sale) {
    for (SaleLine& line : sale.lines) {
        line.item.name.clear();
        line.department = line.category = line.subcategory = {};
        line.at_ms = 0;
        for (SaleModifier& one : line.modifiers) one.modifier.name.clear();
    }
    for (SalePayment& one : sale.payments) one.at_ms = 0;
    return {.guests = sale.guests,
            .lines = std::move(sale.lines),
            .payments = std::move(sale.payments)};
}

bool is_same(const SaleTax& a, const SaleTax& b) {
    return a.tax == b.tax && a.rate == b.rate && a.is_inclusive == b.is_inclusive;
}

bool is_same(const SaleDiscount& a, const SaleDiscount& b) {
    const auto facts = [](const SaleDiscount& one) {
        return std::tie(one.discount.id, one.discount.name, one.type, one.coupon, one.reason,
                        one.approved_by, one.applied_by, one.rate);
    };
    return facts(a) == facts(b);
}

bool is_same(const SaleModifier& a, const SaleModifier& b) { return a.modifier == b.modifier; }

void add(SaleLine& line, const SaleTax& tax) {
    SaleTax* const same = find_same(line.taxes, tax);
    if (!same) return line.taxes.push_back(tax);
    same->base = sum(same->base, tax.base);
    same->amount = sum(same->amount, tax.amount);
}

void add(SaleLine& line, const SaleDiscount& discount) {
    SaleDiscount* const same = find_same(line.discounts, discount);
    if (!same) return line.discounts.push_back(discount);
    same->amount = sum(same->amount, discount.amount);
    same->tax_share = sum(same->tax_share, discount.tax_share);
}

void add(SaleLine& line, const SaleModifier& modifier) {
    SaleModifier* const same = find_same(line.modifiers, modifier);
    if (!same) return line.modifiers.push_back(modifier);
    same->quantity = sum(same->quantity, modifier.quantity);
    same->gross = sum(same->gross, modifier.gross);
    same->discount = sum(same->discount, modifier.discount);
    same->tax_share = sum(same->tax_share, modifier.tax_share);
    same->inclusive_tax = sum(same->inclusive_tax, modifier.inclusive_tax);
    same->exclusive_tax = sum(same->exclusive_tax, modifier.exclusive_tax);
}

Sale settled(Sale sale) {
    require_keys(sale.lines);
    require_keys(sale.payments);
    Wide size = 0;
    for (const SaleLine& line : sale.lines) size += size_of(line);
    for (const SalePayment& one : sale.payments) size += size_of(one.amount) + size_of(one.tip);
    if (size > sale_max) throw AmountTooLarge();
    for (SaleLine& line : sale.lines) tell_together(line);
    return sale;
}

void set_tax_shares(SaleLine& line) {
    std::int64_t rates = 0;
    Minor discount = 0;
    std::vector<Minor> weights;
    for (const SaleTax& tax : line.taxes)
        if (tax.is_inclusive) rates += tax.rate;
    for (const SaleDiscount& one : line.discounts) {
        // A negative discount raises the price and has no inclusive tax share.
        weights.push_back(std::max<Minor>(0, one.amount));
        discount = sum(discount, weights.back());
    }
    const auto shares = shared_out(tax_share_of(discount, rates), weights);
    for (std::size_t i = 0; i < shares.size(); ++i) line.discounts[i].tax_share = shares[i];
}

void share_discount(Sale& sale, const SaleDiscount& discount) {
    const auto lines = bearing_lines(sale, discount.discount);
    const auto shares = shares_of(discount.amount, lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (shares[i] == 0) continue;
        SaleDiscount share = discount;
        share.amount = shares[i];
        share.tax_share = 0;
        add(*lines[i], share);
    }
}

void share_tax(Sale& sale, const SaleTax& tax) {
    const auto lines = bearing_lines(sale, tax.tax);
    const auto amounts = shares_of(tax.amount, lines), bases = shares_of(tax.base, lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (amounts[i] == 0 && bases[i] == 0) continue;
        SaleTax share = tax;
        share.amount = amounts[i];
        share.base = bases[i];
        add(*lines[i], share);
    }
}

void take_change_off(Sale& sale) {
    const Minor change = difference(paid_of(sale), figures_of(sale).sale_amount());
    const auto cash = std::find_if(sale.payments.rbegin(), sale.payments.rend(), is_cash);
    if (change <= 0 || cash == sale.payments.rend()) return;
    cash->amount -= std::clamp<Minor>(cash->amount, 0, change);
}

void take_tip_out(Sale& sale, Minor tip) {
    for (std::size_t i = sale.payments.size(); i-- > 0;) {
        SalePayment& payment = sale.payments[i];
        const Minor part = std::clamp<Minor>(payment.amount, 0, tip);
        payment.amount -= part;
        payment.tip = sum(payment.tip, part);
        tip -= part;
    }
}

std::vector<SaleLine> lines_of(const Basket& basket, const Priced& priced) {
    std::vector<SaleLine> lines;
    for (std::size_t i = 0; i < priced.lines.size(); ++i) {
        lines.push_back(line_of(basket, basket.lines[i], priced.lines[i]));
        lines.back().key = std::to_string(i + 1);
    }
    if (basket.delivery_charge != 0)
        lines.push_back({.key = "delivery",
                         .item = {"", "Delivery"},
                         .unit_price = basket.delivery_charge,
                         .gross = basket.delivery_charge});
    return lines;
}

}  // namespace domain
