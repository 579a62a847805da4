// Putting a backup in the place of a database.
#pragma once

#include <string>

namespace storage {

// Checks the backup, takes the lock of the database (no server may run), moves a present database
// aside to `<database>.replaced-<time>` and puts a copy of the backup in its place: a crash leaves
// either the old or the new one there. Throws std::runtime_error with what to do next.
void restore(const std::string& backup_path, const std::string& database_setting);

}  // namespace storage
