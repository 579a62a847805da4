// Which kinds can hold amounts of money, and which records do.
#pragma once

#include "schema/record.hpp"

namespace features::records {

bool has_amounts(const schema::Kind& kind);
bool holds_amount(const schema::Record& record);  // zero is one too

}  // namespace features::records
