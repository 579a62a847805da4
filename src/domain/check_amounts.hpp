// The amounts of a check, reckoned from its lines and payments.
#pragma once

#include "schema/json_tree.hpp"

namespace domain {

// Sets `totalAmount`, `totalGrossAmount`, `totalTaxAmount`, `totalSaleAmount`, `netSales`,
// `paidAmount` and `balanceAmount` of the check, and of each of its seats from the lines of that
// seat, with their `...Str` twins. What is paid belongs to the check alone: a seat keeps what it
// said of that. Other amounts stay.
void reckon_amounts(schema::Tree& check, int decimals);

}  // namespace domain
