// The real program with receivers of webhooks that hang: they hold up neither the other hooks of
// their store nor other accounts, nor the end of the program, and what is sent to them takes a
// bounded part of its memory. By what has arrived while they hang, not by time.
#include "http/client.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/receiver.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

namespace {

namespace json = boost::json;
using std::chrono::milliseconds, std::chrono::seconds, std::chrono::steady_clock;
using support::Receiver;

constexpr int hanging_stores = 12;
constexpr int sent_to_hook = 8;  // at a time
constexpr std::int64_t mb = 1 << 20;

std::string text(const json::value& value) { return std::string(value.as_string()); }

bool becomes(const std::function<bool()>& claim) {
    const auto ends = steady_clock::now() + seconds(60);
    while (steady_clock::now() < ends) {
        if (claim()) return true;
        std::this_thread::sleep_for(milliseconds(10));
    }
    return false;
}

struct Account {
    std::string id, store, key;
};

// Answers at once, except under /slow, where it keeps everybody until it is told to answer.
class Door {
public:
    Receiver::Reply reply(const Receiver::Request& request) {
        std::unique_lock lock(mutex_);
        ids_[request.target].push_back(request.headers.at("x-comanda-delivery"));
        changes_.notify_all();
        if (request.target.starts_with("/slow")) changes_.wait(lock, [&] { return is_open_; });
        return {};
    }
    void open() {
        const std::lock_guard lock(mutex_);
        is_open_ = true;
        changes_.notify_all();
    }
    // The ids of what has arrived there, in that order.
    std::vector<std::string> ids(const std::string& target) const {
        const std::lock_guard lock(mutex_);
        const auto found = ids_.find(target);
        return found == ids_.end() ? std::vector<std::string>{} : found->second;
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable changes_;
    bool is_open_ = false;
    std::map<std::string, std::vector<std::string>> ids_;
};

class SlowReceiversTest : public testing::TestWithParam<bool> {
protected:
    void SetUp() override {
        if (GetParam()) database_ = postgres_.emplace().url();
        account_ = make_account("A");
    }
    void TearDown() override {
        door_.open();
        if (server_) stop();
        EXPECT_EQ(support::run({COMANDA_PROGRAM, "verify", "--database", database_}).status, 0);
    }

    Account make_account(const std::string& name) const {
        const auto made =
            json::parse(command({"init", "--account", name, "--store", "S", "--json"}));
        return {text(made.at("accountId")), text(made.at("storeId")), text(made.at("apiKey"))};
    }
    std::string make_store(const Account& account, const std::string& name) const {
        const auto made = json::parse(
            command({"store", "add", "--account", account.id, "--name", name, "--json"}));
        return text(made.at("storeId"));
    }
    std::string command(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
        return outcome.out;
    }

    void start(const std::string& haste = "COMANDA_SHORT_WAITS=1") {
        server_ = std::make_unique<support::Process>(
            std::vector<std::string>{"env", haste, COMANDA_PROGRAM, "serve", "--listen",
                                     "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0",
                                     "--rate-per-second", "0", "--webhook-allow", "127.0.0.0/8",
                                     "--database", database_},
            folder_ / "log");
        const auto address = server_->wait_for_line("listening on http://127.0.0.1:", seconds(30));
        port_ = static_cast<unsigned short>(std::stoi(address));
    }
    void stop() {
        server_->signal(SIGTERM);
        EXPECT_EQ(server_->wait(seconds(30)), 0) << support::read_file(folder_ / "log");
        server_.reset();
    }

    std::string call(const Account& account, const std::string& method, const std::string& path,
                     const std::string& body = {}) const {
        const auto answer =
            http::Client::to_address("127.0.0.1", port_)
                .call({method,
                       path,
                       {{"apikey", account.key}, {"Content-Type", "application/json"}},
                       body});
        EXPECT_EQ(answer.status, 200) << path << ' ' << answer.body;
        return answer.body;
    }
    void set_hooks(const Account& account, const std::string& store,
                   const std::vector<std::string>& names) const {
        std::string list;
        for (const std::string& name : names)
            list += (list.empty() ? "" : ",") + (R"({"name":")" + name) +
                    R"(","url":"http://127.0.0.1:)" + std::to_string(receiver_.port()) + '/' +
                    name + R"(","types":["check.*"]})";
        call(account, "PUT", "/v1/svc/store/" + store + "/webhooks",
             R"({"events":[)" + list + "]}");
    }
    void change_check(const Account& account, const std::string& store, const std::string& id,
                      int change, std::size_t note_bytes = 0) const {
        std::string lines;
        for (int i = 0; i < (note_bytes > 0 ? 150 : 1); ++i)
            lines += (i == 0 ? "" : ",") + (R"({"orderUniqueId":")" + std::to_string(i)) +
                     R"(","menuName":"Soup)" + std::string(note_bytes / 150, 'x') +
                     R"(","quantity":1,"price":700})";
        call(account, "POST", "/v1/sync/store/" + store + "/addOrUpdateCheck",
             R"({"checkID":")" + id + R"(","node":"A","data":{"lastUpdateInMillisec":)" +
                 std::to_string(1'000 + change) + R"(,"seats":[{"id":"1","orders":[)" + lines +
                 "]}]}}");
    }
    json::array pending(const Account& account, const std::string& hook) const {
        return json::parse(call(account, "GET",
                                "/v1/svc/store/" + account.store +
                                    "/deliveries?state=pending&limit=500&hook=" + hook))
            .at("deliveries")
            .as_array();
    }
    std::int64_t figure(const std::string& name) const {
        const std::string all = call(account_, "GET", "/metrics");
        const auto at = all.find('\n' + name + ' ');
        return at == std::string::npos ? -1 : std::stoll(all.substr(at + name.size() + 2));
    }
    bool has_come(const std::string& target, std::size_t count) {
        return becomes([&] { return door_.ids(target).size() >= count; });
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    Account account_;
    Door door_;
    Receiver receiver_{[this](const Receiver::Request& request) { return door_.reply(request); }};
    std::unique_ptr<support::Process> server_;
    unsigned short port_ = 0;
};

TEST_P(SlowReceiversTest, HoldUpNoOtherHookOfTheirStore) {
    start();
    set_hooks(account_, account_.store, {"slow", "fast"});
    for (int i = 0; i < 20; ++i) change_check(account_, account_.store, std::to_string(i), 1);
    ASSERT_TRUE(has_come("/fast", 20));
    EXPECT_EQ(door_.ids("/slow").size(), sent_to_hook);
    const auto waiting = pending(account_, "slow");
    EXPECT_EQ(waiting.size(), 20u);
    for (const auto& delivery : waiting)
        EXPECT_EQ(delivery.at("attempts").to_number<int>(), 0) << "none has given up yet";
    door_.open();
    EXPECT_TRUE(becomes([&] { return pending(account_, "slow").empty(); }));
    EXPECT_EQ(door_.ids("/slow").size(), 20u);
}

TEST_P(SlowReceiversTest, HoldUpNoOtherAccount) {
    const Account other = make_account("B");
    std::vector<std::string> stores{account_.store};
    while (stores.size() < hanging_stores)
        stores.push_back(make_store(account_, "S" + std::to_string(stores.size())));
    start();
    set_hooks(other, other.store, {"fast"});
    for (const std::string& store : stores) {
        set_hooks(account_, store, {"slow"});
        change_check(account_, store, "1", 1);
    }
    ASSERT_TRUE(has_come("/slow", hanging_stores)) << "all of them hang";
    // Each change is told when the one before has arrived.
    for (int i = 0; i < 10; ++i) change_check(other, other.store, "1", i);
    ASSERT_TRUE(has_come("/fast", 10));
    for (const auto& delivery : pending(account_, "slow"))
        EXPECT_EQ(delivery.at("attempts").to_number<int>(), 0) << "none has given up yet";
}

TEST_P(SlowReceiversTest, HoldABoundedPartOfTheMemory) {
    start();
    std::vector<std::string> names{"fast"};
    for (int i = 0; i < 6; ++i) names.push_back("slow" + std::to_string(i));
    set_hooks(account_, account_.store, names);
    for (int i = 0; i < 16; ++i)
        change_check(account_, account_.store, std::to_string(i), 1, 400'000);
    ASSERT_TRUE(has_come("/fast", 16));
    EXPECT_TRUE(becomes([&] { return figure("comanda_webhook_calls_in_flight") >= 6; }));
    const std::int64_t bytes = figure("comanda_webhook_bytes_in_flight");
    EXPECT_GE(bytes, 6 * 400'000);
    EXPECT_LE(bytes, 6 * mb) << "a MiB for each hook";
    EXPECT_GE(figure("comanda_held_bytes"), bytes) << "with all else that is held";
    door_.open();
    EXPECT_TRUE(becomes([&] { return figure("comanda_webhook_pending") == 0; }));
    EXPECT_TRUE(becomes([&] { return figure("comanda_webhook_bytes_in_flight") == 0; }));
}

// What the end cut short is sent by the next start, not when its time is over.
TEST_P(SlowReceiversTest, DoNotKeepTheProgramFromEnding) {
    start();
    set_hooks(account_, account_.store, {"slow"});
    change_check(account_, account_.store, "1", 1);
    ASSERT_TRUE(has_come("/slow", 1));
    const auto began = steady_clock::now();
    stop();
    EXPECT_LT(steady_clock::now() - began, seconds(6)) << "a call may take 10";
    door_.open();
    start();
    ASSERT_TRUE(has_come("/slow", 2));
    EXPECT_LT(steady_clock::now() - began, seconds(18)) << "one that nobody let go is due after 20";
    EXPECT_TRUE(becomes([&] { return pending(account_, "slow").empty(); }));
    const auto ids = door_.ids("/slow");
    EXPECT_EQ(ids[0], ids[1]);
}

TEST_P(SlowReceiversTest, GetAgainWhatAKilledProgramHadUnderWay) {
    start("COMANDA_SHORT_WAITS=8");
    set_hooks(account_, account_.store, {"slow"});
    for (int i = 0; i < 3; ++i) change_check(account_, account_.store, std::to_string(i), 1);
    ASSERT_TRUE(has_come("/slow", 3));
    server_->signal(SIGKILL);
    server_->wait(seconds(30));
    const auto before = door_.ids("/slow");
    door_.open();
    start("COMANDA_SHORT_WAITS=8");
    EXPECT_TRUE(becomes([&] { return pending(account_, "slow").empty(); }));
    auto after = door_.ids("/slow");
    after.erase(after.begin(), after.begin() + std::ssize(before));
    EXPECT_EQ(std::set(after.begin(), after.end()), std::set(before.begin(), before.end()));
}

INSTANTIATE_TEST_SUITE_P(On, SlowReceiversTest, testing::Bool(),
                         [](const auto& its) { return its.param ? "postgres" : "sqlite"; });

}  // namespace
