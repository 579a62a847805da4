// What the demo's guests eat, and the menu they order it from.
#pragma once

#include "features/feature.hpp"
#include "schema/json_tree.hpp"

namespace features::orders::demo {

struct Dish {
    std::string name;
    std::int64_t seat = 1, quantity = 1;
    std::string choice{};  // a mandatory modifier
    std::string extra{};   // an optional modifier
};
// As listed in the demo's files: [{"name":"Lasagna","quantity":2,"choice":"Penne"}]
std::vector<Dish> dishes_of(const schema::Tree& list);

class Menu {
public:
    Menu(storage::ReadView& view, std::string_view account, std::string_view store)
        : view_(view), account_(account), store_(store) {}

    std::string id_of(const schema::Kind& kind, std::string_view name) const;
    // For `orderDetails` of an order; the lines have the ids 1, 2 and so on.
    std::string lines_of(std::span<const Dish> dishes) const;

private:
    std::string modifier(std::string_view name) const;

    storage::ReadView& view_;
    const std::string account_, store_;
};

}  // namespace features::orders::demo
