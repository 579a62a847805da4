// The configuration file: TOML with one key per setting.
#pragma once

#include "cli/settings.hpp"

namespace cli {

// The values of the file; their ranges are not checked yet. Throws Failure (usage) when the file
// cannot be read or is not TOML, for an unknown key, and for a value of the wrong type.
Given read_settings_file(const std::string& path);

}  // namespace cli
