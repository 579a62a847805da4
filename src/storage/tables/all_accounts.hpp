// The only questions about tables by account that name no account, because they are how accounts
// are found. All are the operator's, the upkeep's or verify's: a request knows its account. Where
// the tables are distributed, each asks every part, and nothing is joined.
#pragma once

#include "storage/database.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace storage {

// Every account, by id.
std::vector<std::string> all_accounts(ReadView& view);

// Costs the same however many there are: the first record of a database is an account.
bool has_accounts(ReadView& view);

// The first account of that name (base::name_key).
std::optional<std::string> account_named(ReadView& view, std::string_view name_key);

// The accounts that have a row in a table by account, among them any that should not be there.
std::set<std::string> accounts_in(ReadView& view, std::string_view table);

}  // namespace storage
