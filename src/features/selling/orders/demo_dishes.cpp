#include "features/selling/orders/demo_dishes.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "storage/tables/records.hpp"

#include <stdexcept>

namespace features::orders::demo {

using base::JsonObject;

std::vector<Dish> dishes_of(const schema::Tree& list) {
    std::vector<Dish> dishes;
    for (const schema::Tree& one : list.elements)
        dishes.push_back({.name = std::string(words_of(one, "name")),
                          .seat = whole_of(one, "seat").value_or(1),
                          .quantity = whole_of(one, "quantity").value_or(1),
                          .choice = std::string(words_of(one, "choice")),
                          .extra = std::string(words_of(one, "extra"))});
    return dishes;
}

std::string Menu::lines_of(std::span<const Dish> dishes) const {
    std::vector<std::string> lines;
    for (const Dish& dish : dishes) {
        JsonObject line;
        line.text("_id", std::to_string(lines.size() + 1))
            .text("miExternalID", id_of(kinds::menu_item, dish.name))
            .text("miName", dish.name)
            .number("quantity", dish.quantity);
        if (!dish.choice.empty()) line.raw("mandatoryModifiers", modifier(dish.choice));
        if (!dish.extra.empty()) line.raw("optionalModifiers", modifier(dish.extra));
        lines.push_back(line.done());
    }
    return base::json_array(lines);
}

std::string Menu::modifier(std::string_view name) const {
    return '[' +
           JsonObject()
               .text("mExternalID", id_of(kinds::modifier, name))
               .text("mName", name)
               .done() +
           ']';
}

std::string Menu::id_of(const schema::Kind& kind, std::string_view name) const {
    auto id =
        storage::find_active_name(view_, kind, account_, store_, "", base::name_key(name), "");
    if (!id) throw std::logic_error("the demo has no " + std::string(name));
    return *std::move(id);
}

}  // namespace features::orders::demo
