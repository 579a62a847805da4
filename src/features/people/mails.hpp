// Mails with one-time links.
#pragma once

#include "api/call.hpp"

#include <string>
#include <string_view>

namespace features::people {

// The page that uses a link up, at this server's public address where one is set. The token stands
// behind '#', so that no browser sends it anywhere but in the body of the request.
std::string link_of(const base::Settings& settings, std::string_view token);

// Whether links are sent. That takes a mail server, and the public address: an address that a
// request names is nothing to put into a mail to somebody else.
bool are_mails_sent(const api::Services& services);

// Both are sent by a worker; a failure is logged. Any thread.
void send_invitation(api::Services& services, const std::string& email, std::string_view token);
void send_reset(api::Services& services, const std::string& email, std::string_view token);

}  // namespace features::people
