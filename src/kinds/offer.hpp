// Fields that categories and menu items share: the modifiers that they offer and the printers that
// print them. A kind holds each as one member:
//     Offer    offer    {this};
//     Printing printing {this};
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

struct Offer {
    constexpr explicit Offer(Kind* owner)
        : optional_groups         {owner, "optionalModifierGroups", to("modifierGroup") | by_size | help("Groups that a guest may choose from: ids, or objects with `id`, `minimum` and `maximum`.")},
          mandatory_groups        {owner, "mandatoryModifierGroups", to("modifierGroup") | by_size | help("Groups that a guest must choose from: ids, or objects with `id`, `minimum` and `maximum`.")},
          included_modifiers      {owner, "includedModifiers", to("modifier") | by_size | help("Modifiers that come with it: ids, or objects with `id` and `quantity`.")},
          overrides_free_toppings {owner, "overrideFreeNToppings", help("Whether toppings are charged even when they are among the free ones.")},
          free_toppings           {owner, "firstFreeNToppings", at_least(0) | help("How many toppings are free.")} {}

    Links optional_groups;
    Links mandatory_groups;
    Links included_modifiers;
    Flag  overrides_free_toppings;
    Count free_toppings;
};

struct Printing {
    constexpr explicit Printing(Kind* owner)
        : restricted {owner, "restrictPrinters", in_form(some_texts) | help("Names of printers that must not print it.")},
          kitchen    {owner, "kitchenPrinters", form_only | help("Ids of the kitchen printers that print it.")},
          label      {owner, "labelPrinters", form_only | help("Ids of the label printers that print it.")} {}

    Json       restricted;
    References kitchen;
    References label;
};

}  // namespace kinds
