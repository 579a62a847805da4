// The command `certificate`: TLS for a server that no public authority would certify, because it is
// reached by names and addresses of a local network.
#pragma once

#include "base/settings.hpp"
#include "base/world.hpp"

#include <string>
#include <vector>

namespace cli {

struct CertificateWanted {
    std::vector<std::string> names{};  // besides those of this machine: names or addresses
    std::string folder{};              // "": `certificate` beside the database
};

// Makes the authority, unless the folder has it, and a new certificate of the server with the names
// and addresses of this machine; its key stays. Returns the answer as JSON. Throws Failure when a
// name is none, or beyond the authority, or the folder has files that do not belong together: it
// overwrites nothing else than the certificate of a server that its authority has signed.
std::string make_certificate(const base::Settings& settings, const CertificateWanted& wanted,
                             const base::World& world);

}  // namespace cli
