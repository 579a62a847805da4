// Members of a check that are probably misspelt.
//
// A check may have any member: unknown ones are stored and mean nothing. One whose name is close to
// a known one, or is another common word for it, is a mistake where the known one is absent.
#pragma once

#include "schema/json_tree.hpp"

#include <string>
#include <vector>

namespace domain {

// A sentence for each, which names the member and what was probably meant; a name at one sort of
// place (the check, its seats, their lines, payments) is reported once. `data` is an object.
std::vector<std::string> misspelt_members(const schema::Tree& data);

}  // namespace domain
