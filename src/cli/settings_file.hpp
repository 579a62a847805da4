// The configuration file: TOML with one key per setting.
#pragma once

#include "cli/settings.hpp"

namespace cli {

// Throws Failure (usage): unreadable, no TOML, a key that is no setting, a value of another type.
Given read_settings_file(const std::string& path);

}  // namespace cli
