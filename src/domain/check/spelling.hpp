// Members of a check that are probably misspelt.
//
// A check may have any member: those that nobody knows are kept and mean nothing. One that is named
// almost like a known one, or as others call that, is a mistake where the known one is absent.
#pragma once

#include "schema/json_tree.hpp"

#include <string>
#include <vector>

namespace domain {

// A sentence for each, which names the member and what was probably meant; a name at one sort of
// place (the check, its seats, their lines, payments) is told once. `data` is an object.
std::vector<std::string> misspelt_members(const schema::Tree& data);

}  // namespace domain
