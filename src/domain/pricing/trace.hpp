// The steps of a calculation, in the order in which they were made, for people who ask why.
#pragma once

#include "domain/pricing/money.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace domain {

struct TraceStep {
    // What the step is about: a line of the order and a component of it. Without a line it is about
    // the order.
    std::optional<std::size_t> line{};
    std::optional<std::size_t> modifier{};  // none: the item, or the line as a whole
    std::string rule;  // which rule was applied: "amount", "discount", "share", "inclusive tax"
    std::string subject{};  // the id, else the name of the tax or discount; "" for none
    Minor base = 0;         // what the rule was applied to
    // The exact result as a fraction in lowest terms, decimal digits: they may be longer than any
    // integer.
    std::string numerator{}, denominator{};
    std::string rounding{};  // "exact", "half away from zero", "largest remainder"
    Minor result = 0;
};

using Trace = std::vector<TraceStep>;

}  // namespace domain
