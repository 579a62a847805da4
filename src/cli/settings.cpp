#include "cli/settings.hpp"

#include "cli/failure.hpp"
#include "cli/settings_file.hpp"
#include "features/operating/admin/demo.hpp"
#include "http/mailer.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>

#include <arpa/inet.h>

namespace cli {

namespace {

using base::Settings;

constexpr int int_max = std::numeric_limits<int>::max();

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string_view check_listen(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || colon == 0)
        return "must be HOST:PORT, for example 127.0.0.1:8080";
    const std::string_view host = text.substr(0, colon);
    if (host.find(':') != std::string_view::npos && (host.front() != '[' || host.back() != ']'))
        return "must have an IPv6 address in brackets, for example [::1]:8080";
    const std::optional<int> port = whole_number(text.substr(colon + 1));
    return port && *port >= 0 && *port <= 65'535 ? "" : "must end in a port from 0 to 65535";
}

std::string_view check_database(std::string_view text) {
    const bool is_known = (text.starts_with("sqlite:") && text.size() > 7) ||
                          text.starts_with("postgresql://") || text.starts_with("postgres://");
    return is_known ? ""
                    : "must be sqlite:PATH or postgresql://USER@HOST/NAME, for example "
                      "sqlite:./comanda.db or postgresql://comanda@db.example/comanda";
}

std::string_view check_segment(std::string_view text) {
    const bool is_word = !text.empty() && text.size() <= 64 &&
                         text.find_first_not_of(
                             "abcdefghijklmnopqrstuvwxyz"
                             "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == std::string_view::npos;
    return is_word ? "" : "must be 1 to 64 letters, digits, '-' or '_'";
}

std::string_view check_log_level(std::string_view text) {
    for (std::string_view level : {"debug", "info", "warning", "error", "off"})
        if (text == level) return "";
    return "must be debug, info, warning, error or off";
}

std::string_view check_network(std::string_view text) {
    constexpr std::string_view sentence = "must be an address or a CIDR, for example 10.0.0.0/8";
    const std::size_t slash = text.find('/');
    const std::string address(text.substr(0, slash));
    in6_addr bytes{};
    const bool is_v4 = inet_pton(AF_INET, address.c_str(), &bytes) == 1;
    if (!is_v4 && inet_pton(AF_INET6, address.c_str(), &bytes) != 1) return sentence;
    if (slash == std::string_view::npos) return "";
    const std::optional<int> bits = whole_number(text.substr(slash + 1));
    return bits && *bits >= 0 && *bits <= (is_v4 ? 32 : 128) ? "" : sentence;
}

std::string_view check_origin(std::string_view text) {
    const std::size_t scheme = text.find("://");
    const bool is_origin =
        text == "*" ||
        (scheme != std::string_view::npos && scheme > 0 && text.size() > scheme + 3 &&
         text.find_first_of("/ ,\t", scheme + 3) == std::string_view::npos);
    return is_origin ? "" : "must be * or SCHEME://HOST, for example https://shop.example";
}

// A web origin without a path: links append a path to it.
std::string_view check_public_url(std::string_view text) {
    const bool is_web = text.starts_with("https://") || text.starts_with("http://");
    const bool is_base = is_web && text.size() > text.find("://") + 3 &&
                         text.find_first_of("/?#@ ,\t\"<>", text.find("://") + 3) == text.npos;
    return is_base ? "" : "must be https://HOST, for example https://office.bluedoor.example";
}

// The table of the README and of `comanda serve --help`.
constexpr Setting settings_table[] = {
    {"database", &Settings::database, "URL", "sqlite:PATH or postgresql://USER@HOST/NAME", 0, 0,
     check_database, true},
    {"secret-file", &Settings::secret_file, "FILE",
     "key outside the database that seals its secrets; see `comanda secrets move`", 0, 0, nullptr,
     true},
    {"listen", &Settings::listen, "HOST:PORT", "address to listen on; port 0 picks a free one", 0,
     0, check_listen},
    {"metrics-listen", &Settings::metrics_listen, "HOST:PORT",
     "a second address, only for /metrics, /healthz and /readyz", 0, 0, check_listen},
    {"segment", &Settings::segment, "NAME", "the part of the path after /v1/", 0, 0, check_segment},
    {"demo", &Settings::is_demo, "", "serve the demo restaurant; needs an empty or demo database"},
    {"demo-days", &Settings::demo_days, "N", "days of past sales in a new demo", 0, 366},
    {"demo-pace", &Settings::demo_pace, "N",
     "steps a minute of the evening that plays by itself in the demo; 0: none", 0,
     features::admin::evening_pace_max},
    {"tls-cert", &Settings::tls_cert, "FILE", "certificate chain (PEM); with tls-key"},
    {"tls-key", &Settings::tls_key, "FILE", "private key (PEM); with tls-cert"},
    {"trusted-proxy", &Settings::trusted_proxies, "CIDR",
     "proxies whose X-Forwarded-For and -Proto are trusted; may be repeated", 0, 0, check_network},
    {"cors-origin", &Settings::cors_origins, "ORIGIN",
     "origins whose pages may call the API; may be repeated", 0, 0, check_origin},
    {"log-level", &Settings::log_level, "LEVEL", "debug, info, warning, error or off", 0, 0,
     check_log_level},
    {"io-threads", &Settings::io_threads, "N", "threads that serve connections; 0: one per core", 0,
     1'024},
    {"connections-max", &Settings::connections_max, "N",
     "open connections, within the limit of open files", 1, 1'000'000},
    {"rate-per-second", &Settings::rate_per_second, "N",
     "requests per second for each key; 0: no limit", 0, 1'000'000},
    {"rate-burst", &Settings::rate_burst, "N", "requests that an idle key may send in a burst", 1,
     1'000'000},
    {"address-rate-per-second", &Settings::address_rate_per_second, "N",
     "requests per second from each address without a valid key; 0: no limit", 0, 1'000'000},
    {"address-rate-burst", &Settings::address_rate_burst, "N",
     "requests that an idle address may send in a burst without a valid key", 1, 1'000'000},
    {"write-queue-max", &Settings::write_queue_max, "N",
     "writes that may wait, shared by all accounts; beyond that 503", 1, 1'000'000},
    {"write-wait-ms-max", &Settings::write_wait_ms_max, "MS",
     "how long a write may wait; beyond that 503", 1, 600'000},
    {"write-connections", &Settings::write_connections, "N",
     "connections that write to a PostgreSQL database", 1, 1'000},
    {"answer-cache-mb", &Settings::answer_cache_mb, "MB",
     "memory for cached answers, and as much again for kiosks; 0: none", 0, 100'000},
    {"answer-memory-mb", &Settings::answer_memory_mb, "MB",
     "memory for bodies and answers in flight; beyond that 503", 32, 1'000'000},
    {"idempotency-hours", &Settings::idempotency_hours, "HOURS",
     "how long answers are kept for retries", 1, 24 * 365},
    {"event-days", &Settings::event_days, "DAYS", "how long events are kept", 1, int_max},
    {"webhook-allow", &Settings::webhook_allow, "CIDR",
     "private networks that webhooks may call; may be repeated", 0, 0, check_network},
    {"delivery-days", &Settings::delivery_days, "DAYS",
     "how long webhook deliveries stay in their log", 1, int_max},
    {"audit-days", &Settings::audit_days, "DAYS", "how long the audit is kept; 0: forever", 0,
     100 * 366},
    {"smtp", &Settings::smtp, "URL",
     "mail server that sends invitations: smtp://USER:PASSWORD@HOST:587 or smtps://; STARTTLS is "
     "required, except on this machine and with smtp+plain://",
     0, 0, http::smtp_refusal},
    {"mail-from", &Settings::mail_from, "ADDRESS", "sender address of mails; with smtp", 0, 0,
     http::address_refusal},
    {"public-url", &Settings::public_url, "URL",
     "https://HOST where people reach this server, for links; with smtp", 0, 0, check_public_url},
};

Failure bad_value(const Setting& setting, std::string_view origin, std::string_view sentence) {
    return {Exit::usage, "usage",
            std::string(setting.name) + ": " + std::string(sentence) + " (" + std::string(origin) +
                ")"};
}

bool flag_value(const Setting& setting, const std::string& text, std::string_view origin) {
    if (text == "true" || text == "1") return true;
    if (text == "false" || text == "0") return false;
    throw bad_value(setting, origin, "must be true or false");
}

int number_value(const Setting& setting, const std::string& text, std::string_view origin) {
    const std::optional<int> number = whole_number(text);
    if (number && *number >= setting.min && *number <= setting.max) return *number;
    throw bad_value(setting, origin,
                    "must be a whole number from " + std::to_string(setting.min) + " to " +
                        std::to_string(setting.max));
}

void assign(Settings& settings, const Setting& setting, const std::vector<std::string>& texts,
            std::string_view origin) {
    if (setting.check)
        for (const std::string& text : texts)
            if (const std::string_view sentence = setting.check(text); !sentence.empty())
                throw bad_value(setting, origin, sentence);
    if (!setting.is_list() && texts.size() != 1)
        throw bad_value(setting, origin, "must be one value");
    if (auto* text = std::get_if<std::string Settings::*>(&setting.member))
        settings.** text = texts[0];
    else if (auto* number = std::get_if<int Settings::*>(&setting.member))
        settings.** number = number_value(setting, texts[0], origin);
    else if (auto* flag = std::get_if<bool Settings::*>(&setting.member))
        settings.** flag = flag_value(setting, texts[0], origin);
    else
        settings.*std::get<std::vector<std::string> Settings::*>(setting.member) = texts;
}

std::vector<std::string> split_list(const std::string& text) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        if (comma > start) parts.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return parts;
}

}  // namespace

std::string Setting::environment_name() const {
    std::string text = "COMANDA_";
    for (char character : name)
        text += character == '-' ? '_' : static_cast<char>(character - ('a' - 'A'));
    return text;
}

std::string Setting::default_text() const {
    const Settings defaults;
    if (auto* text = std::get_if<std::string Settings::*>(&member)) return defaults.**text;
    if (auto* number = std::get_if<int Settings::*>(&member))
        return std::to_string(defaults.**number);
    if (is_flag()) return {};
    std::string joined;
    for (const std::string& text : defaults.*std::get<std::vector<std::string> Settings::*>(member))
        joined += (joined.empty() ? "" : ",") + text;
    return joined;
}

std::span<const Setting> all_settings() { return settings_table; }

std::optional<std::string> process_environment(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

Settings resolve(const Given& flags, const Environment& environment,
                 const std::string& config_path) {
    const Given file = config_path.empty() ? Given{} : read_settings_file(config_path);
    Settings settings;
    for (const Setting& setting : settings_table) {
        const std::string variable = setting.environment_name();
        if (const auto flag = flags.find(setting.name); flag != flags.end()) {
            assign(settings, setting, flag->second, "from --" + std::string(setting.name));
        } else if (const auto text = environment(variable); text && !text->empty()) {
            assign(settings, setting,
                   setting.is_list() ? split_list(*text) : std::vector<std::string>{*text},
                   "from " + variable);
        } else if (const auto entry = file.find(setting.name); entry != file.end()) {
            assign(settings, setting, entry->second, "from " + config_path);
        }
    }
    if (settings.tls_cert.empty() != settings.tls_key.empty())
        throw Failure(Exit::usage, "usage", "tls-cert and tls-key: give both or neither");
    // A link must not take its host from a request: the sender could choose it.
    if (!settings.smtp.empty() && (settings.mail_from.empty() || settings.public_url.empty()))
        throw Failure(Exit::usage, "usage", "smtp: also needs mail-from and public-url");
    // Everyone knows the demo's key: only the flag itself opens it to the network.
    if (settings.is_demo && !flags.contains("listen") && !base::is_loopback(settings.listen))
        settings.listen = "127.0.0.1" + settings.listen.substr(settings.listen.rfind(':'));
    return settings;
}

}  // namespace cli
