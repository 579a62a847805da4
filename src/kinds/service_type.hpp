// Service types: how guests are served, from the table to the web order.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct ServiceType : StoredKind {
    constexpr ServiceType() : StoredKind("serviceType", "serviceTypes", Traits{
        .about = "Service types: how guests are served, from the table to the web order.",
        .label = "Service type"}) {}

    Text  name               {this, "name", a_name};
    Text  service            {this, "service", searchable | help("as checks say it: TABLESERVICE")};
    Text  description        {this, "description"};
    Count priority           {this, "priority", at_least(0)};
    Flag  is_hidden_in_web   {this, "hideInWeb"};
    Flag  is_hidden_in_pos   {this, "hideInPos", also_printed("hideInPOS")};
    Flag  is_hidden_in_kiosk {this, "hideInKiosk"};
};

inline constexpr ServiceType service_type;
static_assert(service_type.is_unambiguous());

}  // namespace kinds
