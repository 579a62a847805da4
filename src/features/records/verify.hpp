// The part of `verify` that compares stored records with the descriptions of their kinds.
#pragma once

#include "features/records/rules.hpp"

namespace features::records {

// Adds a finding for each fault of a record: its document cannot be read as its kind or fails its
// kind's check; its reference rows or its facet do not match the document; its amounts are not
// printed with the decimals of its store's currency. Reads every record; each kind of each account
// in a snapshot of its own.
void check_documents(storage::Database& database, const Rulebook& rules, base::Findings& findings);

}  // namespace features::records
