// Floors of a restaurant and the tables that stand on them.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

inline constexpr std::array<std::string_view, 4> table_shapes{"Square", "Rectangle", "Round", "Bar"};

struct Table : Kind {
    constexpr Table() : Kind("table", "tables") {}

    Reference id       {this, "id", help("made by the service when a table comes without one")};
    Text      name     {this, "name", a_name | also_printed("tableName")};
    Count     seats    {this, "seats", at_least(0) | at_most(1'000)};
    Choice    shape    {this, "shape", one_of(table_shapes)};
    Count     left     {this, "x", help("place on the floor plan, in its units")};
    Count     top      {this, "y"};
    Count     width    {this, "width", at_least(0)};
    Count     height   {this, "height", at_least(0)};
    Count     rotation {this, "rotation", at_least(0) | at_most(359) | help("degrees, clockwise")};
};
inline constexpr Table table;
static_assert(table.is_unambiguous());

// Tables of one floor differ in name and id (kinds/floor.cpp).
void check_floor(const Record& record, base::Problems& problems);

struct Floor : StoredKind {
    constexpr Floor() : StoredKind("floor", "floors", Traits{
        .about = "Floors of a restaurant and the tables that stand on them.",
        .label = "Floor", .check = &check_floor}) {}

    Text    name     {this, "name", a_name | also_printed("floorName")};
    Count   priority {this, "priority", at_least(0)};
    Records tables   {this, "tables", table, initially("[]")};
};

inline constexpr Floor floor;
static_assert(floor.is_unambiguous());

}  // namespace kinds
