// Log lines on standard error, each one JSON object: {"time":..., "level":..., "event":..., ...}.
// A line is valid UTF-8 whatever its members hold, card numbers in it are masked, and lines of
// several threads never mix. Callers never log a key, token, pin or password.
#pragma once

#include "base/json_text.hpp"

#include <string_view>

namespace base::log {

enum class Level { debug, info, warning, error, off };

// Sets the lowest level that is written: "debug", "info", "warning", "error", or "off" for none;
// any other name throws std::runtime_error. Until it is called the level is "info".
void start(std::string_view level_name);

// Whether a line of that level would be written. Ask before making costly members.
bool is_on(Level level);

// Writes a line, if the level is on. `event` is a word in snake_case for programs to search for;
// the members follow it. Any thread.
void write(Level level, std::string_view event, JsonObject members = {});

// Returns when all lines so far are written. Call it before the process ends without destructors.
void flush();

}  // namespace base::log
