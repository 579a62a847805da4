// A database in one SQLite file.
#pragma once

#include "storage/database.hpp"
#include "storage/migrations.hpp"

namespace storage {

// Opens the file, which is created when it is missing, and runs missing migrations. Only one
// process at a time can have it open. Throws std::runtime_error that says what to do next.
// Parameters are those of storage::open().
std::unique_ptr<Database> open_sqlite(const std::string& path, const base::Settings& settings,
                                      std::span<const Migration> migrations,
                                      base::Random& random = base::system_random());

}  // namespace storage
