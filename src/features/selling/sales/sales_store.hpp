// The tables of sales.
//
// `sale` has a row for each sale and refund, with its figures as they count: 0 where it was voided.
// Its lines, modifiers, discounts, taxes and payments keep what they were, and say by `counts`
// whether they still count: neither void nor of a voided sale. They lie in the order of stores and
// business days, so that a report reads what it needs in one stretch.
#pragma once

#include "features/selling/sales/sales.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

namespace features::sales {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> checks;

// By its name in the table. Throws std::runtime_error when there is none of that name.
State state_named(std::string_view name);

// Whether the store has any sale; an account without a store has none of its own.
bool has_sales(storage::ReadView& view, std::string_view account, std::string_view store);

// Under the lock of the store. The next number of its sales.
std::int64_t take_number(storage::Transaction& tx, std::string_view account,
                         std::string_view store);
// Writes the rows of a sale that is new, or that is there already. Hours are those of `zone`.
void insert_sale(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                 const date::time_zone& zone);
void rewrite_sale(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                  const date::time_zone& zone);
// Writes that a sale counts for nothing any more, and why.
void write_voided(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
void write_over_refunded(storage::Transaction& tx, std::string_view account,
                         const StoredSale& sale);

}  // namespace features::sales
