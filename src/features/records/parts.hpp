// Members that answers show with a record besides its stored document, because they change without
// a revision of it: balances, totals of sales (schema::Traits::has_parts).
#pragma once

#include "features/records/rules.hpp"

#include <span>
#include <string>
#include <vector>

namespace features::records {

// Adds its parts to each of these documents, which are of one kind and account; `ids` are those of
// the documents. Does nothing for a kind without parts.
void add_parts(storage::ReadView& view, const Rulebook& rules, const kinds::StoredKind& kind,
               std::string_view account, std::span<const std::string> ids,
               std::span<std::string* const> docs);
// The same for one.
std::string with_parts(storage::ReadView& view, const Rulebook& rules,
                       const kinds::StoredKind& kind, std::string_view account,
                       const std::string& id, std::string doc);

}  // namespace features::records
