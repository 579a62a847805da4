// Signing in at the real program, over sockets: many at once, and with links that come by mail.
#include "http/client.hpp"
#include "support/mail_server.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <boost/json.hpp>

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

namespace {

namespace json = boost::json;
using std::chrono::seconds;
using std::chrono::steady_clock;
using support::MailServer;

constexpr seconds patience{60};
constexpr const char* password = "a calm evening out";

// A connection on which one request is sent and nothing is waited for, from 127.0.0.HOST.
class Connection {
public:
    Connection(unsigned short port, const std::string& request, unsigned host = 1)
        : handle(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl((INADDR_LOOPBACK & ~0xffU) + host);
        const auto* to = reinterpret_cast<const sockaddr*>(&address);
        EXPECT_EQ(::bind(handle, to, sizeof address), 0);
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(::connect(handle, to, sizeof address), 0);
        EXPECT_EQ(::send(handle, request.data(), request.size(), MSG_NOSIGNAL),
                  static_cast<ssize_t>(request.size()));
    }
    ~Connection() { ::close(handle); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    std::string status_line() const {
        std::string line(12, '\0');
        line.resize(static_cast<std::size_t>(
            std::max<ssize_t>(0, ::recv(handle, line.data(), line.size(), MSG_WAITALL))));
        return line;
    }

    const int handle;
};

class SignInTest : public testing::TestWithParam<bool> {
protected:
    void SetUp() override {
        if (GetParam()) database_ = postgres_.emplace().url();
        const auto outcome = support::run({COMANDA_PROGRAM, "init", "--account", "A", "--store",
                                           "S", "--json", "--database", database_});
        ASSERT_EQ(outcome.status, 0) << outcome.err;
        made_ = json::parse(outcome.out).as_object();
    }

    void start(const MailServer* mails = nullptr,
               const std::string& haste = "COMANDA_SHORT_WAITS=1") {
        std::vector<std::string> words{"env",        haste,         COMANDA_PROGRAM,     "serve",
                                       "--listen",   "127.0.0.1:0", "--rate-per-second", "0",
                                       "--database", database_};
        if (mails)
            words.insert(
                words.end(),
                {"--smtp", "smtp://127.0.0.1:" + std::to_string(mails->port()), "--mail-from",
                 "office@bluedoor.example", "--public-url", "https://office.example"});
        server_ = std::make_unique<support::Process>(words, folder_ / "log");
        port_ = static_cast<unsigned short>(
            std::stoi(server_->wait_for_line("listening on http://127.0.0.1:", patience)));
    }

    using Headers = std::vector<std::pair<std::string, std::string>>;
    http::ClientAnswer call(const std::string& method, const std::string& path,
                            const std::string& body = {}, Headers headers = {}) const {
        headers.emplace_back("Content-Type", "application/json");
        return http::Client::to_address("127.0.0.1", port_)
            .call({method, "/v1/svc/" + path, headers, body}, patience);
    }
    std::string made(const char* member) const { return std::string(made_.at(member).as_string()); }
    http::ClientAnswer sign_in(const std::string& email, const std::string& its) const {
        return call("POST", "session",
                    json::serialize(json::object{{"email", email}, {"password", its}}));
    }
    Headers session_of(const http::ClientAnswer& answer) const {
        EXPECT_EQ(answer.status, 200) << answer.body;
        const std::string cookie(answer.header("Set-Cookie"));
        return {
            {"Cookie", cookie.substr(0, cookie.find(';'))},
            {"X-CSRF-Token", std::string(json::parse(answer.body).at("csrfToken").as_string())}};
    }
    std::string forgot(const std::string& email) const {
        const auto answer =
            call("POST", "session/forgot", json::serialize(json::object{{"email", email}}));
        return std::to_string(answer.status) + ' ' + answer.body;
    }

    static MailServer::Letter wait_for_letter(const MailServer& mails, std::size_t number) {
        const auto deadline = steady_clock::now() + patience;
        while (mails.letters().size() <= number && steady_clock::now() < deadline)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        const auto all = mails.letters();
        EXPECT_GT(all.size(), number);
        return all.size() > number ? all[number] : MailServer::Letter{};
    }
    // The letter's text is quoted-printable.
    static std::string text_of(const MailServer::Letter& letter) {
        std::string text = letter.text;
        for (std::size_t at = 0; (at = text.find("=\r\n")) != text.npos;) text.erase(at, 3);
        for (std::size_t at = 0; (at = text.find("=3D")) != text.npos;) text.replace(at, 3, "=");
        return text;
    }
    static std::string token_in(const MailServer::Letter& letter) {
        const std::string text = text_of(letter);
        const std::string_view start = "https://office.example/reset#token=";
        const std::size_t at = text.find(start);
        EXPECT_NE(at, text.npos) << text;
        if (at == text.npos) return {};
        const std::size_t from = at + start.size();
        return text.substr(from, text.find('\r', from) - from);
    }
    // Sets the password with the link, which works once.
    void use(const MailServer::Letter& letter, const std::string& email,
             const std::string& its_password) const {
        EXPECT_EQ(letter.to, '<' + email + '>');
        const std::string token = token_in(letter);
        const std::string body =
            json::serialize(json::object{{"token", token}, {"password", its_password}});
        const auto check = call("POST", "session/reset/check", R"({"token":")" + token + "\"}");
        EXPECT_EQ(check.status, 200) << check.body;
        const auto first = call("POST", "session/reset", body),
                   second = call("POST", "session/reset", body);
        EXPECT_EQ(first.status, 200) << first.body;
        EXPECT_EQ(second.status, 400) << second.body;
        EXPECT_NE(second.body.find("link_expired"), second.body.npos) << second.body;
        EXPECT_EQ(sign_in(email, its_password).status, 200);
    }
    // Invites a new user, with a key of the account.
    http::ClientAnswer invite(const std::string& email, const std::string& retry = "once") const {
        const Headers key{{"apikey", made("apiKey")}, {"Idempotency-Key", retry}};
        const auto user = call("POST", "user", R"({"firstName":"Ines"})",
                               {{"apikey", made("apiKey")}, {"Idempotency-Key", "user-" + email}});
        EXPECT_EQ(user.status, 200) << user.body;
        return call("POST",
                    "user/" + std::string(json::parse(user.body).at("id").as_string()) + "/invite",
                    json::serialize(json::object{{"email", email}}), key);
    }
    // What is told of the mail; and the link can be used where one is shown.
    std::string mail_outcome(const http::ClientAnswer& answer) const {
        EXPECT_EQ(answer.status, 200) << answer.body;
        const json::object body = json::parse(answer.body).as_object();
        if (const json::value* link = body.if_contains("link")) {
            const std::string text(link->as_string());
            const auto check =
                call("POST", "session/reset/check",
                     R"({"token":")" + text.substr(text.find("#token=") + 7) + "\"}");
            EXPECT_EQ(check.status, 200) << check.body;
        }
        const json::value* error = body.if_contains("mailError");
        return (body.at("sent").as_bool() ? "sent" : "not sent") +
               std::string(body.contains("link") ? ", link" : "") +
               (error ? ": " + std::string(error->as_string()) : "");
    }

    std::string log() const { return support::read_file(folder_ / "log"); }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    json::object made_;
    std::unique_ptr<support::Process> server_;
    unsigned short port_ = 0;
};

INSTANTIATE_TEST_SUITE_P(Engines, SignInTest, testing::Values(false, true),
                         [](const auto& its) { return its.param ? "postgres" : "sqlite"; });

// Each sign-in costs what a real one does. Which answers are there when the read's is tells their
// order.
TEST_P(SignInTest, AReadIsAnsweredBeforeTheThirdOfFiftySignIns) {
    start();
    std::vector<std::unique_ptr<Connection>> all;
    const auto send = [&](const std::string& line, const std::string& header,
                          const std::string& body) {
        all.push_back(std::make_unique<Connection>(
            port_, line + " HTTP/1.1\r\nHost: x\r\n" + header +
                       "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body));
    };
    for (int i = 0; i < 50; ++i)
        send("POST /v1/svc/session", "Content-Type: application/json\r\n",
             R"({"email":"nobody)" + std::to_string(i) + R"(@example.com","password":"wrong"})");
    send("GET /v1/svc/store/" + made("storeId") + "/taxes", "apikey: " + made("apiKey") + "\r\n",
         "");
    std::vector<pollfd> waiting;
    for (const auto& one : all) waiting.push_back({one->handle, POLLIN, 0});
    while (waiting.back().revents == 0)
        ASSERT_GT(::poll(waiting.data(), waiting.size(), 60'000), 0);
    int finished = 0;
    for (std::size_t i = 0; i < 50; ++i) finished += waiting[i].revents != 0;
    EXPECT_LT(finished, 3);
    EXPECT_EQ(all.back()->status_line(), "HTTP/1.1 200");
    // The others are under way, and are sign-ins.
    waiting.pop_back();
    ASSERT_GT(::poll(waiting.data(), waiting.size(), 60'000), 0);
    for (std::size_t i = 0; i < 50; ++i) {
        if (waiting[i].revents == 0) continue;
        EXPECT_EQ(all[i]->status_line(), "HTTP/1.1 401");
    }
}

// A flood of wrong passwords from many addresses, each for another name: whoever is known at an
// address waits for none of it, and whoever comes for the first time goes before those who have
// tried already. Which answers are there tells the order.
TEST_P(SignInTest, AFloodOfStrangersHoldsUpNeitherWhoIsKnownNorWhoIsNew) {
    constexpr unsigned addresses = 12, first_host = 10;
    start();
    const std::string owner = made("ownerEmail"), its = made("ownerPassword");
    using Flood = std::vector<std::unique_ptr<Connection>>;
    const auto send = [&](const std::string& email, const std::string& tried, unsigned host) {
        const std::string body =
            json::serialize(json::object{{"email", email}, {"password", tried}});
        return std::make_unique<Connection>(
            port_,
            "POST /v1/svc/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            "Content-Length: " +
                std::to_string(body.size()) + "\r\n\r\n" + body,
            host);
    };
    int names = 0;
    const auto add_flood = [&](Flood& flood) {
        for (unsigned i = 0; i < addresses; ++i)
            flood.push_back(
                send("nobody" + std::to_string(++names) + "@example.com", "wrong", first_host + i));
    };
    const auto answered = [](const Flood& flood) {
        int count = 0;
        for (const auto& one : flood) {
            pollfd waiting{one->handle, POLLIN, 0};
            count += ::poll(&waiting, 1, 0) > 0 ? 1 : 0;
        }
        return count;
    };
    EXPECT_EQ(send(owner, its, 1)->status_line(), "HTTP/1.1 200");  // from now on it is known
    Flood first, second;
    add_flood(first);
    for (const auto& one : first) EXPECT_EQ(one->status_line(), "HTTP/1.1 401");
    for (int i = 0; i < 3; ++i) add_flood(second);
    const auto known = send(owner, its, 1);
    EXPECT_EQ(known->status_line(), "HTTP/1.1 200");
    EXPECT_LE(answered(second), 6);
    const int before = answered(second);
    EXPECT_EQ(send(owner, its, 2)->status_line(), "HTTP/1.1 200");  // a stranger there
    EXPECT_LE(answered(second) - before, 6);
}

TEST_P(SignInTest, LinksComeByMailAndWorkOnce) {
    const MailServer mails;
    start(&mails);
    const std::string owner = made("ownerEmail"), ines = "ines@example.com";
    const std::string unknown = forgot("nobody@example.com");
    EXPECT_EQ(unknown, R"(200 {"mailed":true})");
    EXPECT_EQ(forgot(' ' + owner), unknown);
    EXPECT_EQ(forgot(owner), unknown);  // which sends no second one so soon
    use(wait_for_letter(mails, 0), owner, password);

    const Headers manager = session_of(sign_in(owner, password));
    const auto user = call("POST", "user", R"({"firstName":"Ines"})", {{"apikey", made("apiKey")}});
    ASSERT_EQ(user.status, 200) << user.body;
    const std::string path =
        "user/" + std::string(json::parse(user.body).at("id").as_string()) + '/';
    const auto invited = call("POST", path + "invite", R"({"email":"Ines@example.com"})", manager);
    ASSERT_EQ(invited.status, 200) << invited.body;
    EXPECT_TRUE(json::parse(invited.body).at("sent").as_bool());
    EXPECT_FALSE(json::parse(invited.body).as_object().contains("link"));
    const auto invitation = wait_for_letter(mails, 1);
    EXPECT_EQ(forgot(ines), unknown);  // an invitation is no password to forget
    use(invitation, ines, "a calm evening in");

    const auto linked = call("POST", path + "resetLink", "", manager);
    ASSERT_EQ(linked.status, 200) << linked.body;
    EXPECT_EQ(linked.body.find("token="), linked.body.npos) << linked.body;
    use(wait_for_letter(mails, 2), ines, "another calm evening");
    EXPECT_EQ(log().find("token"), std::string::npos) << log();
}

TEST_P(SignInTest, WithoutAMailServerTheLinkIsShown) {
    start();
    EXPECT_EQ(mail_outcome(invite("ines@example.com")), "not sent, link");
}

// A repetition tells the same and sends nothing.
TEST_P(SignInTest, AnAnswerTellsWhatBecameOfTheMail) {
    const MailServer mails;
    start(&mails);
    const auto first = invite("ines@example.com"), again = invite("ines@example.com");
    EXPECT_EQ(mail_outcome(first), "sent");
    EXPECT_EQ(mails.letters().size(), 1U);  // as soon as it is answered
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(again.header("Idempotency-Replayed"), "true");
    EXPECT_EQ(mail_outcome(invite("ines@example.com", "another")), "sent");
    EXPECT_EQ(mails.letters().size(), 2U);
    EXPECT_NE(text_of(mails.letters()[0]).find("the back office of A."), std::string::npos)
        << mails.letters()[0].text;
}

TEST_P(SignInTest, OfManyRepetitionsAtOnceOneSendsAMail) {
    const MailServer mails;
    start(&mails);
    for (std::size_t round = 1; round <= 5; ++round) {
        const std::string email = "ines" + std::to_string(round) + "@example.com";
        std::vector<std::thread> askers;
        std::atomic<int> good = 0;
        for (int i = 0; i < 8; ++i)
            askers.emplace_back(
                [&] { good += invite(email, std::to_string(round)).status == 200; });
        for (std::thread& one : askers) one.join();
        EXPECT_EQ(good, 8);
        EXPECT_EQ(mails.letters().size(), round);
    }
}

TEST_P(SignInTest, AMailThatIsRefusedIsToldAndTheLinkWorks) {
    const MailServer mails({.says = {{"RCPT", "550 secret reasons"}}});
    start(&mails);
    const auto first = invite("ines@example.com"), again = invite("ines@example.com");
    EXPECT_EQ(mail_outcome(first),
              "not sent, link: The mail server refused the mail with code 550.");
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(again.header("Idempotency-Replayed"), "true");
    const auto lines = mails.lines();
    EXPECT_EQ(std::ranges::count_if(lines, [](const auto& l) { return l.starts_with("RCPT"); }), 1);
}

// Many wait for a mail server that hangs: no thread that others need waits with them, and nobody
// longer than the queue allows.
TEST_P(SignInTest, AMailServerThatHangsIsToldInTimeAndHoldsUpNobodyElse) {
    const MailServer mails({.hangs_at = "CONNECT"});
    start(&mails, "COMANDA_SHORT_WAITS=4");  // a mail has 2.5 s, and so has its waiting
    std::vector<std::string> told(8);
    std::vector<std::thread> askers;
    std::atomic<int> answered = 0;
    const auto began = steady_clock::now();
    for (std::size_t i = 0; i < told.size(); ++i)
        askers.emplace_back([&, i] {
            told[i] = mail_outcome(
                invite("ines" + std::to_string(i) + "@example.com", std::to_string(i)));
            ++answered;
        });
    while (mails.lines().empty() && answered == 0 && steady_clock::now() - began < seconds(1))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(
            call("GET", "store/" + made("storeId") + "/taxes", "", {{"apikey", made("apiKey")}})
                .status,
            200);
    EXPECT_EQ(answered, 0);
    for (std::thread& one : askers) one.join();
    EXPECT_LT(steady_clock::now() - began, seconds(15));
    int timed_out = 0, dropped = 0;
    for (const std::string& line : told) {
        timed_out += line == "not sent, link: The mail server did not answer in time.";
        dropped += line == "not sent, link: Other mails are already waiting for the mail server.";
    }
    EXPECT_GE(timed_out, 1);
    EXPECT_EQ(timed_out + dropped, 8) << told[0] << told[7];
}

// Who has forgotten the password of two accounts gets a link for each.
TEST_P(SignInTest, ALinkComesForEachAccountThatHasThePerson) {
    const auto second =
        support::run({COMANDA_PROGRAM, "init", "--account", "Blue Door", "--store", "S",
                      "--owner-email", made("ownerEmail"), "--json", "--database", database_});
    ASSERT_EQ(second.status, 0) << second.err;
    const MailServer mails;
    start(&mails);
    EXPECT_EQ(forgot(made("ownerEmail")), R"(200 {"mailed":true})");
    const auto first = wait_for_letter(mails, 0), next = wait_for_letter(mails, 1);
    EXPECT_NE(text_of(first).find("the back office of A."), std::string::npos) << first.text;
    EXPECT_NE(text_of(next).find("the back office of Blue Door."), std::string::npos) << next.text;
    use(first, made("ownerEmail"), password);
    use(next, made("ownerEmail"), "another calm evening");
}

// Nobody waits for the mail server, and nobody learns by it who is known here.
TEST_P(SignInTest, AMailServerThatHangsHoldsNobodyUp) {
    const MailServer mails({.hangs_at = "CONNECT"});
    start(&mails);
    const std::string unknown = forgot("nobody@example.com");
    EXPECT_EQ(forgot(made("ownerEmail")), unknown);
    for (int i = 0; i < 80; ++i) ASSERT_EQ(forgot("nobody@example.com"), unknown) << i;
    EXPECT_EQ(sign_in(made("ownerEmail"), made("ownerPassword")).status, 200);
    EXPECT_EQ(log().find("mail_not_sent"), std::string::npos) << log();  // it is still tried
}

TEST_P(SignInTest, AMailServerThatIsGoneIsToldInTheLog) {
    std::optional<MailServer> mails(std::in_place);
    start(&*mails);
    mails.reset();
    EXPECT_EQ(forgot(made("ownerEmail")), forgot("nobody@example.com"));
    const auto deadline = steady_clock::now() + patience;
    while (log().find("mail_not_sent") == std::string::npos && steady_clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_NE(log().find("mail_not_sent"), std::string::npos) << log();
    EXPECT_EQ(log().find(made("ownerEmail")), std::string::npos) << log();
}

}  // namespace
