#include "http/mailer.hpp"

#include "base/base64.hpp"
#include "base/log.hpp"
#include "base/utf8.hpp"
#include "http/curl.hpp"
#include "http/grammar.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace http {
namespace {

constexpr std::size_t address_bytes_max = 254;
constexpr std::size_t subject_bytes_max = 500;
constexpr std::size_t text_bytes_max = 64 << 10;
constexpr std::size_t line_bytes_max = 76;   // of quoted-printable text
constexpr std::size_t plain_bytes_max = 60;  // of a subject that is sent unencoded
constexpr std::size_t word_bytes_max = 45;   // of an encoded word: 60 characters of base64

constexpr std::string_view plain_scheme = "smtp+plain://";

// A part of a URL; nothing when it has none.
std::optional<std::string> part_of(CURLU* url, CURLUPart which, unsigned flags = 0) {
    char* text = nullptr;
    if (curl_url_get(url, which, &text, flags) != CURLUE_OK) return std::nullopt;
    const std::unique_ptr<char, decltype(&curl_free)> owned(text, curl_free);
    return text;
}

bool is_this_machine(std::string_view host) {
    return host == "localhost" || host == "[::1]" ||
           (host.starts_with("127.") && host.find_first_not_of("0123456789.") == host.npos);
}

// RFC 2047. A character stays in one word.
std::string encoded_subject(std::string_view subject) {
    const bool is_plain = subject.size() <= plain_bytes_max &&
                          subject.find("=?") == std::string_view::npos &&
                          std::ranges::all_of(subject, [](char c) { return c >= ' ' && c <= '~'; });
    if (is_plain) return std::string(subject);
    std::string words;
    while (!subject.empty()) {
        std::size_t size = std::min(subject.size(), word_bytes_max);
        while (size < subject.size() && (subject[size] & 0xc0) == 0x80) --size;
        words += (words.empty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?") +
                 base::to_base64(subject.substr(0, size)) + "?=";
        subject.remove_prefix(size);
    }
    return words;
}

// RFC 2045, 6.7. Lines of `text` end in \n, those of the result in \r\n.
std::string quoted_printable(std::string_view text) {
    std::string out;
    std::size_t column = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\n') {
            out += "\r\n";
            column = 0;
            continue;
        }
        const bool is_last = at + 1 == text.size() || text[at + 1] == '\n';
        const bool is_plain = (c > ' ' && c <= '~' && c != '=') || (c == ' ' && !is_last);
        const std::string shown =
            is_plain ? std::string(1, c) : fmt::format("={:02X}", static_cast<unsigned char>(c));
        if (column + shown.size() >= line_bytes_max) {
            out += "=\r\n";
            column = 0;
        }
        out += shown;
        column += shown.size();
    }
    return out.ends_with('\n') ? out : out + "\r\n";
}

std::string_view mail_refusal(const Mail& mail) {
    if (!address_refusal(mail.to).empty()) return "the address is not valid";
    if (has_control(mail.subject) || !base::is_utf8(mail.subject) ||
        mail.subject.size() > subject_bytes_max)
        return "the subject is more than one line";
    if (mail.text.size() > text_bytes_max) return "the text is too long";
    return {};
}

// Neither the server's reply nor its name: those are for the operator.
std::string sentence_of(CURLcode result, long code) {
    switch (result) {
        case CURLE_OPERATION_TIMEDOUT: return "The mail server did not answer in time.";
        case CURLE_COULDNT_RESOLVE_HOST:
        case CURLE_COULDNT_CONNECT: return "The mail server cannot be reached.";
        case CURLE_LOGIN_DENIED: return "The mail server does not accept this server's password.";
        default: break;
    }
    if (code >= 400) return fmt::format("The mail server refused the mail with code {}.", code);
    return fmt::format("The mail could not be sent: {}.", curl_easy_strerror(result));
}

void log_failure(std::string_view reason, long code) {
    base::log::write(
        base::log::Level::warning, "mail_not_sent",
        base::JsonObject().text("reason", reason).number("code", code));  // of SMTP; 0: none
}

std::size_t read_letter(char* buffer, std::size_t, std::size_t size, void* letter) {
    auto& rest = *static_cast<std::string_view*>(letter);
    const std::size_t count = std::min(size, rest.size());
    std::memcpy(buffer, rest.data(), count);
    rest.remove_prefix(count);
    return count;
}

// Curl sends QUIT when it closes the connection, and would wait two minutes for the reply: from
// here on it gets none.
void hang_up(const CurlTransfer& transfer) {
    curl_socket_t socket = CURL_SOCKET_BAD;
    curl_easy_getinfo(transfer.get(), CURLINFO_ACTIVESOCKET, &socket);
    if (socket != CURL_SOCKET_BAD) shutdown(socket, SHUT_RD);
}

std::size_t drop_answer(const char*, std::size_t, std::size_t size, void*) { return size; }

}  // namespace

std::string_view smtp_refusal(std::string_view url) {
    return Mailer::relay_of(url)
               ? ""
               : "must be smtp://USER:PASSWORD@HOST:PORT, or begin with "
                 "smtps:// or smtp+plain://; write special characters of the password as %XX";
}

std::string_view address_refusal(std::string_view address) {
    const std::size_t at = address.find('@');
    const bool is_address =
        address.size() <= address_bytes_max && at != 0 && at != std::string_view::npos &&
        at + 1 < address.size() &&
        address.find_first_of("@ <>()[],;:\\\"", at + 1) == address.npos &&
        address.find_first_of(" <>()[],;:\\\"") == address.npos &&
        std::ranges::all_of(address, [](char c) { return c > ' ' && c <= '~'; });
    return is_address ? "" : "must be an e-mail address, for example office@bluedoor.example";
}

std::optional<Mailer::Relay> Mailer::relay_of(std::string_view url) {
    const bool is_plain = url.starts_with(plain_scheme);
    const std::string known =
        is_plain ? "smtp://" + std::string(url.substr(plain_scheme.size())) : std::string(url);
    if (!known.starts_with("smtp://") && !known.starts_with("smtps://")) return std::nullopt;
    if (std::ranges::any_of(known, [](char c) { return c <= ' ' || c > '~'; })) return std::nullopt;
    start_curl();
    const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> parsed(curl_url(), curl_url_cleanup);
    if (!parsed) throw std::bad_alloc();
    if (curl_url_set(parsed.get(), CURLUPART_URL, known.c_str(), 0) != CURLUE_OK)
        return std::nullopt;
    const auto host = part_of(parsed.get(), CURLUPART_HOST);
    const auto path = part_of(parsed.get(), CURLUPART_PATH);
    const bool is_bare = path.value_or("/") == "/" && !part_of(parsed.get(), CURLUPART_QUERY) &&
                         !part_of(parsed.get(), CURLUPART_FRAGMENT);
    if (!host || host->empty() || !is_bare) return std::nullopt;
    Relay relay;
    const auto port = part_of(parsed.get(), CURLUPART_PORT);
    const bool is_encrypted_at_once = known.starts_with("smtps://");
    relay.url = (is_encrypted_at_once ? "smtps://" : "smtp://") + *host + (port ? ":" + *port : "");
    relay.user = part_of(parsed.get(), CURLUPART_USER, CURLU_URLDECODE).value_or("");
    relay.password = part_of(parsed.get(), CURLUPART_PASSWORD, CURLU_URLDECODE).value_or("");
    relay.is_encrypted = is_encrypted_at_once || (!is_plain && !is_this_machine(*host));
    return relay;
}

Mailer::Mailer(const base::Settings& settings, Options options, const base::World& world)
    : from_(settings.mail_from), options_(std::move(options)), world_(world) {
    if (settings.smtp.empty()) return;
    relay_ = relay_of(settings.smtp);
    if (!relay_ || !address_refusal(from_).empty())
        throw std::invalid_argument("smtp: needs a URL and an address to send from");
}

std::string Mailer::letter(const Mail& mail) const {
    std::array<std::byte, 16> random;
    world_.random.fill(random);
    std::string id;
    for (std::byte byte : random) id += fmt::format("{:02x}", std::to_integer<unsigned>(byte));
    const std::time_t now = world_.clock.now_ms() / 1'000;
    return fmt::format(
        "Date: {:%a, %d %b %Y %H:%M:%S} +0000\r\n"
        "From: Comanda <{}>\r\n"
        "To: <{}>\r\n"
        "Subject: {}\r\n"
        "Message-ID: <{}@{}>\r\n"
        "Auto-Submitted: auto-generated\r\n"
        "MIME-Version: 1.0\r\n"
        "Content-Type: text/plain; charset=utf-8\r\n"
        "Content-Transfer-Encoding: quoted-printable\r\n"
        "\r\n{}",
        fmt::gmtime(now), from_, mail.to, encoded_subject(mail.subject), id,
        from_.substr(from_.find('@') + 1), quoted_printable(base::valid_utf8(mail.text)));
}

std::string Mailer::send(const Mail& mail) const {
    if (!relay_) return "No mail server is set up.";
    if (const std::string_view reason = mail_refusal(mail); !reason.empty()) {
        log_failure(reason, 0);
        return fmt::format("The mail cannot be sent: {}.", reason);
    }
    const std::string whole = letter(mail);
    std::string_view rest = whole;
    const std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)> to(
        curl_slist_append(nullptr, ("<" + mail.to + ">").c_str()), curl_slist_free_all);
    if (!to) throw std::bad_alloc();
    CurlTransfer transfer;
    transfer.set(CURLOPT_NOSIGNAL, 1L);
    transfer.set(CURLOPT_QUICK_EXIT, 1L);  // a slow resolver is left to its thread
    // Half for the mail, and half for the QUIT after a refusal: curl waits for the reply after its
    // time is up.
    const auto half = options_.send_max / 2;
    transfer.set(CURLOPT_TIMEOUT_MS, static_cast<long>(half.count()));
    transfer.set(CURLOPT_SERVER_RESPONSE_TIMEOUT,
                 std::max(1L, static_cast<long>(half / std::chrono::seconds(1))));
    transfer.set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    transfer.set(CURLOPT_PROXY, "");
    transfer.set(CURLOPT_URL, relay_->url.c_str());
    transfer.set(CURLOPT_USE_SSL,
                 static_cast<long>(relay_->is_encrypted ? CURLUSESSL_ALL : CURLUSESSL_NONE));
    if (!options_.authorities.empty()) transfer.set(CURLOPT_CAINFO, options_.authorities.c_str());
    if (!relay_->user.empty()) {
        transfer.set(CURLOPT_USERNAME, relay_->user.c_str());
        transfer.set(CURLOPT_PASSWORD, relay_->password.c_str());
    }
    transfer.set(CURLOPT_MAIL_FROM, ("<" + from_ + ">").c_str());
    transfer.set(CURLOPT_MAIL_RCPT, to.get());
    transfer.set(CURLOPT_UPLOAD, 1L);
    transfer.set(CURLOPT_READFUNCTION, &read_letter);
    transfer.set(CURLOPT_READDATA, &rest);
    transfer.set(CURLOPT_WRITEFUNCTION, &drop_answer);
    const CURLcode result = curl_easy_perform(transfer.get());
    hang_up(transfer);
    if (result == CURLE_OK) return {};
    long code = 0;
    curl_easy_getinfo(transfer.get(), CURLINFO_RESPONSE_CODE, &code);
    log_failure(curl_easy_strerror(result), code);
    return sentence_of(result, code);
}

}  // namespace http
