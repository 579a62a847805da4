// Service types: how guests are served, from the table to the web order.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct ServiceType : StoredKind {
    constexpr ServiceType() : StoredKind("serviceType", "serviceTypes", Traits{
        .about = "Service types: how guests are served, from the table to the web order.",
        .example_id = "650000000000000000001015",
        .example = R"({"name":"Curbside","store":"650000000000000000000101","service":"CURBSIDE","priority":8})",
        .label = "Service type",
        .shown = {.group = "store"}}) {}

    Text  name               {this, "name", a_name | help("Name of the service type, unique among the active ones of the store.")};
    Text  service            {this, "service", searchable | help("Its name in checks and orders: `TABLESERVICE`.")
            | labelled("Name in checks") | column(2) | hint("What devices write into checks and orders.")};
    Text  description        {this, "description", help("What the service type is for, in free text.")
            | as(Input::long_text) | column(3) | no_hint};
    Count priority           {this, "priority", at_least(0) | help("Position among the service types; the lowest comes first.")
            | column(4) | labelled("Position") | in_section(sections::screens)};
    Flag  is_hidden_in_web   {this, "hideInWeb", help("Whether the web shop hides it.")
            | labelled("Hidden in web shop") | in_section(sections::channels)};
    Flag  is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS") | help("Whether registers hide it.")
            | labelled("Hidden on registers") | in_section(sections::channels)};
    Flag  is_hidden_in_kiosk {this, "hideInKiosk", help("Whether kiosks hide it.")
            | labelled("Hidden on kiosks") | in_section(sections::channels)};
};

inline constexpr ServiceType service_type;
static_assert(service_type.is_unambiguous());

}  // namespace kinds
