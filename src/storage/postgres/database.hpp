// A PostgreSQL database, which several processes may use at the same time.
#pragma once

#include "storage/database.hpp"
#include "storage/migrations.hpp"

namespace storage {

// Connects to the database that settings.database names and runs missing migrations. Throws
// std::runtime_error when it cannot be reached or a newer program made it. Parameters are those of
// storage::open().
std::unique_ptr<Database> open_postgres(const base::Settings& settings,
                                        std::span<const Migration> migrations,
                                        base::Random& random = base::system_random());

// A sentence for the operator: how to restore a backup with PostgreSQL's own program.
std::string how_to_restore_postgres(const std::string& backup_path,
                                    const std::string& database_setting);

}  // namespace storage
