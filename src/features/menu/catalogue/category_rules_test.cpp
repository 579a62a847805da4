#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class CategoryRules : public CatalogueTest {
protected:
    std::string sub(const std::string& name, const std::string& parent,
                    const std::string& more = {}) {
        return made(kinds::category, name, R"("level":2,"parent":")" + parent + '"' + more);
    }
    static std::string link(const std::string& field, const std::string& id) {
        return '"' + field + R"(":")" + id + '"';
    }
};

// More of them than are read at once, half of them inactive.
TEST_P(CategoryRules, EverySubcategoryFollowsItsCategory) {
    const auto food = made(kinds::department, "Food");
    const auto parent = made(kinds::category, "Parent", R"("level":1)");
    std::vector<std::string> subcategories;
    write([&](storage::Transaction& tx) {
        for (int i = 0; i < 450; ++i) {
            const std::string body = R"({"name":"Sub )" + std::to_string(i) + R"(","store":")" +
                                     store + R"(","level":2,"parent":")" + parent +
                                     R"(","activeStatus":)" + (i % 2 ? "true}" : "false}");
            const auto draft = records::draft_create(kinds::category, body, actor(), world.ids, tx);
            subcategories.push_back(records::write(tx, draft, actor()).id);
        }
    });
    update(kinds::category, parent, link("department", food));
    for (const std::string& id : subcategories) {
        const auto record = read(kinds::category, id);
        EXPECT_EQ(record[kinds::category.department], food);
        EXPECT_EQ(record[kinds::category.revision], 2);
    }
    update(kinds::category, parent, link("department", food) + R"(,"hideInWeb":true)");
    EXPECT_EQ(read(kinds::category, subcategories[0])[kinds::category.revision], 2);
}

TEST_P(CategoryRules, ALevelChangesOnlyWhileNothingRefersToIt) {
    const auto top = made(kinds::category, "Top", R"("level":1)");
    const auto other = made(kinds::category, "Other", R"("level":1)");
    const auto below = sub("Below", top);
    const auto becomes_sub = [&] {
        update(kinds::category, top, R"("level":2,)" + link("parent", other));
    };
    EXPECT_EQ(refused(becomes_sub),
              "level cannot be changed while subcategories or menu items refer to it");
    // An inactive subcategory refers to it as well.
    update(kinds::category, below, R"("activeStatus":false)");
    EXPECT_EQ(refused(becomes_sub),
              "level cannot be changed while subcategories or menu items refer to it");
    update(kinds::category, below, link("parent", other));
    becomes_sub();
    EXPECT_EQ(read(kinds::category, top)[kinds::category.parent], other);
    // The way back takes the parent away.
    update(kinds::category, top, R"("level":1)");
    EXPECT_FALSE(read(kinds::category, top).has(kinds::category.parent));
}

TEST_P(CategoryRules, ASubcategoryStandsUnderAnotherOfLevelOne) {
    const auto top = made(kinds::category, "Top", R"("level":1)");
    const auto below = sub("Below", top);
    EXPECT_EQ(refused([&] { sub("Deeper", below); }), "parent must be another category of level 1");
    EXPECT_EQ(refused([&] { update(kinds::category, below, link("parent", below)); }),
              "parent must be another category of level 1");
}

TEST_P(CategoryRules, AMovedSubcategoryTakesDepartmentAndItemsAlong) {
    const auto bar = made(kinds::department, "Bar");
    const auto food = made(kinds::category, "Food", R"("level":1)");
    const auto drinks = made(kinds::category, "Drinks", R"("level":1,)" + link("department", bar));
    const auto below = sub("Below", food);
    const auto item = made(kinds::menu_item, "Tea", link("subCategory", below));
    EXPECT_EQ(read(kinds::menu_item, item)[kinds::menu_item.category], food);
    update(kinds::category, below, link("parent", drinks));
    EXPECT_EQ(read(kinds::category, below)[kinds::category.department], bar);
    EXPECT_EQ(read(kinds::menu_item, item)[kinds::menu_item.category], drinks);
    // A department of its own it cannot have.
    const auto other = made(kinds::department, "Other");
    update(kinds::category, below, link("department", other));
    EXPECT_EQ(read(kinds::category, below)[kinds::category.department], bar);
}

INSTANTIATE_TEST_SUITE_P(Engines, CategoryRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
