// What the caller of the first page may see and do in its store.
#pragma once

#include "auth/person.hpp"

namespace features::today {

class Sight {
public:
    Sight(const auth::Principal& principal, std::string_view store)
        : areas_(principal.areas), is_person_(principal.person != nullptr) {
        if (!is_person_) {
            covers_account_ = principal.stores.empty();
            return;
        }
        held_ = principal.person->held_in(store);
        held_everywhere_ = principal.person->everywhere();
    }

    // A person with one of the privileges, or a key with the area.
    bool may(const kinds::PrivilegeSet& any_of, auth::Area area) const {
        return is_person_ ? held_.has_any(any_of) : areas_.has(area);
    }
    // The same for what belongs to the account.
    bool may_everywhere(const kinds::PrivilegeSet& any_of, auth::Area area) const {
        return is_person_ ? held_everywhere_.has_any(any_of) : covers_account_ && areas_.has(area);
    }

private:
    auth::Areas areas_;
    bool is_person_, covers_account_ = false;
    kinds::PrivilegeSet held_{}, held_everywhere_{};
};

}  // namespace features::today
