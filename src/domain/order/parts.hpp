// Names and places of the parts of an order, for the files that turn records into baskets and back.
#pragma once

#include "domain/pricing/pricing.hpp"
#include "kinds/order.hpp"

#include <string>

namespace domain {

using schema::Records;

// In the order of a line's components.
inline constexpr const Records* modifier_lists[] = {&kinds::order_detail.included_modifiers,
                                                    &kinds::order_detail.optional_modifiers,
                                                    &kinds::order_detail.mandatory_modifiers};

inline std::string entry_path(const std::string& path, const schema::Field& list, std::size_t i) {
    const std::string place = std::to_string(i);
    std::string entry;
    entry.reserve(path.size() + list.name.size() + place.size() + 3);
    if (!path.empty()) (entry += path) += '.';
    return (((entry += list.name) += '[') += place) += ']';
}
inline std::string line_path(std::size_t i) { return entry_path("", kinds::order.lines, i); }

// Of a discount, in thousandths of a percent; 0: its amount counts.
inline std::int64_t rate_of(const schema::Record& discount) {
    using kinds::order_discount;
    if (discount[order_discount.percentage] > 0) return discount[order_discount.percentage];
    return discount[order_discount.value] * 1'000;
}

// Whether a discount on several lines counts once for all of them: an amount for the order, or one
// with a limit. A percentage without a limit gives the same either way.
inline bool counts_once(const DiscountRule& rule) {
    return (rule.rate == 0 && !rule.is_per_piece) || rule.amount_max.has_value();
}

// What identifies the tax of an entry: its id, else its name, else its place.
inline std::string tax_id(const schema::Record& tax, bool is_inclusive, std::size_t place) {
    using kinds::order_tax;
    for (const schema::Text* field : {&order_tax.external_id, &order_tax.tax, &order_tax.name})
        if (!tax[*field].empty()) return tax[*field];
    return (is_inclusive ? "inclusive tax " : "tax ") + std::to_string(place + 1);
}

}  // namespace domain
