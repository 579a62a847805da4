// Lines of a sale as text, for an order that keeps its prices until it becomes a sale.
#pragma once

#include "domain/sale/sale.hpp"

#include <string_view>

namespace domain {

// For lines_from() only: numbers as `12;`, text after its length as `5;Soup `, lists after their
// number of entries, members one after another.
std::string text_of(const std::vector<SaleLine>& lines);
// Throws std::runtime_error for text that text_of() did not make.
std::vector<SaleLine> lines_from(std::string_view text);

}  // namespace domain
