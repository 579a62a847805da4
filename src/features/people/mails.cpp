#include "features/people/mails.hpp"

#include "api/guard.hpp"
#include "api/workers.hpp"
#include "base/log.hpp"
#include "http/mailer.hpp"

namespace features::people {
namespace {

void send(api::Services& services, http::Mail mail) {
    const std::string to = mail.to;
    const bool is_taken = services.lanes.mails.post(to, [&services, mail = std::move(mail)] {
        api::succeeds("mail", [&] { services.of<http::Mailer>().send(mail); });
    });
    if (!is_taken)
        base::log::write(base::log::Level::warning, "mail",
                         base::JsonObject().text("error", "too many mails are waiting"));
}

}  // namespace

std::string link_of(const base::Settings& settings, std::string_view token) {
    return settings.public_url + "/reset#token=" + std::string(token);
}

bool are_mails_sent(const api::Services& services) {
    return services.of<http::Mailer>().is_set() && !services.settings.public_url.empty();
}

void send_invitation(api::Services& services, const std::string& email, std::string_view token) {
    send(services, {email, "Your invitation to the back office",
                    "You have been invited to the back office. Choose your password here; the "
                    "link works once, for 7 days:\n\n" +
                        link_of(services.settings, token) + "\n"});
}

void send_reset(api::Services& services, const std::string& email, std::string_view token) {
    send(services,
         {email, "A new password for the back office",
          "Somebody, probably you, asked for a new password. Choose it here; the link "
          "works once, for 24 hours:\n\n" +
              link_of(services.settings, token) + "\n\nIf it was not you, you need do nothing.\n"});
}

}  // namespace features::people
