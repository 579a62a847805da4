// A browser in a few words, so that people know their own sessions.
#pragma once

#include <string>
#include <string_view>

namespace features::people {

// "Firefox on Linux" for a User-Agent header; unknown parts are left out.
std::string browser_of(std::string_view user_agent);

}  // namespace features::people
