// The amounts of an order, calculated again and naively: unlimited rationals, and definitions
// spelled out instead of efficient algorithms. Written from the contract's text.
#pragma once

#include "domain/pricing/pricing.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <map>
#include <numeric>

namespace domain::testing {

using Z = boost::multiprecision::cpp_int;
using Q = boost::multiprecision::cpp_rational;

inline Z rounded_down(const Q& q) { return numerator(q) / denominator(q); }  // of none below 0
inline Z rounded_half_up(const Q& q) { return rounded_down(q + Q(1, 2)); }

// Whole numbers for quotas that add up to about `total`: a quota gets one more than its whole part
// when fewer have a better claim than there are units over.
inline std::vector<Z> by_largest_remainder(const Z& total, const std::vector<Q>& quotas) {
    std::vector<Z> shares;
    std::vector<Q> claims;
    Z over = total;
    for (const Q& quota : quotas) {
        shares.push_back(rounded_down(quota));
        claims.push_back(quota - shares.back());
        over -= shares.back();
    }
    for (std::size_t i = 0; i < claims.size(); ++i) {
        std::size_t better = 0;
        for (std::size_t j = 0; j < claims.size(); ++j)
            if (claims[j] > claims[i] || (claims[j] == claims[i] && j < i)) ++better;
        if (better < over) ++shares[i];
    }
    return shares;
}

inline std::vector<Z> in_proportion(const Z& total, const std::vector<Z>& weights) {
    const Z all = std::accumulate(weights.begin(), weights.end(), Z());
    std::vector<Q> quotas;
    for (const Z& weight : weights) quotas.push_back(all == 0 ? Q() : Q(abs(total) * weight, all));
    std::vector<Z> shares = by_largest_remainder(abs(total), quotas);
    if (total < 0)
        for (Z& share : shares) share = -share;
    return shares;
}

class PricingOracle {
public:
    explicit PricingOracle(const Basket& basket) : basket_(basket) {
        for (std::size_t l = 0; l < basket.lines.size(); ++l) {
            const BasketLine& line = basket.lines[l];
            components_.push_back({&line.item, l, true, line.quantity});
            for (const Component& modifier : line.modifiers)
                components_.push_back({&modifier, l, false, line.quantity * modifier.quantity});
        }
        for (Part& part : components_) part.unit_price = part.given->unit_price;
        for (std::size_t rule = 0; rule < basket.taxes.size(); ++rule) rates_.push_back(rate(rule));
        look_for_circle();
        price();
        if (basket.is_tax_exempt) exempt();
    }

    struct Sums {
        Z sub_total{}, discount{}, exclusive{}, inclusive{}, total{};
    };
    Sums sums() const {
        Sums sums;
        for (const Part& part : components_) {
            sums.sub_total += part.amount();
            sums.discount += part.discount();
            sums.exclusive += part.tax(false);
            sums.inclusive += part.tax(true);
        }
        sums.total =
            sums.sub_total - sums.discount + sums.exclusive + basket_.delivery_charge + basket_.tip;
        return sums;
    }

    // The first figure in which the two differ, or "".
    std::string difference(const Priced& priced) const {
        std::string found;
        const auto compare = [&found](const char* what, const Z& ours, const Z& theirs) {
            if (found.empty() && ours != theirs)
                found = std::string(what) + ": " + theirs.str() + ", the oracle says " + ours.str();
        };
        Z sub_total, discount, exclusive, inclusive, exempted;
        std::size_t at = 0;
        for (const PricedLine& line : priced.lines) {
            compare_component(components_[at++], line.item, compare);
            for (const PricedComponent& modifier : line.modifiers)
                compare_component(components_[at++], modifier, compare);
        }
        for (const Part& part : components_) {
            sub_total += part.amount();
            discount += part.discount();
            exclusive += part.tax(false);
            inclusive += part.tax(true);
            exempted += part.exempted;
        }
        compare("subTotal", sub_total, priced.sub_total);
        compare("discount", discount, priced.discount);
        compare("exclusive tax", exclusive, priced.exclusive_tax);
        compare("inclusive tax", inclusive, priced.inclusive_tax);
        compare("exempted tax", exempted, priced.exempted_tax);
        compare("total", sub_total - discount + exclusive + basket_.delivery_charge + basket_.tip,
                priced.total);
        for (std::size_t l = 0; l < basket_.lines.size(); ++l)
            for (std::size_t d = 0; d < basket_.lines[l].discounts.size(); ++d)
                compare("a line's discount", came_to_[{l, d}], priced.line_discounts[l][d]);
        for (std::size_t d = 0; d < basket_.discounts.size(); ++d)
            compare("an order's discount", came_to_[{of_order, d}], priced.order_discounts[d]);
        return found;
    }

    // Above every figure of the order, and every sum of some.
    Z bound() const { return bound_; }

private:
    static constexpr std::size_t of_order = static_cast<std::size_t>(-1);

    struct Tax {
        Z base, amount;
        bool is_inclusive;
    };

    struct Part {
        const Component* given;
        std::size_t line;
        bool is_item;
        std::int64_t pieces;
        Z unit_price{}, exempted{};
        std::map<std::size_t, Tax> taxes{};
        std::map<std::size_t, Z> off{}, exclusive_saved{}, inclusive_saved{};  // by discount

        Z amount() const { return unit_price * pieces; }
        Z discount() const {
            Z all;
            for (const auto& [number, amount] : off) all += amount;
            return all;
        }
        Z tax(bool is_inclusive) const {
            Z all;
            for (const auto& [rule, tax] : taxes)
                if (tax.is_inclusive == is_inclusive) all += tax.amount;
            return all;
        }
        bool bears(std::size_t rule) const {
            return std::ranges::find(given->taxes, rule) != given->taxes.end();
        }
    };

    using Row = std::vector<Z>;  // by component

    // ---- discounts

    // A discount has a number of its own on each component: those of the line, then the order's.
    void discounts(bool is_after_tax, Row& left) {
        const auto is_now = [&](const DiscountRule& rule, bool is_rate) {
            return rule.is_after_tax == is_after_tax && (rule.rate != 0) == is_rate;
        };
        for (const bool is_rate : {true, false}) {
            std::vector<Place> waiting;
            for (std::size_t l = 0; l < basket_.lines.size(); ++l)
                for (std::size_t d = 0; d < basket_.lines[l].discounts.size(); ++d)
                    if (is_now(basket_.lines[l].discounts[d], is_rate)) waiting.push_back({l, d});
            while (!waiting.empty()) take_next(waiting, left);
            for (std::size_t d = 0; d < basket_.discounts.size(); ++d) {
                const DiscountRule& rule = basket_.discounts[d];
                if (!is_now(rule, is_rate)) continue;
                std::vector<Place> places;
                for (std::size_t l = 0; l < basket_.lines.size(); ++l)
                    if (rule.lines.empty() || std::ranges::find(rule.lines, l) != rule.lines.end())
                        places.push_back({l, basket_.lines[l].discounts.size() + d});
                came_to_[{of_order, d}] = take(rule, places, left);
            }
        }
    }

    using Place = std::pair<std::size_t, std::size_t>;  // a line, and the number of a discount
    const DiscountRule& rule_at(const Place& place) const {
        return basket_.lines[place.first].discounts[place.second];
    }

    // The first that waits, then all others with its id; together with it those that it is one
    // with.
    void take_next(std::vector<Place>& waiting, Row& left) {
        const std::string id = rule_at(waiting.front()).id;
        while (true) {
            const auto first = std::ranges::find_if(
                waiting, [&](const Place& place) { return rule_at(place).id == id; });
            if (first == waiting.end()) return;
            const DiscountRule rule = rule_at(*first);
            std::vector<Place> places{*first};
            for (const Place& other : waiting)
                if (rule.is_once && rule_at(other) == rule && other.first > places.back().first)
                    places.push_back(other);
            take(rule, places, left);
            for (const Place& place : places) {
                std::erase(waiting, place);
                Z all;
                for (const Part& part : components_)
                    if (part.line == place.first && part.off.contains(place.second))
                        all += part.off.at(place.second);
                came_to_[place] = all;
            }
            if (id.empty()) return;
        }
    }

    Z take(const DiscountRule& rule, const std::vector<Place>& places, Row& left) {
        Z taken;
        if (rule.is_per_piece && rule.rate == 0) {
            std::vector<Z> wanted;
            for (const Place& place : places) {
                wanted.push_back(std::min<Z>(Z(rule.amount) * basket_.lines[place.first].quantity,
                                             total(base_of(rule, {place}), left)));
                taken += wanted.back();
            }
            if (rule.amount_max && taken > *rule.amount_max) {
                taken = *rule.amount_max;
                wanted = in_proportion(taken, wanted);
            }
            for (std::size_t i = 0; i < places.size(); ++i)
                share(wanted[i], base_of(rule, {places[i]}), left);
            return taken;
        }
        const auto base = base_of(rule, places);
        const Z all = total(base, left);
        taken = rule.rate ? rounded_half_up(Q(all * rule.rate, 100'000)) : Z(rule.amount);
        if (rule.amount_max && taken > *rule.amount_max) taken = *rule.amount_max;
        if (taken > all) taken = all;
        share(taken, base, left);
        return taken;
    }

    using Base = std::vector<std::pair<std::size_t, std::size_t>>;  // components and numbers
    Base base_of(const DiscountRule& rule, const std::vector<Place>& places) const {
        Base base;
        for (std::size_t i = 0; i < components_.size(); ++i)
            for (const auto& [line, number] : places)
                if (components_[i].line == line &&
                    (components_[i].is_item || rule.covers_modifiers))
                    base.emplace_back(i, number);
        return base;
    }
    static Z total(const Base& base, const Row& left) {
        Z all;
        for (const auto& [component, number] : base) all += left[component];
        return all;
    }
    void share(const Z& taken, const Base& base, Row& left) {
        std::vector<Z> weights;
        for (const auto& [component, number] : base) weights.push_back(left[component]);
        const std::vector<Z> shares = in_proportion(taken, weights);
        for (std::size_t i = 0; i < base.size(); ++i) {
            left[base[i].first] -= shares[i];
            components_[base[i].first].off[base[i].second] = shares[i];
        }
    }

    // ---- which taxes

    bool names(std::size_t rule, std::size_t other) const {
        const std::vector<std::size_t>& list = basket_.taxes[rule].names;
        return std::ranges::find(list, other) != list.end();
    }
    bool is_charged(std::size_t rule, const Part& on) const {
        if (on.bears(rule)) return true;
        for (std::size_t other = 0; other < basket_.taxes.size(); ++other)
            if (names(other, rule) && is_charged(other, on)) return true;
        return false;
    }
    bool is_included(std::size_t rule, const Part& on) const {
        if (!basket_.taxes[rule].is_inclusive) return false;
        if (on.bears(rule)) return true;
        for (std::size_t other = 0; other < basket_.taxes.size(); ++other)
            if (names(other, rule) && is_included(other, on)) return true;
        return false;
    }

    std::int64_t rate(std::size_t rule) const {
        const TaxRule& tax = basket_.taxes[rule];
        std::int64_t found = tax.rate;
        std::map<std::size_t, std::int64_t> bearing;  // lines
        for (const Part& part : components_)
            for (std::size_t other = 0; other < basket_.taxes.size(); ++other)
                if (basket_.taxes[other].id == tax.id && is_charged(other, part))
                    bearing[part.line] = basket_.lines[part.line].quantity;
        std::int64_t pieces = 0;
        for (const auto& [line, quantity] : bearing) pieces += quantity;
        for (const TaxRule::Step& step : tax.steps)
            if (step.pieces <= pieces) found = step.rate;
        return found;
    }

    // ---- inclusive taxes

    Q on_base(std::size_t rule, const Part& on, const Q& base, bool is_one_piece) const {
        const TaxRule& tax = basket_.taxes[rule];
        if (tax.basis == TaxRule::Basis::rate) return base * rates_[rule] / 100'000;
        if (tax.basis == TaxRule::Basis::per_unit)
            return Q(tax.amount) * (is_one_piece ? 1 : on.pieces);
        return is_one_piece ? Q(rounded_half_up(Q(tax.amount, on.pieces))) : Q(tax.amount);
    }

    // An inclusive tax, were the net known.
    Q of_net(std::size_t rule, const Part& on, const Q& net, bool is_one_piece) const {
        Q base = on.bears(rule) ? net : Q();
        for (std::size_t other = 0; other < basket_.taxes.size(); ++other)
            if (names(other, rule) && is_included(other, on))
                base += of_net(other, on, net, is_one_piece);
        return on_base(rule, on, base, is_one_piece);
    }
    Q gross_of(const Part& on, const Q& net, bool is_one_piece) const {
        Q gross = net;
        for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule)
            if (is_included(rule, on)) gross += of_net(rule, on, net, is_one_piece);
        return gross;
    }
    // The net that has this gross: a gross is a straight line over the net.
    Q net_of(const Part& on, const Z& gross, bool is_one_piece) const {
        const Q at_0 = gross_of(on, 0, is_one_piece), at_1 = gross_of(on, 1, is_one_piece);
        const Q net = (gross - at_0) / (at_1 - at_0);
        return net < 0 ? Q() : net;
    }

    // ---- all taxes

    std::vector<Z> whole(const std::vector<Q>& exact) const {
        if (basket_.rounding == TaxRounding::order)
            return by_largest_remainder(
                rounded_half_up(std::accumulate(exact.begin(), exact.end(), Q())), exact);
        std::vector<Z> each;
        for (const Q& one : exact) each.push_back(rounded_half_up(one));
        return each;
    }

    // ---- which rules are one tax, rounded together

    bool are_one_tax(std::size_t rule, std::size_t other) const {
        const TaxRule &a = basket_.taxes[rule], &b = basket_.taxes[other];
        return rule == other ||
               (!has_circle_ && a.id == b.id && a.basis == b.basis && a.rate == b.rate);
    }
    // Whether the tax of a rule leads to that of the other, within a number of steps.
    bool leads_to(std::size_t rule, std::size_t other, std::size_t steps) const {
        for (std::size_t from = 0; from < basket_.taxes.size(); ++from)
            for (const std::size_t name : basket_.taxes[from].names)
                if (are_one_tax(rule, from) &&
                    (are_one_tax(name, other) || (steps > 1 && leads_to(name, other, steps - 1))))
                    return true;
        return false;
    }
    void look_for_circle() {
        for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule)
            if (leads_to(rule, rule, basket_.taxes.size())) has_circle_ = true;
    }

    // One rule or more on one component or more.
    struct Charge {
        std::size_t rule, component;
        Z base;
        Q exact;
        bool is_inclusive;
    };
    void settle(const std::vector<Charge>& charges) {
        std::vector<Q> exact;
        for (const Charge& charge : charges) exact.push_back(charge.exact);
        const std::vector<Z> amounts = whole(exact);
        for (std::size_t i = 0; i < charges.size(); ++i)
            components_[charges[i].component].taxes[charges[i].rule] = {charges[i].base, amounts[i],
                                                                        charges[i].is_inclusive};
    }

    void include(std::size_t tax, const Row& gross, const Row& raw) {
        std::vector<Charge> charges;
        for (std::size_t i = 0; i < components_.size(); ++i)
            for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule) {
                const Part& part = components_[i];
                if (!are_one_tax(tax, rule) || !is_included(rule, part)) continue;
                const Z& base = (basket_.taxes[rule].is_on_raw ? raw : gross)[i];
                charges.push_back(
                    {rule, i, base, of_net(rule, part, net_of(part, base, false), false), true});
            }
        settle(charges);
    }

    // Those that name it are put on top before it.
    void put_on_top(std::size_t tax, const Row& net, const Row& raw_net) {
        for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule)
            for (std::size_t other = 0; other < basket_.taxes.size(); ++other)
                if (are_one_tax(tax, rule) && names(other, rule)) put_on_top(other, net, raw_net);
        std::vector<Charge> charges;
        for (std::size_t i = 0; i < components_.size(); ++i)
            for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule) {
                const Part& part = components_[i];
                if (!are_one_tax(tax, rule) || !is_charged(rule, part) || is_included(rule, part))
                    continue;
                Z base;
                if (part.bears(rule)) base = basket_.taxes[rule].is_on_raw ? raw_net[i] : net[i];
                for (const auto& [other, one] : part.taxes)
                    if (names(other, rule)) base += one.amount;
                charges.push_back({rule, i, base, on_base(rule, part, Q(base), false), false});
            }
        settle(charges);
    }

    // Puts on all taxes and returns what inclusive ones left of the gross.
    Row tax(const Row& gross, const Row& raw, const Row& raw_net) {
        Row net;
        for (Part& part : components_) part.taxes.clear();
        for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule) include(rule, gross, raw);
        for (std::size_t i = 0; i < components_.size(); ++i)
            net.push_back(std::max<Z>(gross[i] - components_[i].tax(true), 0));
        for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule)
            put_on_top(rule, net, raw_net.empty() ? net : raw_net);
        for (const Part& part : components_)
            for (const auto& [rule, one] : part.taxes) bound_ += one.base + one.amount;
        return net;
    }

    // ---- the order

    void price() {
        Row raw, left, raw_net;
        for (const Part& part : components_) raw.push_back(part.amount());
        left = raw;
        bound_ += 2 * std::accumulate(raw.begin(), raw.end(), Z()) + basket_.tip +
                  basket_.delivery_charge;
        discounts(false, left);
        if (charges_taxes_) {
            raw_net = tax(raw, raw, {});
            Row exclusive, inclusive;
            for (const Part& part : components_) {
                exclusive.push_back(part.tax(false));
                inclusive.push_back(part.tax(true));
            }
            tax(left, raw, raw_net);
            for (std::size_t i = 0; i < components_.size(); ++i) {
                Part& part = components_[i];
                part.exclusive_saved = saved(part, exclusive[i] - part.tax(false));
                part.inclusive_saved = saved(part, inclusive[i] - part.tax(true));
                left[i] += part.tax(false);
            }
        }
        discounts(true, left);
    }

    static std::map<std::size_t, Z> saved(const Part& part, const Z& all) {
        std::vector<Z> weights;
        for (const auto& [number, amount] : part.off) weights.push_back(amount);
        const std::vector<Z> shares = in_proportion(part.discount() == 0 ? Z() : all, weights);
        std::map<std::size_t, Z> found;
        std::size_t i = 0;
        for (const auto& [number, amount] : part.off) found[number] = shares[i++];
        return found;
    }

    void exempt() {
        for (Part& part : components_) {
            part.exempted = part.tax(true) + part.tax(false);
            Z included;
            const Q net = net_of(part, part.unit_price, true);
            for (std::size_t rule = 0; rule < basket_.taxes.size(); ++rule)
                if (is_included(rule, part))
                    included += rounded_half_up(of_net(rule, part, net, true));
            part.unit_price = std::max<Z>(part.unit_price - included, 0);
        }
        for (Part& part : components_) {
            part.off.clear();
            part.taxes.clear();
            part.exclusive_saved.clear();
            part.inclusive_saved.clear();
        }
        charges_taxes_ = false;
        price();
    }

    template <typename Compare>
    void compare_component(const Part& ours, const PricedComponent& theirs,
                           const Compare& compare) const {
        compare("unit price", ours.unit_price, theirs.unit_price);
        compare("amount", ours.amount(), theirs.amount);
        compare("discount on a component", ours.discount(), theirs.discount);
        compare("exclusive tax on a component", ours.tax(false), theirs.exclusive_tax);
        compare("inclusive tax on a component", ours.tax(true), theirs.inclusive_tax);
        compare("exempted tax of a component", ours.exempted, theirs.exempted_tax);
        compare("number of taxes", ours.taxes.size(), theirs.taxes.size());
        if (ours.taxes.size() == theirs.taxes.size())
            for (std::size_t i = 0; const auto& [rule, tax] : ours.taxes) {
                const TaxAmount& other = theirs.taxes[i++];
                compare("tax", rule, other.rule);
                compare("base", tax.base, other.base);
                compare("tax amount", tax.amount, other.amount);
                compare("whether it is inclusive", tax.is_inclusive, other.is_inclusive);
                compare("rate", rates_[rule], other.rate);
            }
        for (std::size_t i = 0; i < theirs.savings.size(); ++i) {
            compare("saving", at(ours.off, i), theirs.savings[i].amount);
            compare("exclusive tax saved", at(ours.exclusive_saved, i),
                    theirs.savings[i].exclusive_tax);
            compare("inclusive tax saved", at(ours.inclusive_saved, i),
                    theirs.savings[i].inclusive_tax);
        }
    }

    static Z at(const std::map<std::size_t, Z>& values, std::size_t key) {
        const auto found = values.find(key);
        return found == values.end() ? Z() : found->second;
    }

    const Basket& basket_;
    std::vector<Part> components_;
    std::vector<std::int64_t> rates_;
    bool charges_taxes_ = true;
    bool has_circle_ = false;  // were rules of one tax taken together
    mutable std::map<std::pair<std::size_t, std::size_t>, Z> came_to_;  // line or order, discount
    Z bound_;
};

}  // namespace domain::testing
