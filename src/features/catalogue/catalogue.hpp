// The catalogue of a restaurant as a feature: what departments, categories, menu items, modifiers,
// taxes, serving sizes, floors and stores must keep to beyond their descriptions.
#pragma once

#include "features/records/rules.hpp"
#include "storage/verify.hpp"

#include <span>

namespace features::catalogue {

// For the rulebook that every write of a record needs. They refer to nothing and live for ever.
std::span<const records::Rules> rules();

// For verify: what the rules over several records have made true, each as a query for what breaks
// it. They ask the reference rows, which records::check_documents() compares with the documents.
std::span<const storage::Rule> checks();

// Inside a write transaction: fills a store that has no catalogue yet with the menu of the demo, by
// the same rules as over the wire. Prices are `price_percent` of the menu's. The store that the API
// document shows gets the records that it shows.
void make_demo(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
               std::string_view store, int price_percent);

}  // namespace features::catalogue
