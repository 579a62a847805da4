// How many records of each kind a store has, active and inactive, so that nobody counts them.
#pragma once

#include "storage/database.hpp"

namespace storage {

// Of the store, or of all stores of the account when none is given; active, inactive, or both.
std::int64_t kept_count(ReadView& view, std::string_view account,
                        std::optional<std::string_view> store, std::string_view kind,
                        std::optional<bool> is_active);

// Adds to a counter, which need not be there yet. For the tally, which does it once for all that a
// transaction counts; features count by Transaction::count.
void add_to_counter(Transaction& tx, const RecordCount& which, std::int64_t by);

}  // namespace storage
