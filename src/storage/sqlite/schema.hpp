// Brings a SQLite file to the tables this program needs.
#pragma once

#include "storage/migrations.hpp"
#include "storage/sqlite/connection.hpp"

#include <span>

namespace storage {

// Throws std::runtime_error when a program with these migrations may not use the database: it was
// made by a newer one that says so.
void require_usable(SqliteConnection& connection, const std::string& path,
                    std::span<const Migration> migrations);

// Runs what is missing, each migration in a transaction of its own. A database that holds something
// is copied to `<path>.before-<number of the first>` first.
void migrate(SqliteConnection& connection, const std::string& path,
             std::span<const Migration> migrations);

}  // namespace storage
