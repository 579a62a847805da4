// Runs of pulls by the real program: killed after a store, and by two programs on one PostgreSQL.
// Each store is pulled into once.
#include "http/client.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <csignal>
#include <optional>
#include <thread>

namespace {

namespace json = boost::json;
using std::chrono::milliseconds, std::chrono::seconds, std::chrono::steady_clock;

constexpr std::size_t store_count = 4;
constexpr const char* haste = "COMANDA_SHORT_WAITS=20";  // a lease is one second
constexpr const char* dies = "COMANDA_FAILPOINT=pulled:2";

std::string text(const json::value& value) { return std::string(value.as_string()); }

class PullRunsTest : public testing::TestWithParam<bool> {
protected:
    void SetUp() override {
        if (GetParam()) database_ = postgres_.emplace().url();
        const auto made =
            json::parse(command({"init", "--account", "A", "--store", "S", "--json"}));
        key_ = text(made.at("apiKey"));
        account_ = text(made.at("accountId"));
        source_ = text(made.at("storeId"));
        for (std::size_t i = 0; i < store_count; ++i)
            stores_.push_back(
                text(json::parse(command({"store", "add", "--account", account_, "--name",
                                          "S" + std::to_string(i), "--json"}))
                         .at("storeId")));
    }

    void start(std::size_t at, const char* more = "COMANDA_FAILPOINT=") {
        servers_[at] = std::make_unique<support::Process>(
            std::vector<std::string>{"env", haste, more, COMANDA_PROGRAM, "serve", "--listen",
                                     "127.0.0.1:0", "--database", database_},
            folder_ / "log");
        port_ = static_cast<unsigned short>(
            std::stoi(servers_[at]->wait_for_line("listening on http://127.0.0.1:", seconds(30))));
    }
    std::string command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
        return outcome.out;
    }
    // Of the program that was started last.
    json::value call(const std::string& method, const std::string& path,
                     const std::string& body = {}) {
        const auto answer = http::Client::to_address("127.0.0.1", port_)
                                .call({method,
                                       "/v1/svc/" + path,
                                       {{"apikey", key_}, {"Content-Type", "application/json"}},
                                       body});
        EXPECT_EQ(answer.status, 200) << path << ' ' << answer.body;
        return json::parse(answer.body);
    }
    // The run when it is done.
    json::value await_end(const std::string& run) {
        const auto ends = steady_clock::now() + seconds(60);
        json::value told;
        do {
            std::this_thread::sleep_for(milliseconds(20));
            told = call("GET", "pullRun/" + run);
        } while (text(told.at("state")) != "done" && steady_clock::now() < ends);
        return told;
    }
    void stop(std::size_t at) {
        if (!servers_[at]) return;
        servers_[at]->signal(SIGTERM);
        EXPECT_EQ(servers_[at]->wait(seconds(30)), 0);
        servers_[at].reset();
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    std::string key_, account_, source_;
    std::vector<std::string> stores_;
    std::unique_ptr<support::Process> servers_[2];
    unsigned short port_ = 0;
};

TEST_P(PullRunsTest, GoOnWhereTheProgramWasKilled) {
    start(0, dies);
    call("POST", "department", R"({"name":"Bar","store":")" + source_ + "\"}");
    const std::string run = text(call("POST", "account/" + account_ + "/pull",
                                      R"({"menuItems":true,"sourceStore":")" + source_ + "\"}")
                                     .at("runId"));
    EXPECT_EQ(servers_[0]->wait(seconds(60)), 128 + SIGKILL);
    servers_[0].reset();
    start(0);
    if (GetParam()) start(1);
    const json::value told = await_end(run);
    EXPECT_EQ(text(told.at("state")), "done") << json::serialize(told);
    EXPECT_EQ(told.at("progress").at("done").to_number<std::size_t>(), store_count)
        << json::serialize(told);
    for (const std::string& store : stores_) {
        EXPECT_EQ(call("GET", "store/" + store + "/pulls").as_array().size(), 1U) << store;
        EXPECT_EQ(call("GET", "store/" + store + "/departments").as_array().size(), 1U) << store;
    }
    stop(1);
    stop(0);
    command({"verify"});
}

INSTANTIATE_TEST_SUITE_P(Engines, PullRunsTest, testing::Bool(), [](const auto& one) {
    return std::string(one.param ? "postgres" : "sqlite");
});

}  // namespace
