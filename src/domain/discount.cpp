#include "domain/discount.hpp"

#include "domain/fraction.hpp"

#include <algorithm>

namespace domain {
namespace {

class Stage {
public:
    Stage(const Basket& basket, const Parts& parts, bool is_after_tax, std::span<Minor> running,
          Priced& priced, Trace* trace)
        : basket_(basket),
          parts_(parts),
          is_after_tax_(is_after_tax),
          running_(running),
          priced_(priced),
          trace_(trace) {}

    bool run() {
        for (const bool is_rate : {true, false}) {
            for (std::size_t line = 0; line < basket_.lines.size(); ++line)
                take_off_line(line, is_rate);
            take_off_order(is_rate);
        }
        return is_any_;
    }

private:
    bool is_now(const DiscountRule& rule, bool is_rate) const {
        return rule.is_after_tax == is_after_tax_ && (rule.rate > 0) == is_rate;
    }

    void take_off_line(std::size_t line, bool is_rate) {
        const std::vector<DiscountRule>& rules = basket_.lines[line].discounts;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (!is_now(rules[i], is_rate)) continue;
            base_.clear();
            add_to_base(line, rules[i]);
            priced_.line_discounts[line][i] = take(rules[i], line, i);
        }
    }

    void take_off_order(bool is_rate) {
        for (std::size_t i = 0; i < basket_.discounts.size(); ++i) {
            const DiscountRule& rule = basket_.discounts[i];
            if (!is_now(rule, is_rate)) continue;
            base_.clear();
            std::vector<bool> is_meant(basket_.lines.size(), rule.lines.empty());
            for (const std::size_t line : rule.lines) is_meant[line] = true;
            for (std::size_t line = 0; line < basket_.lines.size(); ++line)
                if (is_meant[line]) add_to_base(line, rule);
            priced_.order_discounts[i] = take(rule, {}, i);
        }
    }

    void add_to_base(std::size_t line, const DiscountRule& rule) {
        const std::size_t first = parts_.begin(line);
        const std::size_t end = rule.covers_modifiers ? parts_.end(line) : first + 1;
        for (std::size_t part = first; part < end; ++part) base_.push_back(part);
    }

    // What the rule comes to on base_; more than all is all. Every sum of running amounts was
    // added up before, so this one fits.
    Minor amount(const DiscountRule& rule, Minor base, std::optional<std::size_t> line) {
        const Fraction exact =
            rule.rate > 0 ? Fraction{Wide(base) * std::min(rule.rate, whole_rate), whole_rate}
                          : Fraction{rule.amount, 1};
        const Minor wanted = rounded(exact.numerator, exact.denominator);
        const Minor taken = std::min({wanted, base, rule.amount_max.value_or(base)});
        if (trace_) {
            TraceStep step{.line = line,
                           .rule = "discount",
                           .subject = label(rule),
                           .base = base,
                           .result = wanted};
            note(*trace_, step, exact, half_away);
            if (taken != wanted) {
                step.rule = "discount limit";
                step.base = wanted;
                step.result = taken;
                note_whole(*trace_, step);
            }
        }
        return taken;
    }

    Minor take(const DiscountRule& rule, std::optional<std::size_t> line, std::size_t place) {
        is_any_ = true;
        weights_.resize(base_.size());
        shares_.resize(base_.size());
        Wide base = 0;
        for (std::size_t i = 0; i < base_.size(); ++i) base += weights_[i] = running_[base_[i]];
        const Minor taken = amount(rule, narrowed(base), line);
        share_out(taken, weights_, shares_);
        for (std::size_t i = 0; i < base_.size(); ++i) {
            const Part& part = parts_.all[base_[i]];
            const std::size_t slot =
                line ? place : basket_.lines[part.line].discounts.size() + place;
            running_[base_[i]] -= shares_[i];
            part.priced->discount = sum(part.priced->discount, shares_[i]);
            part.priced->savings[slot].amount = shares_[i];
            if (trace_) note_share(rule, part, i, taken, narrowed(base));
        }
        return taken;
    }

    void note_share(const DiscountRule& rule, const Part& part, std::size_t i, Minor taken,
                    Minor base) {
        TraceStep step = about(part, "share of discount");
        step.subject = label(rule);
        step.base = weights_[i];
        step.result = shares_[i];
        note(*trace_, std::move(step),
             Fraction{Wide(taken) * weights_[i], std::max<Minor>(base, 1)}, largest_remainder);
    }

    const Basket& basket_;
    const Parts& parts_;
    const bool is_after_tax_;
    const std::span<Minor> running_;
    Priced& priced_;
    Trace* const trace_;
    bool is_any_ = false;
    std::vector<std::size_t> base_;  // parts in the base of the discount at hand
    std::vector<Minor> weights_, shares_;
};

}  // namespace

bool take_discounts(const Basket& basket, const Parts& parts, bool is_after_tax,
                    std::span<Minor> running, Priced& priced, Trace* trace) {
    return Stage(basket, parts, is_after_tax, running, priced, trace).run();
}

}  // namespace domain
