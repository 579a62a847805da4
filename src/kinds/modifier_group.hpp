// Modifier groups are what items offer: choose a sauce, add toppings.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 3> alignments{"A-Z", "Z-A", "Custom sort"};

struct ModifierGroup : StoredKind {
    constexpr ModifierGroup() : StoredKind("modifierGroup", "modifierGroups", Traits{
        .about = "Modifier groups are what items offer: choose a sauce, add toppings.",
        .label = "ModifierGroup", .in_use = "This ModifierGroup is attached with MenuItem, Could not inactivate.",
        .form = 2}) {}

    Text        name             {this, "name", a_name};
    References  modifiers        {this, "modifiers", to("modifier") | initially("[]") | help("each once; one without a home group gets this one as its modifyWith")};
    Choice      align_type       {this, "alignType", one_of(alignments)};
    Json        alignment        {this, "modifiersAlignment", in_form(an_object) | help("kept as sent: places for Custom sort")};
    Count       priority         {this, "priority", at_least(0)};
    Flag        is_pizza_topping {this, "pizzaTopping"};
    Links       serving_sizes    {this, "servingSizeLevels", to("servingSizeLevel") | help("prices per serving size, or serving size ids")};
    Flag        sets_price_here  {this, "setPriceHere", help("prices of its modifiers can be overridden")};
    Image       image            {this};
};

inline constexpr ModifierGroup modifier_group;
static_assert(modifier_group.is_unambiguous());

}  // namespace kinds
