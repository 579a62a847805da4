// Brings a SQLite file to the tables this program needs.
#pragma once

#include "storage/migrations.hpp"
#include "storage/sqlite/connection.hpp"

#include <span>

namespace storage {

// Throws std::runtime_error when a program with these migrations may not use the database, because
// a newer program made it and does not allow that. Only reads. `path` is for the message.
void require_usable(SqliteConnection& connection, const std::string& path,
                    std::span<const Migration> migrations);

// Runs the migrations that the database lacks, each in a transaction of its own. Before the first
// of them a database that is not new is copied to `<path>.before-<number of that migration>`.
// Throws std::runtime_error when one fails; the earlier ones stay, and the next call continues from
// there.
void migrate(SqliteConnection& connection, const std::string& path,
             std::span<const Migration> migrations);

}  // namespace storage
