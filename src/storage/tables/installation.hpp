// Values of the whole installation, by name: marks and secrets that belong to no account.
#pragma once

#include "storage/database.hpp"

#include <optional>

namespace storage {

std::optional<std::string> installation_value(ReadView& view, std::string_view name);
// The value that stands: `value`, unless another write was first.
std::string settle_installation_value(Transaction& tx, std::string_view name,
                                      std::string_view value);
void set_installation_value(Transaction& tx, std::string_view name, std::string_view value);

}  // namespace storage
