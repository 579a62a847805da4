// Thousands of connections that do nothing, or next to nothing: everybody else is served on.
#include "abuse/canary.hpp"
#include "abuse/server.hpp"
#include "http/test_support.hpp"

#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstdlib>

namespace abuse {
namespace {

using namespace std::chrono_literals;
using http::test::RawClient;

constexpr std::size_t idle_count = 10'000;
constexpr std::size_t slow_count = 2'000;
constexpr rlim_t descriptors_needed = idle_count + slow_count + 500;

// For this process and the program, which inherits it.
bool has_raised_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = std::max(limit.rlim_cur, descriptors_needed);
    limit.rlim_max = std::max(limit.rlim_max, limit.rlim_cur);
    return setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

int number_from(const char* variable, int otherwise) {
    const char* text = std::getenv(variable);
    return text ? std::max(1, std::atoi(text)) : otherwise;
}

class IdleCrowd {
public:
    explicit IdleCrowd(unsigned short port) {
        for (std::size_t i = 0; i < idle_count; ++i)
            clients_.push_back(std::make_unique<RawClient>(port));
    }

    // A request on each connection, all answered.
    void stir() {
        for (const auto& client : clients_) client->send(http::test::get("/healthz"));
        for (const auto& client : clients_) {
            const auto answer = client->answer(false, 30s);
            ASSERT_TRUE(answer && answer->status == 200) << "an idle connection was lost";
        }
    }

private:
    std::vector<std::unique_ptr<RawClient>> clients_;
};

// Each sends a byte per second of a head that never ends, and comes again when it is sent away.
class SlowCrowd {
public:
    explicit SlowCrowd(unsigned short port) : port_(port) {
        for (std::size_t i = 0; i < slow_count; ++i) clients_.emplace_back();
        for (Client& client : clients_) client.socket = std::make_unique<RawClient>(port_);
        thread_ = std::thread([this] {
            while (!is_ending_) drip();
        });
    }
    ~SlowCrowd() {
        is_ending_ = true;
        thread_.join();
        EXPECT_GE(dripped_, static_cast<int>(slow_count));
        std::printf("slow clients: %d bytes, %d sent away\n", dripped_, sent_away_);
    }
    SlowCrowd(const SlowCrowd&) = delete;
    SlowCrowd& operator=(const SlowCrowd&) = delete;

private:
    struct Client {
        std::unique_ptr<RawClient> socket{};
        std::size_t sent = 0;
    };

    // One second in the life of all.
    void drip() {
        constexpr std::size_t at_once = 20;
        for (std::size_t i = 0; i < clients_.size() && !is_ending_; ++i) {
            if (i % at_once == 0) std::this_thread::sleep_for(1000ms * at_once / slow_count);
            Client& client = clients_[i];
            char byte = 0;
            if (recv(client.socket->descriptor(), &byte, 1, MSG_DONTWAIT) >= 0) {
                ++sent_away_;
                client.socket = std::make_unique<RawClient>(port_);
                client.sent = 0;
            }
            static constexpr std::string_view head = "GET /healthz HTTP/1.1\r\nHost: x\r\nX: ";
            const char next = client.sent < head.size() ? head[client.sent] : 'a';
            client.socket->send({&next, 1});
            ++client.sent;
            ++dripped_;
        }
    }

    const unsigned short port_;
    std::vector<Client> clients_;
    std::atomic<bool> is_ending_ = false;
    int dripped_ = 0, sent_away_ = 0;
    std::thread thread_;
};

// The figures are printed and not judged: what other programs do to a machine is no fault of ours.
TEST(Crowd, does_not_keep_a_good_client_waiting) {
    ASSERT_TRUE(has_raised_limit())
        << "this test needs " << descriptors_needed
        << " open files; raise the hard limit (ulimit -Hn) or run it as root";
    const int rounds = number_from("COMANDA_CROWD_ROUNDS", 1);
    const int songs = number_from("COMANDA_CROWD_SONGS", 2'000);
    Server server(Server::Door::direct);
    {
        Canary canary(server.port());
        canary.p99_of(songs);  // caches and connections are warm now
        std::vector<double> ratios;
        for (int round = 1; round <= rounds; ++round) {
            const auto quiet = canary.p99_of(songs);
            IdleCrowd idle(server.port());
            const SlowCrowd slow(server.port());
            idle.stir();
            const auto crowded = canary.p99_of(songs);
            idle.stir();
            ratios.push_back(static_cast<double>(crowded.count()) /
                             static_cast<double>(std::max<std::int64_t>(1, quiet.count())));
            std::printf("canary p99: %lld us alone, %lld us beside %zu idle and %zu slow\n",
                        static_cast<long long>(quiet.count()),
                        static_cast<long long>(crowded.count()), idle_count, slow_count);
        }
        std::nth_element(ratios.begin(), ratios.begin() + static_cast<long>(ratios.size() / 2),
                         ratios.end());
        std::printf("canary p99 beside the crowd: %.2f times (aim: at most 3), median of %zu\n",
                    ratios[ratios.size() / 2], ratios.size());
    }
    EXPECT_EQ(server.finish(), "");
}

}  // namespace
}  // namespace abuse
