// Plans of queries while tables grow.
#pragma once

#include "storage/database.hpp"

#include <span>

namespace storage {

// For a transaction that fills an empty table with thousands of rows and reads them again:
// PostgreSQL makes its plans again by the current content of these tables. Nothing happens on
// SQLite.
void plan_anew(Transaction& tx, std::span<const std::string_view> tables);

}  // namespace storage
