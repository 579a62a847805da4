// Discounts of a basket, before or after tax: percentages of lines, percentages of the order,
// amounts off lines, amounts off the order, each on what the ones before it left.
//
// Those of lines are taken in the order in which their ids first appear, so that it does not matter
// how lines are split. One that counts once is taken off all lines that have it together.
#pragma once

#include "domain/pricing/parts.hpp"

#include <span>

namespace domain {

// Takes the discounts of one stage off the running amounts of the parts, and records the amount of
// each, by discount and by part. Returns whether there was any.
bool take_discounts(const Basket& basket, const Parts& parts, bool is_after_tax,
                    std::span<Minor> running, Priced& priced, Trace* trace);

}  // namespace domain
