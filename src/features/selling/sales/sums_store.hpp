// Sums of the sales of each business date of a store. The writer of sales keeps them in the sale's
// own transaction, under the lock of the store, so that a report reads one row for each day and
// department instead of every line sold.
//
// `day_sum` has a row for each day with a sale, with the number of the last event of the store
// that touched it. `sale_sum` has a row for each day, dimension and member of it. Rows of items
// include the department, category and subcategory at that time, so the same item may have several
// rows. No sum includes what does not count; a row whose `lines` is 0 is empty.
#pragma once

#include "domain/calendar/periods.hpp"
#include "features/selling/sales/sales.hpp"
#include "storage/migrations.hpp"

namespace features::sales {

extern const storage::Migration make_sums;

// How lines are grouped. MODIFIER sums up modifiers, which are parts of lines.
enum class Grouping : std::uint8_t {
    department,
    category,
    subcategory,
    item,
    modifier,
    employee,      // who closed the sale, else who opened it
    service_type,  // as it was sent; has no ids
    hour,          // when the line was ordered, by the store's clock: "0" to "23"
};
std::string_view name_of(Grouping grouping);  // as in the table

// Who made the sale: who closed it, or else who opened it.
const domain::Named& employee_of(const domain::Sale& sale);

// Adds a sale to the sums of its day, if it counts. Hours are in `zone`, as in its rows.
void add_to_sums(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                 const date::time_zone& zone);
// Subtracts it again, with the hours of its rows; call before these are changed.
void take_from_sums(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
// The largest absolute value among the sums of a store's day.
domain::Minor largest_sum(storage::ReadView& view, std::string_view account, std::string_view store,
                          domain::Day day);
// Records that the event with this number changed the day.
void touch_day(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
               std::int64_t sequence);

}  // namespace features::sales
