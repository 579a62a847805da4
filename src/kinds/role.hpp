// Roles of the staff: whoever has one may do what its privileges allow.
#pragma once

#include "kinds/privileges.hpp"

namespace kinds {

// For Traits::check: every privilege must exist.
void check_role(const Record& record, base::Problems& problems);

struct Role : StoredKind {
    constexpr Role() : StoredKind("role", "roles", Traits{
        .about = "Roles of the staff, with their privileges.",
        .example_id = "650000000000000000001101",
        .example = R"({"name":"Sommelier","store":"650000000000000000000101","priority":9,"privileges":["DEV_SELL","BO_SOLD_OUT"]})",
        .label = "Role", .in_use = "This Role is attached with User, Could not inactivate.",
        .check = &check_role,
        .shown = {.group = "team"}}) {}

    Text  name                {this, "name", a_name | help("Name of the role, unique among the active roles of the store.")};
    Count priority            {this, "priority", at_least(0) | help("Position among the roles; the lowest comes first.")
            | column(4) | labelled("Position")};
    Json  privileges          {this, "privileges", in_form(some_privileges) | help("What the role allows: privileges that `getRoleGroup` lists.")
            | column(2) | labelled("Privileges") | hint("What people with this role may do.")};
    Flag  has_every_privilege {this, "allPrivileges", server_owned | help("Whether the role has every privilege, including future ones. A sent `privileges` is then ignored.")
            | shown | column(3) | labelled("Everything") | hint("The role has every privilege, future ones too.")};
};

inline constexpr Role role;
static_assert(role.is_unambiguous());

// What a role allows, active or not.
PrivilegeSet privileges_of(const Record& role);

}  // namespace kinds
