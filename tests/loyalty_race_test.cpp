// 64 clients that change the points of one customer over HTTP, on SQLite and through two programs
// on one PostgreSQL: none is lost and none counts twice, also when connections are cut and requests
// are repeated.
#include "http/client.hpp"
#include "storage/database.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>
#include <boost/json/parse.hpp>

#include <atomic>
#include <csignal>
#include <optional>
#include <thread>

namespace {

namespace json = boost::json;
using std::chrono::seconds;

constexpr int clients = 64;

class LoyaltyRaceTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        const bool is_postgres = GetParam() == storage::Engine::postgres;
        if (is_postgres) database_ = postgres_.emplace().url();
        const auto made =
            json::parse(command({"init", "--account", "A", "--store", "S", "--json"}));
        key_ = made.at("apiKey").as_string();
        for (int i = 0; i < (is_postgres ? 2 : 1); ++i) start();
        const auto customer =
            call(0, "POST", "/v1/svc/customer", R"({"firstName":"Ana","isLoyaltyCustomer":true})");
        ASSERT_EQ(customer.status, 200) << customer.body;
        customer_ = json::parse(customer.body).at("id").as_string();
        path_ = "/v1/svc/customerloyalty/" + customer_;
    }
    void TearDown() override {
        for (auto& server : servers_) {
            server->signal(SIGTERM);
            EXPECT_EQ(server->wait(seconds(30)), 0);
        }
        command({"verify"});
    }

    void start() {
        servers_.push_back(std::make_unique<support::Process>(
            std::vector<std::string>{COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0",
                                     "--rate-per-second", "0", "--database", database_},
            folder_ / "log"));
        const auto address =
            servers_.back()->wait_for_line("listening on http://127.0.0.1:", seconds(30));
        ports_.push_back(static_cast<unsigned short>(std::stoi(address)));
    }
    std::string command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), COMANDA_PROGRAM);
        arguments.insert(arguments.end(), {"--database", database_});
        const auto outcome = support::run(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
        return outcome.out;
    }

    unsigned short port_of(int client) const {
        return ports_[static_cast<std::size_t>(client) % ports_.size()];
    }
    http::ClientAnswer call(int client, const std::string& method, const std::string& target,
                            const std::string& body = {}, const std::string& retry_key = {}) const {
        std::vector<std::pair<std::string, std::string>> headers{{"apikey", key_}};
        if (!body.empty()) headers.emplace_back("Content-Type", "application/json");
        if (!retry_key.empty()) headers.emplace_back("Idempotency-Key", retry_key);
        return http::Client::to_address("127.0.0.1", port_of(client))
            .call({method, target, headers, body});
    }
    // Sends a change and hangs up without waiting for the answer.
    void send_and_leave(int client, const std::string& body, const std::string& retry_key) const {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port_of(client));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const std::string request =
            "PUT " + path_ + " HTTP/1.1\r\nHost: x\r\napikey: " + key_ +
            "\r\nIdempotency-Key: " + retry_key +
            "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
            "\r\n\r\n" + body;
        ASSERT_EQ(::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address),
                  0);
        ASSERT_EQ(::send(socket, request.data(), request.size(), MSG_NOSIGNAL),
                  static_cast<ssize_t>(request.size()));
        const linger at_once{.l_onoff = client % 2, .l_linger = 0};
        ::setsockopt(socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
        ::close(socket);
    }
    // All at once, each in a thread of its own.
    static void run(const std::function<void(int)>& client) {
        std::vector<std::jthread> threads;
        for (int i = 0; i < clients; ++i) threads.emplace_back(client, i);
    }

    std::int64_t points() const {
        const auto read = call(0, "GET", "/v1/svc/customer/" + customer_);
        return json::parse(read.body).at("loyaltyPoints").as_int64();
    }
    std::size_t entries() const {
        const auto read = call(0, "GET", "/v1/svc/customer/" + customer_ + "/getCustomerLoyalties");
        return json::parse(read.body).at("loyaltyDetails").as_array().size();
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    std::string key_, customer_, path_;
    std::vector<std::unique_ptr<support::Process>> servers_;
    std::vector<unsigned short> ports_;
};

TEST_P(LoyaltyRaceTest, NoChangeIsLostOrDoubled) {
    constexpr int turns = 8;
    std::atomic<std::int64_t> sum{0};
    std::atomic<int> taken{0};
    run([&](int client) {
        for (int turn = 0; turn < turns; ++turn) {
            const int difference = (client + turn) % 3 == 0 ? -7 : 1 + client % 5;
            const auto answer =
                call(client, "PUT", path_,
                     R"({"loyaltyPointDifference":)" + std::to_string(difference) + '}');
            if (answer.status == 200) {
                sum += difference;
                ++taken;
            } else {
                EXPECT_EQ(answer.status, 409) << answer.body;
                EXPECT_LT(difference, 0);
            }
        }
    });
    EXPECT_EQ(points(), sum);
    EXPECT_EQ(entries(), static_cast<std::size_t>(taken) + 1);
    EXPECT_GT(taken, clients);
}

TEST_P(LoyaltyRaceTest, CutConnectionsAndRepeatedRequestsCountOnce) {
    constexpr int turns = 4;
    run([&](int client) {
        for (int turn = 0; turn < turns; ++turn) {
            const std::string retry_key = std::to_string(client) + "-" + std::to_string(turn);
            const std::string body =
                R"({"loyaltyPointDifference":)" + std::to_string(1 + turn) + '}';
            if (turn % 2 == 0) send_and_leave(client, body, retry_key);
            // Again, by the other program, until there is an answer; then once more.
            for (int again = 1, answered = 0; answered < 2; ++again) {
                ASSERT_LT(again, 100);
                const auto answer = call(client + again, "PUT", path_, body, retry_key);
                if (answer.status == 200) ++answered;
                if (answer.status != 200 && answer.status != 409 && answer.status != 503)
                    FAIL() << answer.body;
            }
        }
    });
    EXPECT_EQ(points(), clients * (1 + 2 + 3 + 4));
    EXPECT_EQ(entries(), clients * turns + 1U);
}

INSTANTIATE_TEST_SUITE_P(On, LoyaltyRaceTest,
                         testing::Values(storage::Engine::sqlite, storage::Engine::postgres),
                         [](const auto& its) {
                             return its.param == storage::Engine::postgres ? "postgres" : "sqlite";
                         });

}  // namespace
