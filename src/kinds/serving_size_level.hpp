// Serving sizes (small, large, by weight) that prices are given for.
#pragma once

#include "kinds/formats.hpp"

namespace kinds {

struct ServingSizeLevel : StoredKind {
    constexpr ServingSizeLevel() : StoredKind("servingSizeLevel", "sslList", Traits{
        .about = "Serving sizes (small, large, by weight) that prices are given for.",
        .label = "Serving size level", .in_use = "This serving size is attached in some categories/items"}) {}

    Text name        {this, "name", a_name};
    Text description {this, "description"};
    Flag is_default  {this, "default", help("at most one per store; setting another clears the first")};
    Json conversions {this, "conversions", in_form(a_list) | help("scale units for conversion")};
};

inline constexpr ServingSizeLevel serving_size_level;
static_assert(serving_size_level.is_unambiguous());

}  // namespace kinds
