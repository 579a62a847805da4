// The head is answered for before the body is read; what is held meanwhile is bounded in bytes.
#include "http/test_support.hpp"

#include <fmt/format.h>

namespace http::test {
namespace {

std::string post(std::string_view path, std::size_t length, std::string_view more_headers = {}) {
    return fmt::format("POST {} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n{}\r\n", path, length,
                       more_headers);
}

TEST(Admission, comes_before_the_body) {
    TestServer server;
    RawClient client(server.port());
    client.send(post("/closed", 1'000'000));
    const auto answer = client.answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 401);
    EXPECT_EQ(answer->header("connection"), "close");
    EXPECT_TRUE(client.is_closed());
    EXPECT_EQ(server.handler().handled, 0);
}

TEST(Admission, comes_before_the_size) {
    TestServer server;
    RawClient client(server.port());
    client.send(post("/closed", 1'000'000'000));
    EXPECT_EQ(client.answer()->status, 401);
}

TEST(Admission, is_asked_once_for_a_body_that_comes_in_parts) {
    TestServer server;
    RawClient client(server.port());
    client.send(post("/echo", 10) + "01234");
    ASSERT_TRUE(eventually([&] { return server.handler().admitted == 1; }));
    client.send("56789");
    EXPECT_EQ(client.answer()->body, "POST /echo? 0123456789");
    EXPECT_EQ(server.handler().admitted, 1);
}

TEST(Admission, refused_a_small_body_is_skipped) {
    TestServer server;
    RawClient client(server.port());
    client.send(post("/closed", 10) + "01234");
    EXPECT_EQ(client.answer()->status, 401);
    client.send("56789" + get("/echo?next"));
    EXPECT_EQ(client.answer()->body, "GET /echo?next ");
    client.send(post("/closed", 10) + "0123456789" + get("/echo?again"));
    EXPECT_EQ(client.answer()->status, 401);
    EXPECT_EQ(client.answer()->body, "GET /echo?again ");
    EXPECT_FALSE(client.is_closed(50ms));
}

TEST(Admission, refused_chunks_are_skipped_up_to_a_bound) {
    TestServer server;
    const std::string head =
        "POST /closed HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    RawClient client(server.port());
    client.send(head + "5\r\n01234\r\n");
    EXPECT_EQ(client.answer()->status, 401);
    client.send("3;x\r\n567\r\n0\r\n\r\n" + get("/echo?next"));
    EXPECT_EQ(client.answer()->body, "GET /echo?next ");

    RawClient endless(server.port());
    endless.send(head);
    EXPECT_EQ(endless.answer()->status, 401);
    const std::string chunk = "8000\r\n" + std::string(0x8000, 'x') + "\r\n";
    endless.send(chunk + chunk + chunk);
    EXPECT_TRUE(endless.is_closed());

    RawClient broken(server.port());
    broken.send(head + "zz\r\n" + get("/echo?smuggled"));
    EXPECT_EQ(broken.answer()->status, 401);
    EXPECT_TRUE(broken.is_closed());
    EXPECT_EQ(server.handler().handled, 1);
}

// What follows could be the body or another request: nobody can tell.
TEST(Admission, refused_an_expectation_gets_the_answer_and_the_end) {
    TestServer server;
    RawClient client(server.port());
    client.send(post("/closed", 10, "Expect: 100-continue\r\n"));
    const auto answer = client.answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 401);
    EXPECT_EQ(answer->header("connection"), "close");
    EXPECT_TRUE(client.is_closed());
}

constexpr std::size_t memory_bytes = 16 << 20;  // half of it for a holder

TEST(Holding, bodies_of_one_holder_leave_room_for_others) {
    TestServer server({}, memory_bytes);
    constexpr std::size_t length = 5'000'000;
    const std::string most(length - 1, 'x');
    RawClient first(server.port()), second(server.port()), other(server.port());
    first.send(post("/large", length, "holder: a\r\n") + most);
    ASSERT_TRUE(eventually([&] { return server.handler().memory().bytes() >= length; }));

    second.send(post("/large", length, "holder: a\r\n") + most);
    const auto refused = second.answer();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_EQ(refused->body, "memory_full");
    EXPECT_EQ(refused->header("retry-after"), "1");

    other.send(post("/large", 1'000'000, "holder: b\r\n") + std::string(1'000'000, 'x'));
    EXPECT_EQ(other.answer()->status, 200);
    first.send("x");
    EXPECT_EQ(first.answer()->status, 200);
    EXPECT_TRUE(eventually([&] { return server.handler().memory().bytes() == 0; }));
}

TEST(Holding, a_body_counts_as_it_comes_and_not_as_announced) {
    TestServer server({}, memory_bytes);
    RawClient client(server.port());
    client.send(post("/large", 8'000'000) + std::string(100'000, 'x'));
    ASSERT_TRUE(eventually([&] { return server.handler().memory().bytes() >= 100'000; }));
    EXPECT_LT(server.handler().memory().bytes(), 500'000u);
    client.close();
    EXPECT_TRUE(eventually([&] { return server.handler().memory().bytes() == 0; }));
}

// More than the buffers of the machine take: the last of them stays with the server.
std::string many_large(std::string_view holder) {
    std::string requests;
    for (int i = 0; i < 8; ++i)
        requests += get("/size?3000000", fmt::format("holder: {}\r\n", holder));
    return requests;
}

TEST(Holding, answers_that_nobody_reads_leave_room_for_others) {
    TestServer server({}, memory_bytes);
    RawClient slow(server.port()), same(server.port()), other(server.port());
    slow.send(many_large("a"));
    ASSERT_TRUE(eventually([&] { return server.handler().memory().bytes() >= 3'000'000; }));

    same.send(get("/size?3000000", "holder: a\r\n"));
    const auto refused = same.answer();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_EQ(refused->body, "memory_full");

    other.send(get("/size?1000000", "holder: b\r\n"));
    EXPECT_EQ(other.answer()->status, 200);
    for (int i = 0; i < 8; ++i) {
        const auto answer = slow.answer();
        ASSERT_TRUE(answer) << i;
        EXPECT_EQ(answer->body.size(), 3'000'000u) << i;
    }
    EXPECT_TRUE(eventually([&] { return server.handler().memory().bytes() == 0; }));
}

TEST(Holding, a_write_is_told_however_full_the_memory_is) {
    TestServer server({}, memory_bytes);
    RawClient slow(server.port()), writer(server.port());
    slow.send(many_large("a"));
    ASSERT_TRUE(eventually([&] { return server.handler().memory().bytes() >= 3'000'000; }));
    writer.send("POST /size?3000000 HTTP/1.1\r\nHost: x\r\nholder: a\r\nContent-Length: 0\r\n\r\n");
    const auto answer = writer.answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200);
    EXPECT_EQ(answer->body.size(), 3'000'000u);
}

TEST(Holding, a_stream_waits_for_memory_and_is_not_dropped) {
    TestServer server({}, memory_bytes);
    RawClient reader(server.port());
    CountingStream::pulled = 0;
    Charge all;
    ASSERT_TRUE(all.hold(server.handler().memory(), "a", memory_bytes / 2));
    reader.send(get("/stream?5", "holder: a\r\n"));
    EXPECT_FALSE(reader.answer(false, 100ms));
    EXPECT_EQ(CountingStream::pulled, 0);
    all.clear();
    EXPECT_EQ(reader.answer()->body.size(), 50'000u);
}

}  // namespace
}  // namespace http::test
