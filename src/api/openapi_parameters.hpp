// The parameters of paths, queries and headers in the API document.
#pragma once

#include "api/route.hpp"

#include <string>
#include <string_view>

namespace api {

// The JSON array of the parameters of one operation under one of its paths. Those that are not
// shared are described in place, all others are references to components. Throws std::logic_error
// for a `{name}` of the path that nothing describes.
std::string parameters_of(const Route& route, std::string_view path);

// The same for the headers of a call that the program makes.
std::string headers_of(const SentCall& call);

// The components that those references point to: {"PageParameter":{…},…}. Throws std::logic_error
// when two rows describe one of them in different ways.
std::string shared_parameters(const std::vector<Route>& routes);

}  // namespace api
