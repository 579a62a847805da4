// Rewriting a database so that its file no longer holds removed data.
#pragma once

#include <string>

namespace storage {

// Rewrites a SQLite database and its search index, and empties its log, while no server uses it.
// Throws std::runtime_error with what to do; for PostgreSQL always, with the command of psql that
// does it there.
void vacuum(const std::string& database_setting);

}  // namespace storage
