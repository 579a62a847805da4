// Discounts that staff or codes apply to items or to a whole check.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/time_restriction.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 2> discount_types{"Item Based", "Check Based"};
inline constexpr std::array<std::string_view, 2> discount_type_labels{"Single items", "The whole check"};
inline constexpr std::array<std::string_view, 2> value_types{"Percentage", "Amount"};

// For Traits::check: checks the time restriction.
void check_discount(const Record& record, base::Problems& problems);

struct Discount : StoredKind {
    constexpr Discount() : StoredKind("discount", "discounts", Traits{
        .about = "Discounts that staff or codes apply to items or to a whole check.",
        .example_id = "650000000000000000001009",
        .example = R"({"name":"Early Bird","store":"650000000000000000000101","discountType":"Item Based","valueType":"Percentage","percentage":15000,"categories":["650000000000000000001007"],"serviceTypes":["650000000000000000001015"]})",
        .label = "Discount", .check = &check_discount}) {}

    Text            name               {this, "name", a_name | help("Name of the discount, unique among the active discounts of the store.")};
    Text            code               {this, "discountCode", searchable | help("Code that a guest enters to get the discount.")
            | labelled("Code") | column(5)};
    Text            description        {this, "description", help("What the discount is for, in free text.")
            | as(Input::long_text) | no_hint};
    Choice          type               {this, "discountType", one_of(discount_types, discount_type_labels) | initially("\"Item Based\"") | help("Whether it is taken off single items or off the whole check.")
            | column(4) | labelled("Taken off") | no_hint | shown_first};
    Choice          value_type         {this, "valueType", one_of(value_types) | initially("\"Percentage\"") | help("Whether `percentage` or `amount` applies.")
            | labelled("Calculated as") | no_hint | in_section(sections::value)};
    Percent         percentage         {this, "percentage", a_share | help("The percentage it takes off, when `valueType` is Percentage.")
            | column(2) | when("valueType", "Percentage") | no_hint | in_section(sections::value)};
    Amount          amount             {this, "amount", at_least(0) | help("The amount it takes off, when `valueType` is Amount.")
            | column(3) | when("valueType", "Amount") | no_hint | in_section(sections::value)};
    Flag            is_per_piece       {this, "perQuantity", initially("false") | help("Whether `amount` applies to each discounted piece, up to its price; otherwise it applies to the whole order. For discounts on items. An extension.")
            | labelled("For each piece") | when("valueType", "Amount") | hint("The amount is taken off each discounted piece, not once off the order.") | in_section(sections::value)};
    Amount          amount_max         {this, "maximumAmount", at_least(0) | help("The most that it takes off an order.")
            | labelled("At most") | in_section(sections::value)};
    Amount          order_min          {this, "minimumOrderAmount", at_least(0) | help("The minimum amount of an order.")
            | labelled("Orders from") | hint("The smallest order that gets it.") | in_section(sections::value)};
    Flag            is_after_tax       {this, "isAfterTax", help("Whether it is calculated on the amount including tax.")
            | labelled("Calculated after tax") | folded | in_section(sections::value)};
    Flag            covers_modifiers   {this, "includeAdditionalModifier", help("Whether it also applies to the modifiers of an item.")
            | labelled("Modifiers too") | in_section(sections::applies)};
    Flag            needs_manager      {this, "needsManager", help("Whether a manager must approve it.")
            | column(6) | in_section(sections::rules)};
    Flag            needs_reason       {this, "needsReason", help("Whether staff must give a reason.")
            | in_section(sections::rules)};
    References      categories         {this, "categories", to("category") | help("Ids of the categories it applies to; none means all.")
            | from_view("categories") | hint("None means all.") | in_section(sections::applies)};
    References      menu_items         {this, "menuItems", to("menuItem") | help("Ids of the menu items it applies to; none means all.")
            | hint("None means all.") | in_section(sections::applies)};
    References      service_types      {this, "serviceTypes", to("serviceType") | help("Ids of the service types it applies to; none means all.")
            | hint("None means all.") | in_section(sections::applies)};
    Count           priority           {this, "priority", at_least(0) | help("Position among the discounts; the lowest comes first.")
            | folded | labelled("Position") | in_section(sections::screens)};
    Flag            is_hidden_in_web   {this, "hideInWeb", help("Whether the web shop hides it.")
            | labelled("Hidden in web shop") | in_section(sections::channels)};
    Flag            is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS") | help("Whether registers hide it.")
            | labelled("Hidden on registers") | in_section(sections::channels)};
    Flag            is_hidden_in_kiosk {this, "hideInKiosk", help("Whether kiosks hide it.")
            | labelled("Hidden on kiosks") | in_section(sections::channels)};
    TimeRestriction sold               {this};
};

inline constexpr Discount discount;
static_assert(discount.is_unambiguous());

}  // namespace kinds
