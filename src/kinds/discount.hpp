// Discounts that staff or codes apply to items or to a whole check.
#pragma once

#include "kinds/formats.hpp"
#include "kinds/time_restriction.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 2> discount_types{"Item Based", "Check Based"};
inline constexpr std::array<std::string_view, 2> value_types{"Percentage", "Amount"};

// The time restriction (kinds/discount.cpp).
void check_discount(const Record& record, base::Problems& problems);

struct Discount : StoredKind {
    constexpr Discount() : StoredKind("discount", "discounts", Traits{
        .about = "Discounts that staff or codes apply to items or to a whole check.",
        .label = "Discount", .check = &check_discount}) {}

    Text            name               {this, "name", a_name};
    Text            code               {this, "discountCode", searchable | help("what a shopper types in")};
    Text            description        {this, "description"};
    Choice          type               {this, "discountType", one_of(discount_types) | initially("\"Item Based\"")};
    Choice          value_type         {this, "valueType", one_of(value_types) | initially("\"Percentage\"")};
    Percent         percentage         {this, "percentage", a_share};
    Amount          amount             {this, "amount", at_least(0)};
    Amount          amount_max         {this, "maximumAmount", at_least(0) | help("the most that it takes off")};
    Amount          order_min          {this, "minimumOrderAmount", at_least(0) | help("only on orders of at least this")};
    Flag            is_after_tax       {this, "isAfterTax"};
    Flag            covers_modifiers   {this, "includeAdditionalModifier"};
    Flag            needs_manager      {this, "needsManager"};
    Flag            needs_reason       {this, "needsReason"};
    References      categories         {this, "categories", to("category") | help("none: every category")};
    References      menu_items         {this, "menuItems", to("menuItem") | help("none: every item")};
    References      service_types      {this, "serviceTypes", to("serviceType") | help("none: every service type")};
    Count           priority           {this, "priority", at_least(0)};
    Flag            is_hidden_in_web   {this, "hideInWeb"};
    Flag            is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS")};
    Flag            is_hidden_in_kiosk {this, "hideInKiosk"};
    TimeRestriction sold               {this};
};

inline constexpr Discount discount;
static_assert(discount.is_unambiguous());

}  // namespace kinds
