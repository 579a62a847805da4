// The parts of a sale: its lines with their modifiers, discounts and taxes, and its payments.
#pragma once

#include "features/selling/sales/sales.hpp"

namespace features::sales {

// Days as stored: since 1970-01-01.
inline std::int64_t number_of(domain::Day day) { return day.time_since_epoch().count(); }

// Minutes after midnight on the clocks of that zone.
std::int64_t minute_of(std::int64_t at_ms, const date::time_zone& zone);
// For a line: when it was ordered, or else when its sale was opened.
std::int64_t minute_of(const StoredSale& sale, const domain::SaleLine& line,
                       const date::time_zone& zone);

// For a sale that has no parts yet.
void insert_parts(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                  const date::time_zone& zone);
void delete_parts(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
// Keeps the parts, but excludes them from all totals.
void write_parts_voided(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
// Adds the parts to a sale that was read without them.
void read_parts(storage::ReadView& view, std::string_view account, StoredSale& sale);

}  // namespace features::sales
