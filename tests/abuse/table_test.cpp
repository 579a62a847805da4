// Every case of the table against the program itself, and through haproxy.
#include "abuse/table.hpp"
#include "abuse/canary.hpp"
#include "abuse/server.hpp"
#include "http/test_support.hpp"

namespace abuse {
namespace {

using namespace std::chrono_literals;
using http::test::RawClient;

std::vector<Case> table() {
    return parse_table(support::read_file(COMANDA_SOURCE_DIR "/tests/abuse/cases.txt"));
}

// On a thread of its own: a server that has much to answer may stop reading meanwhile.
class Sender {
public:
    Sender(RawClient& client, const Case& one, bool ends)
        : thread_([&client, &one, ends] {
              for (const Piece& piece : one.pieces) {
                  std::this_thread::sleep_for(piece.wait_before);
                  send(client, piece.bytes, one.is_slow ? 1 : piece.bytes.size());
              }
              if (ends) client.end_sending();
          }) {}
    ~Sender() { join(); }
    Sender(const Sender&) = delete;
    Sender& operator=(const Sender&) = delete;

    void join() {
        if (thread_.joinable()) thread_.join();
    }

private:
    static void send(RawClient& client, std::string_view bytes, std::size_t step) {
        while (!bytes.empty() && client.send(bytes.substr(0, step))) {
            bytes.remove_prefix(std::min(step, bytes.size()));
            if (!bytes.empty()) std::this_thread::sleep_for(1ms);
        }
    }

    std::thread thread_;
};

void expect_ending(const Case& one, RawClient& client) {
    if (one.ending == Ending::closed) {
        EXPECT_TRUE(client.is_closed(30s)) << "still open, or one answer too many";
        return;
    }
    client.send(http::test::get("/healthz", "X-Request-Id: probe\r\n"));
    const auto answer = client.answer(false, 30s);
    ASSERT_TRUE(answer) << "closed, or no answer to a good request";
    EXPECT_EQ(answer->status, 200);
    EXPECT_EQ(answer->header("x-request-id"), "probe") << "an answer too many: " << answer->body;
}

// The answers in order, each with its status and, where the case says so, its id.
std::vector<std::string> run_direct(const Case& one, unsigned short port) {
    std::vector<std::string> ids;
    RawClient client(port);
    Sender sender(client, one, one.ends_early);
    if (one.ending == Ending::left) return ids;
    for (const Expected& expected : one.answers) {
        const auto answer = client.answer(false, 60s);
        EXPECT_TRUE(answer) << "no answer where " << expected.status << " was expected";
        if (!answer) return ids;
        EXPECT_EQ(answer->status, expected.status) << answer->body;
        if (!expected.request_id.empty()) {
            EXPECT_EQ(answer->header("x-request-id"), expected.request_id);
        }
        if (answer->status != 100) ids.push_back(answer->header("x-request-id"));
    }
    sender.join();
    expect_ending(one, client);
    if (one.ending == Ending::open) ids.emplace_back("probe");
    return ids;
}

// Whatever comes until the end: how haproxy reads the bytes is its own business. The ids of the
// answers that the program gave. A client that ends too early is not told them, so it waits.
std::vector<std::string> run_behind_haproxy(Case one, unsigned short port) {
    if (one.ending == Ending::open)
        one.pieces.back().bytes +=
            http::test::get("/healthz", "X-Request-Id: probe\r\nConnection: close\r\n");
    std::vector<std::string> ids;
    RawClient client(port);
    Sender sender(client, one, one.ends_early);
    if (one.ending == Ending::left) return ids;
    for (bool has_ended = one.ends_early;;) {
        if (const auto answer = client.answer(false, has_ended ? 10s : 1s)) {
            if (std::string id = answer->header("x-request-id"); !id.empty()) ids.push_back(id);
        } else if (has_ended || client.is_closed(0s)) {
            return ids;
        } else {
            client.end_sending();
            has_ended = true;
        }
    }
}

void expect_same(const std::vector<std::string>& answered,
                 const std::vector<Server::Logged>& seen) {
    EXPECT_EQ(answered.size(), seen.size()) << "answers received, and requests seen";
    for (std::size_t i = 0; i < std::min(answered.size(), seen.size()); ++i)
        ASSERT_EQ(answered[i], seen[i].request_id) << seen[i].line;
}

TEST(Table, every_request_has_one_answer) {
    Server server(Server::Door::direct);
    {
        const Canary canary(server.port());
        for (const Case& one : table()) {
            if (one.is_silent) continue;
            SCOPED_TRACE(one.name + ", line " + std::to_string(one.line));
            const int songs = canary.answered();
            const std::vector<std::string> answered = run_direct(one, server.port());
            EXPECT_TRUE(http::test::eventually([&] { return canary.answered() > songs; }));
            const std::vector<Server::Logged> seen = server.take_log();
            expect_same(answered, seen);
            for (const Server::Logged& request : seen)
                EXPECT_EQ(request.line.find("/smuggled"), std::string::npos) << request.line;
        }
    }
    EXPECT_EQ(server.finish(), "");
}

TEST(Table, the_silent_are_told_and_sent_away) {
    Server server(Server::Door::direct);
    {
        const Canary canary(server.port());
        const std::vector<Case> cases = table();
        std::vector<std::thread> threads;
        for (const Case& one : cases)
            if (one.is_silent)
                threads.emplace_back([&] {
                    SCOPED_TRACE(one.name);
                    run_direct(one, server.port());
                });
        for (std::thread& thread : threads) thread.join();
        EXPECT_GE(threads.size(), 5U);
    }
    EXPECT_EQ(server.finish(), "");
}

TEST(Table, behind_haproxy_nothing_is_smuggled) {
    Server server(Server::Door::haproxy);
    {
        const Canary canary(server.port());
        for (const Case& one : table()) {
            if (one.is_silent) continue;
            SCOPED_TRACE(one.name + ", line " + std::to_string(one.line));
            const int songs = canary.answered();
            const std::vector<std::string> answered = run_behind_haproxy(one, server.port());
            EXPECT_TRUE(http::test::eventually([&] { return canary.answered() > songs; }));
            expect_same(answered, server.take_log());
        }
    }
    EXPECT_EQ(server.finish(), "");
}

}  // namespace
}  // namespace abuse
