#include "features/edge/webhooks/hearing.hpp"

#include "auth/person.hpp"

namespace features::webhooks {

using auth::Area;

Hearing::Hearing(const std::vector<api::Route>& routes,
                 const std::shared_ptr<const auth::Principal>& principal, std::string_view store) {
    if (!principal || !principal->may_see(store)) return;
    areas_ =
        principal->person ? auth::areas_of(principal->person->held_in(store)) : principal->areas;
    is_readable_.emplace(routes, *principal, store);
}

bool Hearing::operator()(std::string_view hook, const std::string& kind) const {
    if (!is_readable_) return false;
    if (hook == close_order && kind == "sale")
        return areas_.has(Area::orders) || areas_.has(Area::sync) || areas_.has(Area::reports);
    return (*is_readable_)(kind);
}

}  // namespace features::webhooks
