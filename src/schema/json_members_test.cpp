// Objects and lists taken apart without a description.
#include "base/refusal.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace schema {
namespace {

TEST(MemberNames, AreThoseOfTheObjectAlone) {
    using Names = std::vector<std::string>;
    EXPECT_EQ(member_names(""), Names{});
    EXPECT_THROW(member_names("[{}]"), base::Refusal);
    EXPECT_EQ(member_names(R"({"a": {"b": [1, {"c": 2}]}, "d\u0065": "x}", "f": null})"),
              (Names{"a", "de", "f"}));
    EXPECT_THROW(member_names(R"({"a":1,"a":1})"), base::Refusal);
    EXPECT_THROW(member_names(R"({"a":1)"), base::Refusal);
}

TEST(ReadMembers, GivesRawMembers) {
    using Members = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(read_members(""), Members{});
    EXPECT_EQ(read_members(" {} "), Members{});
    EXPECT_EQ(read_members(R"({"a": [1, 2], "token":"x", "id":null})"),
              (Members{{"a", "[1,2]"}, {"token", "\"x\""}, {"id", "null"}}));
    EXPECT_THROW(read_members("[]"), base::Refusal);
    EXPECT_THROW(read_members(R"({"a":1,"a":1})"), base::Refusal);
}

TEST(ReadMembers, TakesRawValuesApart) {
    EXPECT_EQ(text_of(R"("a\"\u00e9")"), "a\"\u00e9");
    EXPECT_EQ(text_of("\"\""), "");
    EXPECT_EQ(text_of("5"), std::nullopt);
    EXPECT_EQ(text_of(""), std::nullopt);
    EXPECT_EQ(flag_of("true"), true);
    EXPECT_EQ(flag_of("false"), false);
    EXPECT_EQ(flag_of("\"true\""), std::nullopt);
    EXPECT_EQ(flag_of("1"), std::nullopt);
    EXPECT_EQ(count_of("5"), 5);
    EXPECT_EQ(count_of("5.0"), 5);
    EXPECT_EQ(count_of("5.5"), std::nullopt);
    EXPECT_EQ(count_of("\"5\""), std::nullopt);
    EXPECT_EQ(count_of("9223372036854775808"), std::nullopt);
    EXPECT_EQ(elements_of(R"([1, {"a": []}, "x"])"),
              (std::vector<std::string>{"1", R"({"a":[]})", "\"x\""}));
    EXPECT_TRUE(elements_of("[]").empty());
    EXPECT_TRUE(elements_of("{}").empty());
}

}  // namespace
}  // namespace schema
