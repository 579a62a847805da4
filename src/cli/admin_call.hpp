// Running an operator's command where the database is.
#pragma once

#include "base/settings.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace storage {
class Database;
}

namespace cli {

// The setting without what may hold a password.
std::string shown_database(const base::Settings& settings);

// The local socket of the server that holds this database; "" where there is none.
std::string private_socket(const base::Settings& settings);
bool is_server_running(const base::Settings& settings);

// Throws Failure (unreachable) with what to do next.
std::unique_ptr<storage::Database> open_database(const base::Settings& settings);

// In the server that holds the database, else in this process. Returns the JSON of the answer;
// throws Failure.
std::string call_admin(const base::Settings& settings, std::string_view command,
                       const std::string& body);

}  // namespace cli
