// The part of verify that descriptions tell.
#pragma once

#include "features/records/rules.hpp"

namespace features::records {

// Adds a finding for each fault of a record: its document does not read as its kind or does not
// pass its kind's check; its reference rows or its facet are not those of the document; its amounts
// are not printed as its store's currency wants. Each kind of an account is read in a snapshot of
// its own.
void check_documents(storage::Database& database, const Rulebook& rules, base::Findings& findings);

}  // namespace features::records
