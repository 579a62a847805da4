// Modifier groups are the choices that items offer: choose a sauce, add toppings.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"
#include "kinds/link_members.hpp"
#include "kinds/translations.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 3> alignments{"A-Z", "Z-A", "Custom sort"};
inline constexpr std::array<std::string_view, 3> alignment_labels{"A to Z", "Z to A", "As arranged"};

struct ModifierGroup : StoredKind {
    constexpr ModifierGroup() : StoredKind("modifierGroup", "modifierGroups", Traits{
        .about = "Modifier groups are the choices that items offer: choose a sauce, add toppings.",
        .example_id = "650000000000000000001005",
        .example = R"({"name":"Finishing touches","store":"650000000000000000000101","modifiers":["650000000000000000001004"],"alignType":"A-Z","priority":20})",
        .label = "Modifier group", .in_use = "This ModifierGroup is attached with MenuItem, Could not inactivate.",
        .check = &check_translations}) {}

    Text        name             {this, "name", a_name | help("Name of the group, unique among the active groups of the store.")};
    References  modifiers        {this, "modifiers", to("modifier") | initially("[]") | help("Ids of its modifiers, each once. A modifier without a home group gets this one as its `modifyWith`.")
            | column(2) | shown_first | no_hint};
    Choice      align_type       {this, "alignType", one_of(alignments, alignment_labels) | help("Order in which its modifiers are shown.")
            | column(3) | labelled("Order of modifiers") | in_section(sections::screens)};
    Json        alignment        {this, "modifiersAlignment", in_form(an_object) | help("Positions of the modifiers for Custom sort, kept as sent.")};
    Count       priority         {this, "priority", at_least(0) | help("Position among the groups; the lowest comes first.")
            | column(4) | labelled("Position") | in_section(sections::screens)};
    Flag        is_pizza_topping {this, "pizzaTopping", help("Whether its modifiers are toppings, of which the first may be free.")
            | labelled("Toppings") | hint("Its modifiers are toppings, of which the first may be free.") | in_section(sections::price)};
    Links       serving_sizes    {this, "servingSizeLevels", to("servingSizeLevel") | by_size | help("Prices of its modifiers: objects with `id` of a serving size and `price`, or ids alone.")
            | labelled("Prices") | each_with(size_price) | hint("Prices of its modifiers for each serving size.") | in_section(sections::price)};
    Flag        sets_price_here  {this, "setPriceHere", help("Whether prices of its modifiers can be changed on the register.")
            | labelled("Prices can be changed on registers") | in_section(sections::price)};
    Translations translations    {this};
    Image       image            {this};
};

inline constexpr ModifierGroup modifier_group;
static_assert(modifier_group.is_unambiguous());

}  // namespace kinds
