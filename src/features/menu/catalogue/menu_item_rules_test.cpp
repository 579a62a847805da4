#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class MenuItemRules : public CatalogueTest {
protected:
    std::string category(const std::string& name) {
        return made(kinds::category, name, R"("level":1)");
    }
    std::string subcategory(const std::string& name, const std::string& parent) {
        return made(kinds::category, name, R"("level":2,"parent":")" + parent + '"');
    }
    static std::string link(const std::string& field, const std::string& id) {
        return '"' + field + R"(":")" + id + '"';
    }
};

TEST_P(MenuItemRules, AnItemStandsInTheCategoryOfItsSubcategory) {
    const auto food = category("Food");
    const auto drinks = category("Drinks");
    const auto soups = subcategory("Soups", food);
    const auto teas = subcategory("Teas", drinks);
    const auto item = made(kinds::menu_item, "Broth", link("subCategory", soups));
    EXPECT_EQ(read(kinds::menu_item, item)[kinds::menu_item.category], food);
    update(kinds::menu_item, item, link("subCategory", teas));
    EXPECT_EQ(read(kinds::menu_item, item)[kinds::menu_item.category], drinks);
    EXPECT_EQ(refused([&] {
                  update(kinds::menu_item, item,
                         link("subCategory", soups) + ',' + link("category", drinks));
              }),
              "subCategory is not a subcategory of the category");
    EXPECT_EQ(refused([&] { update(kinds::menu_item, item, link("category", food)); }),
              "subCategory is not a subcategory of the category");
    EXPECT_EQ(refused([&] { made(kinds::menu_item, "Tea", link("category", teas)); }),
              "category is not a category of level 1");
}

INSTANTIATE_TEST_SUITE_P(Engines, MenuItemRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
