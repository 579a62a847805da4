// 24 clients that submit the same 1,000 orders, each in an order of its own, while connections are
// cut and a program is killed; the shop and shoppers who choose the same id at once: on SQLite, on
// PostgreSQL, and through two programs on one PostgreSQL.
#include "http/client.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <latch>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <thread>

namespace {

namespace json = boost::json;
using std::chrono::milliseconds, std::chrono::seconds;

constexpr int clients = 24;
constexpr int orders = 1'000;
constexpr int orders_before_the_kill = 400;
constexpr std::size_t programs_max = 2;
constexpr int cut_one_in = 20;
constexpr int repeat_one_in = 20;

struct Setting {
    const char* name;
    bool is_postgres;
    std::size_t programs;
    // Besides its own twenty-fourth of the orders a client sends one in so many of the others;
    // PostgreSQL takes its time for each. COMANDA_LONG: all of them.
    unsigned others_one_in;
};

// What an answer said of an order.
struct Told {
    std::string id;
    std::int64_t number = 0;
    std::int64_t total = 0;

    explicit Told(const json::value& order)
        : id(order.at("id").as_string()),
          number(std::stoll(std::string(order.at("orderNumber").as_string()))),
          total(order.at("totalAmount").to_number<std::int64_t>()) {}
    bool operator==(const Told&) const = default;
};

std::string check_of(int order) { return "race-" + std::to_string(order); }

std::string body_of(int order) {
    return R"({"uniqueOrderID":")" + check_of(order) +
           R"(","orderDetails":[{"miName":"Soup","quantity":)" + std::to_string(1 + order % 3) +
           R"(,"itemPrice":)" + std::to_string(500 + order) +
           R"(,"taxes":[{"txExternalID":"S","txName":"Sales tax","percentage":8875}]}]})";
}

class OrderRaceTest : public testing::TestWithParam<Setting> {
protected:
    void SetUp() override {
        if (GetParam().is_postgres) database_ = postgres_.emplace().url();
        const auto made =
            json::parse(command({"init", "--account", "A", "--store", "S", "--json"}));
        key_ = made.at("apiKey").as_string();
        store_ = made.at("storeId").as_string();
        account_ = made.at("accountId").as_string();
        for (std::size_t i = 0; i < GetParam().programs; ++i) start(i);
    }
    void TearDown() override {
        for (auto& server : servers_) {
            if (!server) continue;
            server->signal(SIGTERM);
            EXPECT_EQ(server->wait(seconds(30)), 0);
        }
        command({"verify"});
    }

    void start(std::size_t at) {
        servers_[at] = std::make_unique<support::Process>(
            std::vector<std::string>{COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0",
                                     "--rate-per-second", "0", "--database", database_},
            folder_ / "log");
        const auto address =
            servers_[at]->wait_for_line("listening on http://127.0.0.1:", seconds(30));
        ports_[at] = static_cast<unsigned short>(std::stoi(address));
    }
    void kill_and_restart(std::size_t at) {
        servers_[at]->signal(SIGKILL);
        servers_[at]->wait(seconds(30));
        start(at);
    }
    std::string command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
        return outcome.out;
    }

    std::string target() const { return "/v1/online-order/store/" + store_ + "/saveWebOrder"; }
    unsigned short port_of(int client) const {
        return ports_[static_cast<std::size_t>(client) % GetParam().programs];
    }

    // Sends an order and hangs up without waiting for the answer.
    void send_and_leave(int client, int order) const {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port_of(client));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const std::string body = body_of(order);
        const std::string request =
            "POST " + target() + " HTTP/1.1\r\nHost: x\r\napikey: " + key_ +
            "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
            "\r\n\r\n" + body;
        if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
            ::send(socket, request.data(), request.size(), MSG_NOSIGNAL);
        const linger at_once{.l_onoff = client % 2, .l_linger = 0};
        ::setsockopt(socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
        ::close(socket);
    }

    // One client: every order until it is answered, some cut off before and some sent once more.
    class Shopper {
    public:
        Shopper(OrderRaceTest& test, int number)
            : test_(test), number_(number), random_(static_cast<unsigned>(number)) {}

        void run() {
            std::vector<int> order(orders);
            std::iota(order.begin(), order.end(), 0);
            std::shuffle(order.begin(), order.end(), random_);
            const unsigned others = std::getenv("COMANDA_LONG") ? 1 : GetParam().others_one_in;
            for (int at : order) {
                if (at % clients != number_ && !is_one_in(others)) continue;
                if (is_one_in(cut_one_in)) test_.send_and_leave(number_, at);
                submit(at);
                if (is_one_in(repeat_one_in)) submit(at);
            }
        }

    private:
        bool is_one_in(unsigned count) { return random_() % count == 0; }

        void submit(int order) {
            for (int tries = 0; tries < 600; ++tries) {
                const auto answer = send(order);
                if (answer.status == 200) return test_.note(order, json::parse(answer.body));
                // The program is away, or sees the same order in other hands.
                ASSERT_TRUE(answer.status == 0 || answer.status == 503) << answer.body;
                std::this_thread::sleep_for(milliseconds(20));
            }
            FAIL() << "no answer to order " << order;
        }

        // Status 0: there was no answer.
        http::ClientAnswer send(int order) {
            try {
                if (!client_)
                    client_.emplace(http::Client::to_address("127.0.0.1", test_.port_of(number_)));
                return client_->call(
                    {"POST",
                     test_.target(),
                     {{"apikey", test_.key_}, {"Content-Type", "application/json"}},
                     body_of(order)});
            } catch (const std::system_error&) {
                client_.reset();
                return {};
            }
        }

        OrderRaceTest& test_;
        int number_;
        std::mt19937 random_;
        std::optional<http::Client> client_;
    };

    // Whatever is told of an order is told of it for ever.
    void note(int order, const json::value& answer) {
        const Told told(answer);
        EXPECT_EQ(answer.at("uniqueOrderID").as_string(), check_of(order));
        const std::lock_guard lock(mutex_);
        const auto [at, is_first] = reported_.emplace(check_of(order), told);
        EXPECT_TRUE(is_first || at->second == told) << check_of(order) << " was told otherwise";
        count_ = static_cast<int>(reported_.size());
    }

    http::ClientAnswer call(int client, const std::string& method, const std::string& path,
                            const std::string& key, const std::string& body = {}) const {
        return http::Client::to_address("127.0.0.1", port_of(client))
            .call({method, path, {{"apikey", key}, {"Content-Type", "application/json"}}, body});
    }
    // Until it is seen by one at a time: 503 while the same is in other hands.
    http::ClientAnswer answered(int client, const std::string& key, const std::string& body) const {
        http::ClientAnswer answer;
        for (int tries = 0; tries < 600; ++tries) {
            answer = call(client, "POST", target(), key, body);
            if (answer.status != 503) break;
            std::this_thread::sleep_for(milliseconds(20));
        }
        return answer;
    }

    std::map<std::string, Told> read_all() {
        auto client = http::Client::to_address("127.0.0.1", ports_[0]);
        const auto answer =
            client.call({.target = "/v1/online-order/svc/store/" + store_ + "/placedOrders",
                         .headers = {{"apikey", key_}}});
        EXPECT_EQ(answer.status, 200) << answer.body;
        std::map<std::string, Told> found;
        const json::value list = json::parse(answer.body);
        for (const json::value& order : list.as_array())
            EXPECT_TRUE(found.emplace(order.at("uniqueOrderID").as_string(), Told(order)).second)
                << order.at("uniqueOrderID").as_string() << " is there twice";
        return found;
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    std::string key_, store_, account_;
    std::array<std::unique_ptr<support::Process>, programs_max> servers_;
    std::array<std::atomic<unsigned short>, programs_max> ports_;

    std::mutex mutex_;
    std::map<std::string, Told> reported_;  // by uniqueOrderID
    std::atomic<int> count_{0};             // of reported_
};

TEST_P(OrderRaceTest, EveryOrderIsThereOnceAsItWasAcknowledged) {
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < clients; ++i)
            threads.emplace_back([this, i] { Shopper(*this, i).run(); });
        while (count_ < orders_before_the_kill) std::this_thread::sleep_for(milliseconds(1));
        kill_and_restart(0);
    }
    const auto found = read_all();
    EXPECT_EQ(reported_.size(), static_cast<std::size_t>(orders));
    EXPECT_TRUE(found == reported_) << found.size() << " orders are there";
    std::set<std::int64_t> numbers;
    for (const auto& [check, order] : found) numbers.insert(order.number);
    EXPECT_EQ(numbers.size(), static_cast<std::size_t>(orders));
    EXPECT_EQ(*numbers.begin(), 1);
    EXPECT_EQ(*numbers.rbegin(), orders);
}

// Ten of the shop and ten shoppers at once, under one `uniqueOrderID`: one order of each side. Who
// repeats what the first of his side sent sees that one, and other content is 409 with its id.
TEST_P(OrderRaceTest, TheShopAndShoppersWhoChooseOneIdHaveAnOrderEach) {
    constexpr int of_a_side = 10;
    const auto made =
        json::parse(command({"key", "add", "--account", account_, "--areas", "submit", "--json"}));
    const std::string shoppers_key(made.at("apiKey").as_string());
    const auto soup =
        call(0, "POST", "/v1/svc/menuItem", key_,
             R"({"name":"Soup","prices":[{"price":1000}],"store":")" + store_ + "\"}");
    ASSERT_EQ(soup.status, 200) << soup.body;
    const std::string item(json::parse(soup.body).at("id").as_string());
    for (int round = 0; round < 20 && !HasFailure(); ++round) {
        const bool is_alike = round % 2 == 0;
        const std::string name = "same-" + std::to_string(round);
        std::array<std::set<std::string>, 2> placed, refused;  // ids, by side
        std::latch ready(2 * of_a_side);
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 2 * of_a_side; ++i)
                threads.emplace_back([&, i] {
                    // Each program hears of both sides.
                    const auto side = static_cast<std::size_t>(i / of_a_side);
                    const std::string quantity = std::to_string(is_alike ? 1 : 1 + i % of_a_side);
                    const std::string line = side == 0 ? R"("miName":"Soup","itemPrice":1000)"
                                                       : R"("miExternalID":")" + item + '"';
                    const std::string body = R"({"uniqueOrderID":")" + name +
                                             R"(","orderDetails":[{"quantity":)" + quantity + ',' +
                                             line + "}]}";
                    ready.arrive_and_wait();
                    const auto answer = answered(i, side == 0 ? key_ : shoppers_key, body);
                    const std::lock_guard lock(mutex_);
                    EXPECT_TRUE(answer.status == 200 || (answer.status == 409 && !is_alike))
                        << answer.status << ' ' << answer.body;
                    const auto told = json::parse(answer.body).as_object();
                    if (const auto* id = told.if_contains("id"))
                        (answer.status == 200 ? placed : refused)[side].emplace(id->as_string());
                });
        }
        for (const std::size_t side : {0U, 1U}) {
            EXPECT_EQ(placed[side].size(), 1U) << name;
            EXPECT_EQ(refused[side], is_alike ? std::set<std::string>() : placed[side]) << name;
        }
        const auto found = call(
            0, "GET", "/v1/online-order/store/" + store_ + "/order?uniqueOrderID=" + name, key_);
        const json::value both = json::parse(found.body);
        ASSERT_EQ(both.as_array().size(), 2U) << found.body;
        for (const std::size_t side : {0U, 1U})
            EXPECT_TRUE(placed[side].contains(std::string(both.at(side).at("id").as_string())))
                << found.body;
    }
}

INSTANTIATE_TEST_SUITE_P(On, OrderRaceTest,
                         testing::Values(Setting{"sqlite", false, 1, 1},
                                         Setting{"postgres", true, 1, 16},
                                         Setting{"two_programs", true, 2, 16}),
                         [](const auto& its) { return its.param.name; });

}  // namespace
