// The tables of web orders.
//
// `web_order` has the row of each order, with what moves while it lives; `web_order_text` what was
// submitted and the lines of the sale that it may become, which are long and stay as they are.
#pragma once

#include "features/selling/orders/lifecycle.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/changes.hpp"
#include "storage/verify.hpp"

namespace features::orders {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> checks;

// Whether the store has any order; an account without a store has none of its own.
bool has_orders(storage::ReadView& view, std::string_view account, std::string_view store);

// The orders of a store that are not finished, and what they come to without tips.
struct OpenOrders {
    std::int64_t count = 0;
    Minor amount = 0;
};
OpenOrders open_orders(storage::ReadView& view, std::string_view account, std::string_view store);

// What is long of an order and stays as it is until somebody corrects it.
struct OrderTexts {
    std::string_view text, lines, basis{};
};

// Under the lock of the store. The next number of its orders.
std::int64_t take_number(storage::Transaction& tx, std::string_view account,
                         std::string_view store);
void insert_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order,
                  const OrderTexts& texts);
void update_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order);
void replace_text(storage::Transaction& tx, std::string_view account, std::string_view id,
                  const OrderTexts& texts);

std::string read_text(storage::ReadView& view, std::string_view account, std::string_view id);
// What it is priced from.
std::string read_basis(storage::ReadView& view, std::string_view account, std::string_view id);
std::vector<domain::SaleLine> read_lines(storage::ReadView& view, std::string_view account,
                                         std::string_view id);

// Which orders a list has: of these statuses (a bit for each, bit 1 for 1), placed at that moment
// or later, with a number below `before`; the newest first.
struct OrderListing {
    std::string account, store;
    std::uint32_t statuses = 0;
    std::int64_t since_ms = 0;
    std::int64_t before = 0;
    std::int64_t first = 0;  // no number before it is looked at: see first_number_since()
    std::optional<std::int64_t> left{};  // how many more it has at most; nothing: all
};
// The smallest number of the store's orders that were placed then or later; INT64_MAX: there are
// none.
std::int64_t first_number_since(storage::ReadView& view, std::string_view account,
                                std::string_view store, std::int64_t since_ms);
std::int64_t count_orders(storage::ReadView& view, const OrderListing& listing);
// Passes over so many of them.
void skip_orders(storage::ReadView& view, OrderListing& listing, std::int64_t count);
// The documents of the next few orders, up to about a MiB; `listing.before` moves on. False when
// there are no more.
bool read_some(storage::ReadView& view, OrderListing& listing, std::vector<std::string>& documents);

// For the feed of changes.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

// Ids of the store's orders about which something is due, the first few by their moments; and when
// the next one is after some moment.
std::vector<std::string> due_orders(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::int64_t now_ms,
                                    std::int64_t limit);
std::optional<std::int64_t> next_due_ms(storage::ReadView& view, std::string_view account,
                                        std::string_view store, std::int64_t after_ms);

}  // namespace features::orders
