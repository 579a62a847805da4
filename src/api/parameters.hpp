// Which parameters of a query a route takes. Those that its operation does not describe are dropped
// before it runs, so that nothing undocumented works, and are listed in the answer.
#pragma once

#include "api/query.hpp"
#include "api/route.hpp"

#include <string>
#include <string_view>

namespace api {

// What a device may send about itself with any call, for Services::watches.
inline constexpr std::string_view device_parameters[] = {
    "deviceId", "node", "deviceName", "MacID", "deviceAppVersion", "token", "licenseKey"};

// The parameters that the route takes. Throws as the constructor of Query does.
Query taken_query(const Route& route, std::string_view encoded);

// Adds every parameter that should be an id and is not to the problems: an operation reports them
// together with others.
void check_ids(const Route& route, const Query& query, base::Problems& problems);

// The names of the others as the header X-Ignored-Parameters lists them: escaped as in an address,
// separated by ", ", up to 1 KiB. "" when there are none. Throws likewise.
std::string ignored_parameters(const Route& route, std::string_view encoded);

}  // namespace api
