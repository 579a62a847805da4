// Does the database hold what it says? Every invariant that a write must keep, checked from
// outside.
#pragma once

#include "storage/database.hpp"

namespace storage {

// Engine integrity; counters equal counts; references equal those in the documents' rows; events
// gap-free; revision equals the history; active names unique; search text in step; pictures that
// are shown are kept. Each broken rule is a problem whose path names table and key.
base::Problems verify(Database& database);

}  // namespace storage
