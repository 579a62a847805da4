// Completes the names in a sale from the catalogue of its store.
#pragma once

#include "domain/sale/sale.hpp"
#include "storage/database.hpp"

namespace features::checks {

// Existing values stay. Names of items, modifiers, departments, categories, employees and floors
// are looked up by their ids; category, subcategory and department of a line that has none come
// from its item. Unknown ids are left alone. Runs at most three queries, and none if nothing is
// missing.
void complete_names(storage::ReadView& view, std::string_view account, std::string_view store,
                    domain::Sale& sale);

}  // namespace features::checks
