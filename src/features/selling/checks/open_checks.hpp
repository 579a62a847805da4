// What the active checks of a store come to.
#pragma once

#include "domain/pricing/money.hpp"
#include "storage/database.hpp"

#include <date/tz.h>

namespace features::checks {

struct OpenChecks {
    std::int64_t count = 0;
    domain::Minor amount = 0;  // their current total
    std::int64_t tables = 0;   // how many tables they name
};
// How their documents are read.
struct ReadAs {
    int decimals;
    std::int64_t now_ms;
    const date::time_zone& zone;
};
// Reads all of their documents.
OpenChecks open_checks(storage::ReadView& view, std::string_view account, std::string_view store,
                       const ReadAs& how);

}  // namespace features::checks
