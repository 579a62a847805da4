// Menu items: what is sold, with a price per serving size.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/image.hpp"
#include "kinds/offer.hpp"
#include "kinds/time_restriction.hpp"

namespace kinds {

struct ItemPrice : Kind {
    constexpr ItemPrice() : Kind("itemPrice", "itemPrices") {}

    Reference serving_size {this, "servingSizeLevel", to("servingSizeLevel") | help("none: the price of an item without sizes")};
    Amount    price        {this, "price", required | at_least(0)};
};
inline constexpr ItemPrice item_price;
static_assert(item_price.is_unambiguous());

// One price per serving size, and the time restriction (kinds/menu_item.cpp).
void check_menu_item(const Record& record, base::Problems& problems);

struct MenuItem : StoredKind {
    constexpr MenuItem() : StoredKind("menuItem", "menuItems", Traits{
        .about = "Menu items: what is sold, with a price per serving size.",
        .label = "MenuItem", .in_use = "This MenuItem is attached with some discounts/display groups, Could not inactivate.",
        .form = 2, .check = &check_menu_item}) {}

    Text            name               {this, "name", a_name};
    Text            plu_code           {this, "pluCode", searchable};
    Text            description        {this, "description"};
    Reference       category           {this, "category", to("category") | help("level 1; when only a subcategory is sent, its category")};
    Reference       subcategory        {this, "subCategory", to("category") | help("level 2, of the category")};
    Reference       course             {this, "course", to("course")};
    Records         prices             {this, "prices", item_price, help("one per serving size")};
    References      taxes              {this, "taxes", to("tax") | help("a new item that sends none gets the default taxes")};
    Offer           offer              {this};
    Count           priority           {this, "priority", at_least(0)};
    Text            button_color       {this, "buttonColor", in_form(a_color)};
    Printing        printing           {this};
    Flag            is_hidden_in_web   {this, "hideInWeb"};
    Flag            is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS")};
    Flag            is_hidden_in_kiosk {this, "hideInKiosk"};
    Links           tare_group         {this, "tareGroup", form_only};
    Reference       default_tare       {this, "defaultTare", form_only};
    Reference       service_charge     {this, "itemServiceCharge", form_only};
    Flag            is_sold_out        {this, "soldOut", initially("false")};
    Instant         sold_out_until     {this, "soldOutUntil", help("when a sold-out item comes back by itself")};
    TimeRestriction sold               {this};
    Image           image              {this};
};

inline constexpr MenuItem menu_item;
static_assert(menu_item.is_unambiguous());

}  // namespace kinds
