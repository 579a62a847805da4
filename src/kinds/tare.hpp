// Tares: the weight of containers that a scale subtracts.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 4> weight_units{"g", "kg", "oz", "lb"};
inline constexpr std::array<std::string_view, 4> weight_unit_labels{"Grams", "Kilograms", "Ounces", "Pounds"};

struct Tare : StoredKind {
    constexpr Tare() : StoredKind("tare", "tares", Traits{
        .about = "Tares: the weight of containers that a scale subtracts.",
        .example_id = "650000000000000000001014",
        .example = R"({"name":"Large Bowl","store":"650000000000000000000101","weight":45000,"unit":"g"})",
        .label = "Tare"}) {}

    Text   name        {this, "name", a_name | help("Name of the tare, unique among the active tares of the store.")};
    Text   description {this, "description", help("What the container is, in free text.")
            | column(4) | no_hint};
    Count  weight      {this, "weight", at_least(0) | help("Weight of the container, in thousandths of the unit.")
            | as(Input::decimal) | column(2) | hint("Of the empty container.")};
    Choice unit        {this, "unit", one_of(weight_units, weight_unit_labels) | initially("\"kg\"") | help("Unit of the weight.")
            | column(3)};
};

inline constexpr Tare tare;
static_assert(tare.is_unambiguous());

}  // namespace kinds
