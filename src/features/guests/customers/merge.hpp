// Merges two customers that are one person.
#pragma once

#include "features/records/rules.hpp"

namespace features::customers {

// Inside the transaction, under the account's lock: the customer `to` takes over what `from` has.
// Empty fields of `to` are filled in, points, allowance and visits move over, and if either was a
// loyalty customer, `to` is one. `from` becomes inactive and names `to` in `mergedInto`. Both ids
// are in lower case. Repeating the merge changes nothing.
// Throws base::Refusal: 404 when `to` is not a customer of the account, 400 when `from` is not one
// or is the same, 409 when either is inactive or was merged into another; and what write() throws.
records::Stored merge(storage::Transaction& tx, const records::Actor& actor, const std::string& to,
                      const std::string& from, const records::Conditions& conditions);

}  // namespace features::customers
