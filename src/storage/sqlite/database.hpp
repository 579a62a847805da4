// A database in one SQLite file.
#pragma once

#include "storage/database.hpp"
#include "storage/migrations.hpp"

namespace storage {

std::unique_ptr<Database> open_sqlite(const std::string& path, const base::Settings& settings,
                                      std::span<const Migration> migrations,
                                      base::Random& random = base::system_random());

}  // namespace storage
