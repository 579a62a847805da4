#include "features/edge/pairings/giving.hpp"

#include "auth/authors.hpp"
#include "base/json_text.hpp"
#include "kinds/role.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace features::pairings {
namespace {

using kinds::PrivilegeSet;

constexpr PrivilegeSet pairing{"BO_DEVICES"};

// Rights that were remembered at admission do not count.
PrivilegeSet held_now(storage::ReadView& view, const auth::Principal& who, std::string_view store) {
    const auto rights = auth::rights_of(view, who.account, who.person->id);
    const auto there = std::ranges::find(rights, store, &auth::Rights::store);
    return there == rights.end() ? PrivilegeSet() : there->held;
}

}  // namespace

std::optional<PrivilegeSet> privileges_of_role(storage::ReadView& view, std::string_view account,
                                               std::string_view store, std::string_view role) {
    const auto row = storage::find(view, kinds::role, account, role);
    if (!row || !row->is_active || row->store != store) return {};
    return kinds::privileges_of(schema::read_stored(row->doc, kinds::role));
}

void require_may_give(storage::ReadView& view, const auth::Principal& giver, std::string_view store,
                      const PrivilegeSet& privileges) {
    if (!giver.person) return;
    const PrivilegeSet missing = (privileges | pairing) - held_now(view, giver, store);
    if (missing.empty()) return;
    std::vector<std::string> names;
    for (std::string_view id : missing.names()) names.push_back(base::json_string(id));
    throw base::Refusal(403, "holds_more", "A device with this role may do more than you")
        .with("needs", base::json_array(names));
}

bool may_still_give(storage::ReadView& view, std::string_view maker, const auth::Pairing& device,
                    std::int64_t now_ms) {
    const auto privileges = privileges_of_role(view, device.account, device.store, device.role);
    const auto giver = auth::principal_now(view, device.account, maker, now_ms);
    if (!privileges || !giver) return false;
    if (!giver->person)
        return giver->areas.has(auth::Area::admin) && !giver->is_read_only &&
               giver->may_see(device.store);
    return giver->person->held_in(device.store).has_all(*privileges | pairing);
}

}  // namespace features::pairings
