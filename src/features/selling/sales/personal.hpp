// What sales hold of people: the customer's name, names of the staff, and why money was given back.
#pragma once

#include "features/feature.hpp"

namespace features::sales {

extern const std::span<const Personal> personal;

// Removes the name of the customer, and why it was voided or refunded, from a sale and its refunds,
// whether the sale knows the customer's id or not. Under the store's lock. True when there was
// anything.
bool erase_customer(storage::Transaction& tx, const Person& person, std::string_view sale);

}  // namespace features::sales
