// Visits: how often a customer came, how much they spent and when they last came, from their sales.
//
// They are stored apart from the customer, in a row with its own lock: a sale must not make all
// stores of a chain queue for the lock of the account.
#pragma once

#include "storage/database.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::customers {

// For the writer of sales, inside its transaction, after the locks of the store and of ledgers. A
// sale is known by its id. A sale that already has a visit replaces it, also with another customer:
// a sale that is booked twice counts once. A merged customer stands for the survivor. `customer`
// must be one of the account.
// `spent_minor`: in the currency of the account's oldest store; 0 for a sale in another currency,
// whose visit only has a time.
void add_visit(storage::Transaction& tx, std::string_view account, std::string_view sale,
               std::string_view customer, std::int64_t at_ms, std::int64_t spent_minor);
// For storage::ask_ahead(): what add_visit() or, for customer "", take_visit_back() will ask.
void rehearse_visit(storage::ReadView& ahead, std::string_view account, std::string_view sale,
                    std::string_view customer);
// Removes the visit of a voided sale; does nothing when there is none.
void take_visit_back(storage::Transaction& tx, std::string_view account, std::string_view sale);

// The customer that this one was merged into; itself if it was not merged.
std::string survivor_of(storage::ReadView& view, std::string_view account,
                        std::string_view customer);

// For a merge, under the lock of the account: the survivor gets the visits of both.
void merge_visits(storage::Transaction& tx, std::string_view account, std::string_view from,
                  std::string_view to);

}  // namespace features::customers
