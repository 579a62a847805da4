// Rules of customers, beyond their description.
#pragma once

#include "features/records/rules.hpp"

namespace features::customers {

using records::Change;

// The account of a customer is the account of the key; any other is a problem. A merged customer
// cannot change: 409.
void adjust_customer(const records::Draft& draft, const schema::Record* before,
                     schema::Record& after, schema::Problems& problems);
// A new date of birth is in the past, and new stores are stores of the account.
void check_change(const Change& change, schema::Problems& problems);
// A customer who becomes a loyalty customer is enrolled in the ledger.
void enrol(const Change& change);
// What answers show besides the record: points, visits, amount spent, last visit.
std::vector<std::string> parts_of(storage::ReadView& view, std::string_view account,
                                  std::span<const std::string> ids);

}  // namespace features::customers
