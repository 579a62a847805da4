#include "schema/describe.hpp"

#include "schema/test_kinds.hpp"

#include <gtest/gtest.h>

#include <map>

namespace schema {
namespace {

using test::dish;
using test::price;

std::map<std::string, std::string> members(const std::string& json) {
    std::map<std::string, std::string> out;
    for (auto& [name, raw] : read_members(json)) out.emplace(name, raw);
    return out;
}

std::map<std::string, std::string> properties(const Kind& kind, Use use) {
    return members(members(openapi_schema(kind, use)).at("properties"));
}

TEST(OpenapiSchema, AnswersAreStrict) {
    auto schema = members(openapi_schema(dish, Use::answer));
    EXPECT_EQ(schema.at("type"), "\"object\"");
    EXPECT_EQ(schema.at("required"), R"(["id","revision","name","activeStatus"])");
    EXPECT_EQ(schema.at("additionalProperties"), "true");
    auto answer = properties(dish, Use::answer);
    EXPECT_EQ(answer.at("activeStatus"), R"({"type":"boolean"})");
    EXPECT_EQ(answer.at("rank"),
              R"({"type":"integer","format":"int64","minimum":0,"maximum":1000})");
    EXPECT_EQ(answer.at("sort"), R"({"type":"string","enum":["A-Z","Z-A","Custom sort"]})");
    EXPECT_EQ(answer.at("name"),
              R"({"type":"string","maxLength":255,"description":"as the menu prints it"})");
    EXPECT_EQ(answer.at("id"), R"({"type":"string","pattern":"^[0-9a-f]{24}$","readOnly":true})");
    EXPECT_EQ(answer.at("prices"),
              R"({"type":"array","items":{"$ref":"#/components/schemas/price"}})");
    EXPECT_TRUE(answer.contains("amountStr"));
    EXPECT_TRUE(answer.contains("hideInPOS"));
    EXPECT_FALSE(answer.contains("pin"));
}

TEST(OpenapiSchema, InputIsAsLenientAsTheReader) {
    auto schema = members(openapi_schema(dish, Use::create));
    EXPECT_EQ(schema.at("required"), R"(["name"])");
    auto input = properties(dish, Use::create);
    EXPECT_EQ(members(input.at("name")).at("type"), R"(["string","integer"])");
    EXPECT_EQ(members(input.at("code")).at("type"), R"(["string","integer","null"])");
    EXPECT_EQ(members(input.at("code")).at("maxLength"), "5");
    EXPECT_EQ(members(input.at("rank")).at("default"), "3");
    EXPECT_EQ(members(input.at("maxNoOfTimes")).at("type"),
              R"(["integer","string","array","null"])");
    EXPECT_EQ(members(input.at("sort")).at("pattern"),
              R"("^([Aa]-[Zz]|[Zz]-[Aa]|[Cc][uU][sS][tT][oO][mM] [sS][oO][rR][tT])?$")");
    EXPECT_EQ(input.at("pin"), R"({"type":["string","integer","null"],"writeOnly":true})");
    EXPECT_EQ(input.at("revision"), R"({"readOnly":true})");
    EXPECT_EQ(input.at("layout"), "{}");
    EXPECT_EQ(members(input.at("parent")).at("x-refersTo"), "\"dish\"");
}

TEST(OpenapiSchema, UpdatesRequireNothing) {
    auto schema = members(openapi_schema(dish, Use::update));
    EXPECT_FALSE(schema.contains("required"));
    EXPECT_FALSE(members(properties(dish, Use::update).at("rank")).contains("default"));
}

TEST(OpenapiSchema, AnyOneSpellingOfARequiredFieldWillDo) {
    struct Sale : Kind {
        constexpr Sale() : Kind("sale", "sales") {}
        Amount total{this, "total", required | also("sum")};
    };
    static constexpr Sale sale;
    auto schema = members(openapi_schema(sale, Use::create));
    EXPECT_EQ(
        schema.at("allOf"),
        R"([{"anyOf":[{"required":["total"]},{"required":["totalStr"]},{"required":["sum"]}]}])");
    EXPECT_EQ(members(openapi_schema(sale, Use::answer)).at("required"), R"(["total"])");
}

TEST(OpenapiSchema, NestedRecordsGoInMoreLenientlyThanTheyComeOut) {
    EXPECT_EQ(members(properties(dish, Use::create).at("prices")).at("items"),
              R"({"$ref":"#/components/schemas/priceInput"})");
    struct Row : Kind {
        constexpr Row() : Kind("row", "rows") {}
        Text id{this, "id"};
        Text name{this, "name", required};
    };
    static constexpr Row row;
    EXPECT_EQ(members(openapi_schema(row, Use::answer)).at("required"), R"(["name"])");
}

TEST(OpenapiExample, IsTakenByTheReader) {
    for (const Kind* kind : {static_cast<const Kind*>(&dish), static_cast<const Kind*>(&price)}) {
        Patch patch = read_patch(openapi_example(*kind, Use::create), *kind);
        EXPECT_TRUE(patch.problems.empty()) << patch.problems[0].path << patch.problems[0].message;
        EXPECT_TRUE(patch.record.unknown.empty());
        const std::string answer = openapi_example(*kind, Use::answer);
        EXPECT_EQ(write_json(read_stored(answer, *kind)), answer);
    }
    EXPECT_TRUE(members(openapi_example(dish, Use::answer)).contains("revision"));
    EXPECT_FALSE(members(openapi_example(dish, Use::create)).contains("revision"));
    EXPECT_EQ(members(openapi_example(dish, Use::create)).at("name"), "\"Dish 1\"");
}

TEST(FormDescription, ShowsWhatAPersonMaySet) {
    auto form = members(form_description(dish));
    EXPECT_EQ(form.at("kind"), "\"dish\"");
    EXPECT_EQ(form.at("label"), "\"Dish\"");
    std::map<std::string, std::string> fields;
    for (const std::string& field : elements_of(form.at("fields")))
        fields.emplace(*text_of(members(field).at("name")), field);
    EXPECT_FALSE(fields.contains("id"));
    EXPECT_EQ(fields.at("name"), R"({"name":"name","label":"Name","input":"text","required":true,)"
                                 R"("help":"as the menu prints it","maxLength":255})");
    EXPECT_EQ(
        fields.at("rank"),
        R"({"name":"rank","label":"Rank","input":"count","required":false,"min":0,"max":1000,)"
        R"("initially":3})");
    EXPECT_EQ(fields.at("sort"),
              R"({"name":"sort","label":"Sort","input":"choice","required":false,)"
              R"("choices":["A-Z","Z-A","Custom sort"],"initially":"A-Z"})");
    EXPECT_EQ(members(fields.at("tax")).at("decimals"), "3");
    EXPECT_EQ(members(fields.at("pin")).at("input"), "\"secret\"");
    EXPECT_EQ(members(fields.at("parent")).at("refersTo"), "\"dish\"");
    EXPECT_EQ(members(fields.at("maxNoOfTimes")).at("label"), "\"Max no of times\"");
    EXPECT_EQ(members(members(fields.at("prices")).at("item")).at("kind"), "\"price\"");
}

TEST(FormDescription, KeepsInitialismsTogether) {
    struct Sample : Kind {
        constexpr Sample() : Kind("sampleKind", "samples") {}
        Text one{this, "originalID"};
        Text two{this, "hideInPOS"};
        Text three{this, "x"};
    };
    static constexpr Sample sample;
    const std::string form = form_description(sample);
    EXPECT_NE(form.find(R"("label":"Sample kind")"), form.npos);
    EXPECT_NE(form.find(R"("label":"Original ID")"), form.npos) << form;
    EXPECT_NE(form.find(R"("label":"Hide in POS")"), form.npos);
    EXPECT_NE(form.find(R"("label":"X")"), form.npos);
}

TEST(NestedKinds, AreFoundOnce) {
    EXPECT_EQ(nested_kinds(dish), (std::vector<const Kind*>{&price}));
    EXPECT_TRUE(nested_kinds(price).empty());
}

}  // namespace
}  // namespace schema
