#include "http/test_support.hpp"

#include <fmt/format.h>
#include <sys/socket.h>

namespace http::test {
namespace {

TEST(Server, keeps_a_connection_for_several_requests) {
    TestServer server;
    RawClient client(server.port());
    for (int i = 0; i < 5; ++i) {
        client.send(get(fmt::format("/echo?{}", i)));
        const auto answer = client.answer();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, 200);
        EXPECT_EQ(answer->body, fmt::format("GET /echo?{} ", i));
        EXPECT_EQ(answer->header("connection"), "");
        EXPECT_EQ(answer->header("date").size(), 29u);
        EXPECT_EQ(answer->header("content-type"), "application/json");
    }
    EXPECT_EQ(server.server().connection_count(), 1);
    client.close();
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
}

TEST(Server, obeys_the_connection_rules_of_both_versions) {
    TestServer server;
    const auto closes = [&](const std::string& bytes, std::string_view expected_header) {
        RawClient client(server.port());
        client.send(bytes);
        const auto answer = client.answer();
        EXPECT_TRUE(answer && answer->status == 200);
        EXPECT_EQ(answer->header("connection"), expected_header);
        return client.is_closed(200ms);
    };
    EXPECT_FALSE(closes("GET / HTTP/1.1\r\nHost: x\r\n\r\n", ""));
    EXPECT_TRUE(closes("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "close"));
    EXPECT_TRUE(closes("GET / HTTP/1.1\r\nHost: x\r\nConnection: foo, Close\r\n\r\n", "close"));
    EXPECT_TRUE(closes("GET / HTTP/1.0\r\n\r\n", "close"));
    EXPECT_FALSE(closes("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "keep-alive"));
    EXPECT_TRUE(closes("GET /bye HTTP/1.1\r\nHost: x\r\n\r\n", "close"));
}

TEST(Server, answers_a_thousand_pipelined_requests_in_order) {
    for (const std::string path : {"/echo", "/late"}) {
        TestServer server({.threads = 2});
        RawClient client(server.port());
        const int count = path == "/echo" ? 1000 : 100;
        std::string requests;
        for (int i = 0; i < count; ++i) {
            const std::string body(static_cast<std::size_t>(i % 7), 'b');
            requests +=
                fmt::format("POST {}?{} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{}", path,
                            i, body.size(), body);
        }
        std::thread sender([&] { client.send(requests); });
        for (int i = 0; i < count; ++i) {
            const auto answer = client.answer();
            ASSERT_TRUE(answer) << path << i;
            const std::string body(static_cast<std::size_t>(i % 7), 'b');
            ASSERT_EQ(answer->body, fmt::format("POST {}?{} {}", path, i, body));
        }
        sender.join();
        EXPECT_EQ(server.handler().handled, count);
        EXPECT_FALSE(client.is_closed(50ms));
    }
}

TEST(Server, large_and_small_answers_keep_their_order_in_a_pipeline) {
    TestServer server;
    RawClient client(server.port());
    client.send(get("/size?10") + get("/size?3000000") + get("/hold?a") + get("/size?20"));
    EXPECT_EQ(client.answer()->body, text_of(10));
    EXPECT_EQ(client.answer()->body, text_of(3'000'000));
    ASSERT_TRUE(eventually([&] { return server.handler().held_count() == 1; }));
    EXPECT_EQ(server.handler().handled, 3);
    server.handler().release_held();
    EXPECT_EQ(client.answer()->body, "held a");
    EXPECT_EQ(client.answer()->body, text_of(20));
}

TEST(Server, a_ready_answer_does_not_wait_for_a_pending_one) {
    TestServer server;
    RawClient client(server.port());
    client.send(get("/size?10") + get("/hold?a"));
    EXPECT_EQ(client.answer(false, 1s)->body, text_of(10));
    server.handler().release_held();
}

TEST(Server, answers_given_by_other_threads_arrive) {
    TestServer server;
    RawClient client(server.port());
    for (int i = 0; i < 20; ++i) {
        client.send(get(fmt::format("/late?{}", i)));
        EXPECT_EQ(client.answer()->body, fmt::format("GET /late?{} ", i));
    }
}

TEST(Server, a_request_stays_readable_when_its_client_has_gone) {
    TestServer server;
    for (int i = 0; i < 20; ++i) {
        RawClient client(server.port());
        client.send(get("/late?123456789"));
        client.close();
    }
    RawClient holder(server.port());
    holder.send(get("/hold?x"));
    ASSERT_TRUE(eventually([&] { return server.handler().held_count() == 1; }));
    holder.close();
    std::this_thread::sleep_for(20ms);
    server.handler().release_held();
    EXPECT_TRUE(eventually([&] { return server.server().connection_count() == 0; }));
}

TEST(Server, an_answer_after_the_end_of_the_server_is_dropped) {
    TestHandler handler;
    auto server = std::make_unique<Server>(
        ServerSettings{.listen = "127.0.0.1:0", .drain_seconds = 1}, handler);
    std::thread thread([&] { server->run(); });
    const std::string address = server->address();
    RawClient client(
        static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1))));
    client.send(get("/hold?x"));
    ASSERT_TRUE(eventually([&] { return handler.held_count() == 1; }));
    server->stop();
    thread.join();
    server.reset();
    handler.release_held();
    EXPECT_TRUE(client.is_closed());
}

TEST(Server, a_second_answer_to_the_same_request_is_dropped) {
    class Twice final : public Handler {
        void handle(const Request&, std::shared_ptr<Ticket>, Respond respond) override {
            respond({.body = "first"});
            respond({.body = "second"});
        }
        Response refuse(const Request&, int status, std::string_view, std::string_view) override {
            return {.status = status};
        }
        Admission admit(const Request&) override { return {}; }
        Memory& memory() override { return memory_; }
        Memory memory_{1 << 20};
    } handler;
    Server server({.listen = "127.0.0.1:0"}, handler);
    std::thread thread([&] { server.run(); });
    const std::string address = server.address();
    RawClient client(
        static_cast<unsigned short>(std::stoi(address.substr(address.rfind(':') + 1))));
    client.send(get("/") + get("/"));
    EXPECT_EQ(client.answer()->body, "first");
    EXPECT_EQ(client.answer()->body, "first");
    client.close();
    server.stop();
    thread.join();
}

TEST(Server, bodies_may_come_in_parts_and_in_chunks) {
    TestServer server;
    RawClient client(server.port());
    client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Le");
    std::this_thread::sleep_for(20ms);
    client.send("ngth: 10\r\n\r\n01234");
    std::this_thread::sleep_for(20ms);
    client.send(
        "56789POST /late HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n");
    EXPECT_EQ(client.answer()->body, "POST /echo? 0123456789");
    client.send("5;name=value\r\ndefgh\r\n0\r\nTrailer: 1\r\napikey: evil\r\n\r\n" +
                get("/echo?next"));
    EXPECT_EQ(client.answer()->body, "POST /late? abcdefgh");
    EXPECT_EQ(client.answer()->body, "GET /echo?next ");
}

TEST(Server, a_head_arriving_byte_by_byte_is_understood) {
    TestServer server;
    RawClient client(server.port());
    const std::string bytes = "\r\n" + get("/echo?a") + "\r\n\r\n" + get("/echo?b");
    for (char c : bytes) {
        client.send(std::string_view(&c, 1));
        std::this_thread::sleep_for(500us);
    }
    EXPECT_EQ(client.answer()->body, "GET /echo?a ");
    EXPECT_EQ(client.answer()->body, "GET /echo?b ");
}

TEST(Server, continues_only_when_head_and_size_are_fine) {
    TestServer server;
    const std::string head = "POST /echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n";
    RawClient client(server.port());
    client.send(head + "Content-Length: 5\r\n\r\n");
    EXPECT_EQ(client.answer()->status, 100);
    client.send("hello");
    EXPECT_EQ(client.answer()->body, "POST /echo? hello");

    RawClient greedy(server.port());
    greedy.send(head + "Content-Length: 1001\r\n\r\n");
    EXPECT_EQ(greedy.answer()->status, 413);
    EXPECT_TRUE(greedy.is_closed());

    RawClient old(server.port());
    old.send("POST /echo HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    std::this_thread::sleep_for(50ms);
    old.send("hi");
    EXPECT_EQ(old.answer()->status, 200);
}

TEST(Server, head_has_the_headers_of_get_and_no_body) {
    TestServer server;
    RawClient client(server.port());
    const std::string accept = "Accept-Encoding: gzip\r\n";
    for (const std::string path : {"/size?100", "/size?100000", "/shared?5000", "/none", "/same"}) {
        client.send(get(path, accept));
        const auto of_get = client.answer();
        client.send("HEAD " + path + " HTTP/1.1\r\nHost: x\r\n" + accept + "\r\n");
        const auto of_head = client.answer(true);
        ASSERT_TRUE(of_get && of_head);
        EXPECT_EQ(of_head->status, of_get->status);
        for (const char* name :
             {"content-length", "content-encoding", "etag", "vary", "content-type"})
            EXPECT_EQ(of_head->header(name), of_get->header(name)) << path << " " << name;
    }
    const int pulled = CountingStream::pulled;
    client.send("HEAD /stream?3 HTTP/1.1\r\nHost: x\r\n\r\n" + get("/echo?after"));
    EXPECT_EQ(client.answer(true)->header("transfer-encoding"), "chunked");
    EXPECT_EQ(client.answer()->body, "GET /echo?after ");
    EXPECT_EQ(CountingStream::pulled, pulled);
}

TEST(Server, no_length_where_there_is_no_body) {
    TestServer server;
    RawClient client(server.port());
    client.send(get("/none") + get("/same"));
    const auto none = client.answer(), same = client.answer();
    EXPECT_EQ(none->status, 204);
    EXPECT_EQ(none->header("content-length"), "");
    EXPECT_EQ(same->status, 304);
    EXPECT_EQ(same->header("content-length"), "");
    EXPECT_EQ(same->header("etag"), "\"5\"");
    client.send(get("/echo"));
    EXPECT_EQ(client.answer()->status, 200);
}

TEST(Server, takes_the_callers_request_id_when_it_is_well_formed) {
    TestServer server;
    RawClient client(server.port());
    const auto id_for = [&](const std::string& given) {
        client.send(get("/echo", given.empty() ? "" : "X-Request-Id: " + given + "\r\n"));
        return client.answer()->header("x-request-id");
    };
    EXPECT_EQ(id_for("Ab.c_9-"), "Ab.c_9-");
    EXPECT_EQ(id_for(std::string(64, 'x')), std::string(64, 'x'));
    for (const std::string& bad :
         {std::string(), std::string(65, 'x'), std::string("a b"), std::string("a\xc3\xa4")}) {
        const std::string made = id_for(bad);
        EXPECT_EQ(made.size(), 32u);
        EXPECT_EQ(made.find_first_not_of("0123456789abcdef"), std::string::npos);
        EXPECT_NE(made, id_for(bad));
    }
}

TEST(Server, several_threads_share_one_port_and_no_second_server_joins_them) {
    TestServer server({.threads = 4});
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 40; ++i) clients.push_back(std::make_unique<RawClient>(server.port()));
    for (auto& client : clients) client->send(get("/late?1"));
    for (auto& client : clients) EXPECT_EQ(client->answer()->status, 200);
    EXPECT_EQ(server.server().connection_count(), 40);

    TestHandler handler;
    const std::string taken = "127.0.0.1:" + std::to_string(server.port());
    for (const int threads : {1, 4})
        EXPECT_THROW(Server({.listen = taken, .threads = threads}, handler), std::system_error);
}

TEST(Server, addresses_that_cannot_be_listened_on_are_refused) {
    TestHandler handler;
    for (const std::string listen :
         {"", "localhost", "127.0.0.1:", "127.0.0.1:x", "1.2.3.4:80", "127.0.0.1:99999"})
        EXPECT_THROW(Server({.listen = listen}, handler), std::system_error) << listen;
    EXPECT_TRUE(Server({.listen = "localhost:0"}, handler).address().starts_with("http://"));
    EXPECT_TRUE(Server({.listen = "[::1]:0"}, handler).address().starts_with("http://[::1]:"));
}

}  // namespace
}  // namespace http::test
