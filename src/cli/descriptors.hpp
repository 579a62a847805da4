// The limit of file descriptors, and how many of them connections get.
#pragma once

#include "base/settings.hpp"

namespace cli {

// Raises the limit of open files of this process to its hard limit, logs it, and returns how many
// client connections fit next to what the database, the threads and the operator need: at most
// `settings.connections_max`. Throws Failure (refused) when fewer than 16 would fit.
int fit_connections(const base::Settings& settings, int io_threads);

}  // namespace cli
