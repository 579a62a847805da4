// No secret in the clear: plants secrets that are easy to recognise by every way in, then searches
// every answer, the log, the figures, the outputs of commands and every byte of the database. A
// feature that takes a secret adds its ways in to `plant`.
#include "http/client.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <optional>

namespace {

using std::chrono::seconds;
using support::text_member;

constexpr const char* program = COMANDA_PROGRAM;

// Pins by the way that they come in.
constexpr std::string_view created_pin = "73519284", changed_pin = "90417263",
                           wrong_pin = "58130746", retried_pin = "26490817",
                           long_pin = "4815162342", misplaced_pin = "67209531",
                           broken_pin = "31857046";

struct SecretsTest : testing::TestWithParam<storage::Engine> {
    support::TempFolder folder;
    std::optional<support::PostgresDatabase> postgres;
    std::string database = GetParam() == storage::Engine::postgres
                               ? postgres.emplace().url()
                               : "sqlite:" + folder / "comanda.db";
    std::string log_path = folder / "log";
    std::unique_ptr<support::Process> server;
    std::string host, key, account, store;
    unsigned short port = 0;
    std::vector<std::pair<std::string, std::string>> seen;     // where, and all that was seen there
    std::vector<std::pair<std::string, std::string>> secrets;  // what it is, and itself

    void start() {
        server = std::make_unique<support::Process>(
            std::vector<std::string>{program, "serve", "--listen", "127.0.0.1:0", "--database",
                                     database, "--log-level", "debug"},
            log_path);
        const std::string address = server->wait_for_line("listening on http://", seconds(60));
        host = address.substr(0, address.rfind(':'));
        port = static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
    }

    std::string command(std::vector<std::string> words) {
        words.insert(words.begin(), program);
        words.insert(words.end(), {"--database", database, "--json"});
        const auto outcome = support::run(words);
        EXPECT_EQ(outcome.status, 0) << words[1] << ' ' << outcome.err;
        return outcome.out;
    }

    http::ClientAnswer call(const std::string& method, const std::string& target,
                            const std::string& body = {}, const std::string& retry_key = {}) {
        http::ClientRequest request{.method = method, .target = target, .body = body};
        request.headers = {{"apikey", key}};
        if (!body.empty()) request.headers.push_back({"Content-Type", "application/json"});
        if (!retry_key.empty()) request.headers.push_back({"Idempotency-Key", retry_key});
        auto answer = http::Client::to_address(host, port).call(request);
        std::string all = answer.body;
        for (const auto& [name, value] : answer.headers) ((all += '\n') += name) += ": " + value;
        seen.emplace_back(method + ' ' + target, std::move(all));
        return answer;
    }

    void make_account() {
        const std::string made = command({"init", "--account", "Secret Diner", "--store", "One"});
        account = text_member(made, "accountId");
        store = text_member(made, "storeId");
        key = text_member(made, "apiKey");
        for (const char* name :
             {"apiKey", "kioskKey", "licenseKey", "kioskPassword", "ownerPassword"})
            secrets.emplace_back(name, text_member(made, name));
        const std::string reset = command({"user", "reset", text_member(made, "ownerEmail")});
        const std::string link = text_member(reset, "link");
        EXPECT_NE(link, "") << reset;
        secrets.emplace_back("token of a reset", link.substr(link.find_last_of("=/#") + 1));
    }

    static std::string pin(std::string_view digits) {
        return R"("pin":")" + std::string(digits) + '"';
    }

    // Each way in that a pin has, the wrong ones too.
    void plant_pins() {
        const std::string user =
            R"({"firstName":"Ana","clockInWhenPunchIn":true,"createdFor":")" + store + "\",";
        const auto made = call("POST", "/v1/svc/user", user + pin(created_pin) + '}');
        ASSERT_EQ(made.status, 200) << made.body;
        const std::string id = text_member(made.body, "id");
        EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(created_pin) + '}').status, 409);
        EXPECT_EQ(login(created_pin).status, 200);
        EXPECT_EQ(
            call("PUT", "/v1/svc/user", R"({"id":")" + id + "\"," + pin(changed_pin) + '}').status,
            200);
        for (int i = 0; i < 2; ++i)
            EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(retried_pin) + '}', "retry-1").status,
                      200);
        EXPECT_EQ(login(changed_pin).status, 200);
        EXPECT_EQ(login(wrong_pin).status, 401);
        EXPECT_EQ(call("POST", "/v1/svc/store/" + store + "/clock",
                       R"({"type":"out","deviceId":"d1",)" + pin(changed_pin) + '}')
                      .status,
                  200);
        EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(long_pin) + '}').status, 400);
        EXPECT_EQ(call("POST", "/v1/svc/user",
                       user + R"("pinCode":")" + std::string(misplaced_pin) + "\"}")
                      .status,
                  400);
        EXPECT_EQ(call("POST", "/v1/svc/user", user + pin(broken_pin)).status, 400);
        for (const char* path : {"", "/history", "/history/2"})
            call("GET", "/v1/svc/user/" + id + path);
        call("POST", "/v1/svc/user/" + id + "/history/2/undo");
        for (const char* list : {"/users", "/users?search=73519284", "/changes", "/timesheet",
                                 "/clock", "/activeUserRoles"})
            call("GET", "/v1/svc/store/" + store + list);
        for (std::string_view one : {created_pin, changed_pin, wrong_pin, retried_pin, long_pin,
                                     misplaced_pin, broken_pin})
            secrets.emplace_back("pin", one);
    }
    http::ClientAnswer login(std::string_view digits) {
        return call("POST", "/v1/svc/store/" + store + "/pinLogin",
                    R"({"deviceId":"d1",)" + pin(digits) + '}');
    }

    void look_around() {
        for (const char* path : {"/metrics", "/openapi.json", "/readyz"}) call("GET", path);
        seen.emplace_back("key list", command({"key", "list"}));
        seen.emplace_back("user list", command({"user", "list"}));
        seen.emplace_back("store list", command({"store", "list"}));
    }

    // Every byte of the files, or every row of every table as text.
    void look_into_database() {
        if (!postgres) {
            for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
                if (entry.is_regular_file())
                    seen.emplace_back(entry.path().filename(), support::read_file(entry.path()));
            return;
        }
        seen.emplace_back("log", support::read_file(log_path));
        seen.emplace_back("tables", support::run({"pg_dump", "--inserts", database}).out);
        EXPECT_NE(seen.back().second.find("INSERT INTO"), std::string::npos);
    }
};

TEST_P(SecretsTest, AreNowhereInTheClear) {
    make_account();
    start();
    plant_pins();
    look_around();
    server->signal(SIGTERM);
    EXPECT_EQ(server->wait(seconds(30)), 0);
    look_into_database();
    for (const auto& [where, text] : seen)
        for (const auto& [what, secret] : secrets) {
            ASSERT_GE(secret.size(), 8U) << what;
            EXPECT_EQ(text.find(secret), std::string::npos)
                << what << ' ' << secret << " in " << where;
        }
    EXPECT_GE(seen.size(), 25U);
}

INSTANTIATE_TEST_SUITE_P(Engines, SecretsTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
