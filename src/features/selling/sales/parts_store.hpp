// The parts of a sale: its lines with their modifiers, discounts and taxes, and its payments.
#pragma once

#include "features/selling/sales/sales.hpp"

namespace features::sales {

// Days as tables have them: since 1970-01-01.
inline std::int64_t number_of(domain::Day day) { return day.time_since_epoch().count(); }

// Minutes after midnight on the clocks of that zone.
std::int64_t minute_of(std::int64_t at_ms, const date::time_zone& zone);
// Of a line: when it was ordered, else when its sale was opened.
std::int64_t minute_of(const StoredSale& sale, const domain::SaleLine& line,
                       const date::time_zone& zone);

// Of a sale that has none yet.
void insert_parts(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                  const date::time_zone& zone);
void delete_parts(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
// They stay as they are, but count for nothing.
void write_parts_voided(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
// Adds them to a sale that was read without.
void read_parts(storage::ReadView& view, std::string_view account, StoredSale& sale);

}  // namespace features::sales
