// What an order is priced from, apart from what was reckoned of it.
#pragma once

#include "domain/pricing/pricing.hpp"
#include "schema/record.hpp"

#include <map>

namespace domain {

// Takes every amount out of the order that follows from others: what is left are quantities,
// prices, rates, discounts as they are to be given, delivery charge and tip.
void forget_reckoned(schema::Record& order);
// Only those of the order as a whole; its lines are left alone.
void forget_sums(schema::Record& order);

// The same of an order that `basket` was made of, with the price of every component told.
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
