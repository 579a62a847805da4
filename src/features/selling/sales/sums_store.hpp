// Sums of the sales of each business date of a store, kept by the writer of sales in the sale's own
// transaction, under the lock of the store: a report reads a row for each day and department
// instead of every line that was sold.
//
// `day_sum` has a row for each day with a sale, with the number of the last event of the store
// that touched it. `sale_sum` has a row for each day, dimension and member of it; those of items
// say of which department, category and subcategory the item was then, so that the same item may
// have several. What counts for nothing is in no sum; a row whose `lines` is 0 stands for nothing.
#pragma once

#include "domain/calendar/periods.hpp"
#include "features/selling/sales/sales.hpp"
#include "storage/migrations.hpp"

namespace features::sales {

extern const storage::Migration make_sums;

// How lines are put together. MODIFIER sums up modifiers, which are parts of lines.
enum class Grouping : std::uint8_t {
    department,
    category,
    subcategory,
    item,
    modifier,
    employee,      // who closed the sale, else who opened it
    service_type,  // as it was told; has no ids
    hour,          // of the day on the store's clock when the line was ordered: "0" to "23"
};
std::string_view name_of(Grouping grouping);  // as in the table

// Whose sale it is: who closed it, else who opened it.
const domain::Named& employee_of(const domain::Sale& sale);

// Adds a sale to the sums of its day; one that does not count adds nothing. Hours are those of
// `zone`, as in its rows.
void add_to_sums(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                 const date::time_zone& zone);
// Takes it off again, before its rows are changed: the hours are those that they have.
void take_from_sums(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
// The largest of all sums of the day of a store, signs apart.
domain::Minor largest_sum(storage::ReadView& view, std::string_view account, std::string_view store,
                          domain::Day day);
// Notes that the event with this number changed something of the day.
void touch_day(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
               std::int64_t sequence);

}  // namespace features::sales
