// The tables of sales.
//
// `sale` has a row for each sale and refund, with its figures as they count: 0 if it was voided.
// Its lines, modifiers, discounts, taxes and payments keep their values; `counts` is 0 if they are
// void or belong to a voided sale. They are stored by store and business day, so that a report
// reads what it needs in one range.
#pragma once

#include "features/selling/sales/sales.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

namespace features::sales {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// By its name in the table. Throws std::runtime_error for an unknown name.
State state_named(std::string_view name);

// Whether the store has any sale; the account itself (store "") has none.
bool has_sales(storage::ReadView& view, std::string_view account, std::string_view store);

// The last number of the store's sales, and the next one. Call under the store's lock.
std::int64_t last_number(storage::ReadView& view, std::string_view account, std::string_view store);
std::int64_t take_number(storage::Transaction& tx, std::string_view account,
                         std::string_view store);
// Writes the rows of a new or an existing sale. Hours are in `zone`.
void insert_sale(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                 const date::time_zone& zone);
void rewrite_sale(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                  const date::time_zone& zone);
// Records that a sale no longer counts, and why.
void write_voided(storage::Transaction& tx, std::string_view account, const StoredSale& sale);
void write_over_refunded(storage::Transaction& tx, std::string_view account,
                         const StoredSale& sale);

}  // namespace features::sales
