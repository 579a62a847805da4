#include "features/team/people/mails.hpp"

#include "api/guard.hpp"
#include "api/workers.hpp"
#include "base/short_waits.hpp"
#include "features/team/people/who.hpp"

namespace features::people {
namespace {

std::string back_office(std::string_view account_name) {
    std::string text = "the back office";
    if (!account_name.empty()) (text += " of ") += account_name;
    return text;
}

}  // namespace

std::string link_of(const base::Settings& settings, std::string_view token) {
    return settings.public_url + "/reset#token=" + std::string(token);
}

bool are_mails_sent(const api::Services& services) {
    return services.of<http::Mailer>().is_set() && !services.settings.public_url.empty();
}

http::Mail invitation(const MailedLink& link, const base::Settings& settings,
                      std::string_view account_name) {
    return {link.email, "Your invitation to the back office",
            "You have been invited to " + back_office(account_name) +
                ". Choose your password here; the link works once, for 7 days:\n\n" +
                link_of(settings, link.token) + "\n"};
}

http::Mail new_password(const MailedLink& link, const base::Settings& settings,
                        std::string_view account_name) {
    return {link.email, "A new password for the back office",
            "Somebody, probably you, asked for a new password for " + back_office(account_name) +
                ". Choose it here; the link works once, for 24 hours:\n\n" +
                link_of(settings, link.token) +
                "\n\nIf it was not you, you can ignore this mail.\n"};
}

std::string send(api::Services& services, const MailedLink& link, Letter letter) {
    std::string name;
    services.database.read(
        [&](storage::ReadView& view) { name = account_name(view, link.account); });
    return services.of<http::Mailer>().send(letter(link, services.settings, name));
}

void send_later(api::Services& services, std::string_view who, MailedLink link, Letter letter,
                std::function<void(std::string)> done) {
    const auto last = std::chrono::steady_clock::now() + base::shortened(wait_max);
    const bool is_taken =
        services.lanes.mails.post(who, [&services, link = std::move(link), letter, done, last] {
            std::string error = "The mail could not be handed to the mail server.";
            api::succeeds("mail", [&] {
                error = std::chrono::steady_clock::now() > last
                            ? "Other mails are already waiting for the mail server."
                            : send(services, link, letter);
            });
            api::succeeds("answer", [&] { done(std::move(error)); });
        });
    if (!is_taken) done("Too many mails are already waiting for the mail server.");
}

}  // namespace features::people
