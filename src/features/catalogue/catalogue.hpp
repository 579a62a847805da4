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

}  // namespace features::catalogue
