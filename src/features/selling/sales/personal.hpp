// Personal data in sales: names of customers and staff, and reasons for refunds.
#pragma once

#include "features/feature.hpp"

namespace features::sales {

extern const std::span<const Personal> personal;

// Removes the customer's name and the reasons for voids and refunds from a sale and its refunds,
// whether or not the sale has the customer's id. Call under the store's lock. True if there was
// anything to remove.
bool erase_customer(storage::Transaction& tx, const DataSubject& person, std::string_view sale);

}  // namespace features::sales
