#include "api/answer_cache.hpp"

#include "http/memory.hpp"

#include "api/answers.hpp"
#include "api/route.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

http::Memory memory(256 << 20);
http::Response answer_nothing(const Call&) { return {}; }
const Operation operation{.name = "read", .run = answer_nothing};
const Route route{{http::Method::get}, {"svc/x"}, operation, nullptr, {}, open_to_all};

const auth::Principal ours{.account = "a1", .id = "k1", .stores = {}, .areas = {}};
const auth::Principal colleague{.account = "a1", .id = "k2", .stores = {}, .areas = {}};
const auth::Principal theirs{.account = "a2", .id = "k1", .stores = {}, .areas = {}};

http::Response answer(std::string body, std::string_view tag = "\"1\"") {
    auto response = json_answer(std::move(body));
    response.set("X-Total-Count", "7");
    response.set("ETag", tag);
    return response;
}

std::string text(const std::shared_ptr<const AnswerCache::Answer>& answer) {
    return answer ? *answer->body : "nothing";
}

TEST(AnswerCache, GivesTheSameAnswerAgain) {
    AnswerCache cache(1 << 20, memory);
    const auto given = cache.keep({ours, "/x"}, route, 4, answer("doc"));
    EXPECT_EQ(*std::get<std::shared_ptr<const std::string>>(given.body), "doc");
    const auto again = cache.find({ours, "/x"}, 4);
    EXPECT_EQ(text(again), "doc");
    EXPECT_EQ(again->route, &route);
    EXPECT_EQ(again->response().status, 200);
    EXPECT_EQ(again->response().header("ETag"), "\"1\"");
    EXPECT_EQ(again->response().header("X-Total-Count"), "7");
    EXPECT_EQ(text(cache.find({ours, "/x"}, "\"1\"")), "doc");
}

TEST(AnswerCache, NothingForAnotherAskerOrTarget) {
    AnswerCache cache(1 << 20, memory);
    cache.keep({ours, "/x"}, route, 4, answer("doc"));
    for (const auth::Principal* other : {&colleague, &theirs}) {
        EXPECT_FALSE(cache.find({*other, "/x"}, 4));
        EXPECT_FALSE(cache.find({*other, "/x"}, "\"1\""));
    }
    EXPECT_FALSE(cache.find({ours, "/x?page=2"}, 4));
    EXPECT_FALSE(cache.find({ours, "/X"}, 4));
}

TEST(AnswerCache, NothingAtAnotherVersionOrTag) {
    AnswerCache cache(1 << 20, memory);
    cache.keep({ours, "/x"}, route, 4, answer("doc"));
    EXPECT_FALSE(cache.find({ours, "/x"}, 2));
    EXPECT_FALSE(cache.find({ours, "/x"}, 6));
    EXPECT_FALSE(cache.find({ours, "/x"}, "\"2\""));
    EXPECT_FALSE(cache.find({ours, "/x"}, ""));
}

TEST(AnswerCache, WithoutAVersionOnlyTheTagFinds) {
    AnswerCache cache(1 << 20, memory);
    cache.keep({ours, "/x"}, route, {}, answer("doc"));
    EXPECT_FALSE(cache.find({ours, "/x"}, 0));
    EXPECT_EQ(text(cache.find({ours, "/x"}, "\"1\"")), "doc");
}

TEST(AnswerCache, ANewerAnswerTakesThePlace) {
    AnswerCache cache(1 << 20, memory);
    cache.keep({ours, "/x"}, route, 4, answer("old", "\"1\""));
    const auto bytes = cache.bytes();
    cache.keep({ours, "/x"}, route, 6, answer("new", "\"2\""));
    EXPECT_FALSE(cache.find({ours, "/x"}, 4));
    EXPECT_FALSE(cache.find({ours, "/x"}, "\"1\""));
    EXPECT_EQ(text(cache.find({ours, "/x"}, 6)), "new");
    EXPECT_EQ(cache.bytes(), bytes);
}

TEST(AnswerCache, NotModifiedProvesTheAnswerOfItsTagOnly) {
    AnswerCache cache(1 << 20, memory);
    cache.keep({ours, "/x"}, route, 4, answer("doc", "\"1\""));
    EXPECT_EQ(cache.keep({ours, "/x"}, route, 6, not_modified("\"1\"")).status, 304);
    EXPECT_EQ(text(cache.find({ours, "/x"}, 6)), "doc");
    cache.keep({ours, "/x"}, route, 8, not_modified("\"2\""));
    EXPECT_FALSE(cache.find({ours, "/x"}, 8));
    cache.keep({colleague, "/x"}, route, 10, not_modified("\"1\""));
    EXPECT_FALSE(cache.find({ours, "/x"}, 10));
}

TEST(AnswerCache, KeepsOnlyWholeAnswersWithAValidator) {
    AnswerCache cache(1 << 20, memory);
    cache.keep({ours, "/1"}, route, 4, json_answer("no tag"));
    cache.keep({ours, "/2"}, route, 4, not_modified("\"1\""));
    auto refused = answer("refused");
    refused.status = 404;
    cache.keep({ours, "/3"}, route, 4, std::move(refused));
    auto streamed = answer("");
    streamed.body = std::unique_ptr<http::Stream>();
    EXPECT_TRUE(std::holds_alternative<std::unique_ptr<http::Stream>>(
        cache.keep({ours, "/4"}, route, 4, std::move(streamed)).body));
    for (const char* target : {"/1", "/2", "/3", "/4"})
        EXPECT_FALSE(cache.find({ours, target}, 4)) << target;
    EXPECT_EQ(cache.bytes(), 0U);
}

TEST(AnswerCache, StaysWithinItsBytes) {
    constexpr std::size_t bytes_max = 1 << 20;
    AnswerCache cache(bytes_max, memory);
    for (int i = 0; i < 5'000; ++i) {
        cache.keep({ours, "/" + std::to_string(i)}, route, 4, answer(std::string(1'000, 'x')));
        ASSERT_LE(cache.bytes(), bytes_max);
    }
    EXPECT_GT(cache.bytes(), bytes_max / 4);
    const auto large =
        cache.keep({ours, "/large"}, route, 4, answer(std::string(bytes_max / 32, 'x')));
    EXPECT_EQ(large.status, 200);
    EXPECT_FALSE(cache.find({ours, "/large"}, 4));
}

TEST(AnswerCache, CountsAllThatItKeeps) {
    constexpr std::size_t bytes_max = 1 << 20;
    AnswerCache cache(bytes_max, memory);
    auto first = answer("doc");
    first.set("Link", std::string(5'000, 'x'));
    cache.keep({ours, "/x"}, route, 4, std::move(first));
    EXPECT_GT(cache.bytes(), 5'000U);

    auto large = answer("doc");
    large.set("Link", std::string(bytes_max / 32, 'x'));
    cache.keep({ours, "/large"}, route, 4, std::move(large));
    cache.keep({ours, "/" + std::string(bytes_max / 32, 'x')}, route, 4, answer("doc"));
    EXPECT_LT(cache.bytes(), 7'000U);
}

TEST(AnswerCache, OfNoBytesKeepsNothing) {
    AnswerCache cache(0, memory);
    const auto given = cache.keep({ours, "/x"}, route, 4, answer("doc"));
    EXPECT_EQ(std::get<std::string>(given.body), "doc");
    EXPECT_FALSE(cache.find({ours, "/x"}, 4));
}

}  // namespace
}  // namespace api
