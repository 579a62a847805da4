// What a person must hold to change a record, field by field.
#pragma once

#include "features/records/write.hpp"

namespace features::records {

// For write(), before anything is checked. Throws base::Refusal (403 `privilege_missing`), naming
// each changed field whose privilege (kinds/write_privileges.hpp) the person does not hold in the
// store of the record, for a record of the account in each of its stores, for a guest in any. Keys
// act with their scopes: nothing is asked of them, nor of what rules write by themselves. A pull
// takes the privilege to pull and no other, for it brings what was decided in the store that is
// pulled from.
void require_privileges(const Draft& draft, const Actor& actor, const Conditions& conditions,
                        const schema::Record* before, const schema::Record& after);

}  // namespace features::records
