// Questions about the installation as a whole.
#pragma once

#include "storage/database.hpp"

namespace features::admin {

std::vector<std::string> account_ids(storage::ReadView& view);

}  // namespace features::admin
