// Which privilege it takes to change a record, by its kind and its fields.
#pragma once

#include "kinds/privileges.hpp"

namespace kinds {

// To create a record of the kind, to inactivate or activate it, and to change any field that has no
// privilege of its own.
PrivilegeId privilege_of(const StoredKind& kind);
// To change the field with this name, which may be one that the kind does not know.
PrivilegeId privilege_of(const StoredKind& kind, std::string_view field);
// All of these: whoever has one of them may change something in a record of the kind.
PrivilegeSet privileges_within(const StoredKind& kind);

// Whether it is enough to hold them in any store, since guests visit every store. For other records
// of the account they are needed in each of its stores.
bool is_of_guests(const StoredKind& kind);

}  // namespace kinds
