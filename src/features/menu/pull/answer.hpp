// What a pull did, as answers say it.
#pragma once

#include "features/menu/pull/plan.hpp"

namespace features::pull {

// Under which name answers tell of the kind: "menuItems".
std::string_view member_of(const kinds::StoredKind& kind);

// The ids that a dry run has given to new records will never be, so it does not tell them.
std::string json_of(const Conflict& conflict, bool is_dry);
// {"inserted":1,...,"conflicts":[...]}, with the conflicts of that kind.
std::string json_of(const Counts& counts, const std::vector<Conflict>& conflicts, bool is_dry);

}  // namespace features::pull
