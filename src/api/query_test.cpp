#include "api/query.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

TEST(Query, DecodesBlanksAndEscapes) {
    const Query query("search=a+b%20c%C3%A9&x=1%2B1");
    EXPECT_EQ(query.get("search"), "a b cé");
    EXPECT_EQ(query.get("x"), "1+1");
}

TEST(Query, TakesEmptyAsAbsentAndIgnoresBareTokens) {
    const Query query("page=&status&search==&=x&&");
    EXPECT_FALSE(query.get("page"));
    EXPECT_FALSE(query.get("status"));
    EXPECT_EQ(query.get("search"), "=");
    EXPECT_FALSE(query.get("nothing"));
}

TEST(Query, OfANameGivenTwiceTheFirstCounts) { EXPECT_EQ(Query("a=1&a=2").get("a"), "1"); }

TEST(Query, RefusesBrokenEscapesAndBadUtf8) {
    for (std::string_view text : {"a=%", "a=%4", "a=%zz", "a=%ff", "%c3%28=1", "a=%ed%a0%80"})
        EXPECT_THROW(Query{text}, base::Refusal) << text;
}

}  // namespace
}  // namespace api
