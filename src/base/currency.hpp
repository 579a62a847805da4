// The currencies of ISO 4217 that a shop can take: without metals, funds that have no minor unit,
// and test codes.
#pragma once

#include <string_view>
#include <vector>

namespace base {

bool is_currency(std::string_view code);     // "USD"; in capitals only
std::vector<std::string_view> currencies();  // all codes, sorted

// How many decimals an amount in that currency has: 2 for "USD", 0 for "JPY". 2 also for a code
// that is not known.
int currency_decimals(std::string_view code);

}  // namespace base
