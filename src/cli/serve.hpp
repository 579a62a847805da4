// `comanda serve`: from the settings to a running server and back to nothing.
#pragma once

#include "base/settings.hpp"

#include <string>

namespace cli {

// Returns after SIGTERM or SIGINT, when every request has been answered. Throws Failure.
void serve(const base::Settings& settings);

// What a person needs to try the demo at this address.
std::string demo_text(const std::string& address, const std::string& segment, bool is_open);

}  // namespace cli
