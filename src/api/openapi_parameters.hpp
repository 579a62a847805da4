// What the API document says about the parameters of paths, queries and headers.
#pragma once

#include "api/route.hpp"

#include <string>
#include <string_view>

namespace api {

// The parameters of one operation, those that many share as references to components.
std::string parameters_of(const Route& route, std::string_view path);

// Those that the rows refer to: {"PageParameter":{…},…}. std::logic_error when two rows describe
// one in different ways.
std::string shared_parameters(const std::vector<Route>& routes);

}  // namespace api
