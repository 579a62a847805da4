// Writing a database anew, so that nothing of what was removed is left in its file.
#pragma once

#include <string>

namespace storage {

// Writes a SQLite database anew, its search index too, and empties its log, while no server uses
// it. Throws std::runtime_error with what to do; for PostgreSQL always, with the command of psql
// that does it there.
void vacuum(const std::string& database_setting);

}  // namespace storage
