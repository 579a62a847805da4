// Making records from inside the program: set-up, demo, tests. The same rules as over the wire.
#pragma once

#include "base/world.hpp"
#include "features/records/rules.hpp"
#include "kinds/stored_kind.hpp"
#include "storage/database.hpp"

#include <string>
#include <string_view>

namespace features::records {

// Each returns the stored document and throws base::Refusal on bad input. They run inside a write
// transaction. `who` goes into createdBy.
std::string create_account(storage::Transaction& tx, const base::World& world,
                           const Rulebook& rules, std::string_view account_id,
                           std::string_view name, std::string_view who);
std::string create_store(storage::Transaction& tx, const base::World& world, const Rulebook& rules,
                         std::string_view account, std::string_view store_id, std::string_view name,
                         std::string_view time_zone, std::string_view currency,
                         std::string_view who);
std::string create(storage::Transaction& tx, const base::World& world, const Rulebook& rules,
                   const kinds::StoredKind& kind, const std::string& account,
                   std::string_view body_json, std::string_view who);

}  // namespace features::records
