// The taxes of the menu as they apply to one order.
#pragma once

#include "domain/order/order.hpp"
#include "domain/pricing/menu.hpp"
#include "kinds/order_line.hpp"

namespace domain {

// The lower-case letters and digits of the name of a service type: "dinein" for "Dine In".
std::string service_word(std::string_view text);

// A tax by its record, without the taxes that it names. A rate by service type is that of the
// delivery type, else that of web orders, else the plain one; so is that of each quantity, whose
// own rate precedes the plain one.
TaxRule tax_rule(const schema::Record& tax, const Service& service);

// Collects the rules of an order, each once, and those that they name.
class TaxRules {
public:
    static constexpr std::size_t rules_max = 2 * taxes_max;  // in both lists of a component

    // Both must outlive it. Rules are added at the end of `rules`.
    TaxRules(const Menu& menu, const Service& service, std::vector<TaxRule>& rules)
        : menu_(menu), service_(service), rules_(rules) {}

    // The places of the rules of these taxes, each once. Taxes that the menu lacks are left out.
    std::vector<std::size_t> standing(const std::vector<std::string>& taxes);

    // Whether there were more than `rules_max`; those are left out.
    bool is_overfull() const { return is_overfull_; }

    // The ids of the default taxes of modifiers.
    const std::vector<std::string>& defaults();

    // Rules as a component of an order lists them, and after them those that only others name:
    // either the inclusive ones or the others.
    std::vector<schema::Record> listed(const std::vector<std::size_t>& rules,
                                       bool is_inclusive) const;

private:
    std::optional<std::size_t> place_of(const std::string& tax);

    const Menu& menu_;
    const Service& service_;
    std::vector<TaxRule>& rules_;
    std::map<std::string, std::size_t, std::less<>> places_{};
    std::optional<std::vector<std::string>> defaults_{};
    bool is_overfull_ = false;
};

}  // namespace domain
