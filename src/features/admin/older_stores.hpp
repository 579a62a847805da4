// Stores that were made before every store had an owner among its staff.
#pragma once

#include "api/call.hpp"

namespace features::admin {

// For Feature::catch_up: makes the role Owner and its user in every store that has no such role.
// When all have one, that is noted in the installation and never looked for again.
void give_owners(api::Services& services);
// Notes that all stores have one: for a database that has no store yet.
void note_owners(storage::Transaction& tx);

}  // namespace features::admin
