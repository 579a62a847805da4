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
    EXPECT_EQ(schema.at("required"), R"(["id","name","activeStatus","revision"])");
    EXPECT_EQ(schema.at("additionalProperties"), "true");
    auto answer = properties(dish, Use::answer);
    EXPECT_EQ(answer.at("activeStatus"), R"({"type":"boolean","description":""})");
    EXPECT_EQ(answer.at("rank"),
              R"({"type":"integer","format":"int64","minimum":0,"maximum":1000,"description":""})");
    EXPECT_EQ(members(answer.at("sort")).at("enum"), R"(["A-Z","Z-A","Custom sort"])");
    EXPECT_EQ(answer.at("name"),
              R"({"type":"string","maxLength":255,"description":"as the menu prints it"})");
    EXPECT_EQ(members(answer.at("id")).at("readOnly"), "true");
    EXPECT_EQ(members(answer.at("prices")).at("items"), R"({"$ref":"#/components/schemas/Price"})");
    EXPECT_EQ(answer.at("amountStr"), R"({"$ref":"#/components/schemas/Decimal"})");
    EXPECT_FALSE(answer.contains("pin"));
}

TEST(OpenapiSchema, InputHasTheCanonicalTypeAndTellsWhatElseIsTaken) {
    auto schema = members(openapi_schema(dish, Use::create));
    EXPECT_EQ(schema.at("required"), R"(["name"])");
    auto input = properties(dish, Use::create);
    EXPECT_EQ(members(input.at("name")).at("type"), R"("string")");
    EXPECT_FALSE(members(input.at("name")).contains("x-alsoTaken"));
    EXPECT_EQ(members(input.at("code")).at("maxLength"), "5");
    EXPECT_EQ(members(input.at("rank")).at("x-initially"), "3");
    EXPECT_EQ(members(input.at("maxNoOfTimes")).at("type"), R"("integer")");
    EXPECT_EQ(members(input.at("maxNoOfTimes")).at("x-alsoTaken"), R"(["array"])");
    EXPECT_EQ(members(input.at("sort")).at("enum"), R"(["A-Z","Z-A","Custom sort"])");
    EXPECT_EQ(members(input.at("pin")).at("writeOnly"), "true");
    EXPECT_FALSE(input.contains("revision"));
    EXPECT_EQ(input.at("layout"), R"({"description":""})");
    EXPECT_EQ(members(input.at("parent")).at("x-refersTo"), "\"dish\"");
}

// Names that differ only by case are one to many generators.
TEST(OpenapiSchema, ANameHasOneSpelling) {
    for (Use use : {Use::create, Use::answer}) {
        auto fields = properties(dish, use);
        EXPECT_TRUE(fields.contains("hideInPos"));
        EXPECT_FALSE(fields.contains("hideInPOS"));
        EXPECT_NE(fields.at("hideInPos").find("`hideInPOS`"), std::string::npos);
    }
    EXPECT_EQ(members(properties(dish, Use::create).at("hideInPos")).at("x-aliases"),
              R"(["hideInPOS"])");
}

TEST(OpenapiSchema, UpdatesRequireNothing) {
    auto schema = members(openapi_schema(dish, Use::update));
    EXPECT_FALSE(schema.contains("required"));
    EXPECT_FALSE(members(properties(dish, Use::update).at("rank")).contains("x-initially"));
    EXPECT_TRUE(properties(dish, Use::update).contains("id"));
    EXPECT_FALSE(properties(dish, Use::create).contains("id"));
}

TEST(OpenapiSchema, FieldsAreDescribedOnce) {
    auto answer = members(openapi_schema(dish, Use::answer, "DishCreate"));
    EXPECT_EQ(answer.at("x-describedIn"), "\"DishCreate\"");
    auto fields = members(answer.at("properties"));
    EXPECT_EQ(fields.at("name"), R"({"type":"string","maxLength":255})");
    EXPECT_TRUE(members(fields.at("id")).contains("description"));  // which no create has
}

TEST(OpenapiSchema, IsNamedByItsUse) {
    EXPECT_EQ(schema_name(dish, Use::answer), "Dish");
    EXPECT_EQ(schema_name(dish, Use::create), "DishCreate");
    EXPECT_EQ(schema_name(dish, Use::update), "DishUpdate");
    EXPECT_EQ(schema_name(price, Use::answer), "Price");
    EXPECT_EQ(schema_name(price, Use::update), "PriceInput");
    EXPECT_EQ(members(properties(dish, Use::update).at("prices")).at("items"),
              R"({"$ref":"#/components/schemas/PriceInput"})");
}

TEST(OpenapiSchema, OfANestedRecordRequiresWhatIsRequired) {
    struct Row : Kind {
        constexpr Row() : Kind("row", "rows") {}
        Text id{this, "id"};
        Text name{this, "name", required};
    };
    static constexpr Row row;
    EXPECT_EQ(members(openapi_schema(row, Use::answer)).at("required"), R"(["name"])");
}

TEST(FormOrder, IsTheOrderInWhichPeopleFillIn) {
    struct Plate : Kind {
        constexpr Plate() : Kind("plate", "plates") {}
        Text id{this, "id", server_owned};
        Text marker{this, "createdAt"};
        Text store{this, "store"};
        Flag is_active{this, "activeStatus"};
        Count revision{this, "revision", server_owned};
        Text code{this, "code"};
        Text name{this, "name", required};
        Amount price{this, "price"};
    };
    static constexpr Plate plate;
    const auto names = [](const std::vector<std::pair<std::string, std::string>>& read) {
        std::vector<std::string> out;
        for (const auto& [name, raw] : read) out.push_back(name);
        return out;
    };
    const std::string json = members(openapi_schema(plate, Use::answer)).at("properties");
    EXPECT_EQ(names(read_members(json)),
              (std::vector<std::string>{"id", "name", "code", "price", "priceStr", "store",
                                        "createdAt", "activeStatus", "revision"}));
    const std::string form = form_fields(plate);
    EXPECT_LT(form.find(R"("name":"name")"), form.find(R"("name":"code")"));
    EXPECT_LT(form.find(R"("name":"price")"), form.find(R"("name":"store")"));
}

TEST(OpenapiExample, IsTakenByTheReader) {
    const Patch patch = read_patch(openapi_example(dish, Use::create), dish);
    EXPECT_TRUE(patch.problems.empty());
    EXPECT_EQ(patch.record[dish.name], "Soup");
    EXPECT_EQ(openapi_example(dish, Use::update),
              R"({"id":"650000000000000000000a01","name":"A better name"})");
    auto answer = members(openapi_example(dish, Use::answer));
    EXPECT_EQ(answer.at("name"), "\"Soup\"");
    EXPECT_EQ(answer.at("rank"), "3");
    EXPECT_EQ(answer.at("revision"), "1");
    EXPECT_EQ(answer.at("amountStr"), "\"12.50\"");
}

TEST(Spoken, IsWords) {
    EXPECT_EQ(spoken("departmentCode"), "Department code");
    EXPECT_EQ(spoken("originalID"), "Original ID");
    EXPECT_EQ(spoken("id"), "ID");
    EXPECT_EQ(spoken("hideInPos"), "Hide in POS");
    EXPECT_EQ(spoken("addressLine1"), "Address line 1");
    EXPECT_EQ(spoken("firstFreeNToppings"), "First free toppings");
    EXPECT_EQ(spoken("memberShipPlan"), "Membership plan");
    EXPECT_EQ(spoken("subCategorySort"), "Subcategory sort");
    EXPECT_EQ(spoken("position"), "Position");
}

TEST(Plural, IsEnglish) {
    EXPECT_EQ(plural_of("category"), "categories");
    EXPECT_EQ(plural_of("Tax"), "Taxes");
    EXPECT_EQ(plural_of("menu item"), "menu items");
}

std::map<std::string, std::string> described(const Kind& kind) {
    std::map<std::string, std::string> fields;
    for (const std::string& field : elements_of(form_fields(kind)))
        fields.emplace(*text_of(members(field).at("name")), field);
    return fields;
}

TEST(FormFields, FollowFromTheTypes) {
    const auto fields = described(dish);
    EXPECT_FALSE(fields.contains("id"));
    EXPECT_FALSE(fields.contains("revision"));
    EXPECT_FALSE(fields.contains("layout")) << "nobody can enter JSON";
    EXPECT_EQ(fields.at("name"),
              R"({"name":"name","label":"Name","section":"main","input":"text","weight":"main",)"
              R"("column":1,"required":true,"maxLength":255,)"
              R"("sortable":true,"filterable":true})");
    EXPECT_EQ(fields.at("rank"),
              R"({"name":"rank","label":"Rank","section":"main","input":"count","weight":"usual",)"
              R"("required":false,"min":0,"max":1000,"initially":3,)"
              R"("sortable":true,"filterable":true})");
    EXPECT_EQ(members(fields.at("tax")).at("decimals"), "3");
    EXPECT_EQ(members(fields.at("pin")).at("input"), "\"secret\"");
    EXPECT_EQ(members(fields.at("pin")).at("sortable"), "false");
    EXPECT_EQ(members(fields.at("pin")).at("filterable"), "false");
    EXPECT_EQ(members(fields.at("parent")).at("refersTo"), "\"dish\"");
    EXPECT_EQ(members(fields.at("parent")).at("sortable"), "false");
    EXPECT_EQ(members(fields.at("taxes")).at("filterable"), "true");
    EXPECT_EQ(members(fields.at("maxNoOfTimes")).at("label"), "\"Max number of times\"");
    const auto item = elements_of(members(members(fields.at("prices")).at("item")).at("fields"));
    EXPECT_EQ(item.size(), 5u) << "all but its id";
}

constexpr Section counter{"counter", "At the counter"};
constexpr std::array<std::string_view, 2> modes{"kg", "piece"};
constexpr std::array<std::string_view, 2> mode_labels{"By weight", "By piece"};

struct Extra : Kind {
    constexpr Extra() : Kind("extra", "extras") {}
    Amount price{this, "price", column(1)};
};
constexpr Extra extra;
static_assert(extra.is_unambiguous());

struct Sold : Kind {
    constexpr Sold()
        : Kind("soldThing", "soldThings",
               Traits{.label = "Sold thing", .shown = {.label = "Ware"}}) {}

    Text plain{this, "plain", help("Ids of `things`, kept as sent.")};
    Text name{this, "name", a_name | labelled("Called")};
    Choice mode{this, "soldBy", one_of(modes, mode_labels) | in_section(counter) | column(2)};
    Count weight{this, "weight", as(Input::decimal) | when("soldBy", "kg") | folded};
    Flag loud{this, "isLoud", labelled("Loud") | help("Whether it is loud.")};
    Text until{this, "until",
               as(Input::time) | when("isLoud", "true") | as_when("true", Input::instant)};
    Text kept{this, "kept", left_out};
    Count points{this, "points", server_owned | shown | hint("What it earned.")};
    Count hidden{this, "hidden", server_owned};
    Reference printer{
        this, "printer",
        form_only | offers("printer") | from_view("printers") | only_where("type", "Kitchen")};
    Links extras{this, "extras", to("extra") | each_with(extra)};
};
constexpr Sold sold;
static_assert(sold.is_unambiguous());

TEST(FormFields, FollowWhatTheRulesSay) {
    const auto fields = described(sold);
    EXPECT_FALSE(fields.contains("kept") || fields.contains("hidden"));
    EXPECT_FALSE(members(fields.at("plain")).contains("help")) << "it speaks to programs";
    EXPECT_EQ(members(fields.at("name")).at("label"), "\"Called\"");
    EXPECT_FALSE(members(fields.at("isLoud")).contains("help")) << "the label says it";
    auto mode = members(fields.at("soldBy"));
    EXPECT_EQ(mode.at("section"), "\"counter\"");
    EXPECT_EQ(mode.at("column"), "2");
    EXPECT_EQ(mode.at("choices"), R"([{"value":"kg","label":"By weight"},)"
                                  R"({"value":"piece","label":"By piece"}])");
    auto weight = members(fields.at("weight"));
    EXPECT_EQ(weight.at("weight"), "\"rare\"");
    EXPECT_EQ(weight.at("input"), "\"decimal\"");
    EXPECT_EQ(weight.at("decimals"), "3");
    EXPECT_EQ(weight.at("shownWhen"), R"({"field":"soldBy","values":["kg"]})");
    auto until = members(fields.at("until"));
    EXPECT_EQ(until.at("shownWhen"), R"({"field":"isLoud","values":[true]})");
    EXPECT_EQ(until.at("inputWhen"), R"({"field":"isLoud","values":[true],"input":"instant"})");
    EXPECT_EQ(members(fields.at("points")).at("readOnly"), "true");
    EXPECT_EQ(members(fields.at("points")).at("help"), "\"What it earned.\"");
    auto printer = members(fields.at("printer"));
    EXPECT_EQ(printer.at("refersTo"), "\"printer\"");
    EXPECT_EQ(printer.at("refersToView"), "\"printers\"");
    EXPECT_EQ(printer.at("refersToWhere"), R"({"type":"Kitchen"})");
    EXPECT_NE(fields.at("extras").find(R"("item":{"fields":[{"name":"price")"), std::string::npos);
}

TEST(FormSections, ComeInTheOrderOfTheirFields) {
    EXPECT_EQ(form_sections(sold), R"([{"id":"main","label":"Ware"},)"
                                   R"({"id":"counter","label":"At the counter"}])");
}

TEST(FormFields, KeepInitialismsTogether) {
    struct Sample : Kind {
        constexpr Sample() : Kind("sampleKind", "samples") {}
        Text one{this, "originalID"};
        Text two{this, "hideInPOS"};
        Text three{this, "x"};
    };
    static constexpr Sample sample;
    EXPECT_EQ(title_of(sample), "Sample kind");
    EXPECT_EQ(plural_title_of(sample), "Sample kinds");
    const std::string form = form_fields(sample);
    EXPECT_NE(form.find(R"("label":"Original ID")"), form.npos) << form;
    EXPECT_NE(form.find(R"("label":"Hide in POS")"), form.npos);
    EXPECT_NE(form.find(R"("label":"X")"), form.npos);
}

}  // namespace
}  // namespace schema
