// Floors of a restaurant and their tables.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 4> table_shapes{"Square", "Rectangle", "Round", "Bar"};

struct Table : Kind {
    constexpr Table() : Kind("table", "tables", Traits{.about = "A table on a floor."}) {}

    Reference id       {this, "id", help("Identifies the table; assigned by the service when a table has none.")};
    Text      name     {this, "name", a_name | also_printed("tableName") | help("Name of the table, unique on its floor.")};
    Count     seats    {this, "seats", at_least(0) | at_most(1'000) | help("How many guests the table seats.")
            | column(2)};
    Choice    shape    {this, "shape", one_of(table_shapes) | help("Shape of the table on the floor plan.")
            | column(3)};
    Count     left     {this, "x", help("Distance from the left of the floor plan, in units of the plan.")
            | folded | labelled("From the left")};
    Count     top      {this, "y", help("Distance from the top of the floor plan, in units of the plan.")
            | folded | labelled("From the top")};
    Count     width    {this, "width", at_least(0) | help("Width on the floor plan.")
            | folded};
    Count     height   {this, "height", at_least(0) | help("Height on the floor plan.")
            | folded};
    Count     rotation {this, "rotation", at_least(0) | at_most(359) | help("Clockwise rotation of the table, in degrees.")
            | folded};
};
inline constexpr Table table;
static_assert(table.is_unambiguous());

// For Traits::check: the tables of one floor must differ in name and in id.
void check_floor(const Record& record, base::Problems& problems);

struct Floor : StoredKind {
    constexpr Floor() : StoredKind("floor", "floors", Traits{
        .about = "Floors of a restaurant and their tables.",
        .example_id = "650000000000000000001018",
        .example = R"({"name":"Roof Terrace","store":"650000000000000000000101","priority":4,"tables":[{"name":"R1","seats":4,"shape":"Round","x":40,"y":40,"width":80,"height":80}]})",
        .label = "Floor", .check = &check_floor,
        .shown = {.group = "store"}}) {}

    Text    name     {this, "name", a_name | also_printed("floorName") | help("Name of the floor, unique among the active floors of the store.")};
    Count   priority {this, "priority", at_least(0) | help("Position among the floors; the lowest comes first.")
            | column(3) | labelled("Position")};
    Records tables   {this, "tables", table, initially("[]") | help("The tables on the floor.")
            | column(2) | shown_first | no_hint};
};

inline constexpr Floor floor;
static_assert(floor.is_unambiguous());

}  // namespace kinds
