// What the API document says about the parameters of paths, queries and headers.
#pragma once

#include "api/route.hpp"

#include <string>
#include <string_view>

namespace api {

// The parameters of one operation, those that many share as references to components.
std::string parameters_of(const Route& route, std::string_view path);

// {"PageParameter":{…},…}
std::string shared_parameters();

}  // namespace api
