// The rules of users and roles.
#pragma once

#include "features/records/rules.hpp"

namespace features::staff {

std::span<const records::Rules> rules();

// Whether an active role lets people manage staff.
bool can_manage_staff(const schema::Record& role);

// What these roles allow together, in the order of the catalogue of privileges.
std::vector<std::string_view> privileges_of(std::span<const schema::Record> roles);

}  // namespace features::staff
