// Visits: how often a customer came, what it spent and when it was last there, kept by its sales.
//
// They are kept beside the customer, in a row that is locked by itself: a sale must not make all
// stores of a chain queue for the lock of the account.
#pragma once

#include "storage/database.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::customers {

// For the writer of sales, inside its transaction, after the locks of the store and of ledgers. A
// sale is known by its id. One that is there already is put in the place of what it was, also with
// another customer: a sale that is booked twice counts once. A customer that was merged into
// another means that other. `customer` must be one of the account.
// `spent_minor`: in the currency of the account's oldest store; of a sale in another currency 0,
// which is then a visit of which nothing is known but its time.
void add_visit(storage::Transaction& tx, std::string_view account, std::string_view sale,
               std::string_view customer, std::int64_t at_ms, std::int64_t spent_minor);
// Takes the visit of a sale back that was voided; does nothing when there is none.
void take_visit_back(storage::Transaction& tx, std::string_view account, std::string_view sale);

// The customer that this one has become by merging; itself, when it was not merged.
std::string survivor_of(storage::ReadView& view, std::string_view account,
                        std::string_view customer);

// For a merge, under the lock of the account: the survivor has the visits of both.
void merge_visits(storage::Transaction& tx, std::string_view account, std::string_view from,
                  std::string_view to);

}  // namespace features::customers
