// Who stands behind the id in a record's history.
#pragma once

#include "storage/database.hpp"

#include <string>
#include <string_view>

namespace auth {

struct Author {
    std::string_view kind;  // "key", "person", "operator" or "unknown"
    std::string name;       // of the key, revoked or not; the e-mail of a person
};

Author author_of(storage::ReadView& view, std::string_view account, std::string_view id);

}  // namespace auth
