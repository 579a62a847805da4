// The catalogue of a restaurant as a feature: what departments, categories, menu items, modifiers,
// taxes, serving sizes, floors and stores must satisfy beyond their descriptions.
#pragma once

#include "features/records/rules.hpp"
#include "storage/verify.hpp"

#include <span>

namespace features::catalogue {

// For the rulebook that every write of a record needs. They live as long as the process.
std::span<const records::Rules> rules();

// For `verify`: for each promise of the rules about several records, a query that finds what breaks
// it. The queries read the reference rows; records::check_documents() makes sure that these match
// the documents.
std::span<const storage::Rule> invariants();

// Inside a write transaction: fills a store that has no catalogue yet with the menu of the demo, by
// the same rules as over the wire. Prices are `price_percent` of those in assets/demo/menu.json. In
// the store of the API document's examples, records get the ids that those examples use.
void make_demo(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
               std::string_view store, int price_percent);

}  // namespace features::catalogue
