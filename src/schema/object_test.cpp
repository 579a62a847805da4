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

}  // namespace
}  // namespace schema
