#include "features/staff/grants.hpp"

#include <algorithm>

namespace features::staff {

void require_holder(storage::ReadView& view, const auth::Principal& principal,
                    std::string_view store, const kinds::PrivilegeSet& privileges) {
    if (!principal.person) return;
    const auto rights = auth::rights_of(view, principal.account, principal.person->id);
    const auto there = std::ranges::find(rights, store, &auth::Rights::store);
    const auto held = there == rights.end() ? kinds::PrivilegeSet() : there->held;
    if (held.has_all(privileges)) return;
    throw auth::privilege_missing(
        "You cannot give, change or take away privileges that you do not have yourself",
        privileges - held);
}

void require_holder_of(storage::ReadView& view, const auth::Principal& principal,
                       std::string_view store, std::string_view user) {
    if (!principal.person) return;
    require_holder(view, principal, store, auth::privileges_of_user(view, principal.account, user));
}

}  // namespace features::staff
