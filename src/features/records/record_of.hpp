// Looks up one record that may be absent.
#pragma once

#include "kinds/stored_kind.hpp"
#include "schema/record.hpp"
#include "storage/tables/records.hpp"

namespace features::records {

// The record with the id, or an empty one if there is none; "" is the id of no record.
schema::Record record_of(storage::ReadView& view, const kinds::StoredKind& kind,
                         std::string_view account, std::string_view id);

}  // namespace features::records
