// What a sale leaves unsaid of things that it names by their ids, by the catalogue of its store.
#pragma once

#include "domain/sale/sale.hpp"
#include "storage/database.hpp"

namespace features::checks {

// What was said stays. Names of items, modifiers, departments, categories, employees and floors
// follow from their ids; of a line that says neither, category, subcategory and department follow
// from its item. Ids that the store does not know are left as they are. At most three queries, and
// none where nothing is missing.
void complete_names(storage::ReadView& view, std::string_view account, std::string_view store,
                    domain::Sale& sale);

}  // namespace features::checks
