#include "http/answer.hpp"
#include "http/test_support.hpp"

#include <gtest/gtest.h>

namespace http {
namespace {

const AnswerContext plain{.date = "now"};

std::string written(Response response, const AnswerContext& context = plain) {
    std::string out;
    append_answer(out, std::move(response), context);
    return out;
}

TEST(Answer, head_and_small_body_are_one_piece) {
    Response response;
    response.set("X-A", "b");
    response.body = "hello";
    EXPECT_EQ(written(std::move(response)),
              "HTTP/1.1 200 OK\r\nDate: now\r\nContent-Type: application/json\r\n"
              "Vary: Accept-Encoding\r\nX-A: b\r\nContent-Length: 5\r\n\r\nhello");
}

TEST(Answer, a_large_body_is_not_copied) {
    const auto body = std::make_shared<const std::string>(100'000, 'x');
    std::string out;
    const AnswerRest rest = append_answer(out, {.body = body}, plain);
    EXPECT_EQ(rest.bytes().data(), body->data());
    EXPECT_TRUE(out.ends_with("Content-Length: 100000\r\n\r\n"));
}

TEST(Answer, a_header_value_cannot_start_another_header) {
    Response response{.content_type = {}};
    response.set("Location", "/a\r\nSet-Cookie: evil=1\0");
    const std::string out = written(std::move(response));
    EXPECT_NE(out.find("Location: /a  Set-Cookie: evil=1\r\n"), std::string::npos) << out;
}

TEST(Answer, without_a_body_nothing_speaks_of_one) {
    for (const int status : {204, 304})
        for (const bool is_stream : {false, true}) {
            Response response{.status = status, .content_type = "text/plain"};
            if (is_stream)
                response.body = std::make_unique<test::CountingStream>(1, 5, false, false);
            else
                response.body = "ignored";
            std::string out;
            const AnswerRest rest = append_answer(out, std::move(response), plain);
            EXPECT_FALSE(rest.stream);
            EXPECT_TRUE(out.ends_with("\r\n\r\n"));
            for (const char* name : {"Content-Length", "Transfer-Encoding", "Content-Type"})
                EXPECT_EQ(out.find(name), std::string::npos) << out;
        }
}

TEST(Answer, what_is_coded_already_is_not_coded_again) {
    const Header accept{"accept-encoding", "gzip"};
    AnswerContext context = plain;
    context.request_headers = {&accept, 1};
    Response response;
    response.set("Content-Encoding", "br");
    response.is_encoded = true;
    response.set("ETag", "\"5\"");
    response.body = test::text_of(3000);
    const std::string out = written(std::move(response), context);
    EXPECT_TRUE(out.ends_with(test::text_of(3000)));
    EXPECT_EQ(out.find("gzip"), std::string::npos);
}

TEST(Answer, says_what_becomes_of_the_connection) {
    EXPECT_NE(written({}, {.date = "now", .closes = true}).find("Connection: close\r\n"),
              std::string::npos);
    EXPECT_NE(written({.closes_connection = true}).find("Connection: close\r\n"),
              std::string::npos);
    EXPECT_NE(written({}, {.date = "now", .is_http_1_0 = true}).find("Connection: keep-alive\r\n"),
              std::string::npos);
    EXPECT_EQ(written({}).find("Connection"), std::string::npos);
}

TEST(Answer, an_empty_piece_is_no_chunk) {
    std::string out;
    append_chunk(out, "");
    EXPECT_EQ(out, "");
    append_chunk(out, std::string(26, 'x'));
    append_last_chunk(out);
    EXPECT_EQ(out, "1a\r\n" + std::string(26, 'x') + "\r\n0\r\n\r\n");
}

TEST(Answer, dates_are_as_http_wants_them) {
    EXPECT_EQ(date_text(std::chrono::system_clock::from_time_t(784111777)),
              "Sun, 06 Nov 1994 08:49:37 GMT");
}

}  // namespace
}  // namespace http
