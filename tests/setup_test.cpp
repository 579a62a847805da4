// The first run, with the real program: who has the token that it prints makes the first account,
// once.
#include "http/client.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <csignal>
#include <future>
#include <optional>

namespace {

namespace json = boost::json;
using std::chrono::seconds;

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// A program that runs, and what it has printed.
struct Server {
    std::unique_ptr<support::Process> process;
    unsigned short port = 0;
    std::string token{};

    http::ClientAnswer call(const std::string& method, const std::string& target,
                            const std::string& body = {},
                            std::vector<std::pair<std::string, std::string>> headers = {}) const {
        headers.emplace_back("Content-Type", "application/json");
        return http::Client::to_address("127.0.0.1", port)
            .call({.method = method, .target = target, .headers = headers, .body = body},
                  seconds(60));
    }
    http::ClientAnswer set_up(const std::string& body) const {
        return call("POST", "/setup", body);
    }
    bool is_needed() const {
        return json::parse(call("GET", "/setup.json").body).at("needed").as_bool();
    }
};

class SetupTest : public testing::TestWithParam<bool> {
protected:
    void SetUp() override {
        if (GetParam()) database_ = postgres_.emplace().url();
    }

    Server start(const std::vector<std::string>& before = {}, bool is_empty = true,
                 const std::vector<std::string>& more = {}) {
        std::vector<std::string> words{"env"};
        words.insert(words.end(), before.begin(), before.end());
        words.insert(words.end(), {COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0",
                                   "--demo-days", "0", "--database", database_});
        words.insert(words.end(), more.begin(), more.end());
        Server server{std::make_unique<support::Process>(words, folder_ / "log")};
        const auto port =
            server.process->wait_for_line("listening on http://127.0.0.1:", seconds(60));
        server.port = static_cast<unsigned short>(std::stoi(port));
        if (is_empty)
            server.token = server.process->wait_for_line(
                "  http://127.0.0.1:" + port + "/setup#token=", seconds(60));
        return server;
    }
    support::Outcome command(std::vector<std::string> words) {
        words.insert(words.begin(), COMANDA_PROGRAM);
        words.insert(words.end(), {"--database", database_});
        return support::run(words);
    }
    std::size_t account_count() {
        const auto listed = json::parse(command({"store", "list", "--json"}).out);
        return listed.as_array().size();
    }
    std::string log() const { return support::read_file(folder_ / "log"); }

    static std::string wish(const std::string& token, const std::string& account = "Blue Door",
                            const std::string& password = "lantern velvet harbour ") {
        return json::serialize(json::object{{"token", token},
                                            {"account", account},
                                            {"store", "Downtown"},
                                            {"timezone", "Europe/Lisbon"},
                                            {"currency", "EUR"},
                                            {"email", "Ana@BlueDoor.example"},
                                            {"password", password}});
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "comanda.db");
};

TEST_P(SetupTest, TheTokenMakesTheFirstAccount) {
    const Server server = start();
    EXPECT_EQ(server.token.size(), 64U) << server.token;
    EXPECT_TRUE(server.is_needed());
    const auto answer = server.set_up(wish(server.token));
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_FALSE(server.is_needed());
    const json::object made = json::parse(answer.body).as_object();
    for (const char* member : {"accountId", "storeId", "apiKey", "kioskKey", "licenseKey",
                               "kioskEmail", "kioskPassword"})
        EXPECT_FALSE(made.at(member).as_string().empty()) << member;
    EXPECT_EQ(made.at("ownerEmail").as_string(), "Ana@BlueDoor.example");
    EXPECT_FALSE(made.contains("ownerPassword"));
    const std::string store = made.at("storeId").as_string().c_str();
    const auto read = server.call("GET", "/v1/svc/store/" + store, {},
                                  {{"apikey", made.at("apiKey").as_string().c_str()}});
    EXPECT_EQ(read.status, 200) << read.body;
    EXPECT_TRUE(has(read.body, "Europe/Lisbon") && has(read.body, "EUR")) << read.body;
    const std::string users = command({"user", "list", "--json"}).out;
    EXPECT_TRUE(has(users, "ana@bluedoor.example") && has(users, "owner")) << users;
    // Not a second time, with this token or without.
    for (const std::string& token : {server.token, std::string("another")}) {
        const auto again = server.set_up(wish(token, "Red Door"));
        EXPECT_EQ(again.status, 409);
        EXPECT_TRUE(has(again.body, "already_set_up")) << again.body;
    }
    EXPECT_FALSE(has(log(), server.token)) << log();
    EXPECT_FALSE(has(log(), "lantern")) << log();
    const support::Outcome verdict = command({"verify"});
    EXPECT_EQ(verdict.status, 0) << verdict.out << verdict.err;
}

TEST_P(SetupTest, ADatabaseWithAccountsPrintsNoToken) {
    ASSERT_EQ(command({"init", "--account", "A", "--store", "S"}).status, 0);
    Server server = start({}, false);
    EXPECT_FALSE(server.is_needed());
    EXPECT_EQ(server.set_up(wish("x")).status, 409);
    server.process->signal(SIGTERM);
    EXPECT_THROW(server.process->wait_for_line("  http://", seconds(20)), std::runtime_error);
}

TEST_P(SetupTest, AWrongTokenIsRefusedAndTenAreEnough) {
    const Server server = start();
    for (int i = 0; i < 10; ++i) {
        const auto answer = server.set_up(wish("0" + server.token.substr(1) + "0"));
        EXPECT_EQ(answer.status, 403) << answer.body;
        EXPECT_TRUE(has(answer.body, "wrong_token")) << answer.body;
    }
    const auto answer = server.set_up(wish(server.token));
    EXPECT_EQ(answer.status, 429) << answer.body;
    EXPECT_EQ(answer.header("Retry-After"), "60");
    EXPECT_TRUE(server.is_needed());
}

TEST_P(SetupTest, AllThatIsWrongIsNamedTogether) {
    const Server server = start();
    const auto missing = server.set_up("{}");
    EXPECT_EQ(missing.status, 400);
    for (const char* member :
         {"token", "account", "store", "timezone", "currency", "email", "password"})
        EXPECT_TRUE(has(missing.body, '"' + std::string(member) + "\":\"is required\""))
            << missing.body;
    const auto wrong = server.set_up(json::serialize(json::object{{"token", server.token},
                                                                  {"account", "A"},
                                                                  {"store", "S"},
                                                                  {"timezone", "Mars/Base"},
                                                                  {"currency", "gold"},
                                                                  {"email", "ana"},
                                                                  {"password", "Password2026"},
                                                                  {"colour", "blue"}}));
    EXPECT_EQ(wrong.status, 400);
    for (const char* member : {"timezone", "currency", "email", "password", "colour"})
        EXPECT_TRUE(has(wrong.body, '"' + std::string(member) + "\":\"")) << wrong.body;
    EXPECT_EQ(server.set_up("nonsense").status, 400);
    EXPECT_TRUE(server.is_needed());
    EXPECT_EQ(server.set_up(wish(server.token)).status, 200);
}

TEST_P(SetupTest, APageOfAnotherSiteCannot) {
    const Server server = start();
    const std::string own = "http://127.0.0.1";  // as the client's Host says, without the port
    const auto from = [&](const std::string& origin) {
        return server.call("POST", "/setup", wish(server.token), {{"Origin", origin}});
    };
    EXPECT_EQ(from("https://evil.example").status, 403);
    EXPECT_TRUE(server.is_needed());
    EXPECT_EQ(from(own).status, 200);
}

TEST_P(SetupTest, OfManyAtOnceOneSucceeds) {
    const Server server = start();
    // On PostgreSQL a second program may run over the same database; it has a token of its own.
    std::optional<Server> other;
    if (GetParam()) {
        other = start();
        EXPECT_NE(other->token, server.token);
        EXPECT_EQ(other->set_up(wish(server.token)).status, 403);
    }
    std::vector<std::future<http::ClientAnswer>> answers;
    for (int i = 0; i < 6; ++i) {
        const Server& one = other && i % 2 ? *other : server;
        answers.push_back(std::async(std::launch::async, [&one, i] {
            return one.set_up(wish(one.token, "Door " + std::to_string(i)));
        }));
    }
    int succeeded = 0;
    for (auto& each : answers) {
        const http::ClientAnswer answer = each.get();
        succeeded += answer.status == 200;
        if (answer.status != 200) {
            // Who comes when the token is gone is told that, if not that it is all done.
            EXPECT_EQ(answer.status, 409) << answer.body;
            EXPECT_TRUE(has(answer.body, "already_set_up")) << answer.body;
        }
    }
    EXPECT_EQ(succeeded, 1);
    EXPECT_EQ(account_count(), 1U);
}

TEST_P(SetupTest, AKilledProgramLeavesNothingAndOffersAnotherToken) {
    Server killed = start({"COMANDA_FAILPOINT=account_founded"});
    EXPECT_THROW(killed.set_up(wish(killed.token)), std::exception);
    killed.process->wait(seconds(20));
    const Server server = start();
    EXPECT_NE(server.token, killed.token);
    EXPECT_TRUE(server.is_needed());
    EXPECT_EQ(server.set_up(wish(killed.token)).status, 403);
    EXPECT_EQ(server.set_up(wish(server.token)).status, 200);
    EXPECT_EQ(account_count(), 1U);
}

TEST_P(SetupTest, AnAccountMadeMeanwhileEndsTheToken) {
    const Server server = start();
    ASSERT_EQ(command({"init", "--account", "A", "--store", "S"}).status, 0);
    EXPECT_FALSE(server.is_needed());
    const auto answer = server.set_up(wish(server.token));
    EXPECT_EQ(answer.status, 409) << answer.body;
    EXPECT_EQ(account_count(), 1U);
}

TEST_P(SetupTest, TheDemoWorksAtOnce) {
    const Server server = start();
    const auto answer = server.set_up(R"({"token":")" + server.token + R"(","demo":true})");
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_TRUE(has(answer.body, "--demo")) << answer.body;
    const auto stores =
        server.call("GET", "/v1/svc/store/650000000000000000000101", {}, {{"apikey", "demo-key"}});
    EXPECT_EQ(stores.status, 200) << stores.body;
    EXPECT_EQ(server.set_up(wish(server.token)).status, 409);
    server.process->signal(SIGTERM);
    EXPECT_EQ(server.process->wait(seconds(30)), 0);
    EXPECT_NE(command({"serve", "--listen", "127.0.0.1:0"}).status, 0);
}

TEST_P(SetupTest, TheDemoIsNotForListenersThatOthersReach) {
    support::Process process(
        {COMANDA_PROGRAM, "serve", "--listen", "0.0.0.0:0", "--database", database_},
        folder_ / "log");
    const auto port = process.wait_for_line("listening on http://0.0.0.0:", seconds(60));
    const auto token =
        process.wait_for_line("  http://localhost:" + port + "/setup#token=", seconds(60));
    const Server server{nullptr, static_cast<unsigned short>(std::stoi(port)), token};
    const auto answer = server.set_up(R"({"token":")" + token + R"(","demo":true})");
    EXPECT_EQ(answer.status, 400);
    EXPECT_TRUE(has(answer.body, "127.0.0.1")) << answer.body;
    EXPECT_TRUE(server.is_needed());
    EXPECT_EQ(server.set_up(wish(token)).status, 200);
}

INSTANTIATE_TEST_SUITE_P(Engines, SetupTest, testing::Values(false, true), [](const auto& engine) {
    return std::string(engine.param ? "Postgres" : "Sqlite");
});

}  // namespace
