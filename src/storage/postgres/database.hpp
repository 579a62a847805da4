// A PostgreSQL database, which several processes may use at once.
#pragma once

#include "storage/database.hpp"
#include "storage/migrations.hpp"

namespace storage {

std::unique_ptr<Database> open_postgres(const base::Settings& settings,
                                        std::span<const Migration> migrations,
                                        base::Random& random = base::system_random());

// How to put a backup of such a database back: with PostgreSQL's own program.
std::string how_to_restore_postgres(const std::string& backup_path,
                                    const std::string& database_setting);

}  // namespace storage
