// The order in which people fill in a record.
#pragma once

#include "schema/kind.hpp"

#include <vector>

namespace schema {

// The fields that the kind uses: its id, then its own as they are declared, the required ones
// first, and last what all stored records have, beginning with the store.
std::vector<const Field*> in_form_order(const Kind& kind);

}  // namespace schema
