// Menu items: what is sold, with a price per serving size.
#pragma once

#include "kinds/food.hpp"
#include "kinds/formats.hpp"
#include "kinds/image.hpp"
#include "kinds/offer.hpp"
#include "kinds/time_restriction.hpp"
#include "kinds/translations.hpp"

namespace kinds {

struct ItemPrice : Kind {
    constexpr ItemPrice() : Kind("itemPrice", "itemPrices", Traits{.about = "The price of a menu item in one serving size."}) {}

    Reference serving_size {this, "servingSizeLevel", to("servingSizeLevel") | help("Id of the serving size; none for the price of an item without sizes.")
            | labelled("Size") | column(1) | shown_first | hint("None for an item without sizes.")};
    Amount    price        {this, "price", required | at_least(0) | help("Price of the item in this size.")
            | column(2)};
};
inline constexpr ItemPrice item_price;
static_assert(item_price.is_unambiguous());

// For Traits::check: a serving size has only one price; checks the time restriction and the
// translations.
void check_menu_item(const Record& record, base::Problems& problems);

struct MenuItem : StoredKind {
    constexpr MenuItem() : StoredKind("menuItem", "menuItems", Traits{
        .about = "Menu items: what is sold, with a price per serving size.",
        .example_id = "650000000000000000001008",
        .example = R"({"name":"Ricotta Pancakes","store":"650000000000000000000101","pluCode":"2001","description":"With maple syrup","category":"650000000000000000001007","course":"650000000000000000001002","prices":[{"price":1250}],"taxes":["650000000000000000001006"],"optionalModifierGroups":["650000000000000000001005"]})",
        .label = "Menu item", .in_use = "This MenuItem is attached with some discounts/display groups, Could not inactivate.",
        .check = &check_menu_item}) {}

    Text            name               {this, "name", a_name | help("Name of the item, unique among the active items of the store.")};
    Text            plu_code           {this, "pluCode", searchable | help("Number of the item on registers and scales.")
            | column(6)};
    Text            description        {this, "description", help("Description of the item for guests.")
            | as(Input::long_text) | shown_first | hint("What guests read about it.")};
    Reference       category           {this, "category", to("category") | help("Id of the category, of level 1; when only `subCategory` is sent, that subcategory's parent.")
            | from_view("categories") | column(2) | shown_first};
    Reference       subcategory        {this, "subCategory", to("category") | help("Id of the subcategory, of level 2, in the category.")
            | from_view("subcategories") | shown_first};
    Reference       course             {this, "course", to("course") | help("Id of the course in which the kitchen sends it out.")
            | hint("When the kitchen sends it out.")};
    Records         prices             {this, "prices", item_price, help("Its prices, one for each serving size.")
            | column(3) | shown_first | hint("One for each serving size.") | in_section(sections::price)};
    References      taxes              {this, "taxes", to("tax") | help("Ids of the taxes on it. A new item without any gets the default taxes.")
            | column(4) | hint("A new item without any gets the default taxes.") | in_section(sections::price)};
    Offer           offer              {this};
    Count           priority           {this, "priority", at_least(0) | help("Position among the items; the lowest comes first.")
            | folded | labelled("Position") | in_section(sections::screens)};
    Text            button_color       {this, "buttonColor", in_form(a_color) | shown_empty_as(R"("")") | help("Colour of its button on the devices, as hex digits.")
            | labelled("Button colour") | no_hint | in_section(sections::screens)};
    Printing        printing           {this};
    Flag            is_hidden_in_web   {this, "hideInWeb", help("Whether the web shop hides it.")
            | labelled("Hidden in web shop") | in_section(sections::channels)};
    Flag            is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS") | help("Whether registers hide it.")
            | labelled("Hidden on registers") | in_section(sections::channels)};
    Flag            is_hidden_in_kiosk {this, "hideInKiosk", help("Whether kiosks hide it.")
            | labelled("Hidden on kiosks") | in_section(sections::channels)};
    Links           tare_group         {this, "tareGroup", form_only | by_size | shown_empty_as(R"("")") | help("Tares that a scale may use for it: ids, or objects with `id`.")
            | offers("tare") | labelled("Tares") | hint("Containers that a scale may subtract.") | folded | in_section(sections::scale)};
    Reference       default_tare       {this, "defaultTare", form_only | help("Id of the tare that a scale uses by default.")
            | offers("tare") | labelled("Usual tare") | folded | in_section(sections::scale)};
    Reference       service_charge     {this, "itemServiceCharge", form_only | shown_empty_as(R"("")") | help("Id of the charge that is added to it.")
            | offers("itemServiceCharge") | labelled("Service charge") | hint("Added to it.") | in_section(sections::price)};
    Flag            is_sold_out        {this, "soldOut", initially("false") | help("Whether it is sold out.")
            | column(5) | no_hint | in_section(sections::availability)};
    Instant         sold_out_until     {this, "soldOutUntil", help("When a sold-out item becomes available again.")
            | labelled("Available again") | when("soldOut", "true") | hint("When it comes back by itself.") | in_section(sections::availability)};
    TimeRestriction sold               {this};
    Food            food               {this};
    Translations    translations       {this};
    Image           image              {this};
};

inline constexpr MenuItem menu_item;
static_assert(menu_item.is_unambiguous());

}  // namespace kinds
