#include "features/records/readable.hpp"

#include "auth/person.hpp"
#include "kinds/all.hpp"

#include <algorithm>

namespace features::records {
namespace {

// Only rows of a stored kind show its records: other rows about it, such as the feed of an account,
// show something else.
bool reads_one(const api::Route& route) {
    if (!route.operation.run.read) return false;
    if (route.kind) return route.operation.answer.is_record();
    const std::string_view label = api::label_of(route);
    return std::ranges::none_of(kinds::all,
                                [&](const kinds::StoredKind* kind) { return kind->name == label; });
}

}  // namespace

Readable::Readable(const std::vector<api::Route>& routes, const auth::Principal& principal,
                   std::string_view store)
    : routes_(routes), areas_(principal.areas), person_(principal.person), store_(store) {
    areas_.remove(auth::Area::submit);
}

bool Readable::may_call(const api::Route& route) const {
    if (!person_) return (route.admission.areas.bits() & areas_.bits()) != 0;
    const auth::Demand& demand = route.needs.demand;
    if (demand.in_every_store) return demand.is_met_by(person_->everywhere());
    return demand.is_met_by(demand.in_any_store ? person_->anywhere() : person_->held_in(store_));
}

bool Readable::operator()(const std::string& kind) {
    const auto known = known_.find(kind);
    if (known != known_.end()) return known->second;
    const bool is_readable =
        std::any_of(routes_.begin(), routes_.end(), [&](const api::Route& route) {
            return api::label_of(route) == kind && reads_one(route) && may_call(route);
        });
    return known_.emplace(kind, is_readable).first->second;
}

}  // namespace features::records
