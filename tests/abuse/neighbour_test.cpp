// One key at its worst beside a well-behaved account, which must not notice: no failure, no reset,
// no wait beyond what a write may wait, and the program's memory stays within its budget.
#include "http/test_support.hpp"
#include "support/postgres.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <limits>

namespace abuse {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using http::test::RawClient;

constexpr auto wait_max = 10s;  // --write-wait-ms-max, as it is unless set
constexpr int huge_records = 60;
constexpr int small_records = 1'500;
constexpr int answer_memory_mb = 64;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr long memory_kb_max = std::numeric_limits<long>::max();  // they keep what was freed
#else
// Beside that budget: kept answers, pages of the database, and what each thread works on.
constexpr long memory_kb_max = (answer_memory_mb + 216) * 1024;
#endif
constexpr int searching = 280;  // more than may wait
constexpr rlim_t descriptors_needed = 2'000;

struct Account {
    std::string id, store, key;
};

int number_from(const char* variable, int otherwise) {
    const char* text = std::getenv(variable);
    return text ? std::max(1, std::atoi(text)) : otherwise;
}

std::string member(std::string_view json, std::string_view name) {
    const std::string start = '"' + std::string(name) + "\":\"";
    const auto at = json.find(start);
    if (at == std::string_view::npos) return {};
    const auto rest = json.substr(at + start.size());
    return std::string(rest.substr(0, rest.find('"')));
}

std::string request(std::string_view method, const std::string& target, const Account& account,
                    std::string_view body = {}) {
    std::string text(method);
    text += " " + target + " HTTP/1.1\r\nHost: x\r\napikey: " + account.key + "\r\n";
    if (!body.empty())
        text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
                "\r\n";
    return (text += "\r\n") += body;
}

std::string bulk_of(int count, const std::string& name, std::size_t bytes) {
    std::string entries;
    for (int i = 0; i < count; ++i)
        entries += (i == 0 ? "" : ",") + (R"({"kind":"department","id":"#)" + std::to_string(i)) +
                   R"(","name":")" + name + ' ' + std::to_string(i) + R"(","note":")" +
                   std::string(bytes, 'x') + "\"}";
    return R"({"records":[)" + entries + "]}";
}

// The real program with two accounts in its database.
class Program {
public:
    explicit Program(const std::string& database) : database_(database) {
        process_ = std::make_unique<support::Process>(
            std::vector<std::string>{COMANDA_PROGRAM, "serve", "--listen", "127.0.0.1:0",
                                     "--database", database_, "--rate-per-second", "0",
                                     "--answer-memory-mb", std::to_string(answer_memory_mb),
                                     "--log-level", "error"},
            folder_ / "log");
        const std::string address = process_->wait_for_line("listening on http://", 60s);
        port_ = static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
    }

    Account make_account(const std::string& name) const {
        const auto made = support::run({COMANDA_PROGRAM, "init", "--account", name, "--store", name,
                                        "--json", "--database", database_});
        EXPECT_EQ(made.status, 0) << made.err;
        return {member(made.out, "accountId"), member(made.out, "storeId"),
                member(made.out, "apiKey")};
    }
    // What an operator does when a key has fallen into wrong hands.
    void revoke_a_key(const Account& account) const {
        const auto made = support::run({COMANDA_PROGRAM, "key", "add", "--account", account.id,
                                        "--json", "--database", database_});
        EXPECT_EQ(made.status, 0) << made.out << made.err;
        const auto revoked = support::run(
            {COMANDA_PROGRAM, "key", "revoke", member(made.out, "keyId"), "--database", database_});
        EXPECT_EQ(revoked.status, 0) << revoked.out << revoked.err;
    }
    unsigned short port() const { return port_; }

    long most_memory_kb() const {
        std::ifstream status("/proc/" + std::to_string(process_->id()) + "/status");
        for (std::string line; std::getline(status, line);)
            if (line.starts_with("VmHWM:")) return std::atol(line.c_str() + 6);
        return -1;
    }
    void finish() {
        process_->signal(SIGTERM);
        EXPECT_EQ(process_->wait(60s), 0) << support::read_file(folder_ / "log");
        const auto verdict = support::run({COMANDA_PROGRAM, "verify", "--database", database_});
        EXPECT_EQ(verdict.status, 0) << verdict.out << verdict.err;
    }

private:
    support::TempFolder folder_;
    const std::string database_;
    std::unique_ptr<support::Process> process_;
    unsigned short port_ = 0;
};

// Connections of one key that ask for the worst again and again, until told to end.
class Crowd {
public:
    Crowd(unsigned short port, const Account& account)
        : port_(port), account_(account), list_("/v1/svc/store/" + account.store + "/departments") {
        begin(searching, [this](int i) {
            return request("GET", list_ + "?search=all+1&x=" + std::to_string(i), account_);
        });
        begin(40, [this](int) { return request("GET", list_, account_); });
        begin(20, [this](int i) {
            return request("GET", list_ + "?pageSize=500&page=1&x=" + std::to_string(i), account_);
        });
        begin(6, [this](int i) {
            return request("POST", "/v1/svc/store/" + account_.store + "/bulk", account_,
                           bulk_of(300, "Bulk " + std::to_string(i), 3'000));
        });
        begin(4, [this](int) {
            return request("POST", "/v1/svc/department", account_, many_fields(20'000));
        });
        begin(4, [this](int) {
            return request("POST", "/v1/svc/store/" + account_.store + "/bulk", account_,
                           R"({"records":[)" + std::string(2'000'000, '{'));
        });
        for (int i = 0; i < 60; ++i) {  // who never read what they asked for
            slow_.push_back(std::make_unique<RawClient>(port_));
            slow_.back()->send(
                request("GET", list_ + (i % 2 ? "?page=1&pageSize=500" : ""), account_));
        }
    }
    ~Crowd() {
        is_ending_ = true;
        for (std::thread& thread : threads_) thread.join();
        std::printf("the crowd had %d answers, %d of them 503\n", answered_.load(), busy_.load());
        EXPECT_GT(answered_, 0);
    }
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;

private:
    static std::string many_fields(int count) {
        std::string body = R"({"name":"Many")";
        for (int i = 0; i < count; ++i) body += ",\"f" + std::to_string(i) + "\":1";
        return body + "}";
    }

    template <class Make>
    void begin(int connections, Make make) {
        threads_.emplace_back([this, connections, make] {
            std::vector<std::unique_ptr<RawClient>> clients;
            for (int i = 0; i < connections; ++i)
                clients.push_back(std::make_unique<RawClient>(port_));
            for (int round = 0; !is_ending_; ++round) {
                for (int i = 0; i < connections; ++i)
                    clients[static_cast<std::size_t>(i)]->send(make(i + round));
                for (auto& client : clients) hear(client);
            }
        });
    }
    // It may be refused, and cut off where it does not read for long; it never sees a mistake.
    void hear(std::unique_ptr<RawClient>& client) {
        if (is_ending_) return;
        const auto answer = client->answer(false, 30s);
        if (answer) ++answered_;
        if (answer && answer->status == 503) ++busy_;
        EXPECT_TRUE(!answer || answer->status != 500) << answer->body;
        if (!answer || !answer->is_whole || answer->header("connection") == "close")
            client = std::make_unique<RawClient>(port_);
    }

    const unsigned short port_;
    const Account account_;
    const std::string list_;
    std::atomic<bool> is_ending_ = false;
    std::atomic<int> answered_ = 0, busy_ = 0;
    std::vector<std::unique_ptr<RawClient>> slow_;
    std::vector<std::thread> threads_;
};

// Asks one after the other, and expects an answer to each in time.
class Neighbour {
public:
    Neighbour(unsigned short port, Account account) : client_(port), account_(std::move(account)) {}

    void live(int round) {
        const std::string list = "/v1/svc/store/" + account_.store + "/departments";
        const std::string name = "Neighbour " + std::to_string(round);
        const auto made = ask("POST", "/v1/svc/department", R"({"name":")" + name + "\"}");
        const std::string record = "/v1/svc/department/" + member(made, "id");
        ask("PUT", record, R"({"description":"changed"})");
        ask("GET", record);
        ask("GET", list);
        ask("GET", list + "?page=1&pageSize=10");
        ask("GET", list + "?search=neighbour+" + std::to_string(round));
        ask("POST", "/v1/svc/store/" + account_.store + "/bulk", bulk_of(5, name, 50));
        ask("GET", "/v1/svc/store/" + account_.store + "/changes?after=0&limit=500");
    }
    std::chrono::milliseconds longest() const { return longest_; }

private:
    std::string ask(std::string_view method, const std::string& target,
                    std::string_view body = {}) {
        const auto start = Clock::now();
        client_.send(request(method, target, account_, body));
        const auto answer = client_.answer(false, 2 * wait_max);
        const auto took =
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
        longest_ = std::max(longest_, took);
        EXPECT_LE(took, wait_max) << method << ' ' << target;
        if (!answer) {
            ADD_FAILURE() << "no answer to " << method << ' ' << target;
            return {};
        }
        EXPECT_TRUE(answer->is_whole) << method << ' ' << target;
        EXPECT_EQ(answer->status, 200) << method << ' ' << target << '\n' << answer->body;
        return answer->body;
    }

    RawClient client_;
    const Account account_;
    std::chrono::milliseconds longest_{};
};

void fill(unsigned short port, const Account& account, int huge = 0) {
    RawClient client(port);
    const std::string bulk = "/v1/svc/store/" + account.store + "/bulk";
    const auto write = [&](const std::string& body) {
        client.send(request("POST", bulk, account, body));
        const auto answer = client.answer(false, 60s);
        ASSERT_TRUE(answer && answer->status == 200) << (answer ? answer->body : "no answer");
    };
    for (int i = 0; i < huge; i += 20) write(bulk_of(20, "Huge " + std::to_string(i), 200'000));
    write(bulk_of(small_records, "Small", 500));
}

// Each is a descriptor here, and one in the program, which inherits the limit.
void raise_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = std::min(std::max(limit.rlim_cur, descriptors_needed), limit.rlim_max);
    setrlimit(RLIMIT_NOFILE, &limit);
}

void live_beside_a_crowd(const std::string& database) {
    raise_limit();
    Program program(database);
    const Account crowding = program.make_account("Crowd");
    const Account living = program.make_account("Neighbour");
    Neighbour neighbour(program.port(), living);
    fill(program.port(), crowding, huge_records);
    {
        const Crowd crowd(program.port(), crowding);
        for (int round = 0; round < number_from("COMANDA_NEIGHBOUR_ROUNDS", 8); ++round) {
            neighbour.live(round);
            program.revoke_a_key(living);
        }
    }
    std::printf("the neighbour waited %lld ms at most; the program had %ld MB at most\n",
                static_cast<long long>(neighbour.longest().count()),
                program.most_memory_kb() / 1024);
    EXPECT_LE(program.most_memory_kb(), memory_kb_max);
    program.finish();
}

TEST(Neighbour, DoesNotNoticeACrowdOfAnotherKeyOnSqlite) {
    const support::TempFolder folder;
    live_beside_a_crowd("sqlite:" + folder / "comanda.db");
}

TEST(Neighbour, DoesNotNoticeACrowdOfAnotherKeyOnPostgres) {
    const support::PostgresDatabase database;
    live_beside_a_crowd(database.url());
}

// All tablets of a chain read the menu at the same moment: each gets all of it.
TEST(Tablets, AllGetTheWholeListAtOnce) {
    raise_limit();
    const support::TempFolder folder;
    Program program("sqlite:" + folder / "comanda.db");
    const Account account = program.make_account("Chain");
    fill(program.port(), account);
    std::vector<std::unique_ptr<RawClient>> tablets;
    for (int i = 0; i < number_from("COMANDA_TABLETS", 300); ++i)
        tablets.push_back(std::make_unique<RawClient>(program.port()));
    const std::string list = "/v1/svc/store/" + account.store + "/departments?status=all";
    for (auto& tablet : tablets) ASSERT_TRUE(tablet->send(request("GET", list, account)));
    std::string first;
    for (auto& tablet : tablets) {
        const auto answer = tablet->answer(false, 30s);
        ASSERT_TRUE(answer && answer->is_whole);
        ASSERT_EQ(answer->status, 200) << answer->body;
        if (first.empty()) first = answer->body;
        ASSERT_TRUE(answer->body == first);
    }
    EXPECT_GT(first.size(), 1'000'000U);
    EXPECT_LE(program.most_memory_kb(), memory_kb_max);
    program.finish();
}

}  // namespace
}  // namespace abuse
