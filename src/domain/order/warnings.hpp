// What looks wrong in an order that is taken all the same.
#pragma once

#include "domain/pricing/menu.hpp"

#include <string>
#include <vector>

namespace domain {

// Gathers sentences, each with the path that it is about. More than a few dozen are counted, not
// told.
class Warnings {
public:
    void add(const std::string& path, std::string_view sentence);
    void add(std::string sentence);
    // A last one says how many more there are.
    std::vector<std::string> told() &&;

private:
    static constexpr std::size_t told_max = 30;
    std::vector<std::string> told_{};
    std::size_t more_ = 0;
};

// Members of the order and of its parts that look misspelt (domain/spelling.hpp).
void warn_of_spelling(const schema::Record& order, Warnings& warnings);

// What an order that says its own prices has unlike the menu: ids that nobody knows, what is not
// sold now, other prices, no tax where the menu has one. `basket` is that of basket_of(). What
// names nothing of the menu is not looked at. Throws AmountTooLarge like price().
void warn_of_menu(const schema::Record& order, const Basket& basket, const Menu& menu,
                  const Service& service, Warnings& warnings);

}  // namespace domain
