// Putting a backup in the place of a database.
#pragma once

#include "storage/migrations.hpp"

#include <span>
#include <string>

namespace storage {

// Checks the backup, which a program with these migrations must be able to use, takes the lock of
// the database (no server may run), moves a present database and all that lies beside it aside to
// `<database>.replaced-<time>`, and puts a copy of the backup in its place: a crash leaves either
// the old or the new one there, and the other beside it as
// `<database>.restoring-<pid>`. Returns where the old one is, "" when there was none. Throws
// std::runtime_error with what to do next.
std::string restore(const std::string& backup_path, const std::string& database_setting,
                    std::span<const Migration> migrations = own_migrations());

}  // namespace storage
