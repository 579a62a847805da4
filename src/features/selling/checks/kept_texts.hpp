// Lists and fingerprints as they lie in the columns of checks.
#pragma once

#include "base/fingerprint.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace features::checks {

std::string list_text(const std::vector<std::string>& texts);
std::vector<std::string> list_of(std::string_view json);
base::Fingerprint fingerprint_in(std::string_view hex);

}  // namespace features::checks
