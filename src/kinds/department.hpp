// Departments group categories for reports.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Department : StoredKind {
    constexpr Department() : StoredKind("department", "departments", Traits{
        .about = "Departments group categories for reports.",
        .label = "Department", .in_use = "This Department is attached with Category, Could not inactivate."}) {}

    Text name        {this, "name", a_name};
    Text code        {this, "departmentCode", searchable};
    Text description {this, "description"};
    Flag is_synced   {this, "syncWithInventory", help("the account has inventory")};
    Flag is_deleted  {this, "isDelete", help("true inactivates; always the opposite of activeStatus")};
};

inline constexpr Department department;
static_assert(department.is_unambiguous());

}  // namespace kinds
