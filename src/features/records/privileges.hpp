// What a person must hold to change a record, field by field.
#pragma once

#include "features/records/write.hpp"

namespace features::records {

// For write(), before anything is checked. Throws base::Refusal (403 `privilege_missing`), naming
// each changed field whose privilege (kinds/write_privileges.hpp) the person does not hold in the
// store of the record, for a record of the account in each of its stores, for a guest in any. Keys
// act with their scopes and are not checked, nor is what rules write. A pull needs only the
// privilege to pull, because it copies what was decided in the source store.
void require_privileges(const Draft& draft, const Actor& actor, const Conditions& conditions,
                        const schema::Record* before, const schema::Record& after);

}  // namespace features::records
