#include "domain/pricing/tax_cells.hpp"

#include "domain/pricing/fraction.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace domain {

TaxCells::TaxCells(const Basket& basket, const Parts& parts, Trace* trace)
    : basket_(basket), parts_(parts) {
    rank_rules();
    const std::size_t rules = basket.taxes.size();
    last_part_.assign(rules, parts.all.size());
    last_cell_.resize(rules);
    begins_.reserve(parts.all.size() + 1);
    for (std::size_t part = 0; part < parts.all.size(); ++part) add_cells(part);
    begins_.push_back(cells_.size());
    choose_rates(trace);
    group_cells();
}

std::span<const std::size_t> TaxCells::named_by(const TaxCell& cell) const {
    return std::span(named_).subspan(cell.begin, cell.end - cell.begin);
}

// Where taxes are rounded over the order, rules of one tax at one rate have one rank, so that they
// are rounded together, unless they would then name each other in a circle.
void TaxCells::rank_rules() {
    const std::size_t rules = basket_.taxes.size();
    names_.reserve(rules);
    std::vector<std::size_t> taxes(rules);
    std::iota(taxes.begin(), taxes.end(), 0);
    for (const TaxRule& rule : basket_.taxes) {
        std::vector<std::size_t>& names = names_.emplace_back(rule.names);
        std::ranges::sort(names);
        names.erase(std::ranges::unique(names).begin(), names.end());
        if (!names.empty() && names.back() >= rules) throw std::logic_error("no such tax");
    }
    if (basket_.rounding == TaxRounding::order) {
        std::map<std::tuple<std::string_view, TaxRule::Basis, std::int64_t>, std::size_t> first;
        for (std::size_t rule = 0; rule < rules; ++rule) {
            const TaxRule& tax = basket_.taxes[rule];
            taxes[rule] = first.try_emplace({tax.id, tax.basis, tax.rate}, rule).first->second;
        }
        if (rank(taxes)) return;
        std::iota(taxes.begin(), taxes.end(), 0);
    }
    if (!rank(taxes)) throw std::logic_error("taxes name each other in a circle");
}

// Those that nobody names get the first ranks, then those that only these name, and so on. Returns
// whether all got one.
bool TaxCells::rank(const std::vector<std::size_t>& taxes) {
    const std::size_t rules = taxes.size();
    std::vector<std::size_t> namers(rules), ready, by_tax(rules);
    std::iota(by_tax.begin(), by_tax.end(), 0);
    const auto tax_of = [&taxes](std::size_t rule) { return taxes[rule]; };
    std::ranges::stable_sort(by_tax, {}, tax_of);
    for (const std::vector<std::size_t>& names : names_)
        for (const std::size_t name : names) ++namers[taxes[name]];
    ranks_.assign(rules, rules);
    for (std::size_t rule = 0; rule < rules; ++rule)
        if (taxes[rule] == rule && namers[rule] == 0) ready.push_back(rule);
    for (std::size_t place = 0; place < ready.size(); ++place)
        for (const std::size_t rule : std::ranges::equal_range(by_tax, ready[place], {}, tax_of)) {
            ranks_[rule] = place;
            for (const std::size_t name : names_[rule])
                if (--namers[taxes[name]] == 0) ready.push_back(taxes[name]);
        }
    return std::ranges::find(ranks_, rules) == ranks_.end();
}

void TaxCells::add_cells(std::size_t part) {
    const std::size_t first = cells_.size();
    begins_.push_back(first);
    const auto add = [&](std::size_t rule, bool stands) {
        if (last_part_.at(rule) == part) return;
        last_part_[rule] = part;
        cells_.push_back({part, rule, stands, stands && basket_.taxes[rule].is_inclusive});
    };
    for (const std::size_t rule : parts_.all[part].component->taxes) add(rule, true);
    for (std::size_t cell = first; cell < cells_.size(); ++cell)
        for (const std::size_t name : names_[cells_[cell].rule]) add(name, false);
    const auto added = std::span(cells_).subspan(first);
    std::ranges::sort(
        added, {}, [this](const TaxCell& cell) { return std::pair(ranks_[cell.rule], cell.rule); });
    for (std::size_t cell = first; cell < cells_.size(); ++cell)
        last_cell_[cells_[cell].rule] = cell;
    for (TaxCell& cell : added) {
        cell.begin = named_.size();
        for (const std::size_t name : names_[cell.rule]) {
            named_.push_back(last_cell_[name]);
            TaxCell& other = cells_[last_cell_[name]];
            if (cell.is_inclusive && basket_.taxes[name].is_inclusive) other.is_inclusive = true;
        }
        cell.end = named_.size();
    }
}

std::int64_t TaxCells::pieces_that_bear(const std::string& id) const {
    std::int64_t pieces = 0;
    std::size_t counted = 0;  // lines up to here
    for (const TaxCell& cell : cells_) {
        const std::size_t line = parts_.all[cell.part].line;
        if (line < counted || basket_.taxes[cell.rule].id != id) continue;
        pieces += basket_.lines[line].quantity;
        counted = line + 1;
    }
    return pieces;
}

void TaxCells::choose_rates(Trace* trace) {
    rates_.reserve(basket_.taxes.size());
    for (const TaxRule& rule : basket_.taxes) {
        rates_.push_back(rule.rate);
        if (rule.steps.empty()) continue;
        const std::int64_t pieces = pieces_that_bear(rule.id);
        for (const TaxRule::Step& step : rule.steps)
            if (step.pieces <= pieces) rates_.back() = step.rate;
        if (trace)
            note_whole(*trace, {.rule = "rate by quantity",
                                .subject = label(rule),
                                .base = pieces,
                                .result = rates_.back()});
    }
}

void TaxCells::group_cells() {
    grouped_.resize(cells_.size());
    std::iota(grouped_.begin(), grouped_.end(), 0);
    group_ends_.resize(cells_.size());
    std::iota(group_ends_.begin(), group_ends_.end(), 1);
    if (basket_.rounding == TaxRounding::component) return;
    const auto rank = [this](std::size_t cell) { return ranks_[cells_[cell].rule]; };
    std::ranges::stable_sort(grouped_, {}, rank);
    const auto is_inside = [&](std::size_t end) {
        return end < grouped_.size() && rank(grouped_[end - 1]) == rank(grouped_[end]);
    };
    std::erase_if(group_ends_, is_inside);
}

}  // namespace domain
