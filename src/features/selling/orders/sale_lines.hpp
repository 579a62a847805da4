// The lines of the sale that an order becomes: what was priced, with what things are called and
// which part of the menu they belong to.
#pragma once

#include "domain/sale/sale.hpp"
#include "features/selling/orders/pricing.hpp"

namespace features::orders {

// Categories and departments by the store's own menu, where it knows the item or the category that
// a line names; else as the line says.
std::vector<domain::SaleLine> sale_lines(storage::ReadView& view, const std::string& account,
                                         const std::string& store, const PricedOrder& priced);

}  // namespace features::orders
