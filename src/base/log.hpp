// Log lines as JSON objects on standard error, valid UTF-8 whatever the members hold. Never a key,
// token, pin, password or card number.
#pragma once

#include "base/json_text.hpp"

#include <string_view>

namespace base::log {

enum class Level { debug, info, warning, error, off };

void start(std::string_view level_name);  // "debug" ... "off"; before the first line
bool is_on(Level level);
void write(Level level, std::string_view event, JsonObject members = {});
void flush();

}  // namespace base::log
