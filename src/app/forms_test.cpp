// The descriptions of the kinds as pages get them: with paths and privileges from the rows.
#include "api/forms.hpp"
#include "app/routes.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace app {
namespace {

using Members = std::map<std::string, std::string>;

Members members(const std::string& object) {
    Members found;
    for (auto& [name, value] : schema::read_members(object)) found.emplace(name, value);
    return found;
}

std::string text(const Members& of, const std::string& name) {
    const auto found = of.find(name);
    return found == of.end() ? std::string() : schema::text_of(found->second).value_or("");
}

std::map<std::string, Members> forms() {
    const Members document = members(api::form_descriptions(routes(), "shop"));
    std::map<std::string, Members> forms;
    for (const std::string& form : schema::elements_of(document.at("kinds")))
        forms.emplace(text(members(form), "kind"), members(form));
    return forms;
}

TEST(Forms, TellWhereRecordsAreReadAndWritten) {
    const auto all = forms();
    EXPECT_EQ(all.size(), std::size(kinds::all));
    EXPECT_EQ(all.at("menuItem").at("views"),
              R"([{"id":"menuItems","label":"Menu items",)"
              R"("list":"/v1/shop/store/{store}/menuItems","fixed":{}}])");
    EXPECT_EQ(all.at("category").at("views"),
              R"([{"id":"categories","label":"Categories",)"
              R"("list":"/v1/shop/store/{store}/categories","fixed":{"level":1}},)"
              R"({"id":"subcategories","label":"Subcategories",)"
              R"("list":"/v1/shop/store/{store}/subcategories","fixed":{"level":2}}])");
    EXPECT_EQ(all.at("menuItem").at("paths"),
              R"({"one":"/v1/shop/menuItem/{id}","create":"/v1/shop/menuItem",)"
              R"("update":"/v1/shop/menuItem/{id}",)"
              R"("inactivate":"/v1/shop/menuItem/{id}/inactivate",)"
              R"("activate":"/v1/shop/menuItem/{id}/activate",)"
              R"("history":"/v1/shop/menuItem/{id}/history",)"
              R"("undo":"/v1/shop/menuItem/{id}/history/{revision}/undo",)"
              R"("image":"/v1/shop/menuItem/{id}/image",)"
              R"("removeImage":"/v1/shop/menuItem/{id}/image/remove"})");
    EXPECT_EQ(text(members(all.at("servingSizeLevel").at("paths")), "one"),
              "/v1/shop/servingSizeLevel/{id}");
    EXPECT_EQ(text(members(all.at("store").at("paths")), "update"), "/v1/shop/store/{id}");
    EXPECT_EQ(text(members(all.at("account").at("paths")), "one"), "/v1/shop/account/{id}/info");
    EXPECT_EQ(text(members(all.at("memberShipType").at("paths")), "create"),
              "/v1/shop/account/{account}/memberShipType");
}

TEST(Forms, TellWhoMayDoWhat) {
    const auto all = forms();
    const Members& item = all.at("menuItem");
    EXPECT_NE(item.at("see").find("\"BO_SEE_MENU\""), std::string::npos);
    EXPECT_EQ(text(item, "seeIn"), "store");
    EXPECT_EQ(text(item, "change"), "BO_MENU_ITEMS");
    EXPECT_EQ(text(item, "history"), "BO_HISTORY");
    EXPECT_NE(item.at("fields").find(R"("privilege":"BO_PRICES")"), std::string::npos);
    EXPECT_EQ(text(all.at("customer"), "changeIn"), "anyStore");
    EXPECT_EQ(text(all.at("memberShipPlan"), "changeIn"), "everyStore");
}

TEST(Forms, CoverEachKind) {
    const auto all = forms();
    for (const kinds::StoredKind* kind : kinds::all) {
        const Members& form = all.at(std::string(kind->name));
        const Members paths = members(form.at("paths"));
        for (const char* name : {"one", "update", "history", "undo"})
            EXPECT_TRUE(paths.contains(name)) << kind->name << ' ' << name;
        EXPECT_EQ(paths.contains("image"), kinds::has_image(*kind)) << kind->name;
        EXPECT_EQ(form.at("views") == "[]", kind == &kinds::account) << kind->name;
        EXPECT_NE(form.at("see"), "[]") << kind->name;
        EXPECT_FALSE(text(form, "about").empty()) << kind->name;
    }
}

// A page offers the records of a reference from a view that their kind has.
TEST(Forms, OfferReferencesFromViews) {
    const auto all = forms();
    int count = 0;
    for (const auto& [kind, form] : all)
        for (const std::string& one : schema::elements_of(form.at("fields"))) {
            const Members field = members(one);
            if (!field.contains("refersTo")) continue;
            std::set<std::string> views;
            for (const auto& view :
                 schema::elements_of(all.at(text(field, "refersTo")).at("views")))
                views.insert(text(members(view), "id"));
            EXPECT_FALSE(views.empty()) << one;
            EXPECT_TRUE(views.size() == 1 || views.contains(text(field, "refersToView"))) << one;
            ++count;
        }
    EXPECT_GT(count, 30);
}

}  // namespace
}  // namespace app
