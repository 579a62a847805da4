// Display groups gather items and categories on a screen: specials, lunch, favourites.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

struct DisplayGroup : StoredKind {
    constexpr DisplayGroup() : StoredKind("displayGroup", "displayGroups", Traits{
        .about = "Display groups gather items and categories on a screen: specials, lunch, favourites.",
        .example_id = "650000000000000000001010",
        .example = R"({"name":"Sunday Favourites","store":"650000000000000000000101","categories":["650000000000000000001007"],"menuItems":["650000000000000000001008"],"priority":3})",
        .label = "Display group"}) {}

    Text       name               {this, "name", a_name | help("Name of the display group, unique among the active ones of the store.")};
    Text       description        {this, "description", help("What the group shows, in free text.")
            | as(Input::long_text) | no_hint};
    References categories         {this, "categories", to("category") | help("Ids of the categories that the group shows.")
            | from_view("categories") | column(2) | no_hint};
    References menu_items         {this, "menuItems", to("menuItem") | help("Ids of the menu items that the group shows, in the order of the screen.")
            | column(3) | hint("In the order of the screen.")};
    Count      priority           {this, "priority", at_least(0) | help("Position among the display groups; the lowest comes first.")
            | column(4) | labelled("Position") | in_section(sections::screens)};
    Text       button_color       {this, "buttonColor", in_form(a_color) | help("Colour of its button on the devices, as hex digits.")
            | labelled("Button colour") | no_hint | in_section(sections::screens)};
    Flag       is_hidden_in_web   {this, "hideInWeb", help("Whether the web shop hides it.")
            | labelled("Hidden in web shop") | in_section(sections::channels)};
    Flag       is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS") | help("Whether registers hide it.")
            | labelled("Hidden on registers") | in_section(sections::channels)};
    Flag       is_hidden_in_kiosk {this, "hideInKiosk", help("Whether kiosks hide it.")
            | labelled("Hidden on kiosks") | in_section(sections::channels)};
};

inline constexpr DisplayGroup display_group;
static_assert(display_group.is_unambiguous());

}  // namespace kinds
