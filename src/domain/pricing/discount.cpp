#include "domain/pricing/discount.hpp"

#include "domain/pricing/fraction.hpp"

#include <algorithm>
#include <map>
#include <string_view>

namespace domain {
namespace {

// A line in the base of a discount, and the place of its saving there.
struct Target {
    std::size_t line, slot;
};

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
            take_off_lines(is_rate);
            take_off_order(is_rate);
        }
        return is_any_;
    }

private:
    bool is_now(const DiscountRule& rule, bool is_rate) const {
        return rule.is_after_tax == is_after_tax_ && (rule.rate > 0) == is_rate;
    }
    const DiscountRule& rule_at(const Target& at) const {
        return basket_.lines[at.line].discounts[at.slot];
    }

    // ---- discounts of lines --------------------------------------------------------------------

    void take_off_lines(bool is_rate) {
        std::map<std::string_view, std::size_t> places;  // in same, by id
        std::vector<std::vector<Target>> same;
        for (std::size_t line = 0; line < basket_.lines.size(); ++line)
            for (std::size_t i = 0; i < basket_.lines[line].discounts.size(); ++i) {
                const DiscountRule& rule = basket_.lines[line].discounts[i];
                if (!is_now(rule, is_rate)) continue;
                const std::size_t place =
                    rule.id.empty() ? same.size()
                                    : places.try_emplace(rule.id, same.size()).first->second;
                if (place == same.size()) same.emplace_back();
                same[place].push_back({line, i});
            }
        for (const std::vector<Target>& targets : same) take_same(targets);
    }

    // Discounts of lines with one id: those that count once together, the others each.
    void take_same(std::span<const Target> targets) {
        std::vector<bool> is_taken(targets.size());
        std::vector<Target> together;
        for (std::size_t first = 0; first < targets.size(); ++first) {
            if (is_taken[first]) continue;
            const DiscountRule& rule = rule_at(targets[first]);
            together.assign(1, targets[first]);
            for (std::size_t i = first + 1; rule.is_once && i < targets.size(); ++i)
                if (!is_taken[i] && targets[i].line != together.back().line &&
                    rule_at(targets[i]) == rule) {
                    together.push_back(targets[i]);
                    is_taken[i] = true;
                }
            take(rule, together);
            for (const Target& at : together)
                priced_.line_discounts[at.line][at.slot] = saved_on(at);
        }
    }

    Minor saved_on(const Target& at) const {
        Minor all = 0;
        for (std::size_t part = parts_.begin(at.line); part < parts_.end(at.line); ++part)
            all += parts_.all[part].priced->savings[at.slot].amount;
        return all;
    }

    // ---- discounts of the order ----------------------------------------------------------------

    void take_off_order(bool is_rate) {
        for (std::size_t i = 0; i < basket_.discounts.size(); ++i) {
            const DiscountRule& rule = basket_.discounts[i];
            if (!is_now(rule, is_rate)) continue;
            std::vector<bool> is_meant(basket_.lines.size(), rule.lines.empty());
            for (const std::size_t line : rule.lines) is_meant[line] = true;
            std::vector<Target> targets;
            for (std::size_t line = 0; line < basket_.lines.size(); ++line)
                if (is_meant[line])
                    targets.push_back({line, basket_.lines[line].discounts.size() + i});
            priced_.order_discounts[i] = take(rule, targets);
        }
    }

    // ---- either --------------------------------------------------------------------------------

    // Takes the discount off the targets; returns the amount.
    Minor take(const DiscountRule& rule, std::span<const Target> targets) {
        is_any_ = true;
        if (rule.is_per_piece && rule.rate == 0) return take_for_pieces(rule, targets);
        const Minor base = lay_base(rule, targets);
        const Minor taken = amount(
            rule, base,
            rule.rate > 0 ? Fraction{Wide(base) * std::min(rule.rate, whole_rate), whole_rate}
                          : Fraction{rule.amount, 1},
            targets);
        share(rule, taken, base);
        return taken;
    }

    // Its amount on each line by pieces; where the sum exceeds the limit, each line gets its share
    // of the limit.
    Minor take_for_pieces(const DiscountRule& rule, std::span<const Target> targets) {
        std::vector<Minor> bases, wanted;
        Wide all = 0;
        for (const Target& at : targets) {
            bases.push_back(lay_base(rule, {&at, 1}));
            wanted.push_back(static_cast<Minor>(
                std::min<Wide>(Wide(rule.amount) * basket_.lines[at.line].quantity, bases.back())));
            all += wanted.back();
            if (trace_)
                note_whole(*trace_, about_discount(rule, "discount by pieces", bases.back(),
                                                   wanted.back(), {&at, 1}));
        }
        Minor taken = narrowed(all);
        if (rule.amount_max && taken > *rule.amount_max) {
            if (trace_) note_limit(rule, taken, *rule.amount_max, targets);
            taken = *rule.amount_max;
            wanted = shared_out(taken, wanted);
        }
        for (std::size_t i = 0; i < targets.size(); ++i) {
            lay_base(rule, targets.subspan(i, 1));
            share(rule, wanted[i], bases[i]);
        }
        return taken;
    }

    // Makes base_ the parts of the targets that the rule applies to; returns their sum. Every sum
    // of running amounts was added up before, so this one fits.
    Minor lay_base(const DiscountRule& rule, std::span<const Target> targets) {
        base_.clear();
        weights_.clear();
        Wide base = 0;
        for (const Target& at : targets) {
            const std::size_t first = parts_.begin(at.line);
            const std::size_t end = rule.covers_modifiers ? parts_.end(at.line) : first + 1;
            for (std::size_t part = first; part < end; ++part) {
                base_.push_back({part, at.slot});
                weights_.push_back(running_[part]);
                base += running_[part];
            }
        }
        return narrowed(base);
    }

    // The amount of the rule, at most everything.
    Minor amount(const DiscountRule& rule, Minor base, const Fraction& exact,
                 std::span<const Target> targets) {
        const Minor wanted = rounded(exact.numerator, exact.denominator);
        const Minor taken = std::min({wanted, base, rule.amount_max.value_or(base)});
        if (trace_) {
            note(*trace_, about_discount(rule, "discount", base, wanted, targets), exact,
                 half_away);
            if (taken != wanted) note_limit(rule, wanted, taken, targets);
        }
        return taken;
    }

    void share(const DiscountRule& rule, Minor taken, Minor base) {
        shares_.resize(base_.size());
        share_out(taken, weights_, shares_);
        for (std::size_t i = 0; i < base_.size(); ++i) {
            const Part& part = parts_.all[base_[i].part];
            running_[base_[i].part] -= shares_[i];
            part.priced->discount = sum(part.priced->discount, shares_[i]);
            part.priced->savings[base_[i].slot].amount = shares_[i];
            if (trace_) note_share(rule, part, i, taken, base);
        }
    }

    // Of a discount on one line it is about that.
    TraceStep about_discount(const DiscountRule& rule, std::string what, Minor base, Minor result,
                             std::span<const Target> targets) const {
        TraceStep step{
            .rule = std::move(what), .subject = label(rule), .base = base, .result = result};
        if (targets.size() == 1 &&
            targets[0].slot < basket_.lines[targets[0].line].discounts.size())
            step.line = targets[0].line;
        return step;
    }
    void note_limit(const DiscountRule& rule, Minor wanted, Minor taken,
                    std::span<const Target> targets) {
        note_whole(*trace_, about_discount(rule, "discount limit", wanted, taken, targets));
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

    struct InBase {
        std::size_t part, slot;
    };
    const Basket& basket_;
    const Parts& parts_;
    const bool is_after_tax_;
    const std::span<Minor> running_;
    Priced& priced_;
    Trace* const trace_;
    bool is_any_ = false;
    std::vector<InBase> base_;  // parts in the base of the discount at hand
    std::vector<Minor> weights_, shares_;
};

}  // namespace

bool take_discounts(const Basket& basket, const Parts& parts, bool is_after_tax,
                    std::span<Minor> running, Priced& priced, Trace* trace) {
    return Stage(basket, parts, is_after_tax, running, priced, trace).run();
}

}  // namespace domain
