// The descriptions of all kinds for pages: what tables and forms show, where the records are read
// and written, and who may do what. Made from the kinds and the rows of the API; a pure function.
#pragma once

#include "api/route.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace api {

// {"kinds":[…]}. `segment`: that of the paths.
std::string form_descriptions(const std::vector<Route>& routes, std::string_view segment);

}  // namespace api
