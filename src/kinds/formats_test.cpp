#include "kinds/formats.hpp"

#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace kinds {
namespace {

TEST(Formats, AColourHasThreeFourSixOrEightHexDigits) {
    for (const char* text : {"fff", "#FFF", "#0af8", "2e7d32", "#2E7D32", "#2E7D32ff"})
        EXPECT_EQ(canonical_color(text), text);
    for (const char* text : {"#", "f", "#ff", "#12345", "1234567", "123456789", "#ggg", "red", "##fff", " #fff", "#fff\n"})
        EXPECT_FALSE(canonical_color(text)) << text;
}

TEST(Formats, AListOfTextsHoldsStringsOnly) {
    for (const char* json : {"[]", R"(["Bar"])", R"(["a","b,\"c\""])"}) EXPECT_EQ(canonical_texts(json), json);
    EXPECT_EQ(canonical_texts(R"("")"), "");
    for (const char* json : {"1", R"("Bar")", "{}", R"(["a",1])", R"([["a"]])", "[null]"})
        EXPECT_FALSE(canonical_texts(json)) << json;
}

struct Thing : StoredKind {
    constexpr Thing() : StoredKind("thing", "things") {}
    Text name {this, "name"};
    Json words {this, "words", in_form(some_texts)};
};
constexpr Thing thing;

// A list is looked into while the body around it is being read.
TEST(Formats, AListIsCheckedAmidItsBody) {
    const auto patch = read_patch(R"({"words":["a","b"],"name":"n","more":{"x":[1]}})", thing);
    EXPECT_TRUE(patch.problems.empty());
    EXPECT_EQ(patch.record[thing.words].text, R"(["a","b"])");
    EXPECT_EQ(patch.record[thing.name], "n");
    EXPECT_EQ(patch.record.unknown.size(), 1u);

    const auto refused = read_patch(R"({"words":[1],"name":"n"})", thing);
    ASSERT_EQ(refused.problems.size(), 1u);
    EXPECT_EQ(refused.problems[0].path, "words");
    EXPECT_EQ(refused.problems[0].message, "must be a list of strings");
    EXPECT_EQ(refused.record[thing.name], "n");
}

}  // namespace
}  // namespace kinds
