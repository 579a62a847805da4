// Mails with one-time links.
#pragma once

#include "api/call.hpp"
#include "http/mailer.hpp"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace features::people {

// The page that uses a link up, at this server's public address where one is set. The token stands
// behind '#', so that no browser sends it anywhere but in the body of the request.
std::string link_of(const base::Settings& settings, std::string_view token);

// Whether links are sent. That takes a mail server, and the public address: an address that a
// request names is nothing to put into a mail to somebody else.
bool are_mails_sent(const api::Services& services);

// A one-time link on its way to somebody.
struct MailedLink {
    std::string account, email, token;
};
using Letter = http::Mail (*)(const MailedLink& link, const base::Settings& settings,
                              std::string_view account_name);
http::Mail invitation(const MailedLink& link, const base::Settings& settings,
                      std::string_view account_name);
http::Mail new_password(const MailedLink& link, const base::Settings& settings,
                        std::string_view account_name);

// Waits for the mail server: on a worker. "" when it has taken the mail, else a sentence that says
// why not.
std::string send(api::Services& services, const MailedLink& link, Letter letter);

// The same on a worker of the lane of mails, in the turn of `who`; `done` is told the sentence, on
// any thread, exactly once. What has waited for wait_max is not sent any more, so whoever waits is
// told after that and the time of one mail at the latest. Any thread.
inline constexpr std::chrono::seconds wait_max{10};
void send_later(api::Services& services, std::string_view who, MailedLink link, Letter letter,
                std::function<void(std::string)> done);

}  // namespace features::people
