// Display groups gather items and categories on a screen: specials, lunch, favourites.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

struct DisplayGroup : StoredKind {
    constexpr DisplayGroup() : StoredKind("displayGroup", "displayGroups", Traits{
        .about = "Display groups gather items and categories on a screen: specials, lunch, favourites.",
        .label = "Display group"}) {}

    Text       name               {this, "name", a_name};
    Text       description        {this, "description"};
    References categories         {this, "categories", to("category")};
    References menu_items         {this, "menuItems", to("menuItem") | help("in the order of the screen")};
    Count      priority           {this, "priority", at_least(0)};
    Text       button_color       {this, "buttonColor", in_form(a_color)};
    Flag       is_hidden_in_web   {this, "hideInWeb"};
    Flag       is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS")};
    Flag       is_hidden_in_kiosk {this, "hideInKiosk"};
};

inline constexpr DisplayGroup display_group;
static_assert(display_group.is_unambiguous());

}  // namespace kinds
