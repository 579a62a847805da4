#include "domain/pricing/pricing.hpp"

#include "domain/pricing/discount.hpp"
#include "domain/pricing/fraction.hpp"
#include "domain/pricing/tax.hpp"

#include <algorithm>

namespace domain {
namespace {

void require(bool holds) {
    if (!holds) throw std::logic_error("a basket outside the limits of its arithmetic");
}

void check(const Component& component) {
    require(component.unit_price >= 0);
    require(component.quantity >= 1 && component.quantity <= quantity_max);
}

void check(const std::vector<DiscountRule>& rules, std::size_t lines) {
    for (const DiscountRule& rule : rules) {
        require(rule.rate >= 0 && rule.amount >= 0 && rule.amount_max.value_or(0) >= 0);
        for (const std::size_t line : rule.lines) require(line < lines);
    }
}

void check(const Basket& basket) {
    require(basket.delivery_charge >= 0 && basket.tip >= 0);
    for (const TaxRule& rule : basket.taxes) {
        require(rule.rate >= 0 && rule.amount >= 0);
        for (const TaxRule::Step& step : rule.steps) require(step.rate >= 0);
    }
    check(basket.discounts, basket.lines.size());
    for (const BasketLine& line : basket.lines) {
        require(line.quantity >= 1 && line.quantity <= quantity_max && line.item.quantity == 1);
        check(line.item);
        for (const Component& modifier : line.modifiers) check(modifier);
        check(line.discounts, basket.lines.size());
    }
}

class Pricing {
public:
    Pricing(const Basket& basket, Trace* trace) : basket_(basket), trace_(trace) { lay_out(); }

    Priced run() {
        reckon_amounts();
        const std::vector<Minor> raw = running_;
        const bool has_discounts =
            take_discounts(basket_, parts_, false, running_, priced_, trace_);
        const TaxCells cells(basket_, parts_, trace_);
        TaxedRow without;
        if (has_discounts) without = reckon_taxes(cells, parts_, {raw, raw}, nullptr);
        const TaxedRow taxed = reckon_taxes(cells, parts_, {running_, raw, without.net}, trace_);
        book_taxes(cells, taxed);
        if (has_discounts) book_savings(without, taxed);
        take_discounts(basket_, parts_, true, running_, priced_, trace_);
        add_up();
        return std::move(priced_);
    }

    // The basket at prices without inclusive taxes, and nothing to charge.
    Basket without_taxes() {
        const TaxCells cells(basket_, parts_, nullptr);
        Basket untaxed = basket_;
        for (std::size_t i = 0; i < parts_.all.size(); ++i) {
            const Part& part = parts_.all[i];
            BasketLine& line = untaxed.lines[part.line];
            Component& component = part.modifier ? line.modifiers[*part.modifier] : line.item;
            const Minor tax = inclusive_tax_of_one(cells, parts_, i);
            component.unit_price = std::max<Minor>(component.unit_price - tax, 0);
            component.taxes.clear();
            if (trace_)
                note_part(part, "price without tax", part.component->unit_price,
                          component.unit_price);
        }
        untaxed.taxes.clear();
        return untaxed;
    }

private:
    void lay_out() {
        const std::size_t lines = basket_.lines.size();
        std::size_t count = 0;
        for (const BasketLine& line : basket_.lines) count += 1 + line.modifiers.size();
        parts_.all.reserve(count);
        parts_.begins.reserve(lines + 1);
        priced_.lines.resize(lines);
        priced_.line_discounts.resize(lines);
        priced_.order_discounts.resize(basket_.discounts.size());
        for (std::size_t i = 0; i < lines; ++i) lay_out_line(i);
        parts_.begins.push_back(count);
    }

    void lay_out_line(std::size_t i) {
        const BasketLine& line = basket_.lines[i];
        PricedLine& priced = priced_.lines[i];
        parts_.begins.push_back(parts_.all.size());
        priced.modifiers.resize(line.modifiers.size());
        priced_.line_discounts[i].resize(line.discounts.size());
        parts_.all.push_back({&line.item, &priced.item, i, {}, line.quantity});
        for (std::size_t m = 0; m < line.modifiers.size(); ++m)
            parts_.all.push_back({&line.modifiers[m], &priced.modifiers[m], i, m,
                                  line.modifiers[m].quantity * line.quantity});
        const std::size_t discounts = line.discounts.size() + basket_.discounts.size();
        for (std::size_t part = parts_.begins.back(); part < parts_.all.size(); ++part)
            parts_.all[part].priced->savings.resize(discounts);
    }

    void reckon_amounts() {
        running_.reserve(parts_.all.size());
        for (const Part& part : parts_.all) {
            PricedComponent& priced = *part.priced;
            priced.unit_price = part.component->unit_price;
            priced.amount = product(priced.unit_price, part.pieces);
            priced_.sub_total = sum(priced_.sub_total, priced.amount);
            running_.push_back(priced.amount);
            if (trace_) note_part(part, "amount", priced.unit_price, priced.amount);
        }
    }

    void book_taxes(const TaxCells& cells, const TaxedRow& taxed) {
        for (std::size_t part = 0; part < parts_.all.size(); ++part) {
            PricedComponent& priced = *parts_.all[part].priced;
            priced.exclusive_tax = taxed.exclusive[part];
            priced.inclusive_tax = taxed.inclusive[part];
            running_[part] = sum(running_[part], priced.exclusive_tax);
            priced.taxes.reserve(cells.end(part) - cells.begin(part));
            for (std::size_t i = cells.begin(part); i < cells.end(part); ++i) {
                const TaxCell& cell = cells.all()[i];
                priced.taxes.push_back({cell.rule, taxed.bases[i], taxed.amounts[i],
                                        cell.is_inclusive, cells.rate(cell)});
            }
            std::ranges::sort(priced.taxes, {}, &TaxAmount::rule);
        }
    }

    void book_savings(const TaxedRow& without, const TaxedRow& taxed) {
        std::vector<Minor> weights;
        for (std::size_t i = 0; i < parts_.all.size(); ++i) {
            const Part& part = parts_.all[i];
            weights.clear();
            for (const Saving& saving : part.priced->savings) weights.push_back(saving.amount);
            if (part.priced->discount == 0) continue;  // nothing was taken off here
            share_saving(part, weights, without.exclusive[i] - taxed.exclusive[i],
                         &Saving::exclusive_tax);
            share_saving(part, weights, without.inclusive[i] - taxed.inclusive[i],
                         &Saving::inclusive_tax);
        }
    }

    void share_saving(const Part& part, const std::vector<Minor>& weights, Minor saved,
                      Minor Saving::*tax) {
        const std::vector<Minor> shares = shared_out(saved, weights);
        for (std::size_t i = 0; i < shares.size(); ++i) {
            part.priced->savings[i].*tax = shares[i];
            if (trace_ && shares[i] != 0)
                note_saving(part, i, tax == &Saving::exclusive_tax, saved, shares[i]);
        }
    }

    void note_saving(const Part& part, std::size_t place, bool is_exclusive, Minor saved,
                     Minor share) {
        const PricedComponent& priced = *part.priced;
        const std::vector<DiscountRule>& own = basket_.lines[part.line].discounts;
        TraceStep step = about(part, is_exclusive ? "exclusive tax saved" : "inclusive tax saved");
        step.subject =
            label(place < own.size() ? own[place] : basket_.discounts[place - own.size()]);
        step.base = saved;
        step.result = share;
        note(*trace_, std::move(step),
             Fraction{Wide(saved) * priced.savings[place].amount, priced.discount},
             largest_remainder);
    }

    void add_up() {
        for (const Part& part : parts_.all) {
            priced_.discount = sum(priced_.discount, part.priced->discount);
            priced_.exclusive_tax = sum(priced_.exclusive_tax, part.priced->exclusive_tax);
            priced_.inclusive_tax = sum(priced_.inclusive_tax, part.priced->inclusive_tax);
        }
        priced_.total = narrowed(Wide(priced_.sub_total) - priced_.discount +
                                 priced_.exclusive_tax + basket_.delivery_charge + basket_.tip);
        if (trace_) note_totals();
    }

    void note_totals() {
        for (std::size_t line = 0; line < basket_.lines.size(); ++line) {
            Wide amount = 0, total = 0;
            for (std::size_t part = parts_.begin(line); part < parts_.end(line); ++part) {
                amount += parts_.all[part].priced->amount;
                total += running_[part];
            }
            note_whole(*trace_, {.line = line,
                                 .rule = "line total",
                                 .base = narrowed(amount),
                                 .result = narrowed(total)});
        }
        note_whole(*trace_, {.rule = "total", .base = priced_.sub_total, .result = priced_.total});
    }

    void note_part(const Part& part, std::string rule, Minor base, Minor result) {
        TraceStep step = about(part, std::move(rule));
        step.base = base;
        step.result = result;
        note_whole(*trace_, std::move(step));
    }

    const Basket& basket_;
    Trace* const trace_;
    Parts parts_;
    Priced priced_;
    std::vector<Minor> running_;  // the amount of each part so far
};

void keep_exempted(PricedComponent& component, const PricedComponent& usual) {
    component.exempted_tax = sum(usual.exclusive_tax, usual.inclusive_tax);
}

Priced price_exempt(const Basket& basket, Trace* trace) {
    const Priced usual = Pricing(basket, trace).run();
    if (trace)
        for (TraceStep& step : *trace) step.rule = "if taxed: " + step.rule;
    Pricing layout(basket, trace);
    const Basket untaxed = layout.without_taxes();
    Priced priced = Pricing(untaxed, trace).run();
    for (std::size_t i = 0; i < priced.lines.size(); ++i) {
        keep_exempted(priced.lines[i].item, usual.lines[i].item);
        for (std::size_t m = 0; m < priced.lines[i].modifiers.size(); ++m)
            keep_exempted(priced.lines[i].modifiers[m], usual.lines[i].modifiers[m]);
    }
    priced.exempted_tax = sum(usual.exclusive_tax, usual.inclusive_tax);
    return priced;
}

}  // namespace

Minor sub_total_of(const Basket& basket) {
    Minor total = 0;
    const auto add = [&](const Component& component, std::int64_t line_quantity) {
        total =
            sum(total, product(product(component.unit_price, component.quantity), line_quantity));
    };
    for (const BasketLine& line : basket.lines) {
        add(line.item, line.quantity);
        for (const Component& modifier : line.modifiers) add(modifier, line.quantity);
    }
    return total;
}

Priced price(const Basket& basket, Trace* trace) {
    check(basket);
    return basket.is_tax_exempt ? price_exempt(basket, trace) : Pricing(basket, trace).run();
}

}  // namespace domain
