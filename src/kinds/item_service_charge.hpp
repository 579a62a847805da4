// Charges that are added to an item: corkage, cake cutting, packaging.
#pragma once

#include "kinds/discount.hpp"

namespace kinds {

struct ItemServiceCharge : StoredKind {
    constexpr ItemServiceCharge() : StoredKind("itemServiceCharge", "itemServiceCharges", Traits{
        .about = "Charges that are added to an item: corkage, cake cutting, packaging.",
        .example_id = "650000000000000000001016",
        .example = R"({"name":"Gift Wrapping","store":"650000000000000000000101","valueType":"Amount","amount":350,"taxes":["650000000000000000001006"]})",
        .label = "Item service charge",
        .shown = {.group = "store"}}) {}

    Text       name          {this, "name", a_name | help("Name of the charge, unique among the active ones of the store.")};
    Text       description   {this, "description", help("What the charge is for, in free text.")
            | as(Input::long_text) | no_hint};
    Choice     value_type    {this, "valueType", one_of(value_types) | initially("\"Percentage\"") | help("Whether `percentage` or `amount` applies.")
            | labelled("Calculated as") | no_hint | in_section(sections::value)};
    Percent    percentage    {this, "percentage", a_share | help("The percentage of the item's price that it adds, when `valueType` is Percentage.")
            | column(2) | when("valueType", "Percentage") | hint("Of the price of the item.") | in_section(sections::value)};
    Amount     amount        {this, "amount", at_least(0) | help("The amount it adds, when `valueType` is Amount.")
            | column(3) | when("valueType", "Amount") | no_hint | in_section(sections::value)};
    References taxes         {this, "taxes", to("tax") | help("Ids of the taxes on the charge itself.")
            | column(4) | hint("On the charge itself.") | in_section(sections::value)};
    References service_types {this, "serviceTypes", to("serviceType") | help("Ids of the service types it applies to; none means all.")
            | hint("None means all.") | in_section(sections::applies)};
};

inline constexpr ItemServiceCharge item_service_charge;
static_assert(item_service_charge.is_unambiguous());

}  // namespace kinds
