#include "domain/pricing/tax.hpp"

#include "domain/pricing/fraction.hpp"

#include <algorithm>
#include <map>

namespace domain {
namespace {

// An inclusive tax in a chain: net x factor + fixed.
struct Share {
    BigRational factor, fixed;
};
// By the taxes on a part and its pieces: the share of each cell, and the sum of all.
using Chains = std::map<std::pair<std::vector<std::size_t>, std::int64_t>, std::vector<Share>>;

// The inclusive taxes of one part as functions of its gross. What is left of the gross without
// fixed amounts is the net and its shares, so net = (gross - fixed) / (1 + all factors), and each
// tax is net x its factor + its own fixed amount.
class Inclusion {
public:
    Inclusion(const TaxCells& cells, const Part& part, std::size_t place, bool is_one_piece,
              Chains& chains)
        : cells_(cells),
          pieces_(is_one_piece ? 1 : part.pieces),
          parts_of_amount_(is_one_piece ? part.pieces : 1),
          begin_(cells.begin(place)) {
        for (std::size_t i = begin_; i < cells.end(place); ++i) {
            const TaxCell& cell = cells.all()[i];
            if (!cell.is_inclusive) continue;
            has_any_ = true;
            add(cell);
        }
        if (!is_chained_) return;
        shares_ = &chains[{part.component->taxes, pieces_}];
        if (shares_->empty()) solve_chain(*shares_, cells.end(place));
    }

    bool has_any() const { return has_any_; }

    Exact tax(std::size_t place, Minor gross) const {
        const TaxCell& cell = cells_.all()[place];
        if (is_chained_) {
            const Share &share = (*shares_)[place - begin_], &all = shares_->back();
            const BigRational net = (gross - all.fixed) / (all.factor + 1);
            return net > 0 ? net * share.factor + share.fixed : share.fixed;
        }
        if (cells_.rule(cell).basis != TaxRule::Basis::rate)
            return Fraction{fixed_amount(cells_.rule(cell)), 1};
        return Fraction{std::max<Wide>(gross - fixed_, 0) * cells_.rate(cell), divisor_};
    }

    Minor fixed_amount(const TaxRule& rule) const {
        if (rule.basis == TaxRule::Basis::per_unit) return product(rule.amount, pieces_);
        return rounded(rule.amount, parts_of_amount_);
    }

private:
    void add(const TaxCell& cell) {
        if (cells_.rule(cell).basis == TaxRule::Basis::rate)
            divisor_ += cells_.rate(cell);
        else
            fixed_ += fixed_amount(cells_.rule(cell));
        for (const std::size_t named : cells_.named_by(cell))
            is_chained_ |= cells_.all()[named].is_inclusive;
    }

    // Those that name others come first, so each finds in its share what they add to its base.
    void solve_chain(std::vector<Share>& shares, std::size_t end) const {
        shares.resize(end - begin_ + 1);
        for (std::size_t i = begin_; i < end; ++i) {
            const TaxCell& cell = cells_.all()[i];
            if (!cell.is_inclusive) continue;
            Share& share = shares[i - begin_];
            if (cells_.rule(cell).basis == TaxRule::Basis::rate) {
                const BigRational rate(cells_.rate(cell), whole_rate);
                share = {rate * (share.factor + (cell.stands ? 1 : 0)), rate * share.fixed};
            } else {
                share = {0, fixed_amount(cells_.rule(cell))};
            }
            pass_on(share, shares.back());
            for (const std::size_t named : cells_.named_by(cell))
                pass_on(share, shares[named - begin_]);
        }
    }

    static void pass_on(const Share& share, Share& to) {
        to.factor += share.factor;
        to.fixed += share.fixed;
    }

    const TaxCells& cells_;
    const std::int64_t pieces_;
    const std::int64_t parts_of_amount_;
    const std::size_t begin_;
    bool has_any_ = false;
    Wide divisor_ = whole_rate;
    Wide fixed_ = 0;
    bool is_chained_ = false;
    std::vector<Share>* shares_ = nullptr;  // of a chain
};

class Reckoning {
public:
    Reckoning(const TaxCells& cells, const Parts& parts, const TaxBases& on, Trace* trace)
        : cells_(cells),
          parts_(parts),
          on_(on),
          trace_(trace),
          exact_(cells.all().size()),
          added_(cells.all().size()) {
        const std::size_t count = parts.all.size();
        row_ = {std::vector<Minor>(cells.all().size()), std::vector<Minor>(cells.all().size()),
                std::vector<Minor>(on.gross.begin(), on.gross.end()), std::vector<Minor>(count),
                std::vector<Minor>(count)};
    }

    TaxedRow run() {
        for (std::size_t part = 0; part < parts_.all.size(); ++part) include(part);
        settle(true);
        for (std::size_t part = 0; part < parts_.all.size(); ++part) take_net(part);
        settle(false);
        return std::move(row_);
    }

private:
    bool is_on_raw(const TaxCell& cell) const { return cells_.rule(cell).is_on_raw; }

    void include(std::size_t part) {
        const Inclusion inclusion(cells_, parts_.all[part], part, false, chains_);
        if (!inclusion.has_any()) return;
        for (std::size_t i = cells_.begin(part); i < cells_.end(part); ++i) {
            const TaxCell& cell = cells_.all()[i];
            if (!cell.is_inclusive) continue;
            row_.bases[i] = is_on_raw(cell) ? on_.raw[part] : on_.gross[part];
            exact_[i] = inclusion.tax(i, row_.bases[i]);
        }
    }

    // Never below 0: inclusive taxes on the raw check, and fixed amounts, may be more than
    // discounts left.
    void take_net(std::size_t part) {
        row_.net[part] = std::max<Minor>(difference(on_.gross[part], row_.inclusive[part]), 0);
        if (!trace_ || row_.inclusive[part] == 0) return;
        TraceStep step = about(parts_.all[part], "net");
        step.base = on_.gross[part];
        step.result = row_.net[part];
        note_whole(*trace_, std::move(step));
    }

    // Rounds all inclusive taxes, or all that come on top, group by group: an amount is known
    // before it is in the base of another.
    void settle(bool is_inclusive) {
        std::size_t begin = 0;
        for (const std::size_t end : cells_.group_ends()) {
            group_.clear();
            for (; begin < end; ++begin) {
                const std::size_t place = cells_.grouped()[begin];
                if (cells_.all()[place].is_inclusive != is_inclusive) continue;
                if (!is_inclusive) put_on_top(place);
                group_.push_back(place);
            }
            if (!group_.empty()) round_group();
        }
    }

    void put_on_top(std::size_t place) {
        const TaxCell& cell = cells_.all()[place];
        const TaxRule& rule = cells_.rule(cell);
        Minor& base = row_.bases[place];
        base = added_[place];
        if (cell.stands) {
            const bool is_before = is_on_raw(cell) && !on_.raw_net.empty();
            base = sum(base, is_before ? on_.raw_net[cell.part] : row_.net[cell.part]);
        }
        exact_[place] = Fraction{Wide(base) * cells_.rate(cell), whole_rate};
        if (rule.basis == TaxRule::Basis::per_unit)
            exact_[place] = Fraction{product(rule.amount, parts_.all[cell.part].pieces), 1};
        if (rule.basis == TaxRule::Basis::stated) exact_[place] = Fraction{rule.amount, 1};
    }

    void round_group() {
        if (group_.size() == 1) {
            row_.amounts[group_[0]] = rounded(exact_[group_[0]]);
        } else {
            terms_.clear();
            for (const std::size_t place : group_) terms_.push_back(exact_[place]);
            std::vector<Minor> results(terms_.size());
            round_together(terms_, results);
            group_base_ = group_amount_ = 0;
            for (std::size_t i = 0; i < results.size(); ++i) {
                row_.amounts[group_[i]] = results[i];
                group_base_ = sum(group_base_, row_.bases[group_[i]]);
                group_amount_ = sum(group_amount_, results[i]);
            }
        }
        for (const std::size_t place : group_) book(place);
        if (trace_) note_group();
    }

    void book(std::size_t place) {
        const TaxCell& cell = cells_.all()[place];
        const Minor amount = row_.amounts[place];
        Minor& all = cell.is_inclusive ? row_.inclusive[cell.part] : row_.exclusive[cell.part];
        all = sum(all, amount);
        for (const std::size_t named : cells_.named_by(cell))
            added_[named] = sum(added_[named], amount);
    }

    TraceStep about_tax(std::size_t place) const {
        const TaxCell& cell = cells_.all()[place];
        const TaxRule& rule = cells_.rule(cell);
        return {.rule = cell.is_inclusive ? "inclusive tax" : "exclusive tax",
                .subject = label(rule),
                .base = row_.bases[place],
                .result = row_.amounts[place]};
    }

    void note_group() {
        if (group_.size() > 1) note_sum();
        for (const std::size_t place : group_) {
            TraceStep step = about_tax(place);
            const Part& part = parts_.all[cells_.all()[place].part];
            step.line = part.line;
            step.modifier = part.modifier;
            if (group_.size() > 1) step.rule = "share of " + step.rule;
            note(*trace_, std::move(step), exact_[place],
                 group_.size() > 1 ? largest_remainder : half_away);
        }
    }

    void note_sum() {
        TraceStep step = about_tax(group_[0]);
        step.base = group_base_;
        step.result = group_amount_;
        note(*trace_, std::move(step), big_sum(terms_), half_away);
    }

    const TaxCells& cells_;
    const Parts& parts_;
    const TaxBases on_;
    Trace* const trace_;
    Chains chains_;
    TaxedRow row_;
    std::vector<Exact> exact_;        // by cell
    std::vector<Minor> added_;        // to the base of a cell by those that name it
    std::vector<std::size_t> group_;  // cells that are rounded together
    std::vector<Exact> terms_;        // of the group
    Minor group_base_ = 0, group_amount_ = 0;
};

}  // namespace

TaxedRow reckon_taxes(const TaxCells& cells, const Parts& parts, const TaxBases& on, Trace* trace) {
    return Reckoning(cells, parts, on, trace).run();
}

Minor inclusive_tax_of_one(const TaxCells& cells, const Parts& parts, std::size_t part) {
    Chains chains;
    const Inclusion inclusion(cells, parts.all[part], part, true, chains);
    Minor all = 0;
    for (std::size_t i = cells.begin(part); i < cells.end(part); ++i)
        if (cells.all()[i].is_inclusive)
            all = sum(all, rounded(inclusion.tax(i, parts.all[part].component->unit_price)));
    return all;
}

}  // namespace domain
