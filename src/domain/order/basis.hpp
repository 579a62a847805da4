// What an order is priced from, without the amounts that were calculated.
#pragma once

#include "domain/pricing/pricing.hpp"
#include "schema/record.hpp"

#include <map>

namespace domain {

// Removes the amounts of the order that follow from others; its lines are left alone.
void forget_sums(schema::Record& order);

// What the order of `basket` is priced from: quantities, the price of every component, rates,
// discounts as requested, delivery charge and tip.
schema::Record basis_of(schema::Record order, const Basket& basket);

// What a client that was shown an order wants when it sends it changed: whatever it left as shown
// is as in the basis. Lines are identified by their `_id`, their parts by ids and names.
schema::Record rebased(const schema::Record& wanted, const schema::Record& shown,
                       const schema::Record& basis);

// Lines that ask for the same as the line of the basis with their `_id`, whatever their prices and
// taxes: by their places, with that line of the basis.
std::map<std::size_t, schema::Record> lines_left_alone(const schema::Record& wanted,
                                                       const schema::Record& basis);

}  // namespace domain
