// Webhooks of the real program against a receiver that fails in every way it can, is restarted, and
// a program that is killed: on SQLite, and through two programs on one PostgreSQL. Nothing is lost,
// nothing overtakes another event of its check or order, and nothing is under way twice.
#include "http/client.hpp"
#include "http/courier.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/receiver.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <thread>

namespace {

namespace json = boost::json;
using std::chrono::milliseconds, std::chrono::seconds, std::chrono::steady_clock;
using support::Receiver;
using Request = Receiver::Request;

constexpr std::size_t programs_max = 2;
constexpr int writers = 4;
constexpr auto pace = milliseconds(150);
// Divides the waits of the program: a lease is 2.5 s, an answer must come within 1.25 s, and what
// failed is tried again after 0.6 s.
constexpr const char* haste = "COMANDA_SHORT_WAITS=8";
constexpr auto too_late = milliseconds(1'500);
constexpr int requests_before_the_kill = 60;
constexpr int openssl_checks = 6;

struct Setting {
    const char* name;
    bool is_postgres;
    std::size_t programs;
};

bool becomes(const std::function<bool()>& claim) {
    const auto ends = steady_clock::now() + seconds(60);
    while (steady_clock::now() < ends) {
        if (claim()) return true;
        std::this_thread::sleep_for(milliseconds(20));
    }
    return false;
}

std::string text(const json::value& value) { return std::string(value.as_string()); }

// How a receiver may fail, and how often it does; what costs the sender its time is rare.
class Misbehaviour {
public:
    Receiver::Reply reply(const Request& request) {
        const std::lock_guard lock(mutex_);
        int& failures = failures_[request.headers.at("x-comanda-delivery")];
        if (is_over_ || failures == 2 || random_() % 3 != 0) return {};
        for (std::size_t i = 0; i < ways_.size(); ++i) {
            Way& way = ways_[next_++ % ways_.size()];
            if (way.left == 0) continue;
            --way.left;
            ++failures;
            return way.reply;
        }
        return {};
    }
    bool is_used_up() const {
        const std::lock_guard lock(mutex_);
        return std::ranges::all_of(ways_, [](const Way& way) { return way.left == 0; });
    }
    void end() {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
    }

private:
    struct Way {
        Receiver::Reply reply;
        int left;
    };
    mutable std::mutex mutex_;
    std::mt19937 random_{17};
    std::map<std::string, int> failures_;  // by delivery
    bool is_over_ = false;
    std::size_t next_ = 0;
    std::vector<Way> ways_{{{.status = 500}, 60},
                           {{.cut_at = 0}, 25},
                           {{.cut_at = 30}, 25},
                           {{.body = std::string(500, 'x'), .cut_at = 300}, 25},
                           {{.status = 307, .headers = "Location: /elsewhere\r\n"}, 25},
                           {{.is_silent = true}, 3},
                           {{.after = too_late}, 2},
                           {{.body = std::string(500, 'x'), .between = milliseconds(50)}, 1}};
};

// A row of the log of deliveries.
struct Logged {
    std::string hook, event, id, delivery;
    std::int64_t sequence = 0;
    bool is_delivered = false;
    std::vector<const Request*> requests{};  // in the order in which they came
};

bool is_accepted(const Request& request) {
    return request.is_answered && request.reply.status == 200 && request.reply.after.count() == 0 &&
           request.reply.between.count() == 0;
}

class WebhooksTest : public testing::TestWithParam<Setting> {
protected:
    void SetUp() override {
        if (GetParam().is_postgres) database_ = postgres_.emplace().url();
        const auto made =
            json::parse(command({"init", "--account", "A", "--store", "S", "--json"}));
        key_ = text(made.at("apiKey"));
        store_ = text(made.at("storeId"));
        // Dies when it has sent its third batch and noted nothing of what came of it.
        start(0, "COMANDA_FAILPOINT=webhooks_sent:3");
        receiver_.emplace([this](const Request& request) { return misbehaviour_.reply(request); },
                          "x-comanda-delivery");
    }
    void TearDown() override {
        for (auto& server : servers_) {
            if (!server) continue;
            server->signal(SIGTERM);
            EXPECT_EQ(server->wait(seconds(30)), 0);
        }
        command({"verify"});
    }

    void start(std::size_t at, const std::string& more = "COMANDA_FAILPOINT=") {
        servers_[at] = std::make_unique<support::Process>(
            std::vector<std::string>{"env", haste, more, COMANDA_PROGRAM, "serve", "--listen",
                                     "127.0.0.1:0", "--rate-per-second", "0", "--webhook-allow",
                                     "127.0.0.0/8", "--database", database_},
            folder_ / "log");
        const auto address =
            servers_[at]->wait_for_line("listening on http://127.0.0.1:", seconds(30));
        ports_[at] = static_cast<unsigned short>(std::stoi(address));
    }
    std::string command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
        return outcome.out;
    }

    // Until it is answered, by whichever program is there.
    json::value call(const std::string& method, const std::string& path,
                     const std::string& body = {}) {
        for (int tries = 0; tries < 3'000; ++tries) {
            const auto port = ports_[static_cast<std::size_t>(tries) % GetParam().programs].load();
            try {
                auto client = http::Client::to_address("127.0.0.1", port);
                const auto answer =
                    client.call({method,
                                 "/v1/" + path,
                                 {{"apikey", key_}, {"Content-Type", "application/json"}},
                                 body});
                if (answer.status == 200) return json::parse(answer.body);
                EXPECT_EQ(answer.status, 503) << method << ' ' << path << ' ' << answer.body;
            } catch (const std::system_error&) {
            }
            std::this_thread::sleep_for(milliseconds(10));
        }
        ADD_FAILURE() << "no answer to " << path;
        return {};
    }
    std::string of_store(const std::string& rest) const {
        return "svc/store/" + store_ + '/' + rest;
    }

    std::string url(const std::string& hook) const {
        return "http://127.0.0.1:" + std::to_string(receiver_->port()) + '/' + hook;
    }
    void set_hooks() {
        std::string body = R"({"headerName":"X-Ours","headerValue":"word",)";
        for (const char* hook : {"openOrder", "updateOrder", "closeOrder"})
            body += '"' + std::string(hook) + R"(":{"url":")" + url(hook) + R"(","active":true},)";
        body += R"("events":[{"name":"all","url":")" + url("all") + R"(","types":["*"]}]})";
        call("PUT", of_store("webhooks"), body);
    }
    std::int64_t ping() {
        return call("POST", of_store("webhooks/ping"), "{}")
            .at("sequence")
            .to_number<std::int64_t>();
    }

    void note_subject(const json::value& answer) {
        const auto* sale = answer.as_object().if_contains("saleId");
        if (!sale || !sale->is_string()) return;
        const std::lock_guard lock(mutex_);
        subject_of_sale_[text(*sale)] = text(answer.at("id"));
    }
    void write_order(const std::string& name) {
        const std::string path = "online-order/store/" + store_;
        const auto order =
            call("POST", path + "/saveWebOrder",
                 R"({"uniqueOrderID":")" + name +
                     R"(","orderDetails":[{"miName":"Soup","quantity":1,"itemPrice":500}]})");
        note_subject(order);
        for (const char* status : {"2", "3"})
            note_subject(call("PUT", path + "/order/" + text(order.at("id")) + "/status",
                              R"({"orderStatus":)" + std::string(status) + '}'));
    }
    void write_check(const std::string& name) {
        const std::string line =
            R"({"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":700})";
        const std::string other =
            R"(,{"orderUniqueId":"b","menuName":"Tea","quantity":1,"price":300})";
        const std::string paid = R"(,"status":"closed","totalAmount":1000,)"
                                 R"("payments":[{"id":"p","paymentMethod":"Cash","amount":1000}])";
        int at = 0;
        for (const auto& [lines, more] : std::vector<std::pair<std::string, std::string>>{
                 {line, ""}, {line + other, ""}, {line + other, paid}})
            note_subject(
                call("POST", "sync/store/" + store_ + "/addOrUpdateCheck",
                     R"({"checkID":")" + name + R"(","node":"A","data":{"lastUpdateInMillisec":)" +
                         std::to_string(1'000 + ++at) + R"(,"seats":[{"id":"1","orders":[)" +
                         lines + "]}]" + more + "}}"));
    }
    void write_until(const std::stop_token& stop, int writer) {
        for (int i = 0; !stop.stop_requested(); ++i) {
            const std::string name = std::to_string(writer) + '-' + std::to_string(i);
            if (i % 2 == 0)
                write_check(name);
            else
                write_order(name);
            std::this_thread::sleep_for(pace);
        }
    }

    std::size_t request_count() const { return receiver_->requests().size(); }
    void disturb() {
        EXPECT_EQ(servers_[0]->wait(seconds(60)), 128 + SIGKILL);
        if (GetParam().programs > 1) start(1);
        start(0);
        const std::size_t before = request_count();
        EXPECT_TRUE(becomes([&] { return request_count() > before + requests_before_the_kill; }));
        servers_[0]->signal(SIGKILL);
        servers_[0]->wait(seconds(30));
        receiver_->stop();
        start(0);
        EXPECT_TRUE(becomes([&] {
            const auto hooks = call("GET", of_store("webhooks"));
            return json::serialize(hooks).find("cannot be reached") != std::string::npos;
        }));
        receiver_->start();
        EXPECT_TRUE(becomes([&] { return misbehaviour_.is_used_up(); }));
    }

    std::vector<Logged> read_log() {
        std::vector<Logged> all;
        for (std::int64_t after = 0;;) {
            const auto part =
                call("GET", of_store("deliveries?limit=500&after=" + std::to_string(after)));
            for (const auto& row : part.at("deliveries").as_array())
                all.push_back({.hook = text(row.at("hook")),
                               .event = text(row.at("event")),
                               .id = text(row.at("id")),
                               .delivery = text(row.at("delivery")),
                               .sequence = row.at("sequence").to_number<std::int64_t>(),
                               .is_delivered = text(row.at("state")) == "delivered"});
            after = part.at("next").to_number<std::int64_t>();
            if (!part.at("more").as_bool()) return all;
        }
    }
    bool is_all_delivered(std::int64_t last) {
        const auto pending = call("GET", of_store("deliveries?state=pending&limit=1"));
        if (!pending.at("deliveries").as_array().empty() || pending.at("more").as_bool())
            return false;
        const auto log = read_log();
        return std::ranges::count(log, last, &Logged::sequence) == 4 &&
               std::ranges::all_of(log, &Logged::is_delivered);
    }

    int count_in_log(std::string_view word) const {
        const std::string log = support::read_file(folder_ / "log");
        int count = 0;
        for (std::size_t at = 0; (at = log.find(word, at)) != std::string::npos; ++at) ++count;
        return count;
    }
    std::string subject_of(const Logged& row) const {
        const auto sale = subject_of_sale_.find(row.id);
        return sale == subject_of_sale_.end() ? row.id : sale->second;
    }

    void check_requests(std::vector<Logged>& log, const std::vector<Request>& requests) const;
    void check_completeness(const std::vector<Logged>& log, std::int64_t first,
                            std::int64_t last) const;
    void check_order(const std::vector<Logged>& log) const;
    void check_signatures(const std::vector<Request>& requests, const std::string& secret) const;

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    std::string key_, store_;
    std::array<std::unique_ptr<support::Process>, programs_max> servers_;
    std::array<std::atomic<unsigned short>, programs_max> ports_{};
    Misbehaviour misbehaviour_;
    std::optional<Receiver> receiver_;
    std::mutex mutex_;
    std::map<std::string, std::string> subject_of_sale_;  // the check or order that it came from
};

// Each request belongs to a delivery, and each delivery was accepted.
void WebhooksTest::check_requests(std::vector<Logged>& log,
                                  const std::vector<Request>& requests) const {
    std::map<std::string, Logged*> by_id;
    // A machine that stands still for seconds may take a lease from a program that lives.
    const int lost_leases = count_in_log("job_lease_lost");
    EXPECT_LE(lost_leases, 2);
    for (Logged& row : log) EXPECT_TRUE(by_id.emplace(row.delivery, &row).second) << row.delivery;
    for (const Request& request : requests) {
        EXPECT_FALSE(request.is_doubled && lost_leases == 0) << request.body;
        const auto found = by_id.find(request.headers.at("x-comanda-delivery"));
        ASSERT_NE(found, by_id.end()) << request.body;
        Logged& row = *found->second;
        row.requests.push_back(&request);
        EXPECT_EQ(request.target, '/' + row.hook);
        EXPECT_EQ(request.headers.at("x-comanda-event"), row.event);
        EXPECT_EQ(request.headers.at("x-ours"), "word");
        if (row.hook == "closeOrder" && row.event != "webhook.ping") continue;
        const auto event = json::parse(request.body);
        EXPECT_EQ(event.at("sequence").to_number<std::int64_t>(), row.sequence);
        EXPECT_EQ(text(event.at("kind")) + '.' + text(event.at("type")), row.event);
    }
    for (const Logged& row : log)
        EXPECT_TRUE(std::ranges::any_of(row.requests,
                                        [](const Request* each) { return is_accepted(*each); }))
            << row.hook << ' ' << row.sequence << ' ' << row.event;
}

void WebhooksTest::check_completeness(const std::vector<Logged>& log, std::int64_t first,
                                      std::int64_t last) const {
    std::map<std::string, std::set<std::int64_t>> found, expected;
    for (const Logged& row : log) EXPECT_TRUE(found[row.hook].insert(row.sequence).second);
    for (std::int64_t i = first; i <= last; ++i) expected["all"].insert(i);
    for (const Logged& row : log) {
        if (row.hook != "all") continue;
        const bool is_of_check = row.event.starts_with("check."),
                   is_of_order = row.event.starts_with("order.");
        if (row.event == "webhook.ping")
            for (const char* hook : {"openOrder", "updateOrder", "closeOrder"})
                expected[hook].insert(row.sequence);
        else if (row.event == "check.created" || row.event == "order.created")
            expected["openOrder"].insert(row.sequence);
        else if (row.event.starts_with("sale."))
            expected["closeOrder"].insert(row.sequence);
        else if (is_of_order ||
                 (is_of_check && row.event != "check.closed" && row.event != "check.voided"))
            expected["updateOrder"].insert(row.sequence);
    }
    EXPECT_EQ(found, expected);
    EXPECT_GT(found["closeOrder"].size(), 10u);
}

// The first request of an event comes after the one before it, of its check or order, was accepted.
void WebhooksTest::check_order(const std::vector<Logged>& log) const {
    std::map<std::pair<std::string, std::string>, std::map<std::int64_t, const Logged*>> chains;
    for (const Logged& row : log) {
        const bool shares_order = row.hook.ends_with("Order") && !row.event.ends_with(".ping");
        chains[{shares_order ? "the three of orders" : row.hook, subject_of(row)}][row.sequence] =
            &row;
    }
    std::size_t longest = 0;
    for (const auto& [place, chain] : chains) {
        std::uint64_t accepted_before = 0;
        longest = std::max(longest, chain.size());
        for (const auto& [sequence, row] : chain) {
            if (row->requests.empty()) continue;
            EXPECT_GT(row->requests.front()->came, accepted_before)
                << place.first << ' ' << place.second << ' ' << sequence;
            for (const Request* request : row->requests)
                if (is_accepted(*request)) {
                    accepted_before = std::max(accepted_before, request->replied);
                    break;
                }
        }
    }
    EXPECT_GE(longest, 4u);
}

// By a program that has nothing to do with ours, for some.
void WebhooksTest::check_signatures(const std::vector<Request>& requests,
                                    const std::string& secret) const {
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const std::string& given = requests[i].headers.at("x-comanda-signature");
        ASSERT_TRUE(given.starts_with("t=")) << given;
        const std::string time = given.substr(2, given.find(',') - 2);
        EXPECT_EQ(http::signature(secret, std::stoll(time), requests[i].body), given);
        if (i % (requests.size() / openssl_checks) != 0) continue;
        std::ofstream(folder_ / "signed") << time << '.' << requests[i].body;
        const auto outcome =
            support::run({"openssl", "dgst", "-sha256", "-hmac", secret, "-r", folder_ / "signed"});
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_EQ("t=" + time + ",v1=" + outcome.out.substr(0, 64), given);
    }
}

TEST_P(WebhooksTest, TellEveryEventInOrderWhateverFails) {
    set_hooks();
    const std::int64_t first = ping();
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < writers; ++i)
            threads.emplace_back([this, i](const std::stop_token& stop) { write_until(stop, i); });
        disturb();
        misbehaviour_.end();
    }
    const std::int64_t last = ping();
    ASSERT_TRUE(becomes([&] { return is_all_delivered(last); }));

    const auto requests = receiver_->requests();
    std::vector<Logged> log = read_log();
    check_requests(log, requests);
    check_completeness(log, first, last);
    check_order(log);
    check_signatures(requests, text(call("GET", of_store("webhooks")).at("signingSecret")));

    // Once more, under the same ids.
    std::multiset<std::string> before, after;
    for (const Logged& row : log)
        if (row.hook == "openOrder") before.insert(row.delivery);
    call("POST", of_store("webhooks/redeliver"),
         R"({"hook":"openOrder","from":)" + std::to_string(first) + '}');
    EXPECT_TRUE(becomes([&] { return request_count() == requests.size() + before.size(); }));
    const auto again = receiver_->requests();
    for (std::size_t i = requests.size(); i < again.size(); ++i)
        after.insert(again[i].headers.at("x-comanda-delivery"));
    EXPECT_EQ(after, before);
}

INSTANTIATE_TEST_SUITE_P(On, WebhooksTest,
                         testing::Values(Setting{"sqlite", false, 1},
                                         Setting{"two_programs", true, 2}),
                         [](const auto& its) { return its.param.name; });

}  // namespace
