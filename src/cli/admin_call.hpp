// Running an operator's command: in the server that has the database open, else in this process.
#pragma once

#include "base/settings.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace storage {
class Database;
}

namespace cli {

// The setting `database` for messages: without a password that it may contain.
std::string shown_database(const base::Settings& settings);

// The path of the local socket on which a server with this database listens for commands, whether
// or not one does; the same for every spelling of the database's path. "" for PostgreSQL, whose
// commands always run in their own process.
std::string private_socket(const base::Settings& settings);
// Whether a server listens on that socket. Waits up to 5 seconds for it.
bool is_server_running(const base::Settings& settings);

// Opens the database with the tables of all features. Throws Failure (unreachable) when that fails.
std::unique_ptr<storage::Database> open_database(const base::Settings& settings);

// Runs `command` ("key/add", as features/operating/admin/admin.hpp lists them) with a JSON object
// as its body and returns the JSON of the answer. Only `init` creates a missing SQLite database.
// Waits for a server up to a minute, for commands that may take long up to an hour. Throws Failure.
std::string call_admin(const base::Settings& settings, std::string_view command,
                       const std::string& body);

}  // namespace cli
