// How many records of each kind a store has, active and inactive, as stored numbers, so that no
// list has to count its rows.
#pragma once

#include "storage/database.hpp"

namespace storage {

// The number in a store ("" is the account itself), or in all stores when none is given; of active
// records, of inactive ones, or of both when is_active is absent. In a write transaction: as it was
// before it.
std::int64_t kept_count(ReadView& view, std::string_view account,
                        std::optional<std::string_view> store, std::string_view kind,
                        std::optional<bool> is_active);

// Adds to a counter, and makes it if it is not there. Only Tally calls it, once for all that a
// transaction counts; everybody else calls Transaction::count().
void add_to_counter(Transaction& tx, const RecordCount& which, std::int64_t by);

}  // namespace storage
