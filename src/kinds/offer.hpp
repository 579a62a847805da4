// Fields that categories and menu items share: the modifiers that they offer and the printers that
// print them. A kind holds each as one member:
//     Offer    offer    {this};
//     Printing printing {this};
#pragma once

#include "kinds/formats.hpp"
#include "kinds/link_members.hpp"

namespace kinds {

struct Offer {
    constexpr explicit Offer(Kind* owner)
        : optional_groups         {owner, "optionalModifierGroups", to("modifierGroup") | by_size | help("Groups that a guest may choose from: ids, or objects with `id`, `minimum` and `maximum`.")
            | each_with(group_choice) | labelled("Optional groups") | hint("Groups that a guest may choose from.") | in_section(sections::modifiers)},
          mandatory_groups        {owner, "mandatoryModifierGroups", to("modifierGroup") | by_size | help("Groups that a guest must choose from: ids, or objects with `id`, `minimum` and `maximum`.")
            | each_with(group_choice) | labelled("Mandatory groups") | hint("Groups that a guest must choose from.") | in_section(sections::modifiers)},
          included_modifiers      {owner, "includedModifiers", to("modifier") | by_size | help("Modifiers that come with it: ids, or objects with `id` and `quantity`.")
            | each_with(included_modifier) | hint("What comes with it.") | in_section(sections::modifiers)},
          overrides_free_toppings {owner, "overrideFreeNToppings", help("Whether toppings are charged even when they are among the free ones.")
            | labelled("Free toppings are charged") | folded | in_section(sections::modifiers)},
          free_toppings           {owner, "firstFreeNToppings", at_least(0) | help("How many toppings are free.")
            | labelled("Free toppings") | in_section(sections::modifiers)} {}

    Links optional_groups;
    Links mandatory_groups;
    Links included_modifiers;
    Flag  overrides_free_toppings;
    Count free_toppings;
};

struct Printing {
    constexpr explicit Printing(Kind* owner)
        : restricted {owner, "restrictPrinters", in_form(some_texts) | help("Names of printers that must not print it.")
            | offers("printer") | labelled("Never printed at") | folded | hint("Printers that must not print it.") | in_section(sections::printing)},
          kitchen    {owner, "kitchenPrinters", form_only | help("Ids of the kitchen printers that print it.")
            | offers("printer") | only_where("printerType", "KitchenPrinter") | in_section(sections::printing)},
          label      {owner, "labelPrinters", form_only | help("Ids of the label printers that print it.")
            | offers("printer") | only_where("printerType", "LabelPrinter") | in_section(sections::printing)} {}

    Json       restricted;
    References kitchen;
    References label;
};

}  // namespace kinds
