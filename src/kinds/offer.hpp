// What categories and menu items say alike: the modifiers that are offered and the printers that an
// order goes to. A kind holds each as one member:
//     Offer    offer    {this};
//     Printing printing {this};
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

struct Offer {
    constexpr explicit Offer(Kind* owner)
        : optional_groups         {owner, "optionalModifierGroups", to("modifierGroup")},
          mandatory_groups        {owner, "mandatoryModifierGroups", to("modifierGroup")},
          included_modifiers      {owner, "includedModifiers", to("modifier")},
          overrides_free_toppings {owner, "overrideFreeNToppings"},
          free_toppings           {owner, "firstFreeNToppings", at_least(0)} {}

    Links optional_groups;
    Links mandatory_groups;
    Links included_modifiers;
    Flag  overrides_free_toppings;
    Count free_toppings;
};

struct Printing {
    constexpr explicit Printing(Kind* owner)
        : restricted {owner, "restrictPrinters", in_form(some_texts)},
          kitchen    {owner, "kitchenPrinters", form_only},
          label      {owner, "labelPrinters", form_only} {}

    Json       restricted;
    References kitchen;
    References label;
};

}  // namespace kinds
