// The tables of web orders.
//
// `web_order` has a row for each order, with its changing state; `web_order_text` has what was
// submitted and the lines of the sale that it may become, which are long and rarely change.
#pragma once

#include "features/selling/orders/lifecycle.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/changes.hpp"
#include "storage/verify.hpp"

namespace features::orders {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// Whether the store has any order; the account itself (store "") has none.
bool has_orders(storage::ReadView& view, std::string_view account, std::string_view store);

// The unfinished orders of a store, and their total without tips.
struct OpenOrders {
    std::int64_t count = 0;
    Minor amount = 0;
};
OpenOrders open_orders(storage::ReadView& view, std::string_view account, std::string_view store);

// The long parts of an order, which only a correction changes.
struct OrderTexts {
    std::string_view text, lines, basis{};
};

// The order of a store with the highest number; number 0: it has none.
struct LastOrder {
    std::int64_t number = 0, placed_ms = 0;
};
LastOrder last_order(storage::ReadView& view, std::string_view account, std::string_view store);
// Gives it the next number of the store's orders. Call under its lock.
void take_number(storage::Transaction& tx, std::string_view account, StoredOrder& order);
void insert_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order,
                  const OrderTexts& texts);
void update_order(storage::Transaction& tx, std::string_view account, const StoredOrder& order);
// Also what the order is found by.
void replace_text(storage::Transaction& tx, std::string_view account, const StoredOrder& order,
                  const OrderTexts& texts);

// The submitted order and its state, as one JSON object.
std::string whole_document(std::string_view text, std::string_view state);
// The numbers of these statuses, a bit for each, with a comma around each.
std::string statuses_text(std::uint32_t statuses);

std::string read_text(storage::ReadView& view, std::string_view account, std::string_view id);
// What it is priced from.
std::string read_basis(storage::ReadView& view, std::string_view account, std::string_view id);
std::vector<domain::SaleLine> read_lines(storage::ReadView& view, std::string_view account,
                                         std::string_view id);

// Which orders to list: of these statuses (a bit for each, bit 1 for 1), placed at that time or
// later, with a number below `before`; the newest first.
struct OrderListing {
    std::string account, store;
    std::uint32_t statuses = 0;
    std::int64_t since_ms = 0;
    std::int64_t before = 0;
    std::int64_t first = 0;              // skips smaller numbers: see numbers_placed()
    std::optional<std::int64_t> left{};  // how many more to list; nothing: all
};
// All of the store's orders that were placed in that time, which may have no end, have a number
// from `first` on and below `end`; so have others of the hours in which it begins and ends.
struct OrderNumbers {
    std::int64_t first = 0, end = 0;
};
OrderNumbers numbers_placed(storage::ReadView& view, std::string_view account,
                            std::string_view store, std::int64_t since_ms,
                            std::optional<std::int64_t> until_ms = {});
std::int64_t count_orders(storage::ReadView& view, const OrderListing& listing);
// Skips so many of them.
void skip_orders(storage::ReadView& view, OrderListing& listing, std::int64_t count);
// The documents of the next few orders, up to about a MiB; `listing.before` moves on. False when
// there are no more.
bool read_some(storage::ReadView& view, OrderListing& listing, std::vector<std::string>& documents);

// Orders of a time, for a report: the next few after the number of the last one seen, 0 at first.
struct PlacedOrder {
    std::int64_t number = 0, placed_ms = 0;
    std::string service, state;  // the state as JSON
};
struct PlacedWithin {
    std::string account, store;
    std::int64_t since_ms = 0, until_ms = 0;
};
std::vector<PlacedOrder> placed_orders(storage::ReadView& view, const PlacedWithin& which,
                                       std::int64_t last, std::int64_t limit);

// For the change feed.
std::vector<storage::ChangedRecord> resolve(storage::ReadView& view, std::string_view account,
                                            std::span<const storage::Event> events,
                                            std::int64_t limit);

// Ids of the first few of the store's orders that are due, by due time; and when the next one is
// due after a given time.
std::vector<std::string> due_orders(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::int64_t now_ms,
                                    std::int64_t limit);
std::optional<std::int64_t> next_due_ms(storage::ReadView& view, std::string_view account,
                                        std::string_view store, std::int64_t after_ms);

}  // namespace features::orders
