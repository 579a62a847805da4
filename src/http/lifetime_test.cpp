// How long connections live: deadlines, the cap, draining, the private socket.
#include "http/client.hpp"
#include "http/test_support.hpp"
#include "support/temp_folder.hpp"

#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace http::test {
namespace {

using Clock = std::chrono::steady_clock;

ServerSettings hasty() {
    return {.header_seconds = 1, .body_seconds = 1, .write_seconds = 1, .idle_seconds = 1};
}

// Fails unless it took at least one second (the setting) and not many more, on a busy machine too.
class OneSecond {
public:
    ~OneSecond() {
        const auto passed = Clock::now() - begin_;
        EXPECT_GE(passed, 950ms);
        EXPECT_LE(passed, 8s);
    }

private:
    const Clock::time_point begin_ = Clock::now();
};

TEST(Deadline, an_idle_connection_is_closed_silently) {
    TestServer server(hasty());
    RawClient silent(server.port()), kept(server.port());
    kept.send(get("/echo"));
    EXPECT_TRUE(kept.answer());
    const OneSecond passes;
    EXPECT_TRUE(silent.is_closed());
    EXPECT_TRUE(kept.is_closed());
}

TEST(Deadline, a_slow_head_is_told_so) {
    TestServer server(hasty());
    RawClient client(server.port());
    std::atomic<bool> is_answered = false;
    std::thread dripping([&] {  // progress must not help
        while (!is_answered && client.send("G")) std::this_thread::sleep_for(100ms);
    });
    {
        const OneSecond passes;
        const auto answer = client.answer();
        EXPECT_TRUE(answer && answer->status == 408 && answer->header("connection") == "close");
        EXPECT_EQ(answer ? answer->header("x-request-id").size() : 0, 32u);
    }
    is_answered = true;
    dripping.join();
}

TEST(Deadline, a_slow_body_is_told_so) {
    TestServer server(hasty());
    const OneSecond passes;
    RawClient sized(server.port()), chunked(server.port());
    sized.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345");
    chunked.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12");
    EXPECT_EQ(sized.answer()->status, 408);
    EXPECT_EQ(chunked.answer()->status, 408);
    EXPECT_EQ(server.handler().handled, 0);
}

TEST(Deadline, a_reader_without_progress_is_cut) {
    TestServer server(hasty());
    RawClient of_body(server.port()), of_stream(server.port());
    of_body.send(get("/size?50000000"));
    of_stream.send(get("/stream?100000"));
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 2; }));
    const OneSecond passes;
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
}

// Some 25 KiB a second, where 64 are asked for: it would hold the whole for half an hour.
TEST(Deadline, a_reader_with_next_to_no_progress_is_cut) {
    TestServer server(hasty());
    RawClient client(server.port());
    const int window = 4096;
    setsockopt(client.descriptor(), SOL_SOCKET, SO_RCVBUF, &window, sizeof window);
    client.send(get("/size?50000000"));
    ASSERT_TRUE(eventually([&] { return server.handler().handled == 1; }));
    EXPECT_TRUE(eventually([&] {
        std::array<char, 256> few;
        const ssize_t count = recv(client.descriptor(), few.data(), few.size(), MSG_DONTWAIT);
        return count == 0 || server.server().connection_count() == 0;
    }));
}

TEST(Deadline, a_handler_may_take_its_time) {
    TestServer server(hasty());
    RawClient client(server.port());
    client.send(get("/hold?x"));
    std::this_thread::sleep_for(3s);
    server.handler().release_held();
    EXPECT_EQ(client.answer()->body, "held x");
}

TEST(Cap, further_connections_are_told_to_come_back) {
    TestServer server({.connections_max = 2});
    RawClient first(server.port());
    auto second = std::make_unique<RawClient>(server.port());
    first.send(get("/echo"));
    second->send(get("/echo"));
    EXPECT_TRUE(first.answer() && second->answer());

    RawClient third(server.port());
    third.send(get("/echo"));
    const auto answer = third.answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 503);
    EXPECT_EQ(answer->header("retry-after"), "1");
    EXPECT_EQ(answer->header("x-request-id").size(), 32u);
    EXPECT_TRUE(third.is_closed());
    third.close();

    second.reset();
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 1; }));
    RawClient fourth(server.port());
    fourth.send(get("/echo"));
    EXPECT_EQ(fourth.answer()->status, 200);
}

TEST(Cap, those_refused_are_bounded_too) {
    TestServer server({.connections_max = 1});
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 200; ++i) clients.push_back(std::make_unique<RawClient>(server.port()));
    std::this_thread::sleep_for(200ms);
    EXPECT_LE(server.server().connection_count(), 65);
    clients.front()->send(get("/echo"));
    EXPECT_EQ(clients.front()->answer()->status, 200);
}

TEST(Cap, without_descriptors_the_server_waits_instead_of_spinning) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the check of virtual calls needs a descriptor itself";
#endif
    TestServer server;
    const int client = socket(AF_INET, SOCK_STREAM, 0);
    rlimit before{};
    getrlimit(RLIMIT_NOFILE, &before);
    const rlimit none{.rlim_cur = 3, .rlim_max = before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &none);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(server.port());
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(client, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    const std::string request = get("/echo");
    EXPECT_EQ(send(client, request.data(), request.size(), 0),
              static_cast<ssize_t>(request.size()));
    const std::clock_t cpu_before = std::clock();
    std::this_thread::sleep_for(400ms);
    EXPECT_LT(static_cast<double>(std::clock() - cpu_before) / CLOCKS_PER_SEC, 0.1);
    EXPECT_EQ(server.handler().handled, 0);
    setrlimit(RLIMIT_NOFILE, &before);
    char byte;
    EXPECT_EQ(recv(client, &byte, 1, 0), 1);
    close(client);
}

// Crowds at the one door do not keep the operator from the other.
TEST(ServiceListener, has_room_of_its_own) {
    TestServer server({.service_listen = "127.0.0.1:0", .connections_max = 1});
    const std::string address = server.server().service_address();
    const auto port =
        static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1)));
    ASSERT_NE(port, server.port());
    RawClient first(server.port()), refused(server.port());
    first.send(get("/who"));
    EXPECT_EQ(first.answer()->body, "127.0.0.1 plain public");
    EXPECT_EQ(refused.answer()->status, 503);
    RawClient scraper(port);
    scraper.send(get("/who"));
    EXPECT_EQ(scraper.answer()->body, "127.0.0.1 plain service");
    refused.close();
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 1; }));
}

TEST(Drain, running_requests_finish_and_idle_connections_close) {
    TestServer server({.threads = 2});
    RawClient idle(server.port()), held(server.port()), half(server.port());
    idle.send(get("/echo"));
    EXPECT_TRUE(idle.answer());
    held.send(get("/hold?x") + get("/echo"));
    half.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab");
    ASSERT_TRUE(eventually([&] { return server.handler().held_count() == 1; }));
    std::this_thread::sleep_for(50ms);

    std::thread stopping([&] { server.stop(); });
    EXPECT_TRUE(idle.is_closed());
    half.send("cd");
    const auto of_half = half.answer();
    EXPECT_EQ(of_half->body, "POST /echo? abcd");
    EXPECT_EQ(of_half->header("connection"), "close");
    server.handler().release_held();
    const auto of_held = held.answer();
    EXPECT_EQ(of_held->body, "held x");
    EXPECT_EQ(of_held->header("connection"), "close");
    held.close();
    half.close();
    stopping.join();
    EXPECT_EQ(server.server().connection_count(), 0);
}

TEST(Drain, is_bounded) {
    TestServer server({.drain_seconds = 1});
    RawClient held(server.port()), stalled(server.port());
    held.send(get("/hold?x"));
    stalled.send(get("/stream?100000"));
    ASSERT_TRUE(eventually([&] { return server.handler().held_count() == 1; }));
    const OneSecond passes;
    server.stop();
    EXPECT_TRUE(held.is_closed());
}

TEST(Drain, may_come_before_the_server_runs_and_twice) {
    TestHandler handler;
    Server server({.listen = "127.0.0.1:0", .threads = 3}, handler);
    server.stop();
    server.stop();
    server.run();
}

TEST(Drain, under_load_loses_no_answer) {
    TestServer server({.threads = 2});
    std::atomic<int> answered = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            RawClient client(server.port());
            while (client.send(get("/echo"))) {
                const auto answer = client.answer();
                if (!answer) break;
                ++answered;
                if (answer->header("connection") == "close") break;
            }
        });
    std::this_thread::sleep_for(100ms);
    server.stop();
    for (std::thread& thread : threads) thread.join();
    EXPECT_GT(answered, 0);
    EXPECT_LE(server.handler().handled - answered, 0);
}

class PrivateSocket : public testing::Test {
protected:
    const support::TempFolder folder_;
    const std::string path_ = folder_ / "socket";
};

TEST_F(PrivateSocket, is_for_this_user_and_marks_its_requests) {
    {
        TestServer server({.private_socket = path_});
        struct stat file {};
        ASSERT_EQ(stat(path_.c_str(), &file), 0);
        EXPECT_EQ(file.st_mode & 0777, 0600u);
        RawClient client(path_);
        client.send(get("/who", "X-Forwarded-For: 1.2.3.4\r\n"));
        EXPECT_EQ(client.answer()->body, "local plain private");
        EXPECT_EQ(server.server().connection_count(), 0);
    }
    EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(PrivateSocket, replaces_the_file_of_a_dead_program_only) {
    TestHandler handler;
    const ServerSettings settings{.listen = "127.0.0.1:0", .private_socket = path_};
    {
        TestServer alive({.private_socket = path_});
        EXPECT_THROW(Server(settings, handler), std::system_error);
        EXPECT_TRUE(std::filesystem::exists(path_));
        std::filesystem::rename(path_, folder_ / "stale");
    }
    std::filesystem::rename(folder_ / "stale", path_);
    EXPECT_NO_THROW(Server(settings, handler));
    std::ofstream(path_) << "precious";
    EXPECT_THROW(Server(settings, handler), std::system_error);
    EXPECT_TRUE(std::filesystem::exists(path_));
    EXPECT_THROW(
        Server({.listen = "127.0.0.1:0", .private_socket = std::string(200, 'x')}, handler),
        std::system_error);
}

TEST_F(PrivateSocket, a_stopping_server_leaves_the_path_to_its_successor) {
    TestServer first({.private_socket = path_});
    RawClient busy(path_);
    busy.send(get("/hold?x"));
    ASSERT_TRUE(eventually([&] { return first.handler().held_count() == 1; }));
    std::thread stopping([&] { first.stop(); });
    ASSERT_TRUE(eventually([&] { return !std::filesystem::exists(path_); }));
    TestServer second({.private_socket = path_});
    first.handler().release_held();
    EXPECT_EQ(busy.answer()->body, "held x");
    stopping.join();
    EXPECT_TRUE(std::filesystem::exists(path_));
}

TEST_F(PrivateSocket, takes_64_connections) {
    TestServer server({.private_socket = path_});
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 70; ++i) clients.push_back(std::make_unique<RawClient>(path_));
    clients[63]->send(get("/echo"));
    EXPECT_TRUE(clients[63]->answer());
    EXPECT_TRUE(clients[64]->is_closed());
}

}  // namespace
}  // namespace http::test
