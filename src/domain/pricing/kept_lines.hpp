// Lines that a correction leaves alone, in an order whose other lines the menu prices.
#pragma once

#include "domain/pricing/menu_taxes.hpp"

namespace domain {

// Puts the kept lines into their places in the order and its basket. A tax of theirs that the menu
// still has unchanged is that tax: it is rounded as one over the order, and a rate by quantity is
// that of all lines together.
void put_kept(const KeptLines& kept, TaxRules& taxes, schema::Record& order, Basket& basket,
              base::Problems& problems);

// Writes into the lists of taxes of all lines what follows from the whole basket or from the
// quantity: rates by quantity, and amounts of taxes that have no rate.
void tell_rates(schema::Record& order, const Basket& basket);

}  // namespace domain
