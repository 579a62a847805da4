// A browser in a few words, so that people know their own sessions.
#pragma once

#include <string>
#include <string_view>

namespace features::people {

// "Firefox on Linux" for a header User-Agent; what is not known of it is left out.
std::string browser_of(std::string_view user_agent);

}  // namespace features::people
