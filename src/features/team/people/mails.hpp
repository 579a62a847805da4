// Mails with one-time links.
#pragma once

#include "api/call.hpp"
#include "http/mailer.hpp"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace features::people {

// The page for a link, at this server's public address if one is set. The token comes after '#', so
// that browsers send it only in the body of the request.
std::string link_of(const base::Settings& settings, std::string_view token);

// Whether links are sent. That takes a mail server and the public address: an address from a
// request must not go into a mail to somebody else.
bool are_mails_sent(const api::Services& services);

// A one-time link to be mailed to somebody.
struct MailedLink {
    std::string account, email, token;
};
using Letter = http::Mail (*)(const MailedLink& link, const base::Settings& settings,
                              std::string_view account_name);
http::Mail invitation(const MailedLink& link, const base::Settings& settings,
                      std::string_view account_name);
http::Mail new_password(const MailedLink& link, const base::Settings& settings,
                        std::string_view account_name);

// Waits for the mail server: on a worker. "" when it has accepted the mail, else a sentence that
// says why not.
std::string send(api::Services& services, const MailedLink& link, Letter letter);

// The same on a worker of the lane of mails, in the turn of `who`; `done` gets the sentence, on any
// thread, exactly once. A mail that has waited for wait_max is not sent, so `done` is called at the
// latest after that plus the time of one mail. Any thread.
inline constexpr std::chrono::seconds wait_max{10};
void send_later(api::Services& services, std::string_view who, MailedLink link, Letter letter,
                std::function<void(std::string)> done);

}  // namespace features::people
