// Web orders by what people know of them, however many the store has had.
//
// The column `sought` of `web_order` has the texts that an order is found by, as base::search_key,
// each on a line of its own: the type of delivery; the phone number; the names of the contact and
// of the customer; the e-mail address; the unique id. It is short, and an index has it together
// with the number, the time and the total, so that a search reads the index alone.
#pragma once

#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

// What to look for; every condition must hold.
struct OrderSearch {
    std::string account{}, store{};
    std::string words{};                   // as base::search_key; "": any
    std::string digits{};                  // of a phone number: either they or the words must fit
    std::optional<std::int64_t> number{};  // or the number
    std::optional<Minor> total{};
    std::string service{};               // as base::search_key; "": any
    std::uint32_t statuses = 0;          // a bit for each, bit 1 for 1
    std::int64_t from_ms = 0;            // placed then or later ...
    std::int64_t until_ms = INT64_MAX;   // ... and earlier than this
    std::int64_t before = INT64_MAX;     // with a smaller number
    std::optional<std::int64_t> left{};  // how many more to list; nothing: all
};
inline constexpr std::uint32_t all_statuses = 0b111'1111'1110;

// The same as for an OrderListing: see order_store.hpp.
std::int64_t count_orders(storage::ReadView& view, const OrderSearch& search);
void skip_orders(storage::ReadView& view, OrderSearch& search, std::int64_t count);
bool read_some(storage::ReadView& view, OrderSearch& search, std::vector<std::string>& documents);

// The column `sought` of an order.
std::string sought_of(const schema::Record& order, std::string_view unique_id,
                      std::string_view customer_name);

// Makes it for up to `limit` orders that an older program wrote, under the lock of the store.
// Returns how many there were.
std::int64_t make_sought(storage::Transaction& tx, std::string_view account, std::string_view store,
                         std::int64_t limit);
// Ids of orders that are not found by what they say, for the command `verify`.
std::vector<std::string> find_sought_otherwise(storage::ReadView& view, std::string_view account);

}  // namespace features::orders
