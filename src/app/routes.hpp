// The API on one page.
#pragma once

#include "api/route.hpp"

namespace app {

// Every row (routes.cpp). The same table for the whole life of the process.
const std::vector<api::Route>& routes();

}  // namespace app
