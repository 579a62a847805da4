// Does the database hold what it says? The rules of storage, and those that only a description or a
// kind's own rules can tell.
#pragma once

#include "storage/database.hpp"

namespace features::records {

// storage::verify, and: each document reads as its kind and passes its kind's check; reference rows
// and facet are those of the document; a modifier stands in the list of its home group; one serving
// size at most is the default; no circle of taxes; a subcategory stands under a category of level 1
// and has its department; a menu item stands in a category and under a subcategory of it.
base::Findings verify(storage::Database& database);

}  // namespace features::records
