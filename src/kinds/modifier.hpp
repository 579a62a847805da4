// Modifiers change an item on an order: a topping, a side, a way of cooking.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"

namespace kinds {

struct Modifier : StoredKind {
    constexpr Modifier() : StoredKind("modifier", "modifiers", Traits{
        .about = "Modifiers change an item on an order: a topping, a side, a way of cooking.",
        .example_id = "650000000000000000001004",
        .example = R"({"name":"Truffle oil","store":"650000000000000000000101","modifyWith":"650000000000000000001005","servingSizeLevels":[{"id":"650000000000000000001003","price":250}],"maxNoOfTimes":2})",
        .label = "Modifier",
        .in_use = "The modifier that you were trying to delete is attached with some modifier groups / included modifiers"}) {}

    Text        name                    {this, "name", a_name | help("Name of the modifier, unique among the active modifiers of the store.")};
    Text        plu_code                {this, "pluCode", searchable | help("Number of the modifier on registers.")};
    Reference   home_group              {this, "modifyWith", to("modifierGroup") | help("Id of its home group, whose `modifiers` include it.")};
    References  taxes                   {this, "taxes", to("tax") | help("Ids of the taxes on it.")};
    Flag        includes_default_taxes  {this, "includeDefaultTaxes", help("Whether the default taxes also apply to it.")};
    Links       serving_sizes           {this, "servingSizeLevels", to("servingSizeLevel") | by_size | help("Its prices: objects with `id` of a serving size and `price`, or ids alone.")};
    Links       prefixes                {this, "prefixes", form_only | by_size | help("Words such as extra, no, on the side, with their prices: objects with `name` and `price`, or ids.")};
    Json        alternate               {this, "alternate", in_form(a_list) | help("What it may be exchanged for, kept as sent.")};
    Count       max_times               {this, "maxNoOfTimes", one_element_list | at_least(0) | help("How many times it may be applied to one item.")};
    Flag        sets_price_here         {this, "setPriceHere", help("Whether its price can be changed on the register.")};
    Flag        overrides_free_toppings {this, "overrideFreeNToppings", help("Whether it is charged even as one of the free toppings.")};
    Text        button_color            {this, "buttonColor", in_form(a_color) | shown_empty_as(R"("")") | help("Colour of its button on the devices, as hex digits.")};
    Flag        shows_in_print          {this, "showModifier", help("Whether printed orders show it.")};
    Flag        prints_menu_in_modifier {this, "printMenuInModPrint", help("Whether the printer of the modifier prints the item too.")};
    Flag        prints_modifier_in_menu {this, "printModInMenuPrint", help("Whether the printer of the item prints the modifier too.")};
    References  kitchen_printers        {this, "kitchenPrinters", form_only | help("Ids of the kitchen printers that print it.")};
    Image       image                   {this};
};

inline constexpr Modifier modifier;
static_assert(modifier.is_unambiguous());

}  // namespace kinds
