// Sends e-mail as plain text, by the mail server that the operator names (RFC 5321).
#pragma once

#include "base/settings.hpp"
#include "base/short_waits.hpp"
#include "base/world.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace http {

struct Mail {
    std::string to;       // one address
    std::string subject;  // one line
    std::string text;     // lines end in \n
};

// "" when the setting --smtp may have this value, else the rest of the sentence "smtp: ...".
std::string_view smtp_refusal(std::string_view url);
// Likewise for --mail-from. What it accepts can be a Mail::to.
std::string_view address_refusal(std::string_view address);

// A connection is encrypted, and the server's certificate valid for its name, unless the server is
// on this machine or the operator uses smtp+plain://. Any thread.
class Mailer {
public:
    struct Options {
        std::chrono::milliseconds send_max = base::shortened(std::chrono::seconds(20));
        std::string authorities{};  // PEM file of those who vouch for servers; "": the system's
    };
    Mailer(const base::Settings& settings, Options options,
           const base::World& world = base::system_world());
    explicit Mailer(const base::Settings& settings) : Mailer(settings, Options{}) {}

    bool is_set() const { return relay_.has_value(); }  // the operator has named a server

    // Waits until the server has accepted the mail, at most `send_max`. "" when it has; else a
    // sentence, safe to show to anybody, why it has not or may not have. The log has the reason
    // too, but nothing of the mail. A mail whose address or subject would break its header line is
    // not sent.
    std::string send(const Mail& mail) const;

private:
    struct Relay {
        std::string url, user, password;
        bool is_encrypted = true;
    };
    friend std::string_view smtp_refusal(std::string_view url);
    static std::optional<Relay> relay_of(std::string_view url);
    std::string letter(const Mail& mail) const;

    std::optional<Relay> relay_;
    const std::string from_;
    const Options options_;
    const base::World world_;
};

}  // namespace http
