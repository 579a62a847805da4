#include "support/sse_client.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

namespace support {
namespace {

using std::chrono::seconds;
using namespace std::string_literals;
using Messages = std::vector<StreamMessage>;

constexpr seconds patience{30};

Messages parse(std::string_view text) { return EventStreamParser().add(text); }

TEST(EventStream, is_read_as_browsers_do) {
    EXPECT_EQ(parse("data: a\n\n"), (Messages{{"", "message", "a"}}));
    EXPECT_EQ(parse("data:a\r\rdata:  b\r\n\r\n"),
              (Messages{{"", "message", "a"}, {"", "message", " b"}}));
    EXPECT_EQ(parse("\xEF\xBB\xBF"
                    "data: a\ndata\ndata: b\n\n"),
              (Messages{{"", "message", "a\n\nb"}}));
    EXPECT_EQ(parse("event: x\nid: 7\ndata: a\n\ndata: b\n\n"),
              (Messages{{"7", "x", "a"}, {"7", "message", "b"}}));
    EXPECT_EQ(parse("event: x\n\ndata: a\n\n"), (Messages{{"", "message", "a"}}));
    EXPECT_EQ(parse(": data: a\n\nDATA: b\n\ndata : c\n\n"), Messages{});
    EXPECT_EQ(parse("data: a\n"), Messages{});
    EXPECT_EQ(parse("id: 1\nid: 2\0003\ndata: a\n\n"s), (Messages{{"1", "message", "a"}}));
}

TEST(EventStream, keeps_where_it_stands_by_whole_blocks) {
    EventStreamParser parser;
    EXPECT_EQ(parser.last_id(), std::nullopt);
    parser.add("retry: 1000\nretry: x\nid: 5\n");
    EXPECT_EQ(parser.last_id(), std::nullopt);
    EXPECT_FALSE(parser.is_at_boundary());
    parser.add("\n");
    EXPECT_EQ(parser.last_id(), "5");
    EXPECT_EQ(parser.retry_ms(), 1000);
    EXPECT_TRUE(parser.is_at_boundary());
    parser.add("id: 6\ndata: a");
    EXPECT_EQ(parser.last_id(), "5");
    EXPECT_EQ(parser.add("\n\n"), (Messages{{"6", "message", "a"}}));
    parser.add(":beat\n");
    EXPECT_TRUE(parser.is_at_boundary());
    parser.add("i");
    EXPECT_FALSE(parser.is_at_boundary());
    parser.add("d\n\n");
    EXPECT_EQ(parser.last_id(), "");
    EXPECT_EQ(parser.blocks(), 3U);
    EXPECT_EQ(parser.comments(), 1U);
}

TEST(EventStream, may_break_off_anywhere) {
    const std::string text = "id: 1\r\ndata: a\r\n\r\nid: 2\ndata: b\ndata: c\n\n:x\n\n";
    const Messages whole{{"1", "message", "a"}, {"2", "message", "b\nc"}};
    for (std::size_t at = 0; at <= text.size(); ++at) {
        EventStreamParser parser;
        Messages messages = parser.add(text.substr(0, at));
        for (auto& message : parser.add(text.substr(at))) messages.push_back(message);
        EXPECT_EQ(messages, whole) << at;
        EXPECT_EQ(parser.blocks(), 3U) << at;
    }
}

TEST(Chunks, are_taken_apart) {
    const std::string text = "5\r\nabcde\r\nA\r\n0123456789\r\n0\r\n\r\n";
    for (std::size_t at = 0; at <= text.size(); ++at) {
        ChunkDecoder decoder;
        std::string body = decoder.add(text.substr(0, at));
        EXPECT_EQ(decoder.has_ended(), at == text.size()) << at;
        EXPECT_EQ(body += decoder.add(text.substr(at)), "abcde0123456789") << at;
        EXPECT_TRUE(decoder.has_ended()) << at;
    }
    for (const char* bad : {"x\r\n", "1\r\nab\r\n", "\r\n", "0\r\n\r\n0\r\n", "0\r\nx: y\r\n"})
        EXPECT_THROW(ChunkDecoder().add(bad), std::runtime_error) << bad;
}

constexpr auto event_data =
    R"({"sequence":7,"type":"created","kind":"check","id":"c","revision":3,)"
    R"("at":"2026-01-01T00:00:00.000Z","record":{"revision":4}})";

TEST(LiveEvent, has_all_that_an_event_has) {
    const SseEvent event = read_event({"7.epoch", "message", event_data});
    EXPECT_EQ(event.sequence, 7);
    EXPECT_EQ(event.type + ' ' + event.kind + ' ' + event.id, "created check c");
    EXPECT_EQ(event.revision, 3);
    EXPECT_TRUE(event.has_record);
    EXPECT_EQ(event.record_revision, 4);
    const std::string data = event_data;
    EXPECT_THROW(read_event({"8.epoch", "message", data}), std::runtime_error);
    EXPECT_THROW(read_event({"7.epoch", "order", data}), std::runtime_error);
    EXPECT_THROW(read_event({"7.epoch", "message", data.substr(1)}), std::exception);
    EXPECT_THROW(read_event({"7.epoch", "message", R"({"x":1,)" + data.substr(1)}),
                 std::runtime_error);
}

std::string block(int number) {
    return "id: " + std::to_string(number) + ".e\ndata: {\"sequence\":" + std::to_string(number) +
           R"(,"type":"created","kind":"check","id":"c","revision":1,"at":"t","record":null})"
           "\n\n";
}

std::string chunk(const std::string& text) {
    char size[16];
    std::snprintf(size, sizeof size, "%zx\r\n", text.size());
    return size + text + "\r\n";
}

const std::string stream_head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";

// Answers one connection after the other with what was put down for it.
class ScriptedServer {
public:
    explicit ScriptedServer(std::vector<std::string> answers) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* its = reinterpret_cast<sockaddr*>(&address);
        if (::bind(listening_, its, size) || ::listen(listening_, 8) ||
            ::getsockname(listening_, its, &size))
            throw std::runtime_error("cannot listen");
        port_ = ntohs(address.sin_port);
        thread_ = std::thread([this, answers = std::move(answers)] {
            for (const std::string& answer : answers) serve(answer);
        });
    }
    ~ScriptedServer() {
        ::shutdown(listening_, SHUT_RDWR);
        thread_.join();
        ::close(listening_);
    }
    unsigned short port() const { return port_; }
    std::vector<std::string> requests() {
        const std::lock_guard lock(mutex_);
        return requests_;
    }

private:
    void serve(const std::string& answer) {
        const int client = ::accept(listening_, nullptr, nullptr);
        if (client < 0) return;
        std::string request;
        char bytes[4096];
        while (request.find("\r\n\r\n") == std::string::npos) {
            const ssize_t count = ::recv(client, bytes, sizeof bytes, 0);
            if (count <= 0) break;
            request.append(bytes, static_cast<std::size_t>(count));
        }
        {
            const std::lock_guard lock(mutex_);
            requests_.push_back(request);
        }
        ::send(client, answer.data(), answer.size(), MSG_NOSIGNAL);
        ::shutdown(client, SHUT_WR);
        while (::recv(client, bytes, sizeof bytes, 0) > 0) {
        }
        ::close(client);
    }

    int listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    unsigned short port_ = 0;
    std::mutex mutex_;
    std::vector<std::string> requests_;
    std::thread thread_;
};

SseReader read_once(const std::string& answer) {
    ScriptedServer server({answer});
    SseClient client;
    client.add({.port = server.port(), .target = "/events"});
    EXPECT_TRUE(client.wait_until([](const auto& all) { return all[0]->ending != SseEnding::none; },
                                  patience));
    return client.at(0);
}

TEST(SseClient, tells_how_a_stream_ended) {
    const std::string two = stream_head + chunk(block(1) + block(2));
    const auto whole = read_once(two + "0\r\n\r\n");
    EXPECT_EQ(whole.ending, SseEnding::whole) << whole.fault;
    EXPECT_EQ(whole.events.size(), 2U);
    EXPECT_EQ(whole.last_sequence(), 2);
    EXPECT_EQ(whole.last_id, "2.e");
    EXPECT_EQ(read_once(two).ending, SseEnding::cut);
    EXPECT_EQ(read_once(two + chunk("id: 3") + "0\r\n\r\n").ending, SseEnding::torn);
    EXPECT_EQ(read_once(two + chunk("data: x\n\n")).fault.empty(), false);
    const auto refused = read_once("HTTP/1.1 410 Gone\r\nContent-Length: 4\r\n\r\ngone");
    EXPECT_EQ(refused.status, 410);
    EXPECT_EQ(refused.body, "gone");
    EXPECT_EQ(refused.ending, SseEnding::whole);
}

TEST(SseClient, comes_back_from_the_last_whole_block) {
    ScriptedServer server({stream_head + chunk(block(1) + block(2) + block(3).substr(0, 30)),
                           stream_head + chunk("id: 2.e\n\n" + block(3)) + "0\r\n\r\n",
                           "HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"});
    SseClient client;
    client.add({.port = server.port(), .target = "/e?after=0", .key = "k", .comes_back = true});
    ASSERT_TRUE(client.wait_until([](const auto& all) { return all[0]->status == 410; }, patience));
    EXPECT_EQ(client.at(0).events.size(), 3U);
    EXPECT_EQ(client.at(0).answers, 3);
    const auto requests = server.requests();
    ASSERT_EQ(requests.size(), 3U);
    EXPECT_NE(requests[0].find("GET /e?after=0 HTTP/1.1\r\n"), std::string::npos);
    EXPECT_NE(requests[0].find("apikey: k\r\n"), std::string::npos);
    EXPECT_EQ(requests[0].find("Last-Event-ID"), std::string::npos);
    EXPECT_NE(requests[1].find("Last-Event-ID: 2.e\r\n"), std::string::npos);
    EXPECT_NE(requests[2].find("Last-Event-ID: 3.e\r\n"), std::string::npos);
}

TEST(SseClient, leaves_by_itself_and_reads_slowly) {
    std::vector<std::string> answers(40, stream_head + chunk(block(1)));
    answers.resize(60, "HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n");
    ScriptedServer server(answers);
    SseClient client;
    client.add({.port = server.port(),
                .target = "/",
                .comes_back = true,
                .leaves_one_in = 2,
                .read_bytes = 100,
                .read_pause = std::chrono::milliseconds(1)});
    EXPECT_TRUE(client.wait_until([](const auto& all) { return all[0]->status == 410; }, patience));
    const auto seen = client.at(0);
    EXPECT_EQ(seen.fault, "");
    EXPECT_GT(seen.events.size(), 0U);
    EXPECT_LT(seen.events.size(), 40U) << "it left in the middle of some";
}

}  // namespace
}  // namespace support
