// Brings a PostgreSQL database to the tables this program needs.
#pragma once

#include "storage/migrations.hpp"
#include "storage/postgres/connection.hpp"

namespace storage {

// Runs the migrations that the database lacks, each in a transaction of its own, under a lock that
// makes other processes with the same intent wait. `shown` names the database in messages. Throws
// std::runtime_error when a newer program made the database and a program with these migrations may
// not use it, or when a migration fails; the connection must then be closed, which releases the
// lock.
void migrate(PostgresConnection& connection, const std::string& shown,
             std::span<const Migration> migrations);

}  // namespace storage
