#include "domain/tax_cells.hpp"

#include "domain/fraction.hpp"

#include <algorithm>
#include <numeric>

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

// Rules that nobody names get the first ranks, then those that only these name, and so on.
void TaxCells::rank_rules() {
    const std::size_t rules = basket_.taxes.size();
    names_.resize(rules);
    ranks_.resize(rules);
    std::vector<std::size_t> namers(rules), ready;
    for (std::size_t rule = 0; rule < rules; ++rule) {
        std::vector<std::size_t>& names = names_[rule] = basket_.taxes[rule].names;
        std::ranges::sort(names);
        names.erase(std::ranges::unique(names).begin(), names.end());
        for (const std::size_t name : names) ++namers.at(name);
    }
    ready.reserve(rules);
    for (std::size_t rule = 0; rule < rules; ++rule)
        if (namers[rule] == 0) ready.push_back(rule);
    for (std::size_t rank = 0; rank < ready.size(); ++rank) {
        ranks_[ready[rank]] = rank;
        for (const std::size_t name : names_[ready[rank]])
            if (--namers[name] == 0) ready.push_back(name);
    }
    if (ready.size() < rules) throw std::logic_error("taxes name each other in a circle");
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
    std::ranges::sort(added, {}, [this](const TaxCell& cell) { return ranks_[cell.rule]; });
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
