// Departments group categories for reports.
#pragma once

#include "kinds/translations.hpp"

namespace kinds {

struct Department : StoredKind {
    constexpr Department() : StoredKind("department", "departments", Traits{
        .about = "Departments group categories for reports.",
        .example_id = "650000000000000000001001",
        .example = R"({"name":"Bakery","store":"650000000000000000000101","departmentCode":"600","description":"Bread and pastries"})",
        .label = "Department", .in_use = "This Department is attached with Category, Could not inactivate.",
        .check = &check_translations}) {}

    Text name        {this, "name", a_name | help("Name of the department, unique among the active departments of the store.")};
    Text code        {this, "departmentCode", searchable | help("Code of the department in other systems; `search` finds it.")
            | labelled("Code") | column(2) | hint("Its code in other systems.")};
    Text description {this, "description", help("What the department is for, in free text.")
            | as(Input::long_text) | column(3) | no_hint};
    Count priority   {this, "priority", at_least(0) | help("Position among the departments; the lowest comes first. An extension.")
            | folded | labelled("Position")};
    Translations translations {this};
    Flag is_synced   {this, "syncWithInventory", help("Whether the department is synced with an inventory system.")
            | labelled("Synced with inventory") | folded};
    Flag is_deleted  {this, "isDelete", help("Always the opposite of `activeStatus`; true inactivates the department.")
            | left_out};
};

inline constexpr Department department;
static_assert(department.is_unambiguous());

}  // namespace kinds
