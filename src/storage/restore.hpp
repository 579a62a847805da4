// Replacing a database with a backup.
#pragma once

#include "storage/migrations.hpp"

#include <span>
#include <string>

namespace storage {

// Replaces a SQLite database with a copy of a backup, while no server uses it. The backup is
// checked first; a program with these migrations must be able to use it. An existing database and
// its log are moved aside to `<database>.replaced-<time>`. A crash leaves either the old or the new
// one in place, and the other may be next to it as `<database>.restoring-<pid>`. The next opening
// begins a new epoch.
//
// Returns where the old database is, "" when there was none. Throws std::runtime_error with what to
// do next; for PostgreSQL always, with the command of pg_restore that does it.
std::string restore(const std::string& backup_path, const std::string& database_setting,
                    std::span<const Migration> migrations = own_migrations());

}  // namespace storage
