#include "support/wire/pattern.hpp"

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>

namespace wire {
namespace {

// The first difference, or "" when the text fits.
std::string first(std::string_view pattern, std::string_view actual, Variables variables = {}) {
    const boost::json::value value = boost::json::parse(actual);
    const auto found = differences(pattern, &value, variables);
    return found.empty() ? "" : found.front();
}

TEST(Pattern, compares_values_exactly) {
    EXPECT_EQ(first(R"({"a":1,"b":[true,null,"x"]})", R"({"b":[true,null,"x"],"a":1})"), "");
    EXPECT_EQ(first("1", "2"), "the body: expected 1, got 2");
    EXPECT_EQ(first("5", "5.0"), "the body: expected 5, got 5E0");
    EXPECT_EQ(first(R"({"a":"1"})", R"({"a":1})"), R"(a: expected "1", got 1)");
    EXPECT_EQ(first(R"({"a":null})", "{}"), "a: expected null, got nothing");
    EXPECT_EQ(first(R"("\u00e9")", R"("é")"), "");
}

TEST(Pattern, an_object_is_closed_unless_it_says_so) {
    EXPECT_EQ(first(R"({"a":1})", R"({"a":1,"b":2})"), "b: expected nothing, got 2");
    EXPECT_EQ(first(R"({"a":1, ...})", R"({"a":1,"b":2})"), "");
    EXPECT_EQ(first("{...}", R"({"a":1})"), "");
    EXPECT_EQ(first(R"({"a":{"b":1}, ...})", R"({"a":{"b":1,"c":2}})"),
              "a.c: expected nothing, got 2");
    EXPECT_EQ(first("{...}", "[]"), "the body: expected an object, got []");
}

TEST(Pattern, an_array_keeps_its_order) {
    EXPECT_EQ(first("[1,2]", "[2,1]"), "[0]: expected 1, got 2");
    EXPECT_EQ(first("[1]", "[1,2]"), "[1]: expected nothing, got 2");
    EXPECT_EQ(first("[1,2]", "[1]"), "[1]: expected 2, got nothing");
    EXPECT_EQ(first("[1, ...]", "[1,2]"), "");
    EXPECT_EQ(first("[]", "{}"), "the body: expected a list, got {}");
}

TEST(Pattern, forms) {
    EXPECT_EQ(first(R"({"id":<id>})", R"({"id":"0123456789abcdef01234567"})"), "");
    EXPECT_EQ(first(R"({"id":"<id>"})", R"({"id":"0123"})"), R"(id: expected <id>, got "0123")");
    EXPECT_EQ(first("<time>", R"("2026-01-02T03:04:05.678Z")"), "");
    EXPECT_EQ(first("<time>", R"("2026-01-02T03:04:05Z")"),
              R"(the body: expected <time>, got "2026-01-02T03:04:05Z")");
    EXPECT_EQ(first(R"({"a":<absent>})", "{}"), "");
    EXPECT_EQ(first(R"({"a":<absent>})", R"({"a":null})"), "a: expected <absent>, got null");
    EXPECT_EQ(first(R"({"a":<any>})", "{}"), "a: expected <any>, got nothing");
    EXPECT_EQ(first("<number>", R"("1")"), R"(the body: expected <number>, got "1")");
    EXPECT_EQ(first(R"("<b>")", R"("<b>")"), "");
    EXPECT_THROW(first("<thing>", "1"), std::runtime_error);
}

TEST(Pattern, captures_serve_the_rest_of_the_pattern) {
    const std::string_view pattern = R"({"id":"{{x:=id}}","originalID":"{{x}}","n":{{n:=number}}})";
    const std::string id = "0123456789abcdef01234567";
    Variables variables;
    const auto value =
        boost::json::parse(R"({"id":")" + id + R"(","originalID":")" + id + R"(","n":5})");
    EXPECT_TRUE(differences(pattern, &value, variables).empty());
    EXPECT_EQ(variables.expand("{{x}}/{{n}}"), id + "/5");
    EXPECT_EQ(first("{{n}}", "5", variables), "");
    EXPECT_EQ(first("{{n}}", "6", variables), "the body: expected 5, got 6");
    EXPECT_EQ(first(R"("n is {{n}}")", R"("n is 5")", variables), "");
    EXPECT_THROW(first("{{unknown}}", "6", variables), std::runtime_error);
}

TEST(Pattern, a_malformed_pattern_is_a_mistake_of_the_test) {
    for (const char* pattern :
         {"{", "[1", "{\"a\"}", "{..., \"a\":1}", "tru", "1 2", "{a:1}", "\"x"})
        EXPECT_THROW(first(pattern, "1"), std::runtime_error) << pattern;
}

TEST(Variables, expand) {
    Variables variables;
    variables.set("a", "x");
    variables.set("o", boost::json::parse(R"({"b":[1]})"));
    EXPECT_EQ(variables.expand("{{a}}-{{o}}"), R"(x-{"b":[1]})");
    EXPECT_EQ(variables.expand(R"({"p":{"q":{}},"r":{{o}}})"), R"({"p":{"q":{}},"r":{"b":[1]}})");
    EXPECT_EQ(variables.expand("{{repeat 3 ab}}"), "ababab");
    EXPECT_EQ(variables.expand("{{hex c3 28}}"), "\xc3\x28");
    EXPECT_THROW(variables.expand("{{b}}"), std::runtime_error);
    EXPECT_THROW(variables.expand("{{hex c}}"), std::runtime_error);
}

}  // namespace
}  // namespace wire
