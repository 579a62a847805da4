// The currencies of ISO 4217 that a shop can take.
#pragma once

#include <string_view>

namespace base {

bool is_currency(std::string_view code);       // "USD"; capitals only
int currency_decimals(std::string_view code);  // of the minor unit; 2 for an unknown code

}  // namespace base
