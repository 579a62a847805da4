// Charges that come on top of an item: corkage, cake cutting, packaging.
#pragma once

#include "kinds/discount.hpp"

namespace kinds {

struct ItemServiceCharge : StoredKind {
    constexpr ItemServiceCharge() : StoredKind("itemServiceCharge", "itemServiceCharges", Traits{
        .about = "Charges that come on top of an item: corkage, cake cutting, packaging.",
        .label = "Item service charge"}) {}

    Text       name          {this, "name", a_name};
    Text       description   {this, "description"};
    Choice     value_type    {this, "valueType", one_of(value_types) | initially("\"Percentage\"")};
    Percent    percentage    {this, "percentage", a_share};
    Amount     amount        {this, "amount", at_least(0)};
    References taxes         {this, "taxes", to("tax") | help("taxes on the charge itself")};
    References service_types {this, "serviceTypes", to("serviceType") | help("none: every service type")};
};

inline constexpr ItemServiceCharge item_service_charge;
static_assert(item_service_charge.is_unambiguous());

}  // namespace kinds
