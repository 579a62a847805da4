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
    EXPECT_FALSE(query.get(""));
}

TEST(Query, DoesNotCountCaseInNames) {
    EXPECT_EQ(Query("pagesize=5").get("pageSize"), "5");
    EXPECT_EQ(Query("A=1&a=2").get("a"), "1");
}

TEST(Query, ForgetsWhatIsNotKnown) {
    Query query("a=1&b=2&c=&b=3");
    const auto names = query.forget_others([](std::string_view name) { return name == "a"; });
    EXPECT_EQ(names, std::vector<std::string>{"b"});
    EXPECT_EQ(query.get("a"), "1");
    EXPECT_FALSE(query.get("b"));
}

TEST(Query, OfANameGivenTwiceTheFirstCounts) { EXPECT_EQ(Query("a=1&a=2").get("a"), "1"); }

TEST(Query, ReadsWholeNumbersWithinBounds) {
    const Query query("least=-1&most=500&blank=&below=-2&above=501&more=5x&part=1.5&huge=1" +
                      std::string(30, '0'));
    base::Problems problems;
    EXPECT_EQ(query.number("least", {-1, 500}, problems), -1);
    EXPECT_EQ(query.number("most", {-1, 500}, problems), 500);
    EXPECT_EQ(query.number("blank", {-1, 500}, problems), std::nullopt);
    EXPECT_EQ(query.number("absent", {-1, 500}, problems), std::nullopt);
    EXPECT_TRUE(problems.empty());
    for (std::string_view name : {"below", "above", "more", "part", "huge"}) {
        problems.clear();
        EXPECT_EQ(query.number(name, {-1, 500}, problems), std::nullopt) << name;
        ASSERT_EQ(problems.size(), 1U) << name;
        EXPECT_EQ(problems[0].path, name);
        EXPECT_EQ(problems[0].message, "must be a whole number from -1 to 500");
    }
}

TEST(Query, ReadsIdsInAnyCase) {
    const Query query("id=65000000000000000000ABCD&blank=&short=65000000000000000000abc&name=bar");
    base::Problems problems;
    EXPECT_EQ(query.id("id", problems), "65000000000000000000abcd");
    EXPECT_EQ(query.id("blank", problems), std::nullopt);
    EXPECT_EQ(query.id("absent", problems), std::nullopt);
    EXPECT_TRUE(problems.empty());
    for (std::string_view name : {"short", "name"}) {
        problems.clear();
        EXPECT_EQ(query.id(name, problems), std::nullopt);
        ASSERT_EQ(problems.size(), 1U) << name;
        EXPECT_EQ(problems[0].path, name);
        EXPECT_EQ(problems[0].message, "is not an id");
    }
}

TEST(Query, RefusesBrokenEscapesAndBadUtf8) {
    for (std::string_view text : {"a=%", "a=%4", "a=%zz", "a=%ff", "%c3%28=1", "a=%ed%a0%80"})
        EXPECT_THROW(Query{text}, base::Refusal) << text;
}

}  // namespace
}  // namespace api
