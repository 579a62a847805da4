#include "features/records/readable.hpp"

#include "access/person.hpp"

#include <algorithm>

namespace features::records {

Readable::Readable(const std::vector<api::Route>& routes, const auth::Principal& principal,
                   std::string_view store)
    : routes_(routes), areas_(principal.areas), is_person_(principal.person != nullptr) {
    areas_.remove(auth::Area::submit);
    if (is_person_) held_ = principal.person->held_in(store);
}

bool Readable::may_call(const api::Route& route) const {
    if (is_person_) return route.needs.demand.is_met_by(held_);
    return (route.admission.areas.bits() & areas_.bits()) != 0;
}

bool Readable::operator()(const std::string& kind) {
    const auto known = known_.find(kind);
    if (known != known_.end()) return known->second;
    const bool is_readable =
        std::any_of(routes_.begin(), routes_.end(), [&](const api::Route& route) {
            return api::label_of(route) == kind && route.operation.read &&
                   (!route.kind || route.operation.answer.is_record()) && may_call(route);
        });
    return known_.emplace(kind, is_readable).first->second;
}

}  // namespace features::records
