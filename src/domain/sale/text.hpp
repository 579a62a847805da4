// Lines of a sale as text, for an order that keeps what it was priced at until it becomes a sale.
#pragma once

#include "domain/sale/sale.hpp"

#include <string_view>

namespace domain {

// For lines_from() alone: numbers as `12;`, text after its length as `5;Soup `, lists after their
// number of entries, members one after another.
std::string text_of(const std::vector<SaleLine>& lines);
// Throws std::runtime_error when the text is none that text_of() made.
std::vector<SaleLine> lines_from(std::string_view text);

}  // namespace domain
