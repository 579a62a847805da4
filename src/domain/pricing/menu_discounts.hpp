// The discounts of an order by the menu: which it may have, and what they are.
//
// A discount that counts for some items or categories lowers only their lines. One on the whole
// check is in the order's discounts, one on items there or in those of lines.
#pragma once

#include "domain/pricing/menu.hpp"

namespace domain {

// Adds the discounts that the order names to the basket of its lines, and writes into the order
// the menu's data about them. The lines must have the ids of their items and categories already,
// and kept ones their discounts.
void add_discounts(schema::Record& order, const Menu& menu, const Service& service,
                   const KeptLines& kept, Basket& basket, base::Problems& problems);

}  // namespace domain
