#include "schema/object.hpp"

#include <gtest/gtest.h>

namespace schema {
namespace {

struct Pan {
    std::string name;
    bool is_hot = false;
    std::int64_t width = 0, washed_ms = 0;
    std::optional<std::string> owner{};
    std::vector<std::string> dishes{};

    bool is_wide() const { return width > 30; }
};
std::string loud(const Pan& pan) { return pan.name + '!'; }

constexpr std::array<std::string_view, 2> names{"Wok", "Pot"};
constexpr Property<Pan> pan_properties[] = {
    {"name", of<&Pan::name>, "What it is called.", names},
    {"hot", of<&Pan::is_hot>, "Whether it is hot."},
    {"width", of<&Pan::width>, "In centimetres."},
    {"wide", of<&Pan::is_wide>, "Whether it is wide."},
    {"owner", of<&Pan::owner>, "Whose it is."},
    {"dishes", of<&Pan::dishes>, "What it is for."},
    {"washed", instant_if<&Pan::washed_ms>, "When it was washed."},
    {"loud", of<loud>, "Its name, called out."},
    {"first", unless_empty<[](const Pan& pan) { return pan.dishes.size(); }>, "How many dishes."},
};
constexpr Object<Pan> pan_answer{"Pan", "A pan.", pan_properties};

constexpr auto lent_properties =
    with_first({"to", added<Pan>(Holds::text), "Who has it."}, pan_properties);
constexpr Object<Pan> lent_answer{"LentPan", "A pan that is away.", lent_properties};

struct Kitchen {
    Pan best;
    std::vector<Pan> others;
    std::optional<Pan> lent;
};
constexpr Property<Kitchen> kitchen_properties[] = {
    {"best", object<&Kitchen::best, pan_answer>, "The best one."},
    {"others", object<&Kitchen::others, pan_answer>, "All others."},
    {"lent", object<&Kitchen::lent, pan_answer>, "The one that is away."},
    {"secret", added<Kitchen>(Holds::text), "Of the sauce."},
};
constexpr Object<Kitchen> kitchen_answer{"Kitchen", "", kitchen_properties};

TEST(ObjectTest, PrintsWhatItsMembersAreBoundTo) {
    EXPECT_EQ(write(pan_answer, {.name = "Wok \"1\"", .is_hot = true, .width = 32}),
              R"({"name":"Wok \"1\"","hot":true,"width":32,"wide":true,"dishes":[],)"
              R"("loud":"Wok \"1\"!"})");
}

TEST(ObjectTest, LeavesOutWhatIsNotThere) {
    EXPECT_EQ(
        write(pan_answer,
              {.name = "Pot", .washed_ms = 1'000, .owner = "Ada", .dishes = {"soup", "stew"}}),
        R"({"name":"Pot","hot":false,"width":0,"wide":false,"owner":"Ada",)"
        R"("dishes":["soup","stew"],"washed":"1970-01-01T00:00:01.000Z","loud":"Pot!",)"
        R"("first":2})");
}

TEST(ObjectTest, PrintsObjectsInObjects) {
    const std::string pan = write(pan_answer, {.name = "Pot"});
    EXPECT_EQ(write(kitchen_answer, {{.name = "Pot"}, {{.name = "Pot"}, {.name = "Pot"}}, {}}),
              "{\"best\":" + pan + ",\"others\":[" + pan + ',' + pan + "]}");
    EXPECT_EQ(write(kitchen_answer, {{.name = "Pot"}, {}, Pan{.name = "Pot"}}),
              "{\"best\":" + pan + ",\"others\":[],\"lent\":" + pan + "}");
}

struct Shelf {
    Kitchen kitchen;
};
constexpr Property<Shelf> shelf_properties[] = {
    {"best", of<within<&Shelf::kitchen, &Kitchen::best, &Pan::name>>, "The best pan."},
};
constexpr Object<Shelf> shelf_answer{"Shelf", "", shelf_properties};

TEST(ObjectTest, ReachesIntoMembers) {
    EXPECT_EQ(write(shelf_answer, {{.best = {.name = "Wok"}, .others = {}, .lent = {}}}),
              R"({"best":"Wok"})");
}

TEST(ObjectTest, DescribesWhatItPrints) {
    EXPECT_EQ(
        openapi_schema(kitchen_answer),
        R"({"type":"object","required":["best","others","secret"],"properties":{)"
        R"("best":{"$ref":"#/components/schemas/Pan","description":"The best one."},)"
        R"("others":{"type":"array","items":{"$ref":"#/components/schemas/Pan"},"description":"All others."},)"
        R"("lent":{"$ref":"#/components/schemas/Pan","description":"The one that is away."},)"
        R"("secret":{"type":"string","description":"Of the sauce."}},"additionalProperties":true})");
    const std::string schema = openapi_schema(pan_answer);
    EXPECT_NE(schema.find(R"("required":["name","hot","width","wide","dishes","loud"])"),
              std::string::npos);
    EXPECT_NE(schema.find(R"("name":{"type":"string","enum":["Wok","Pot"],)"), std::string::npos);
    EXPECT_NE(schema.find(R"("washed":{"type":"string","format":"date-time",)"), std::string::npos);
    EXPECT_NE(schema.find(R"("dishes":{"type":"array","items":{"type":"string"},)"),
              std::string::npos);
}

struct Oven {
    std::string dish, plan = R"({"soup":2})";
    std::vector<std::string> trays;
    std::optional<std::string> note;
    std::optional<std::int64_t> lit_ms;
};
constexpr Property<Oven> oven_properties[] = {
    {"dish", json_of<&Oven::dish>({.holds = Holds::open}), "What is in it."},
    {"plan", json_of<&Oven::plan>({.holds = Holds::count, .is_map = true}), "How many of what."},
    {"trays",
     json_of<&Oven::trays>({.holds = Holds::object, .of = &pan_answer}),
     "Its trays.",
     {},
     R"("maxItems":3)"},
    {"note", json_of<&Oven::note>({.holds = Holds::open}), "What to mind."},
    {"lit", instant<&Oven::lit_ms>, "Since when it is hot."},
};
constexpr Object<Oven> oven_answer{"Oven", "", oven_properties};

TEST(ObjectTest, PrintsWhatIsJsonAlreadyAsItIs) {
    EXPECT_EQ(write(oven_answer, {.dish = "{}", .trays = {}, .note = {}, .lit_ms = {}}),
              R"({"dish":{},"plan":{"soup":2},"trays":[]})");
    EXPECT_EQ(write(oven_answer,
                    {.dish = R"({"a":1})", .trays = {"{}", "{}"}, .note = "{}", .lit_ms = 0}),
              R"({"dish":{"a":1},"plan":{"soup":2},"trays":[{},{}],"note":{},)"
              R"("lit":"1970-01-01T00:00:00.000Z"})");
}

TEST(ObjectTest, DescribesWhatIsJsonAlready) {
    EXPECT_EQ(
        openapi_schema(oven_answer),
        R"({"type":"object","required":["dish","plan","trays"],"properties":{)"
        R"("dish":{"type":"object","additionalProperties":true,"description":"What is in it."},)"
        R"("plan":{"type":"object","additionalProperties":{"type":"integer","format":"int64"},"description":"How many of what."},)"
        R"("trays":{"type":"array","items":{"$ref":"#/components/schemas/Pan"},"description":"Its trays.","maxItems":3},)"
        R"("note":{"type":"object","additionalProperties":true,"description":"What to mind."},)"
        R"("lit":{"type":"string","format":"date-time","description":"Since when it is hot."}},)"
        R"("additionalProperties":true})");
}

TEST(ObjectTest, CanHaveOneMemberMoreThanAnother) {
    EXPECT_EQ(write(lent_answer, {.name = "Pot"}), write(pan_answer, {.name = "Pot"}));
    EXPECT_NE(openapi_schema(lent_answer).find(R"("required":["to","name","hot")"),
              std::string::npos);
}

constexpr Description colour{"Colour", "What light it throws back."};
constexpr Member price_members[] = {
    {"price", {.holds = Holds::money}, "What it costs."},
    {"colour", {.of = &colour}, "How it looks."},
};
constexpr Member more_members[] = {
    {"old", {.holds = Holds::money, .is_optional = true}, "What it was before."}};
constexpr auto joined_members = joined(price_members, more_members);
constexpr Description offer{"Offer", "A pan to sell.", joined_members};
constexpr Description offers{"Offers", "All of them.", offer};

TEST(ObjectTest, DescribesTextsAndListsThatHaveNames) {
    EXPECT_EQ(openapi_schema(colour),
              R"({"type":"string","description":"What light it throws back."})");
    EXPECT_EQ(openapi_schema(offers), R"({"type":"array","description":"All of them.",)"
                                      R"("items":{"$ref":"#/components/schemas/Offer"}})");
}

TEST(ObjectTest, DescribesMoneyWithItsDecimalText) {
    EXPECT_EQ(
        openapi_schema(offer),
        R"({"type":"object","description":"A pan to sell.",)"
        R"("required":["price","priceStr","colour"],"properties":{)"
        R"("price":{"type":"integer","format":"int64","description":"What it costs."},)"
        R"("priceStr":{"type":"string","description":"The same as `price`, as a decimal number."},)"
        R"("colour":{"$ref":"#/components/schemas/Colour","description":"How it looks."},)"
        R"("old":{"type":"integer","format":"int64","description":"What it was before."},)"
        R"("oldStr":{"type":"string","description":"The same as `old`, as a decimal number."}},)"
        R"("additionalProperties":true})");
}

}  // namespace
}  // namespace schema
