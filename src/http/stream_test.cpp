// Bodies made piece by piece, over a real socket.
#include "http/test_support.hpp"

#include <fmt/format.h>
#include <sys/socket.h>

#include <memory>
#include <vector>

namespace http::test {
namespace {

std::string streamed(int pieces) {
    std::string body;
    for (int i = 1; i <= pieces; ++i) body += std::string(10'000, static_cast<char>('a' + i % 26));
    return body;
}

TEST(Stream, is_chunked_in_1_1_and_the_connection_goes_on) {
    TestServer server;
    RawClient client(server.port());
    for (const std::string path : {"/stream?1", "/stream?100", "/threads?100"}) {
        client.send(get(path) + get("/echo?after"));
        const auto answer = client.answer();
        ASSERT_TRUE(answer && answer->is_whole);
        EXPECT_EQ(answer->header("transfer-encoding"), "chunked");
        EXPECT_EQ(answer->header("content-length"), "");
        EXPECT_EQ(answer->body, streamed(path == "/stream?1" ? 1 : 100));
        EXPECT_EQ(client.answer()->body, "GET /echo?after ");
    }
}

TEST(Stream, ends_with_the_connection_in_1_0) {
    TestServer server;
    RawClient client(server.port());
    client.send("GET /stream?20 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
    const auto answer = client.answer();
    EXPECT_EQ(answer->header("transfer-encoding"), "");
    EXPECT_EQ(answer->header("connection"), "close");
    EXPECT_EQ(answer->body, streamed(20));
    EXPECT_TRUE(client.is_closed());
}

TEST(Stream, a_failed_one_never_looks_whole) {
    TestServer server;
    RawClient client(server.port());
    client.send(get("/broken?3"));
    const auto answer = client.answer();
    EXPECT_FALSE(answer && answer->is_whole);
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));

    RawClient old(server.port());
    old.send("GET /broken?200 HTTP/1.0\r\n\r\n");
    char bytes[100'000];
    ssize_t count;
    while ((count = recv(old.descriptor(), bytes, sizeof bytes, 0)) > 0) {
    }
    EXPECT_EQ(count, -1) << "a cut stream must be a reset, not an end";
}

TEST(Stream, waits_for_a_slow_reader) {
    TestServer server;
    for (const std::string path : {"/stream", "/threads"}) {
        const int before = CountingStream::pulled;
        RawClient client(server.port());
        const int receive_bytes = 8192;
        setsockopt(client.descriptor(), SOL_SOCKET, SO_RCVBUF, &receive_bytes,
                   sizeof receive_bytes);
        client.send(get(path + "?100000"));
        int pulled = 0;
        EXPECT_TRUE(eventually([&] {  // the buffers of the kernel are full when it stands still
            std::this_thread::sleep_for(200ms);
            return std::exchange(pulled, CountingStream::pulled - before) ==
                       CountingStream::pulled - before &&
                   pulled > 1;
        })) << "pulls while nobody reads";
        EXPECT_LT(pulled, 2000);
        client.close();
        EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
    }
}

TEST(Stream, other_connections_are_served_meanwhile) {
    TestServer server;
    RawClient greedy(server.port());
    greedy.send(get("/stream?1000000"));
    std::atomic<bool> is_done = false;
    std::thread reader([&] {
        char bytes[65536];
        while (!is_done && recv(greedy.descriptor(), bytes, sizeof bytes, 0) > 0) {
        }
    });
    RawClient client(server.port());
    for (int i = 0; i < 20; ++i) {
        client.send(get("/echo"));
        EXPECT_TRUE(client.answer());
    }
    is_done = true;
    reader.join();
}

// A stream that waits for its next piece.
class WaitingStream : public testing::Test {
protected:
    // Asks for `path`, and returns when the server waits for a piece of it.
    void ask(RawClient& client, const std::string& path, const std::string& version = "1.1") {
        const int before = feed_.waiting_count();
        client.send(fmt::format("GET {} HTTP/{}\r\nHost: x\r\n\r\n", path, version));
        ASSERT_TRUE(eventually([&] { return feed_.waiting_count() == before + 1; }));
    }

    // What other connections sent before has reached the server's only thread when this returns.
    void let_the_server_see() {
        RawClient other(server_.port());
        for (int i = 0; i < 2; ++i) {
            other.send(get("/echo"));
            EXPECT_TRUE(other.answer());
        }
    }

    void expect_nothing_is_left() {
        EXPECT_TRUE(eventually([&] { return feed_.open_count() == 0; }));
        EXPECT_TRUE(eventually([&] { return server_.server().connection_count() == 0; }));
        EXPECT_EQ(server_.handler().memory().bytes(), 0U);
    }

    TestServer server_;
    Feed& feed_ = server_.handler().feed;
};

TEST_F(WaitingStream, ends_when_its_reader_closes) {
    RawClient client(server_.port());
    ask(client, "/events");
    client.close();
    expect_nothing_is_left();
}

TEST_F(WaitingStream, ends_when_its_connection_fails) {
    for (const std::string path : {"/events", "/pieces"}) {
        RawClient client(server_.port());
        ask(client, path);
        client.reset();
        expect_nothing_is_left();
    }
}

TEST_F(WaitingStream, may_bring_a_piece_too_late) {
    RawClient client(server_.port());
    ask(client, "/pieces");
    client.reset();
    expect_nothing_is_left();
    EXPECT_EQ(feed_.give_too_late(), 1);
    let_the_server_see();
}

TEST_F(WaitingStream, ends_though_requests_lie_behind_it) {
    RawClient client(server_.port());
    ask(client, "/pieces");
    client.send(get("/echo?1") + get("/echo?2"));
    client.reset();
    expect_nothing_is_left();
}

// It cannot be told from one who has gone before something is sent; it gets a whole body.
TEST_F(WaitingStream, of_events_ends_whole_for_a_reader_who_only_stops_sending) {
    for (const std::string version : {"1.1", "1.0"}) {
        RawClient client(server_.port());
        ask(client, "/events?bye", version);
        EXPECT_EQ(feed_.give("hello "), 1);
        ASSERT_TRUE(eventually([&] { return feed_.waiting_count() == 1; }));
        client.end_sending();
        const auto answer = client.answer();
        ASSERT_TRUE(answer && answer->is_whole);
        EXPECT_EQ(answer->body, "hello bye");
        EXPECT_TRUE(client.is_closed());
        expect_nothing_is_left();
    }
}

TEST_F(WaitingStream, that_cannot_end_early_is_sent_whole_to_a_reader_who_only_stops_sending) {
    RawClient client(server_.port());
    ask(client, "/pieces");
    client.send(get("/echo?behind"));
    client.end_sending();
    let_the_server_see();
    EXPECT_EQ(feed_.give("one "), 1);
    ASSERT_TRUE(eventually([&] { return feed_.waiting_count() == 1; }));
    EXPECT_EQ(feed_.give("two", Stream::State::last), 1);
    const auto answer = client.answer();
    ASSERT_TRUE(answer && answer->is_whole);
    EXPECT_EQ(answer->body, "one two");
    EXPECT_EQ(client.answer()->body, "GET /echo?behind ");
    EXPECT_TRUE(client.is_closed());
    expect_nothing_is_left();
}

TEST_F(WaitingStream, loses_nothing_of_what_is_sent_meanwhile) {
    RawClient client(server_.port());
    for (const bool has_body_begun : {false, true}) {
        ask(client, "/pieces");
        std::string requests;
        for (int i = 0; i < 1000; ++i) requests += get(fmt::format("/echo?{}", i));
        for (std::size_t i = 0; i < requests.size(); i += 7000) {
            client.send(std::string_view(requests).substr(i, 7000));
            let_the_server_see();
        }
        client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n");
        if (has_body_begun) client.send("half");
        let_the_server_see();
        EXPECT_EQ(feed_.give("all", Stream::State::last), 1);
        EXPECT_EQ(client.answer()->body, "all");
        for (int i = 0; i < 1000; ++i)
            ASSERT_EQ(client.answer()->body, fmt::format("GET /echo?{} ", i));
        client.send(has_body_begun ? "done" : "halfdone");
        EXPECT_EQ(client.answer()->body, "POST /echo? halfdone");
    }
}

TEST_F(WaitingStream, is_followed_by_a_body_that_comes_in_parts) {
    RawClient client(server_.port());
    ask(client, "/pieces");
    client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\nha");
    let_the_server_see();
    EXPECT_EQ(feed_.give("all", Stream::State::last), 1);
    EXPECT_EQ(client.answer()->body, "all");
    for (const std::string part : {"lf", "do", "ne"}) {
        client.send(part);
        let_the_server_see();
    }
    EXPECT_EQ(client.answer()->body, "POST /echo? halfdone");
}

TEST_F(WaitingStream, may_answer_a_body_that_nobody_reads) {
    RawClient client(server_.port());
    const std::string body = get("/echo?smuggled");
    client.send(
        fmt::format("POST /closed?pieces HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{}",
                    body.size(), body) +
        get("/echo?next"));
    ASSERT_TRUE(eventually([&] { return feed_.give("no", Stream::State::last) == 1; }));
    EXPECT_EQ(client.answer()->body, "no");
    EXPECT_EQ(client.answer()->body, "GET /echo?next ");
}

TEST_F(WaitingStream, ends_whole_when_the_server_stops) {
    RawClient events(server_.port()), pieces(server_.port()), old(server_.port());
    ask(events, "/events?bye");
    ask(pieces, "/pieces");
    ask(old, "/events?bye", "1.0");
    EXPECT_EQ(feed_.give("one "), 3);
    ASSERT_TRUE(eventually([&] { return feed_.waiting_count() == 3; }));
    RawClient late(server_.port());
    late.send("POST /events?late HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na");
    let_the_server_see();

    std::thread stopping([&] { server_.stop(); });
    for (RawClient* client : {&events, &old}) {
        const auto answer = client->answer();
        EXPECT_TRUE(answer && answer->is_whole);
        EXPECT_EQ(answer ? answer->body : "", "one bye");
        EXPECT_TRUE(client->is_closed());
    }
    late.send("b");
    const auto of_late = late.answer();
    EXPECT_TRUE(of_late && of_late->is_whole);
    EXPECT_EQ(of_late ? of_late->body : "", "late");
    EXPECT_EQ(feed_.give("two "), 1);
    EXPECT_TRUE(eventually([&] { return feed_.give("three", Stream::State::last) == 1; }));
    const auto of_pieces = pieces.answer();
    EXPECT_TRUE(of_pieces && of_pieces->is_whole);
    EXPECT_EQ(of_pieces ? of_pieces->body : "", "one two three");
    late.close();
    stopping.join();
    EXPECT_EQ(feed_.open_count(), 0);
}

// Half of the budget is for one holder: the first of them takes it all.
TEST(StreamMemory, a_reader_who_goes_is_noticed_while_his_stream_waits_for_memory) {
    TestServer server({}, 300 << 10);
    Feed& feed = server.handler().feed;
    RawClient first(server.port()), second(server.port());
    first.send(get("/pieces"));
    ASSERT_TRUE(eventually([&] { return feed.waiting_count() == 1; }));
    second.send(get("/pieces"));
    ASSERT_TRUE(eventually([&] { return feed.open_count() == 2; }));
    second.reset();
    EXPECT_TRUE(eventually([&] { return feed.open_count() == 1; }));
    EXPECT_EQ(feed.waiting_count(), 1);
}

TEST(StreamMemory, streams_of_small_pieces_wait_without_taking_memory_from_others) {
    TestServer server({}, 300 << 10);
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 30; ++i) {
        clients.push_back(std::make_unique<RawClient>(server.port()));
        clients.back()->send(get("/events"));
    }
    EXPECT_TRUE(eventually([&] { return server.handler().feed.waiting_count() == 30; }));
    EXPECT_EQ(server.handler().memory().bytes(), 0U);
}

}  // namespace
}  // namespace http::test
