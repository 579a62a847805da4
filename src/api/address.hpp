// The address of this server as its clients know it.
#pragma once

#include "api/call.hpp"

#include <string>

namespace api {

// Scheme and host of the request ("https://comanda.example:8443"), so that links in an answer lead
// back to this server. The host is the request's Host header where that is a plain host and port,
// else the address that the settings listen on. The text needs no escaping in JSON or HTML.
std::string address_asked(const Call& call);

}  // namespace api
