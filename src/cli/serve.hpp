// `comanda serve`: starting the server, and stopping it cleanly.
#pragma once

#include "base/settings.hpp"

#include <string>

namespace cli {

// Opens the database, listens and serves until SIGTERM, SIGINT or SIGHUP (see StopSignals); returns
// when every request has been answered and all threads have ended. Call it once, before other
// threads start. Throws Failure when it cannot start: certificate, descriptors, database, address.
void serve(const base::Settings& settings);

// By which a browser on this machine opens what listens at `address`: one that listens at all
// addresses ("http://0.0.0.0:8080") is "http://localhost:8080".
std::string openable(std::string address);

// What a person needs to try the demo at this address ("http://host:port"). `is_open`: other
// machines can reach it, which is worth a warning.
std::string demo_text(const std::string& address, const std::string& segment, bool is_open);

}  // namespace cli
