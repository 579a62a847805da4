#include "http/mailer.hpp"

#include "base/base64.hpp"
#include "http/test_support.hpp"
#include "support/fixed_world.hpp"
#include "support/mail_server.hpp"
#include "support/temp_folder.hpp"

#include <fmt/format.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <cstdio>

namespace http::test {
namespace {

using support::MailServer;

base::Settings settings_for(const std::string& smtp) {
    base::Settings settings;
    settings.smtp = smtp;
    settings.mail_from = "office@bluedoor.example";
    settings.public_url = "https://office.bluedoor.example";
    return settings;
}

std::string here(const MailServer& server) { return fmt::format("127.0.0.1:{}", server.port()); }

// An address of this machine that does not look like one.
std::string elsewhere(const MailServer& server) { return fmt::format("0.0.0.0:{}", server.port()); }

bool sends(const std::string& smtp, const Mail& mail = {"ana@example.com", "Hello", "Text\n"}) {
    return Mailer(settings_for(smtp), {.send_max = 3s}).send(mail).empty();
}

std::string header(const std::string& letter, const std::string& name) {
    const std::size_t start = letter.find("\r\n" + name + ": ") + name.size() + 4;
    std::size_t end = letter.find("\r\n", start);
    while (letter[end + 2] == ' ') end = letter.find("\r\n", end + 2);
    return letter.substr(start, end - start);
}

std::string body(const std::string& letter) { return letter.substr(letter.find("\r\n\r\n") + 4); }

// As a reader of mail shows it.
std::string shown(std::string_view quoted) {
    std::string text;
    for (std::size_t at = 0; at < quoted.size(); ++at) {
        if (quoted[at] != '=') {
            if (quoted[at] != '\r') text += quoted[at];
            continue;
        }
        if (quoted[at + 1] != '\r')
            text +=
                static_cast<char>(std::stoi(std::string(quoted.substr(at + 1, 2)), nullptr, 16));
        at += 2;
    }
    return text;
}

TEST(Mailer, DeliversAWholeLetter) {
    MailServer server;
    const Mailer mailer(settings_for("smtp://" + here(server)));
    ASSERT_TRUE(mailer.is_set());
    const std::string text =
        "Hello Ana,\n\nhttps://office.bluedoor.example/invited?token=a=b&c\n.\n..dots\n"
        "trailing blank \nünïcode " +
        std::string(300, 'x') + "\n";
    ASSERT_EQ(mailer.send({"ana+1@example.com", "You are invited", text}), "");
    ASSERT_EQ(server.letters().size(), 1U);
    const MailServer::Letter letter = server.letters().front();
    EXPECT_EQ(letter.from, "<office@bluedoor.example>");
    EXPECT_EQ(letter.to, "<ana+1@example.com>");
    EXPECT_EQ(letter.authorization, "");
    EXPECT_EQ(header("\r\n" + letter.text, "From"), "Comanda <office@bluedoor.example>");
    EXPECT_EQ(header(letter.text, "To"), "<ana+1@example.com>");
    EXPECT_EQ(header(letter.text, "Subject"), "You are invited");
    EXPECT_EQ(header(letter.text, "Content-Type"), "text/plain; charset=utf-8");
    EXPECT_TRUE(header(letter.text, "Message-ID").ends_with("@bluedoor.example>"));
    EXPECT_EQ(shown(body(letter.text)), text);
    for (std::size_t start = 0, end = 0; start < letter.text.size(); start = end + 2) {
        end = letter.text.find("\r\n", start);
        EXPECT_LE(end - start, 78U);
    }
}

TEST(Mailer, DatesAndNumbersEachLetter) {
    MailServer server;
    support::FixedWorld world(1);
    const Mailer mailer(settings_for("smtp://" + here(server)), {}, world.world());
    ASSERT_EQ(mailer.send({"ana@example.com", "Hello", ""}), "");
    ASSERT_EQ(mailer.send({"ana@example.com", "Hello", ""}), "");
    const auto letters = server.letters();
    ASSERT_EQ(letters.size(), 2U);
    EXPECT_EQ(header("\r\n" + letters[0].text, "Date"), "Thu, 09 Oct 2025 08:53:20 +0000");
    EXPECT_NE(header(letters[0].text, "Message-ID"), header(letters[1].text, "Message-ID"));
}

TEST(Mailer, EncodesASubjectThatIsNotPlain) {
    MailServer server;
    std::string subject = "Einladung fürs Café ";
    for (int i = 0; i < 12; ++i) subject += "日本語";
    for (const std::string& each : {subject, std::string("=?UTF-8?B?aGVsbG8=?="), std::string("ä")})
        ASSERT_TRUE(sends("smtp://" + here(server), {"ana@example.com", each, ""}));
    const auto decoded = [&](std::size_t index) {
        std::string text = header(server.letters().at(index).text, "Subject"), whole;
        for (std::size_t start; (start = text.find("=?UTF-8?B?")) != std::string::npos;) {
            const std::size_t end = text.find("?=", start + 10);
            EXPECT_LE(end + 2 - start, 75U);
            const auto word = base::from_base64(text.substr(start + 10, end - start - 10));
            EXPECT_TRUE(word && static_cast<unsigned char>(word->front()) >> 6 != 2) << text;
            whole += word.value_or("");
            text.erase(0, end + 2);
        }
        return whole;
    };
    EXPECT_EQ(decoded(0), subject);
    EXPECT_EQ(decoded(1), "=?UTF-8?B?aGVsbG8=?=");
    EXPECT_EQ(decoded(2), "ä");
}

TEST(Mailer, RefusesWhatWouldLeaveItsLine) {
    MailServer server;
    const std::string smtp = "smtp://" + here(server);
    for (const char* to :
         {"", "ana", "@example.com", "ana@", "ana@example.com\r\nBcc: all@example.com",
          "ana@example.com\nRCPT TO:<b@example.com>", "ana@example.com, b@example.com",
          "a b@example.com", "<ana@example.com>", "ana@example.com> SIZE=1", "ana@b@example.com",
          "än@example.com", "\"a\"@example.com"})
        EXPECT_FALSE(sends(smtp, {to, "Hello", "Text"})) << to;
    for (const char* subject :
         {"Hello\r\nBcc: all@example.com", "Hello\nX: y", "a\rb", "a\tb", "\xff"})
        EXPECT_FALSE(sends(smtp, {"ana@example.com", subject, "Text"})) << subject;
    EXPECT_FALSE(sends(smtp, {"ana@example.com", "Hello", std::string(100'000, 'x')}));
    EXPECT_TRUE(server.lines().empty());
    EXPECT_TRUE(sends(smtp));
}

TEST(Mailer, SignsInWhereItIsTold) {
    MailServer server;
    EXPECT_TRUE(sends("smtp://of%40fice:p%3Aw%2Fd@" + here(server)));
    ASSERT_EQ(server.letters().size(), 1U);
    EXPECT_EQ(server.letters()[0].authorization, std::string("\0of@fice\0p:w/d", 14));
}

TEST(Mailer, SaysThatItHasNoServer) {
    const Mailer mailer{base::Settings()};
    EXPECT_FALSE(mailer.is_set());
    EXPECT_NE(mailer.send({"ana@example.com", "Hello", "Text"}), "");
}

TEST(Mailer, SaysWhenTheServerRefuses) {
    const std::pair<std::string, std::string> refusals[] = {
        {"CONNECT", "554 not now"}, {"MAIL", "550 not you"}, {"RCPT", "550 no such user"},
        {"DATA", "451 no room"},    {".", "552 too big"},    {"AUTH", "535 wrong password"}};
    for (const auto& [verb, answer] : refusals) {
        MailServer server({.says = {{verb, answer}}});
        EXPECT_FALSE(sends("smtp://office:word@" + here(server))) << verb;
        EXPECT_TRUE(server.letters().empty()) << verb;
    }
}

TEST(Mailer, LogsWhyAndNothingOfTheLetter) {
    MailServer server({.says = {{"RCPT", "550 no such user: <ana@example.com>"}}});
    testing::internal::CaptureStderr();
    EXPECT_FALSE(sends("smtp://office:hush@" + here(server),
                       {"ana@example.com", "Secret subject", "https://x.example/?token=abc"}));
    const std::string log = testing::internal::GetCapturedStderr();
    EXPECT_NE(log.find("\"event\":\"mail_not_sent\""), std::string::npos) << log;
    EXPECT_NE(log.find("\"code\":550"), std::string::npos) << log;
    for (const char* secret : {"hush", "ana@", "Secret", "token", "b2ZmaWNl"})
        EXPECT_EQ(log.find(secret), std::string::npos) << log;
}

TEST(Mailer, DoesNotWaitForever) {
    for (const char* verb : {"CONNECT", "EHLO", "RCPT", "DATA", "."}) {
        MailServer server({.hangs_at = verb});
        const Mailer mailer(settings_for("smtp://" + here(server)), {.send_max = 600ms});
        const auto start = std::chrono::steady_clock::now();
        EXPECT_NE(mailer.send({"ana@example.com", "Hello", "Text"}), "") << verb;
        EXPECT_LT(std::chrono::steady_clock::now() - start, 2s) << verb;
    }
    for (const char* answer : {"250 fine", "550 no such user"}) {
        MailServer server({.says = {{"RCPT", answer}}, .hangs_at = "QUIT"});
        const auto start = std::chrono::steady_clock::now();
        EXPECT_EQ(sends("smtp://" + here(server)), answer[0] == '2');
        EXPECT_LT(std::chrono::steady_clock::now() - start, 4s) << answer;
        EXPECT_TRUE(eventually([&] { return server.lines().back() == "QUIT"; })) << answer;
    }
}

TEST(Mailer, SaysWhenTheServerDrops) {
    for (const char* verb : {"CONNECT", "EHLO", "RCPT", "DATA", "."}) {
        MailServer server({.drops_at = verb});
        EXPECT_FALSE(sends("smtp://" + here(server))) << verb;
    }
    unsigned short port = 0;
    {
        MailServer gone;
        port = gone.port();
    }
    EXPECT_FALSE(sends(fmt::format("smtp://127.0.0.1:{}", port)));
}

TEST(Mailer, SendsFromManyThreads) {
    MailServer server;
    const Mailer mailer(settings_for("smtp://" + here(server)));
    std::vector<std::thread> threads;
    std::atomic<int> sent = 0;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&, i] {
            sent += mailer.send({fmt::format("ana{}@example.com", i), "Hello", "Text"}).empty();
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(sent, 8);
    std::set<std::string> to;
    for (const MailServer::Letter& letter : server.letters()) to.insert(letter.to);
    EXPECT_EQ(to.size(), 8U);
}

// A certificate for the two addresses that the tests call.
class MailerTls : public testing::Test {
protected:
    MailerTls() {
        EVP_PKEY* key = EVP_EC_gen("P-256");
        X509* certificate = X509_new();
        X509_set_version(certificate, 2);
        ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
        X509_gmtime_adj(X509_getm_notBefore(certificate), 0);
        X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
        X509_set_pubkey(certificate, key);
        X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate), "CN", MBSTRING_ASC,
                                   reinterpret_cast<const unsigned char*>("mail"), -1, -1, 0);
        X509_set_issuer_name(certificate, X509_get_subject_name(certificate));
        X509_EXTENSION* names =
            X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "IP:127.0.0.1,IP:0.0.0.0");
        X509_add_ext(certificate, names, -1);
        X509_sign(certificate, key, EVP_sha256());
        std::FILE* file = std::fopen((folder_ / "key").c_str(), "w");
        PEM_write_PrivateKey(file, key, nullptr, nullptr, 0, nullptr, nullptr);
        std::fclose(file);
        file = std::fopen((folder_ / "certificate").c_str(), "w");
        PEM_write_X509(file, certificate);
        std::fclose(file);
        X509_EXTENSION_free(names);
        X509_free(certificate);
        EVP_PKEY_free(key);
    }

    MailServer::Manners encrypted(MailServer::Tls tls) const {
        return {.tls = tls, .certificate = folder_ / "certificate", .key = folder_ / "key"};
    }
    bool sends_vouched(const std::string& smtp) const {
        return Mailer(settings_for(smtp), {.send_max = 3s, .authorities = folder_ / "certificate"})
            .send({"ana@example.com", "Hello", "Text\n"})
            .empty();
    }

    support::TempFolder folder_;
};

TEST_F(MailerTls, IsAMustBeyondThisMachine) {
    MailServer plain;
    EXPECT_FALSE(sends("smtp://office:word@" + elsewhere(plain)));
    for (const std::string& line : plain.lines())
        EXPECT_TRUE(line.starts_with("EHLO") || line == "QUIT" || line == "STARTTLS") << line;
    EXPECT_TRUE(plain.letters().empty());
    EXPECT_TRUE(sends("smtp+plain://office:word@" + elsewhere(plain)));
    EXPECT_TRUE(sends("smtp://office:word@" + here(plain)));
    EXPECT_EQ(plain.letters().size(), 2U);
}

TEST_F(MailerTls, IsUsedWhereItIsOffered) {
    MailServer server(encrypted(MailServer::Tls::offered));
    EXPECT_TRUE(sends_vouched("smtp://office:word@" + elsewhere(server)));
    ASSERT_EQ(server.letters().size(), 1U);
    EXPECT_TRUE(server.letters()[0].is_encrypted);
    EXPECT_EQ(server.letters()[0].authorization, std::string("\0office\0word", 12));
}

TEST_F(MailerTls, FromTheFirstByteWithSmtps) {
    MailServer server(encrypted(MailServer::Tls::at_once));
    EXPECT_TRUE(sends_vouched("smtps://" + here(server)));
    ASSERT_EQ(server.letters().size(), 1U);
    EXPECT_TRUE(server.letters()[0].is_encrypted);
    MailServer plain;
    EXPECT_NE(Mailer(settings_for("smtps://" + here(plain)), {.send_max = 600ms})
                  .send({"ana@example.com", "Hello", "Text"}),
              "");
}

TEST_F(MailerTls, NeedsACertificateThatSomebodyVouchesFor) {
    MailServer server(encrypted(MailServer::Tls::offered));
    EXPECT_FALSE(sends("smtp://office:word@" + elsewhere(server)));
    EXPECT_FALSE(sends_vouched(fmt::format("smtp://127.1.2.3.example:{}", server.port())));
    MailServer at_once(encrypted(MailServer::Tls::at_once));
    EXPECT_FALSE(sends("smtps://office:word@" + here(at_once)));
    EXPECT_FALSE(sends_vouched(fmt::format("smtps://127.0.0.2:{}", at_once.port())));
    EXPECT_TRUE(server.letters().empty());
    EXPECT_TRUE(at_once.letters().empty());
}

}  // namespace
}  // namespace http::test
