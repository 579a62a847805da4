// Named values of the whole installation: marks and secrets that belong to no account.
#pragma once

#include "storage/database.hpp"

#include <optional>

namespace storage {

std::optional<std::string> installation_value(ReadView& view, std::string_view name);
// Sets the value unless there is one, and returns the current one. On PostgreSQL it waits for
// another transaction that is setting the same value.
std::string settle_installation_value(Transaction& tx, std::string_view name,
                                      std::string_view value);

// Sets the value, whether or not there is one.
void set_installation_value(Transaction& tx, std::string_view name, std::string_view value);

}  // namespace storage
