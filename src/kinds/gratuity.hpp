// Gratuities that are added to a check: by hand, or by themselves for a large party.
#pragma once

#include "kinds/discount.hpp"

namespace kinds {

struct Gratuity : StoredKind {
    constexpr Gratuity() : StoredKind("gratuity", "gratuities", Traits{
        .about = "Gratuities that are added to a check: by hand, or by themselves for a large party.",
        .label = "Gratuity"}) {}

    Text       name          {this, "name", a_name};
    Choice     value_type    {this, "valueType", one_of(value_types) | initially("\"Percentage\"")};
    Percent    percentage    {this, "percentage", a_share};
    Amount     amount        {this, "amount", at_least(0)};
    Flag       is_automatic  {this, "isAutomatic", help("added by itself from minimumGuests on")};
    Count      guests_min    {this, "minimumGuests", at_least(0)};
    Flag       is_after_tax  {this, "isAfterTax", help("reckoned on the amount with tax")};
    References taxes         {this, "taxes", to("tax") | help("taxes on the gratuity itself")};
    References service_types {this, "serviceTypes", to("serviceType") | help("none: every service type")};
    Count      priority      {this, "priority", at_least(0)};
};

inline constexpr Gratuity gratuity;
static_assert(gratuity.is_unambiguous());

}  // namespace kinds
