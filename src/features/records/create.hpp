// Creates records from inside the program: set-up, demo, tests. The same rules apply as over the
// wire.
#pragma once

#include "base/world.hpp"
#include "features/records/rules.hpp"
#include "kinds/stored_kind.hpp"
#include "storage/database.hpp"

#include <string>
#include <string_view>

namespace features::records {

// Each writes one record inside the given transaction, returns its document and throws
// base::Refusal on bad input, as a request would be refused. `who` goes into createdBy. The ids of
// accounts and stores are given: 24 hexadecimal digits in lower case that no record has yet.
std::string create_account(storage::Transaction& tx, const base::World& world,
                           const Rulebook& rules, std::string_view account_id,
                           std::string_view name, std::string_view who);
std::string create_store(storage::Transaction& tx, const base::World& world, const Rulebook& rules,
                         std::string_view account, std::string_view store_id, std::string_view name,
                         std::string_view time_zone, std::string_view currency,
                         std::string_view who);
// A record of a store, of any kind, from the body of a create; `world` makes its id. A body with
// the id of a record changes that record.
std::string create(storage::Transaction& tx, const base::World& world, const Rulebook& rules,
                   const kinds::StoredKind& kind, const std::string& account,
                   std::string_view body_json, std::string_view who);

}  // namespace features::records
