// Types of membership, such as Gold or Staff.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct MembershipType : StoredKind {
    constexpr MembershipType() : StoredKind("memberShipType", "memberShipTypes", Traits{
        .about = "Types of membership, which plans refer to.",
        .example_id = "650000000000000000001202",
        .example = R"({"type":"Neighbours"})",
        .label = "Membership type", .in_use = "This MemberShipType is attached with MemberShipPlan, Could not inactivate.",
        .is_of_account = true, .named_by = "type",
        .shown = {.about = "Types of membership, such as Gold or Staff.", .group = "guests"}}) {}

    Text type {this, "type", a_name | help("Name of the type, unique among the active types of the account.")
            | labelled("Name")};
};

inline constexpr MembershipType membership_type;
static_assert(membership_type.is_unambiguous());

}  // namespace kinds
