// What an order is priced from, apart from what was reckoned of it.
#pragma once

#include "domain/pricing/pricing.hpp"
#include "schema/record.hpp"

#include <map>

namespace domain {

// Takes the amounts out of the order that follow from others; its lines are left alone.
void forget_sums(schema::Record& order);

// What an order that `basket` was made of is priced from: quantities, the price of every component,
// rates, discounts as they are to be given, delivery charge and tip.
schema::Record basis_of(schema::Record order, const Basket& basket);

// What somebody wants who was shown one form of an order and sends another: what they left as it
// was shown is as in the basis. Lines are known by their `_id`, their parts by ids and names.
schema::Record rebased(const schema::Record& wanted, const schema::Record& shown,
                       const schema::Record& basis);

// Lines that ask for what a line of the basis with the same `_id` asks for, whatever they say of
// prices and taxes: by their places, with that line of the basis.
std::map<std::size_t, schema::Record> lines_left_alone(const schema::Record& wanted,
                                                       const schema::Record& basis);

}  // namespace domain
