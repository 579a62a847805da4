// Amounts are whole numbers of the smallest coin of their store's currency, read and printed with
// its decimals.
#pragma once

#include "features/records/rules.hpp"

namespace features::records {

bool has_amounts(const schema::Kind& kind);       // whether a record of the kind can hold any
bool holds_amount(const schema::Record& record);  // zero counts; nested records included

// Inside the transaction: throws base::Refusal (409) when the record holds an amount that was read
// with the decimals of another currency than the store now has.
void require_same_currency(const Change& change);

}  // namespace features::records
