// Shares of a total in hundredths of a percent.
#pragma once

#include "domain/pricing/money.hpp"

#include <span>
#include <vector>

namespace domain {

// For each amount its percentage of their sum, in hundredths, such that together they are 100 %:
// rounded down, and what is missing goes to the largest remainders, of equal ones to the earlier.
// All 0 when the sum is not positive. Amounts may be negative.
std::vector<std::int64_t> percentages_of(std::span<const Minor> amounts);

}  // namespace domain
