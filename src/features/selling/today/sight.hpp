// What the caller of the first page may see and do in its store.
#pragma once

#include "api/route.hpp"
#include "auth/person.hpp"

#include <algorithm>

namespace features::today {

class Sight {
public:
    Sight(const api::Call& call, std::string_view store)
        : routes_(call.services.routes),
          principal_(*call.principal),
          held_(principal_.person ? principal_.person->held_in(store) : kinds::PrivilegeSet()) {}

    // Whether some row of the operation is for the caller.
    bool may_call(const api::Operation& operation) const {
        return std::ranges::any_of(routes_, [&](const api::Route& route) {
            return &route.operation == &operation && is_met(route.needs.demand) &&
                   (principal_.person || has_any(route.admission.areas));
        });
    }
    // A person with the privilege in the store, or a key with the area.
    bool may(kinds::PrivilegeId privilege, auth::Area area) const {
        return principal_.person ? held_.has(privilege) : principal_.areas.has(area);
    }
    // The same for one of several in every store of the account, or for a key of all its stores.
    bool may_everywhere(const kinds::PrivilegeSet& any_of, auth::Area area) const {
        if (principal_.person) return principal_.person->everywhere().has_any(any_of);
        return principal_.stores.empty() && principal_.areas.has(area);
    }

private:
    bool is_met(const auth::Demand& demand) const {
        return !principal_.person || demand.is_met_by(held_);
    }
    bool has_any(auth::Areas areas) const { return (areas.bits() & principal_.areas.bits()) != 0; }

    const std::vector<api::Route>& routes_;
    const auth::Principal& principal_;
    const kinds::PrivilegeSet held_;
};

}  // namespace features::today
