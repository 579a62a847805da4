// The authority that devices have to trust, if the server has its certificate from `comanda
// certificate`.
#pragma once

#include "auth/authority.hpp"

namespace features::pages {

// Read once, at the start, as the certificate of the server is.
struct OwnAuthority {
    std::optional<auth::PublicAuthority> known{};
};

}  // namespace features::pages
