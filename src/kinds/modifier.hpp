// Modifiers change an item on an order: a topping, a side, a way of cooking.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"

namespace kinds {

struct Modifier : StoredKind {
    constexpr Modifier() : StoredKind("modifier", "modifiers", Traits{
        .about = "Modifiers change an item on an order: a topping, a side, a way of cooking.",
        .label = "Modifier",
        .in_use = "The modifier that you were trying to delete is attached with some modifier groups / included modifiers",
        .form = 2}) {}

    Text        name                    {this, "name", a_name};
    Text        plu_code                {this, "pluCode", searchable};
    Reference   home_group              {this, "modifyWith", to("modifierGroup") | help("home group; the modifier stands in its list of modifiers")};
    References  taxes                   {this, "taxes", to("tax")};
    Flag        includes_default_taxes  {this, "includeDefaultTaxes"};
    Links       serving_sizes           {this, "servingSizeLevels", to("servingSizeLevel") | help("prices per serving size, or serving size ids")};
    Links       prefixes                {this, "prefixes", form_only | help("prefixes (extra, no, on the side) with their prices")};
    Json        alternate               {this, "alternate", in_form(a_list) | help("kept as sent")};
    Count       max_times               {this, "maxNoOfTimes", one_element_list | at_least(0) | help("how often it may be applied to one item")};
    Flag        sets_price_here         {this, "setPriceHere", help("its price can be overridden")};
    Flag        overrides_free_toppings {this, "overrideFreeNToppings"};
    Text        button_color            {this, "buttonColor", in_form(a_color)};
    Flag        shows_in_print          {this, "showModifier", help("shown in the printer template")};
    Flag        prints_menu_in_modifier {this, "printMenuInModPrint"};
    Flag        prints_modifier_in_menu {this, "printModInMenuPrint"};
    References  kitchen_printers        {this, "kitchenPrinters", form_only};
    Image       image                   {this};
};

inline constexpr Modifier modifier;
static_assert(modifier.is_unambiguous());

}  // namespace kinds
