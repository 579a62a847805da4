// Twelve devices that send what they sent in simulated evenings (domain/check/simulator.hpp), each
// in its own order and all at once, with repeats and a program that is killed: on SQLite,
// on PostgreSQL, and through two programs on one PostgreSQL. Every check is then what its evening
// came to.
#include "domain/check/merge_service.hpp"
#include "http/client.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

namespace {

using domain::testing::Arrival, domain::testing::is_one_in;
using schema::Tree;
using std::chrono::milliseconds, std::chrono::seconds, std::chrono::system_clock;

constexpr std::size_t devices = 12;
constexpr std::size_t programs_max = 2;
constexpr int repeat_one_in = 8;
constexpr std::int64_t day_ms = 86'400'000;

struct Setting {
    const char* name;
    bool is_postgres;
    std::size_t programs;
    std::uint64_t evenings;  // COMANDA_LONG: a thousand
};

struct Sent {
    std::string check;
    Arrival arrival;
};

class CheckRaceTest : public testing::TestWithParam<Setting> {
protected:
    void SetUp() override {
        if (GetParam().is_postgres) database_ = postgres_.emplace().url();
        const Tree made =
            schema::parse_tree(command({"init", "--account", "A", "--store", "S", "--json"}));
        key_ = words_of(made, "apiKey");
        path_ = "/v1/sync/store/" + std::string(words_of(made, "storeId")) + '/';
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

    // Plays evenings over the merge alone; what arrived in them is to be sent.
    void play(std::uint64_t evenings) {
        const std::int64_t now_ms =
            std::chrono::duration_cast<milliseconds>(system_clock::now().time_since_epoch())
                .count();
        for (std::uint64_t seed = 1; seed <= evenings; ++seed) {
            domain::testing::MergeService merge;
            domain::testing::CheckSimulator evening(seed,
                                                    {.start_ms = now_ms - 60 * day_ms,
                                                     .has_absurd_clocks = false,
                                                     .has_base_revisions = false},
                                                    merge);
            ASSERT_EQ(evening.play(), "");
            const std::string check = "evening-" + std::to_string(seed);
            for (const Arrival& arrival : evening.arrived())
                of_device_[arrival.device].push_back({check, arrival});
            if (!evening.arrived().empty()) expected_[check] = merge.data();
            count_ += static_cast<int>(evening.arrived().size());
        }
    }

    // One device: everything it has to say until it is answered, some of it twice.
    class Device {
    public:
        Device(CheckRaceTest& test, std::size_t number)
            : test_(test), number_(number), random_(number) {}

        void run() {
            for (const Sent& sent : test_.of_device_[number_]) {
                submit(sent);
                if (is_one_in(random_, repeat_one_in)) submit(sent);
                ++test_.done_;
            }
        }

    private:
        void submit(const Sent& sent) {
            for (int tries = 0; tries < 600; ++tries) {
                const auto answer = send(sent);
                if (answer.status == 200) return;
                ASSERT_TRUE(answer.status == 0 || answer.status == 503) << answer.body;
                std::this_thread::sleep_for(milliseconds(20));
            }
            FAIL() << "no answer to " << sent.check;
        }
        // Status 0: there was no answer.
        http::ClientAnswer send(const Sent& sent) {
            try {
                const auto port = test_.ports_[number_ % GetParam().programs].load();
                if (!client_) client_.emplace(http::Client::to_address("127.0.0.1", port));
                return client_->call(
                    {"POST",
                     test_.path_ + "addOrUpdateCheck",
                     {{"apikey", test_.key_}, {"Content-Type", "application/json"}},
                     body_of(sent) + padding()});
            } catch (const std::system_error&) {
                client_.reset();
                return {};
            }
        }
        static std::string body_of(const Sent& sent) {
            Tree body = Tree::object();
            body.set("checkID", Tree::of(sent.check));
            body.set("node", Tree::of(sent.arrival.node));
            body.set("lastUpdateInMillisec", Tree::of(sent.arrival.kept_ms));
            body.set("data", Tree::of(sent.arrival.data));
            return print(body);
        }

        // Every other body is a large one, which is merged before its transaction.
        std::string padding() { return std::string(is_one_in(random_, 2) ? 40'000 : 0, ' '); }

        CheckRaceTest& test_;
        std::size_t number_;
        std::mt19937_64 random_;
        std::optional<http::Client> client_{};
    };

    std::map<std::string, std::string> read_all() {
        auto client = http::Client::to_address("127.0.0.1", ports_[0]);
        const auto answer =
            client.call({.target = path_ + "activeChecks", .headers = {{"apikey", key_}}});
        EXPECT_EQ(answer.status, 200) << answer.body;
        std::map<std::string, std::string> found;
        for (const Tree& check : schema::parse_tree(answer.body).elements)
            EXPECT_TRUE(found.emplace(words_of(check, "checkID"), words_of(check, "data")).second);
        return found;
    }

    support::TempFolder folder_;
    std::optional<support::PostgresDatabase> postgres_;
    std::string database_ = "sqlite:" + (folder_ / "test.db");
    std::string key_, path_;
    std::array<std::unique_ptr<support::Process>, programs_max> servers_;
    std::array<std::atomic<unsigned short>, programs_max> ports_;

    std::array<std::vector<Sent>, devices> of_device_;
    std::map<std::string, std::string> expected_;  // data by check
    int count_ = 0;
    std::atomic<int> done_{0};
};

TEST_P(CheckRaceTest, EveryCheckIsWhatItsEveningCameTo) {
    play(std::getenv("COMANDA_LONG") ? 1'000 : GetParam().evenings);
    ASSERT_FALSE(HasFatalFailure());
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < devices; ++i)
            threads.emplace_back([this, i] { Device(*this, i).run(); });
        while (done_ < count_ / 3) std::this_thread::sleep_for(milliseconds(1));
        kill_and_restart(0);
    }
    const auto found = read_all();
    EXPECT_EQ(found.size(), expected_.size());
    for (const auto& [check, data] : expected_)
        EXPECT_EQ(found.contains(check) ? found.at(check) : "none", data) << check;
}

INSTANTIATE_TEST_SUITE_P(On, CheckRaceTest,
                         testing::Values(Setting{"sqlite", false, 1, 40},
                                         Setting{"postgres", true, 1, 20},
                                         Setting{"two_programs", true, 2, 20}),
                         [](const auto& its) { return its.param.name; });

}  // namespace
