// Brings a PostgreSQL database to the tables this program needs.
#pragma once

#include "storage/migrations.hpp"
#include "storage/postgres/connection.hpp"

namespace storage {

// Runs what is missing, each migration in a transaction of its own, while no other process does.
// Throws std::runtime_error when a program with these migrations may not use the database.
void migrate(PostgresConnection& connection, const std::string& shown,
             std::span<const Migration> migrations);

}  // namespace storage
