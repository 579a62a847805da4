#include "http/framing.hpp"
#include "http/test_support.hpp"

#include <fmt/format.h>

namespace http {
namespace {

struct Parsed {
    Fault fault{};
    Head head{};
};

Parsed parsed(std::string_view bytes) {
    Parsed result;
    HeadScan scan;
    result.fault = scan.scan(bytes);
    if (!result.fault && scan.length() == 0) ADD_FAILURE() << "incomplete head";
    if (!result.fault) result.fault = parse_head(bytes.substr(0, scan.length()), result.head);
    return result;
}

TEST(Framing, reads_a_head) {
    const std::string bytes =
        "POST /v1/svc/a%20b?x=1&y HTTP/1.1\r\nHost: example.com:80\r\nEmpty:\r\n"
        "X-Tab: \t a\tb \t\r\ncontent-LENGTH: 12\r\n\r\nbody";
    const Parsed result = parsed(bytes);
    ASSERT_FALSE(result.fault) << result.fault.detail;
    const Request& request = result.head.request;
    EXPECT_EQ(request.method, Method::post);
    EXPECT_EQ(request.target, "/v1/svc/a%20b?x=1&y");
    EXPECT_EQ(request.path, "/v1/svc/a%20b");
    EXPECT_EQ(request.query, "x=1&y");
    EXPECT_EQ(request.header("x-TAB"), "a\tb");
    EXPECT_NE(request.header("empty").data(), nullptr);
    EXPECT_EQ(request.header("absent").data(), nullptr);
    EXPECT_EQ(result.head.content_length, 12u);
    EXPECT_TRUE(result.head.keeps_alive);
}

TEST(Framing, understands_every_form_of_target) {
    const auto path_of = [](std::string_view method, std::string_view target) {
        const std::string bytes = fmt::format("{} {} HTTP/1.1\r\nHost: x\r\n\r\n", method, target);
        const Parsed result = parsed(bytes);
        return result.fault
                   ? std::string("refused")
                   : fmt::format("{}|{}", result.head.request.path, result.head.request.query);
    };
    EXPECT_EQ(path_of("GET", "/"), "/|");
    EXPECT_EQ(path_of("GET", "/a?b?c"), "/a|b?c");
    EXPECT_EQ(path_of("GET", "/caf\xc3\xa9"), "/caf\xc3\xa9|");
    EXPECT_EQ(path_of("GET", "http://h/a?b"), "/a|b");
    EXPECT_EQ(path_of("GET", "HTTPS://h:8/a"), "/a|");
    EXPECT_EQ(path_of("GET", "http://[::1]:8"), "/|");
    EXPECT_EQ(path_of("GET", "http://h?b"), "/|b");
    EXPECT_EQ(path_of("OPTIONS", "*"), "*|");
    for (const char* bad : {"*", "a", "http:///a", "ftp://h/a", "http:/a", "http://a b",
                            "http://u@h/", "example.com:80", "/a\x01", "/a\x7f"})
        EXPECT_EQ(path_of("GET", bad), "refused") << bad;
    EXPECT_EQ(path_of("CONNECT", "h:80"), "refused");
    EXPECT_EQ(path_of("CONNECT", "/"), "refused");
}

TEST(Framing, takes_blanks_within_the_query_and_nowhere_else) {
    const auto read = [](std::string_view line) {
        const std::string bytes = fmt::format("{}\r\nHost: x\r\n\r\n", line);
        const Parsed result = parsed(bytes);
        const Request& request = result.head.request;
        return result.fault ? std::to_string(result.fault.status)
                            : fmt::format("{}|{}", request.path, request.query);
    };
    EXPECT_EQ(read("GET /r?by=By Tender Name HTTP/1.1"), "/r|by=By Tender Name");
    EXPECT_EQ(read("GET /r?a=1&b c?d=e  f&g HTTP/1.0"), "/r|a=1&b c?d=e  f&g");
    EXPECT_EQ(read("GET http://h/r?a b HTTP/1.1"), "/r|a b");
    EXPECT_EQ(read("GET /r?a=HTTP/1.1 b HTTP/1.1"), "/r|a=HTTP/1.1 b");
    for (const char* bad :
         {"GET /a b?c HTTP/1.1", "GET /a b HTTP/1.1", "GET /a ?b HTTP/1.1", "GET /a? b HTTP/1.1",
          "GET /a?b  HTTP/1.1", "GET /a? HTTP/1.1 ", "GET /a?b HTTP/1.1 ", "GET  /a?b c HTTP/1.1",
          "GET /a?b c", "GET /a?b c HTTP/1", "GET /a?b c http/1.1", "GET /a?b\tc HTTP/1.1",
          "GET /a?b\xc2\x80\x01 c HTTP/1.1", "GET /a?b HTTP/1.1 HTTP/1.1",
          "GET /a?b HTTP/1.0 Content-Length: 9 HTTP/1.1", "GET /a?b http/1.1 c HTTP/1.1",
          "GET /a?b HTTP/2 HTTP/1.1", "GET http://a b?c HTTP/1.1", "OPTIONS * ?a HTTP/1.1"})
        EXPECT_EQ(read(bad), "400") << bad;
    EXPECT_EQ(read("GET /a?b c HTTP/2.0"), "505");
    EXPECT_EQ(read("GET /a?" + std::string(4093, ' ') + "b HTTP/1.1"), "414");
}

TEST(Framing, a_refused_head_keeps_what_was_understood) {
    const std::string bytes =
        "GET /a HTTP/1.1\r\nHost: x\r\nX-Request-Id: abc\r\nTransfer-Encoding: gzip\r\n\r\n";
    const Parsed result = parsed(bytes);
    EXPECT_EQ(result.fault.status, 400);
    EXPECT_EQ(result.head.request.path, "/a");
    EXPECT_EQ(result.head.request.header("x-request-id"), "abc");
}

TEST(Framing, a_scan_goes_on_where_it_stopped) {
    const std::string bytes = "GET / HTTP/1.1\r\nHost: x\r\n\r\nrest";
    HeadScan scan;
    for (std::size_t n = 0; n + 5 < bytes.size(); ++n) {
        ASSERT_FALSE(scan.scan(std::string_view(bytes).substr(0, n)));
        ASSERT_EQ(scan.length(), 0u) << n;
    }
    ASSERT_FALSE(scan.scan(bytes));
    EXPECT_EQ(scan.length(), bytes.size() - 4);
}

// The whole body at once, and byte by byte, must give the same.
std::string body_of(std::string_view bytes, std::size_t bytes_max, std::size_t step) {
    Head head;
    head.is_chunked = true;
    BodyReader reader(head, bytes_max);
    std::string body;
    std::size_t at = 0;
    while (at < bytes.size() && !reader.is_done()) {
        std::size_t used = 0;
        const std::string_view part = bytes.substr(at, step);
        if (const Fault fault = reader.read(part, body, used)) return std::to_string(fault.status);
        at += used;
    }
    return reader.is_done() ? fmt::format("{}|{}", body, bytes.substr(at)) : "incomplete";
}

TEST(Framing, reads_chunks_strictly) {
    const std::pair<std::string, std::string> cases[] = {
        {"3\r\nabc\r\n0\r\n\r\nNEXT", "abc|NEXT"},
        {"0\r\n\r\n", "|"},
        {"A\r\n0123456789\r\n0\r\nT: 1\r\nU: 2\r\n\r\nN", "0123456789|N"},
        {"3;a=b;c\r\nabc\r\n000\r\n\r\n", "abc|"},
        {"3\r\nabc\r\n", "incomplete"},
        {"3\nabc\r\n0\r\n\r\n", "400"},
        {"3\r\nabc\n0\r\n\r\n", "400"},
        {"3\r\nabcd\r\n0\r\n\r\n", "400"},
        {"3 \r\nabc\r\n0\r\n\r\n", "400"},
        {" 3\r\nabc\r\n0\r\n\r\n", "400"},
        {"0x3\r\nabc\r\n0\r\n\r\n", "400"},
        {"-3\r\nabc\r\n", "400"},
        {"\r\n", "400"},
        {";a\r\n", "400"},
        {"g\r\n", "400"},
        {"3;a\rb\r\nabc\r\n0\r\n\r\n", "400"},
        {"ffffffffffffffffff\r\n", "413"},
        {"ffffffffffffffff\r\n", "413"},
        {"15\r\n", "413"},
        {"a\r\n0123456789\r\nb\r\n", "413"},
        {"1;" + std::string(300, 'x') + "\r\n", "400"},
        {"0\r\nT: " + std::string(300, 'x') + "\r\n\r\n", "400"},
        {"0\r\nT: 1\n\r\n", "400"},
    };
    for (const auto& [bytes, expected] : cases)
        for (const std::size_t step : {std::size_t{1}, std::size_t{3}, std::string::npos})
            EXPECT_EQ(body_of(bytes, 20, step), expected) << bytes << " by " << step;
    std::string trailers = "0\r\n";
    for (int i = 0; i < 100; ++i) trailers += "T: " + std::string(100, 'x') + "\r\n";
    EXPECT_EQ(body_of(trailers + "\r\n", 20, std::string::npos), "431");
}

}  // namespace

namespace test {
namespace {

struct WireCase {
    const char* name;
    std::string bytes;
    std::vector<int> statuses;  // of all answers; a refusal is the last and closes
    std::string code{};
};

const std::string host = "Host: x\r\n";
const std::string smuggled = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";

std::string post(const std::string& headers, const std::string& body, const char* version = "1.1") {
    return fmt::format("POST /echo HTTP/{}\r\n{}\r\n{}", version, headers, body);
}

std::vector<WireCase> refusals() {
    const std::string chunked = "Transfer-Encoding: chunked\r\n";
    const std::string chunks = "3\r\nabc\r\n0\r\n\r\n";
    std::string many_fields;
    for (int i = 0; i < 64; ++i) many_fields += fmt::format("X-{}: 1\r\n", i);
    const auto with = [](const std::string& line) { return get("/echo", line + "\r\n"); };
    return {
        {"te gzip", post(host + "Transfer-Encoding: gzip\r\n", smuggled), {400}},
        {"te list", post(host + "Transfer-Encoding: gzip, chunked\r\n", chunks + smuggled), {400}},
        {"te identity", post(host + "Transfer-Encoding: identity\r\n", smuggled), {400}},
        {"te empty", post(host + "Transfer-Encoding:\r\n", smuggled), {400}},
        {"te quoted", post(host + "Transfer-Encoding: \"chunked\"\r\n", chunks + smuggled), {400}},
        {"te other case", post(host + "Transfer-Encoding: Chunked\r\n", chunks + smuggled), {400}},
        {"te vertical tab", post(host + "Transfer-Encoding: \vchunked\r\n", chunks), {400}},
        {"te twice", post(host + chunked + chunked, chunks + smuggled), {400}},
        {"te and length", post(host + chunked + "Content-Length: 3\r\n", chunks + smuggled), {400}},
        {"length and te", post(host + "Content-Length: 3\r\n" + chunked, chunks + smuggled), {400}},
        {"te in 1.0", post(host + chunked, chunks + smuggled, "1.0"), {400}},
        {"length twice", post(host + "Content-Length: 3\r\nContent-Length: 4\r\n", "abcd"), {400}},
        {"length twice equal",
         post(host + "Content-Length: 3\r\nContent-Length: 3\r\n", "abc"),
         {400}},
        {"length list", post(host + "Content-Length: 3, 3\r\n", "abc"), {400}},
        {"length signed", post(host + "Content-Length: +3\r\n", "abc"), {400}},
        {"length negative", post(host + "Content-Length: -3\r\n", "abc"), {400}},
        {"length hex", post(host + "Content-Length: 0x3\r\n", "abc"), {400}},
        {"length empty", post(host + "Content-Length:\r\n", "abc"), {400}},
        {"length huge", post(host + "Content-Length: 99999999999999999999999\r\n", ""), {413}},
        {"length above limit",
         post(host + "Content-Length: 1001\r\n", ""),
         {413},
         "body_too_large"},
        {"chunks above limit", post(host + chunked, "3e9\r\n"), {413}, "body_too_large"},
        {"chunk too long", post(host + chunked, "3\r\nabcd\r\n0\r\n\r\n" + smuggled), {400}},
        {"chunk bare lf", post(host + chunked, "3\nabc\n0\n\n" + smuggled), {400}},
        {"fold", with("X-A: 1\r\n folded"), {400}},
        {"fold with tab", with("X-A: 1\r\n\tfolded"), {400}},
        {"fold before headers", "GET / HTTP/1.1\r\n Host: x\r\n\r\n" + smuggled, {400}},
        {"no host", "GET / HTTP/1.1\r\n\r\n" + smuggled, {400}},
        {"host twice", with("Host: x"), {400}},
        {"host twice in 1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", {400}},
        {"host with path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n" + smuggled, {400}},
        {"host with blank", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n" + smuggled, {400}},
        {"apikey twice", with("apikey: a\r\nApiKey: a"), {400}, "duplicate_header"},
        {"authorization twice",
         with("Authorization: a\r\nAuthorization: b"),
         {400},
         "duplicate_header"},
        {"bare lf", "GET / HTTP/1.1\nHost: x\n\n" + smuggled, {400}},
        {"bare lf and nothing more", "GET / HTTP/1.1\nHost: x\n\n", {400}},
        {"bare lf in headers", "GET / HTTP/1.1\r\nHost: x\nX: 1\r\n\r\n" + smuggled, {400}},
        {"lf at the end", "GET / HTTP/1.1\r\nHost: x\r\n\n" + smuggled, {400}},
        {"bare cr", with("X-A: 1\rX-B: 2"), {400}},
        {"double cr", "GET / HTTP/1.1\r\nHost: x\r\r\n\r\n" + smuggled, {400}},
        {"blank before colon", with("X-A : 1"), {400}},
        {"blank in name", with("X A: 1"), {400}},
        {"no colon", with("X-A"), {400}},
        {"no name", with(": 1"), {400}},
        {"nul in value", with(std::string("X-A: a\0b", 8)), {400}},
        {"control in value", with("X-A: a\x01"), {400}},
        {"delete in value", with("X-A: a\x7f"), {400}},
        {"control in name", with("X\x01: a"), {400}},
        {"high byte in name", with("X\xc3: a"), {400}},
        {"nul in target", "GET /a" + std::string(1, '\0') + " HTTP/1.1\r\nHost: x\r\n\r\n", {400}},
        {"tab for blank", "GET\t/ HTTP/1.1\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"two blanks", "GET  / HTTP/1.1\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"blank behind version", "GET / HTTP/1.1 \r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"blank in target", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"blank behind the mark", "GET /a? b HTTP/1.1\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"two versions", "GET /a?b HTTP/1.1 c HTTP/1.1\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"leading blank", " GET / HTTP/1.1\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"no version", "GET /\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"odd version", "GET / HTTP/11\r\nHost: x\r\n\r\n", {400}},
        {"small version", "GET / http/1.1\r\nHost: x\r\n\r\n", {400}},
        {"version 1.2", "GET / HTTP/1.2\r\nHost: x\r\n\r\n" + smuggled, {505}},
        {"version 2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {505}},
        {"version 0.9", "GET / HTTP/0.9\r\n\r\n", {505}},
        {"connect", "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n" + smuggled, {400}},
        {"foreign scheme", "GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n", {400}},
        {"tls on a plain port", std::string("\x16\x03\x01\x02\x00\x01", 6), {400}},
        {"expectation", with("Expect: 200-ok"), {417}},
        {"long url", "GET /" + std::string(4096, 'a') + " HTTP/1.1\r\nHost: x\r\n\r\n", {414}},
        {"endless url", "GET /" + std::string(5000, 'a'), {414}},
        {"65 fields", with(many_fields + "X-Last: 1"), {431}},
        {"long header", with("X-A: " + std::string(16 * 1024, 'a')), {431}},
        {"endless header",
         "GET / HTTP/1.1\r\nHost: x\r\nX-A: " + std::string(16 * 1024, 'a'),
         {431}},
        {"after good ones",
         get("/echo") + get("/late") + "BAD\r\n\r\n" + smuggled,
         {200, 200, 400}},
    };
}

TEST(Wire, whatever_could_be_read_in_two_ways_is_refused_and_closed) {
    TestServer server;
    for (const WireCase& one : refusals()) {
        SCOPED_TRACE(one.name);
        RawClient client(server.port());
        client.send(one.bytes);
        for (const int status : one.statuses) {
            const auto answer = client.answer();
            ASSERT_TRUE(answer);
            EXPECT_EQ(answer->status, status);
            if (status == 200) continue;
            EXPECT_EQ(answer->header("connection"), "close");
            EXPECT_EQ(answer->header("x-request-id").size(), 32u);
            if (!one.code.empty()) {
                EXPECT_EQ(answer->body, one.code);
            }
        }
        EXPECT_TRUE(client.is_closed());
    }
    EXPECT_EQ(server.handler().handled, 2);
}

TEST(Wire, what_is_within_the_limits_is_served) {
    TestServer server;
    std::string many_fields;
    for (int i = 0; i < 63; ++i) many_fields += fmt::format("X-{}: 1\r\n", i);
    const std::string cases[] = {
        get("/echo", many_fields),
        get("/" + std::string(4095, 'a')),
        get("/echo", "X-A: " + std::string(16'300, 'a') + "\r\n"),
        get("http://other/echo"),
        get("/echo?by=By Tender Name"),
        get("/echo", "X-A: caf\xc3\xa9\r\n"),
        "GET /echo HTTP/1.1\r\nHost:\r\n\r\n",
        "GET /echo HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        "BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
        post(host + "Content-Length: 1000\r\n", std::string(1000, 'b')),
        post(host + "Content-Length: 0\r\n", ""),
        post(host + "Transfer-Encoding: chunked\r\n",
             "3e8\r\n" + std::string(1000, 'b') + "\r\n0\r\n\r\n"),
        "\r\n" + get("/echo"),
    };
    RawClient client(server.port());
    for (const std::string& bytes : cases) {
        client.send(bytes);
        const auto answer = client.answer();
        ASSERT_TRUE(answer) << bytes;
        EXPECT_EQ(answer->status, 200) << bytes;
    }
}

TEST(Wire, a_refused_upload_still_reads_its_answer) {
    TestServer server;
    RawClient client(server.port());
    client.send(post(host + "Content-Length: 3000000\r\n", ""));
    std::this_thread::sleep_for(20ms);
    for (int i = 0; i < 10; ++i) {
        EXPECT_TRUE(client.send(std::string(100'000, 'b'))) << "reset while still sending";
        std::this_thread::sleep_for(5ms);
    }
    const auto answer = client.answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 413);
}

}  // namespace
}  // namespace test
}  // namespace http
