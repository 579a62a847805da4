// Two customers that are one person become one record.
#pragma once

#include "features/records/rules.hpp"

namespace features::customers {

// Inside the transaction, under the account's lock: the customer `to` takes over what `from` has.
// Fields that `to` has not are filled in, points, allowance and visits go over, and who was a
// loyalty customer still is one. `from` is inactive from then on and tells in `mergedInto` where it
// went. Both ids are in lower case. The same merge again changes nothing.
// Throws base::Refusal: 404 when `to` is no customer of the account, 400 when `from` is none or is
// the same, 409 when either is inactive or was merged into another; and what write() throws.
records::Stored merge(storage::Transaction& tx, const records::Actor& actor, const std::string& to,
                      const std::string& from, const records::Conditions& conditions);

}  // namespace features::customers
