// Everything that the product lets people do, each with a privilege that a role may have.
#pragma once

#include "kinds/stored_kind.hpp"

namespace kinds {

struct Privilege {
    std::string_view id, name, description;
};

struct PrivilegeGroup {
    std::string_view group, name;
    std::span<const Privilege> privileges;
};

// In the order in which people are shown them. Ids are kept in roles: none may ever be renamed.
std::span<const PrivilegeGroup> privilege_groups();

// All of them, in that order.
std::vector<std::string_view> all_privileges();
bool is_privilege(std::string_view id);

// Who has it can change users, their roles and their pins. A store keeps an active role that has it.
inline constexpr std::string_view managing_staff = "BO_STAFF";

// For Format::canonical: each privilege once, in the order sent. Which of them exist is no matter
// of form: check_role() tells by the place in the list.
std::optional<std::string> canonical_privileges(std::string_view json);

inline constexpr Format some_privileges{
    .expectation = "must be a list of privileges",
    .schema = R"({"type":"array","items":{"type":"string"}})",
    .example = R"(["BO_TAX","DASH_FEEDBACK"])", .canonical = &canonical_privileges};

}  // namespace kinds
