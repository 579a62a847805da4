// A web order and its arithmetic: the record becomes a basket, and a priced basket fills in every
// amount of the record.
//
// The components of a line are its item and then its modifiers: included, optional, mandatory, each
// as listed.
#pragma once

#include "base/problem.hpp"
#include "domain/pricing/pricing.hpp"
#include "schema/record.hpp"

namespace domain {

// So that no order takes seconds to price or gets an answer of more than a few MB.
inline constexpr std::size_t components_max = 5'000;  // items and modifiers of an order
inline constexpr std::size_t taxes_max = 20;          // in one list
inline constexpr std::size_t discounts_max = 20;      // in one list
// Adds a problem for each list of the order that is beyond these limits.
void check_limits(const schema::Record& order, base::Problems& problems);

// The basket of an order by its own prices, rates and discounts. Adds a problem for each part that
// cannot be priced; the basket must not be used then.
Basket basket_of(const schema::Record& order, base::Problems& problems);

// Writes every amount into the order: `priced` must be of `basket`, and the basket of this order.
// Taxes are written into the entries with their id; those that are charged but not listed are added
// to the lists.
void fill(schema::Record& order, const Basket& basket, const Priced& priced);

// An amount that was sent and differs from the calculated one.
struct Difference {
    std::string path;
    Minor sent;
    Minor reckoned;
    // It is one of the deciding amounts, and the difference is more than rounding explains: a minor
    // unit for each tax on each component in it, and for each discount.
    bool decides;
};
// `reckoned` is the order after fill(), `sent` the order before. Lists that became shorter are not
// compared, nor modifiers of which one was split.
std::vector<Difference> differences(const schema::Record& sent, const schema::Record& reckoned,
                                    const Basket& basket, const Priced& priced);

// How far rounding may move a client's total from the calculated one.
Minor tolerance(const Basket& basket, const Priced& priced);

// The path of a component: "orderDetails[0].optionalModifiers[1]". Without a modifier that of the
// line, without a line "".
std::string place_of(const schema::Record& order, std::optional<std::size_t> line,
                     std::optional<std::size_t> modifier);

}  // namespace domain
