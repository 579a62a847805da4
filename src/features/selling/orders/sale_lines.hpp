// The lines of the sale that an order becomes: the priced lines, with their names and their place
// in the menu.
#pragma once

#include "domain/sale/sale.hpp"
#include "features/selling/orders/pricing.hpp"

namespace features::orders {

// Categories and departments come from the store's menu if it has the item or category of the line,
// or else from the line.
std::vector<domain::SaleLine> sale_lines(storage::ReadView& view, const std::string& account,
                                         const std::string& store, const PricedOrder& priced);

}  // namespace features::orders
