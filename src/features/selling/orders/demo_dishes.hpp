// What guests of the demo eat, and the menu by which they order it.
#pragma once

#include "features/feature.hpp"
#include "schema/json_tree.hpp"

namespace features::orders::demo {

struct Dish {
    std::string name;
    std::int64_t seat = 1, quantity = 1;
    std::string choice{};  // of what must be chosen
    std::string extra{};   // of what may be added
};
// As files of the demo list them: [{"name":"Lasagna","quantity":2,"choice":"Penne"}]
std::vector<Dish> dishes_of(const schema::Tree& list);

class Menu {
public:
    Menu(storage::ReadView& view, std::string_view account, std::string_view store)
        : view_(view), account_(account), store_(store) {}

    std::string id_of(const schema::Kind& kind, std::string_view name) const;
    // For `orderDetails` of an order; the lines are called 1, 2 and so on.
    std::string lines_of(std::span<const Dish> dishes) const;

private:
    std::string modifier(std::string_view name) const;

    storage::ReadView& view_;
    const std::string account_, store_;
};

}  // namespace features::orders::demo
