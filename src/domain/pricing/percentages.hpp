// Shares of a total in hundredths of a percent.
#pragma once

#include "domain/pricing/money.hpp"

#include <span>
#include <vector>

namespace domain {

// Each amount's percentage of their sum, in hundredths, so that together they are 100 %: rounded
// down, and the missing hundredths go to the largest remainders, of equal ones to the earlier. All
// 0 when the sum is not positive. Amounts may be negative.
std::vector<std::int64_t> percentages_of(std::span<const Minor> amounts);

}  // namespace domain
