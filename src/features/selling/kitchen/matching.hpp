// Which dish of an order is which line of the check that has its place. They have no ids in common,
// and a tablet says a dish in words of its own.
#pragma once

#include "features/selling/kitchen/stations.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace features::kitchen {

// A dish in words that can be compared: names as base::name_key() has them.
struct Worded {
    std::int64_t quantity = 1;
    std::string item_id{}, item{};
    std::string size_id{}, size{};
    std::vector<std::string> modifiers{};  // sorted
    std::string note{}, allergy{};
};
Worded worded(const Dish& dish, const Made& made);

// Whether the line of the check is what was ordered: as many of the item, by its id or else its
// name, and of the size, if both say one; with the same modifiers, note and allergy, or without a
// word about them, for tablets do not carry all that an order says. What the check says beyond the
// order makes it another dish.
bool is_ordered(const Worded& ordered, const Worded& served);

// Pairs of places in the lists, one to one: first those that say exactly the same, then the others.
// Of dishes that are alike, those listed first are paired first.
std::vector<std::pair<std::size_t, std::size_t>> matches(const std::vector<Worded>& ordered,
                                                         const std::vector<Worded>& served);

}  // namespace features::kitchen
