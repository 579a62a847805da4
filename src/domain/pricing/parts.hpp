// The components of a basket in one row: line by line, the item first, then its modifiers as
// listed. That is the order in which equal remainders get their units.
#pragma once

#include "domain/pricing/pricing.hpp"

namespace domain {

struct Part {
    const Component* component;
    PricedComponent* priced;
    std::size_t line;
    std::optional<std::size_t> modifier;  // none: the item
    std::int64_t pieces;
};

struct Parts {
    std::vector<Part> all;
    std::vector<std::size_t> begins;  // of each line, and the end of the last

    std::size_t begin(std::size_t line) const { return begins[line]; }
    std::size_t end(std::size_t line) const { return begins[line + 1]; }
};

// A step about a part.
inline TraceStep about(const Part& part, std::string rule) {
    return {.line = part.line, .modifier = part.modifier, .rule = std::move(rule)};
}

// The name of a tax or a discount in a step.
template <typename Rule>
std::string label(const Rule& rule) {
    return rule.id.empty() ? rule.name : rule.id;
}

}  // namespace domain
