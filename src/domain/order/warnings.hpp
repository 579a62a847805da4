// Warnings about an order that is accepted anyway.
#pragma once

#include "domain/pricing/menu.hpp"

#include <string>
#include <vector>

namespace domain {

// Collects sentences, each with its path. Beyond a few dozen they are only counted.
class Warnings {
public:
    void add(const std::string& path, std::string_view sentence);
    void add(std::string sentence);
    // The last one says how many more there are.
    std::vector<std::string> told() &&;

private:
    static constexpr std::size_t reported_max = 30;
    std::vector<std::string> reported_{};
    std::size_t more_ = 0;
};

// Members of the order and of its parts that look misspelt (domain/spelling.hpp).
void warn_of_spelling(const schema::Record& order, Warnings& warnings);

// How an order with its own prices differs from the menu: unknown ids, items that are not sold now,
// other prices, no tax where the menu has one. `basket` is that of basket_of(). Parts that name
// nothing of the menu are skipped. Throws AmountTooLarge like price().
void warn_of_menu(const schema::Record& order, const Basket& basket, const Menu& menu,
                  const Service& service, Warnings& warnings);

}  // namespace domain
