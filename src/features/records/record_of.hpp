// Looking up one record whose absence is no failure.
#pragma once

#include "kinds/stored_kind.hpp"
#include "schema/record.hpp"
#include "storage/tables/records.hpp"

namespace features::records {

// The record of the id, or an empty one where there is none; "" is the id of none.
schema::Record record_of(storage::ReadView& view, const kinds::StoredKind& kind,
                         std::string_view account, std::string_view id);

}  // namespace features::records
