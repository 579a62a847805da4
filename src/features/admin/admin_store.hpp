// Questions about the installation as a whole.
#pragma once

#include "storage/database.hpp"

namespace features::admin {

std::vector<std::string> account_ids(storage::ReadView& view);
// Costs the same however many there are: the first record of a database is an account.
bool has_accounts(storage::ReadView& view);

// The first account of that name (base::name_key).
std::optional<std::string> account_named(storage::ReadView& view, std::string_view name_key);

}  // namespace features::admin
