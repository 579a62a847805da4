// The taxes of a basket, calculated on given amounts.
#pragma once

#include "domain/pricing/tax_cells.hpp"

#include <span>

namespace domain {

// The amounts of all parts on which taxes are calculated.
struct TaxBases {
    std::span<const Minor> gross;  // what discounts before tax left
    std::span<const Minor> raw;    // before discounts: for taxes calculated on these
    // What inclusive taxes leave of `raw`. Empty where there were no discounts.
    std::span<const Minor> raw_net{};
};

struct TaxedRow {
    std::vector<Minor> bases, amounts;             // by cell
    std::vector<Minor> net, exclusive, inclusive;  // by part
};

TaxedRow reckon_taxes(const TaxCells& cells, const Parts& parts, const TaxBases& on, Trace* trace);

// The inclusive taxes of one piece of a part, each rounded. For a stated amount it is the share of
// one piece.
Minor inclusive_tax_of_one(const TaxCells& cells, const Parts& parts, std::size_t part);

}  // namespace domain
