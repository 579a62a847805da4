// File descriptors: how many there may be, and how many of them connections get.
#pragma once

#include "base/settings.hpp"

namespace cli {

// Raises this process's limit as far as it may, says in the log what it is, and returns how many
// connections fit beside what the database, the threads and the operator need: at most
// `settings.connections_max`. Throws Failure when that is next to none.
int fit_connections(const base::Settings& settings, int io_threads);

}  // namespace cli
