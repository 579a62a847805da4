#include "http/client.hpp"
#include "http/test_support.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <system_error>

namespace http::test {
namespace {

TEST(Client, reads_every_kind_of_answer_over_one_connection) {
    TestServer server;
    Client client = Client::to_address("127.0.0.1", server.port());
    EXPECT_EQ(client.call({.target = "/size?5000"}).body, text_of(5000));
    EXPECT_EQ(client.call({.target = "/stream?30"}).body.size(), 300'000u);
    EXPECT_EQ(client.call({.method = "HEAD", .target = "/size?5000"}).body, "");
    EXPECT_EQ(client.call({.target = "/same"}).status, 304);
    EXPECT_EQ(client.call({.target = "/none"}).status, 204);
    const ClientAnswer answer = client.call({.method = "POST",
                                             .target = "/echo?a",
                                             .headers = {{"X-Request-Id", "me"}},
                                             .body = "hello"});
    EXPECT_EQ(answer.body, "POST /echo?a hello");
    EXPECT_EQ(answer.header("x-request-ID"), "me");
    EXPECT_EQ(server.server().connection_count(), 1);
    EXPECT_EQ(client.call({.method = "POST", .body = std::string(2000, 'x')}).status, 413);
}

TEST(Client, opens_a_new_connection_when_the_server_closed_the_last) {
    TestServer server({.idle_seconds = 1});
    Client client = Client::to_address("localhost", server.port());
    EXPECT_EQ(client.call({.target = "/bye"}).body, "bye");
    EXPECT_EQ(client.call({.target = "/echo"}).status, 200);
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
    EXPECT_EQ(client.call({.target = "/echo"}).status, 200);
}

TEST(Client, says_when_nobody_answers) {
    TestServer server;
    Client client = Client::to_address("127.0.0.1", server.port());
    EXPECT_THROW(client.call({.target = "/hold"}, 50ms), std::system_error);
    server.handler().release_held();
    EXPECT_EQ(client.call({.target = "/echo?again"}).body, "GET /echo?again ");
    server.stop();
    EXPECT_THROW(client.call({}), std::system_error);
    EXPECT_THROW(Client::to_socket("/nonexistent/socket").call({}), std::system_error);
    EXPECT_THROW(Client::to_address("127.0.0.1", 1).call({}), std::system_error);
}

// What a broken server sends must end in an exception, not in a wrong answer.
TEST(Client, takes_no_nonsense) {
    for (const std::string bytes :
         {"", "nonsense\r\n\r\n", "HTTP/1.1 xx OK\r\n\r\n",
          "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
          "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab",
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"}) {
        const int listener = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr*>(&address), size), 0);
        ASSERT_EQ(listen(listener, 1), 0);
        getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
        std::thread server([&] {
            const int peer = accept(listener, nullptr, nullptr);
            char request[1000];
            recv(peer, request, sizeof request, 0);
            send(peer, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            close(peer);
        });
        Client client = Client::to_address("127.0.0.1", ntohs(address.sin_port));
        EXPECT_THROW(client.call({}), std::system_error) << bytes;
        server.join();
        close(listener);
    }
}

}  // namespace
}  // namespace http::test
