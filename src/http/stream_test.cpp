// Bodies made piece by piece, over a real socket.
#include "http/test_support.hpp"

#include <fmt/format.h>
#include <sys/socket.h>

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

}  // namespace
}  // namespace http::test
