// `comanda serve`: from the settings to a running server and back to nothing.
#pragma once

#include "base/settings.hpp"

namespace cli {

// Returns after SIGTERM or SIGINT, when every request has been answered. Throws Failure.
void serve(const base::Settings& settings);

}  // namespace cli
