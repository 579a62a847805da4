// Modifiers change an item on an order: a topping, a side, a way of cooking.
#pragma once

#include "kinds/food.hpp"
#include "kinds/formats.hpp"
#include "kinds/image.hpp"
#include "kinds/link_members.hpp"
#include "kinds/translations.hpp"

namespace kinds {

struct Modifier : StoredKind {
    constexpr Modifier() : StoredKind("modifier", "modifiers", Traits{
        .about = "Modifiers change an item on an order: a topping, a side, a way of cooking.",
        .example_id = "650000000000000000001004",
        .example = R"({"name":"Truffle oil","store":"650000000000000000000101","modifyWith":"650000000000000000001005","servingSizeLevels":[{"id":"650000000000000000001003","price":250}],"maxNoOfTimes":2})",
        .label = "Modifier",
        .in_use = "The modifier that you were trying to delete is attached with some modifier groups / included modifiers",
        .check = &check_translations}) {}

    Text        name                    {this, "name", a_name | help("Name of the modifier, unique among the active modifiers of the store.")};
    Text        plu_code                {this, "pluCode", searchable | help("Number of the modifier on registers.")
            | column(5)};
    Reference   home_group              {this, "modifyWith", to("modifierGroup") | help("Id of its home group, whose `modifiers` include it.")
            | labelled("Home group") | column(2) | shown_first | no_hint};
    References  taxes                   {this, "taxes", to("tax") | help("Ids of the taxes on it.")
            | column(4) | in_section(sections::price)};
    Flag        includes_default_taxes  {this, "includeDefaultTaxes", help("Whether the default taxes also apply to it.")
            | labelled("Default taxes too") | in_section(sections::price)};
    Links       serving_sizes           {this, "servingSizeLevels", to("servingSizeLevel") | by_size | help("Its prices: objects with `id` of a serving size and `price`, or ids alone.")
            | labelled("Prices") | shown_first | column(3) | each_with(size_price) | hint("For each serving size.") | in_section(sections::price)};
    Links       prefixes                {this, "prefixes", form_only | by_size | help("Words such as extra, no, on the side, with their prices: objects with `name` and `price`, or ids.")
            | as(Input::records) | each_with(prefix_price) | hint("Words such as extra, no or on the side, with their prices.") | in_section(sections::price)};
    Json        alternate               {this, "alternate", in_form(a_list) | help("What it may be exchanged for, kept as sent.")};
    Count       max_times               {this, "maxNoOfTimes", one_element_list | at_least(0) | help("How many times it may be applied to one item.")
            | labelled("Times per item") | hint("How many times it may be added to one item.")};
    Flag        sets_price_here         {this, "setPriceHere", help("Whether its price can be changed on the register.")
            | labelled("Price can be changed on registers") | in_section(sections::price)};
    Flag        overrides_free_toppings {this, "overrideFreeNToppings", help("Whether it is charged even as one of the free toppings.")
            | labelled("Charged though a topping is free") | folded | in_section(sections::price)};
    Text        button_color            {this, "buttonColor", in_form(a_color) | shown_empty_as(R"("")") | help("Colour of its button on the devices, as hex digits.")
            | labelled("Button colour") | no_hint | in_section(sections::screens)};
    Flag        shows_in_print          {this, "showModifier", help("Whether printed orders show it.")
            | labelled("Shown on printed orders") | in_section(sections::printing)};
    Flag        prints_menu_in_modifier {this, "printMenuInModPrint", help("Whether the printer of the modifier prints the item too.")
            | labelled("Item on modifier ticket") | folded | in_section(sections::printing)};
    Flag        prints_modifier_in_menu {this, "printModInMenuPrint", help("Whether the printer of the item prints the modifier too.")
            | labelled("Modifier on item ticket") | folded | in_section(sections::printing)};
    References  kitchen_printers        {this, "kitchenPrinters", form_only | help("Ids of the kitchen printers that print it.")
            | offers("printer") | only_where("printerType", "KitchenPrinter") | in_section(sections::printing)};
    Food        food                    {this};
    Translations translations           {this};
    Image       image                   {this};
};

inline constexpr Modifier modifier;
static_assert(modifier.is_unambiguous());

}  // namespace kinds
