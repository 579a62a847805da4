// A write of the program's own whose locks are known beforehand.
#pragma once

#include "storage/database.hpp"

namespace storage {

// Like Database::write_now(), with these locks. While another write of this process has one of
// them, it waits in the queue. A write that takes its first lock in `apply` would block a writing
// thread that others need while it waits on PostgreSQL.
void write_under(Database& database, Scopes locks, std::function<void(Transaction&)> apply,
                 bool is_alone = false);

}  // namespace storage
