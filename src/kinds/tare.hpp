// Tares: the weight of containers that a scale leaves out.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 4> weight_units{"g", "kg", "oz", "lb"};

struct Tare : StoredKind {
    constexpr Tare() : StoredKind("tare", "tares", Traits{
        .about = "Tares: the weight of containers that a scale leaves out.",
        .label = "Tare"}) {}

    Text   name        {this, "name", a_name};
    Text   description {this, "description"};
    Count  weight      {this, "weight", at_least(0) | help("in thousandths of the unit")};
    Choice unit        {this, "unit", one_of(weight_units) | initially("\"kg\"")};
};

inline constexpr Tare tare;
static_assert(tare.is_unambiguous());

}  // namespace kinds
