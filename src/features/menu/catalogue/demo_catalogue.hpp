// The catalogue of a demo store as entries of a batch.
#pragma once

#include "features/menu/bulk/bulk.hpp"

namespace features::catalogue::demo {

// Everything that a store sells and how: departments, courses, sizes, taxes, printers, modifiers,
// categories, menu items, discounts, floors and the rest. Prices are `price_percent` of the menu's.
// With `has_shown`, one record of each kind has the example id of its kind, as the API document
// shows it.
std::vector<bulk::Entry> entries(int price_percent, bool has_shown);

}  // namespace features::catalogue::demo
