// Gratuities that are added to a check: by hand, or automatically for a large party.
#pragma once

#include "kinds/discount.hpp"

namespace kinds {

struct Gratuity : StoredKind {
    constexpr Gratuity() : StoredKind("gratuity", "gratuities", Traits{
        .about = "Gratuities that are added to a check: by hand, or automatically for a large party.",
        .example_id = "650000000000000000001011",
        .example = R"({"name":"Banquet","store":"650000000000000000000101","valueType":"Percentage","percentage":20000,"isAutomatic":true,"minimumGuests":12})",
        .label = "Gratuity",
        .shown = {.group = "store"}}) {}

    Text       name          {this, "name", a_name | help("Name of the gratuity, unique among the active ones of the store.")};
    Choice     value_type    {this, "valueType", one_of(value_types) | initially("\"Percentage\"") | help("Whether `percentage` or `amount` applies.")
            | labelled("Calculated as") | no_hint | in_section(sections::value)};
    Percent    percentage    {this, "percentage", a_share | help("The percentage it adds, when `valueType` is Percentage.")
            | column(2) | when("valueType", "Percentage") | no_hint | in_section(sections::value)};
    Amount     amount        {this, "amount", at_least(0) | help("The amount it adds, when `valueType` is Amount.")
            | column(3) | when("valueType", "Amount") | no_hint | in_section(sections::value)};
    Flag       is_automatic  {this, "isAutomatic", help("Whether it is added automatically from `minimumGuests` on.")
            | column(4) | labelled("Added automatically") | in_section(sections::rules)};
    Count      guests_min    {this, "minimumGuests", at_least(0) | help("The number of guests from which it is added automatically.")
            | column(5) | labelled("From guests") | when("isAutomatic", "true") | in_section(sections::rules)};
    Flag       is_after_tax  {this, "isAfterTax", help("Whether it is calculated on the amount including tax.")
            | labelled("Calculated after tax") | folded | in_section(sections::value)};
    References taxes         {this, "taxes", to("tax") | help("Ids of the taxes on the gratuity itself.")
            | hint("On the gratuity itself.") | in_section(sections::value)};
    References service_types {this, "serviceTypes", to("serviceType") | help("Ids of the service types it applies to; none means all.")
            | hint("None means all.") | in_section(sections::applies)};
    Count      priority      {this, "priority", at_least(0) | help("Position among the gratuities; the lowest comes first.")
            | folded | labelled("Position") | in_section(sections::screens)};
};

inline constexpr Gratuity gratuity;
static_assert(gratuity.is_unambiguous());

}  // namespace kinds
