// What the taxes of a basket come to on given amounts.
#pragma once

#include "domain/pricing/tax_cells.hpp"

#include <span>

namespace domain {

// The amounts of all parts on which taxes are reckoned.
struct TaxBases {
    std::span<const Minor> gross;  // what discounts before tax left
    std::span<const Minor> raw;    // before discounts: for taxes that are reckoned on these
    // What inclusive taxes leave of `raw`. Empty where there were no discounts.
    std::span<const Minor> raw_net{};
};

struct TaxedRow {
    std::vector<Minor> bases, amounts;             // by cell
    std::vector<Minor> net, exclusive, inclusive;  // by part
};

TaxedRow reckon_taxes(const TaxCells& cells, const Parts& parts, const TaxBases& on, Trace* trace);

// The inclusive taxes of one piece of a part, each rounded. Of a stated amount it is the part that
// falls on one piece.
Minor inclusive_tax_of_one(const TaxCells& cells, const Parts& parts, std::size_t part);

}  // namespace domain
