// Where this server is, as those who ask it know it.
#pragma once

#include "api/call.hpp"

#include <string>

namespace api {

// As the client wrote it ("https://comanda.example:8443"), so that what it is shown or makes of an
// answer calls this server. Holds nothing that JSON or HTML must escape.
std::string address_asked(const Call& call);

}  // namespace api
