// Which taxes each component of a basket bears, at which rates, and which of them name each other.
#pragma once

#include "domain/pricing/parts.hpp"

#include <span>

namespace domain {

// One tax that one part bears.
struct TaxCell {
    std::size_t part;
    std::size_t rule;
    bool stands;            // on the part itself; else it is only named
    bool is_inclusive;      // part of the gross; else it comes on top
    std::size_t begin = 0;  // of the cells that it names, in TaxCells::named_
    std::size_t end = 0;
};

class TaxCells {
public:
    // Throws std::logic_error where rules do not exist or name each other in a circle.
    TaxCells(const Basket& basket, const Parts& parts, Trace* trace);

    // By part; within a part those that name others come before these.
    const std::vector<TaxCell>& all() const { return cells_; }
    // Places in all().
    std::size_t begin(std::size_t part) const { return begins_[part]; }
    std::size_t end(std::size_t part) const { return begins_[part + 1]; }
    std::span<const std::size_t> named_by(const TaxCell& cell) const;

    // Cells that are rounded together, as places in all(): each alone, or all of one tax. A group
    // comes after those that name it.
    const std::vector<std::size_t>& grouped() const { return grouped_; }
    const std::vector<std::size_t>& group_ends() const { return group_ends_; }

    const TaxRule& rule(const TaxCell& cell) const { return basket_.taxes[cell.rule]; }
    std::int64_t rate(const TaxCell& cell) const { return rates_[cell.rule]; }

private:
    void rank_rules();
    bool rank(const std::vector<std::size_t>& taxes);
    void add_cells(std::size_t part);
    void choose_rates(Trace* trace);
    std::int64_t pieces_that_bear(const std::string& id) const;
    void group_cells();

    const Basket& basket_;
    const Parts& parts_;
    std::vector<std::vector<std::size_t>> names_;  // of rules, each once
    std::vector<std::size_t> ranks_;               // of rules: those that name others come first
    std::vector<std::int64_t> rates_;              // of rules, after steps
    std::vector<TaxCell> cells_;
    std::vector<std::size_t> begins_;  // of each part's cells, and the end of the last
    std::vector<std::size_t> named_;
    std::vector<std::size_t> grouped_, group_ends_;
    std::vector<std::size_t> last_part_, last_cell_;  // of rules, while cells are added
};

}  // namespace domain
