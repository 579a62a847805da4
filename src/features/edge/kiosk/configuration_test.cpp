#include "features/edge/kiosk/configuration.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/records/create.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"
#include "storage/test_support.hpp"

#include <gtest/gtest.h>

namespace features::kiosk {
namespace {

using schema::Tree;

std::string id_of(int number) {
    std::string digits = std::to_string(number);
    return std::string(24 - digits.size(), '0') + digits;
}

std::string q(int number) { return '"' + id_of(number) + '"'; }

constexpr int store_number = 101;

// A menu in memory, each record by its number.
class Menu {
public:
    Menu() {
        sources_.store = schema::read_stored(
            R"({"id":)" + q(store_number) + R"(,"name":"Store","currency":"EUR"})", kinds::store);
        sources_.account =
            schema::read_stored(R"({"id":)" + q(1) + R"(,"name":"Secret name","masterStore":)" +
                                    q(store_number) + R"(,"hasLoyalty":true,"pointValue":5})",
                                kinds::account);
    }
    Menu& add(const kinds::StoredKind& kind, int number, const std::string& name,
              const std::string& members = {}) {
        std::string doc = R"({"id":)" + q(number) + R"(,"originalID":)" + q(number) +
                          R"(,"store":)" + q(store_number) + R"(,"createdFor":)" + q(store_number) +
                          R"(,"activeStatus":true,"name":")" + name + '"';
        if (!members.empty()) doc += ',' + members;
        sources_.records[kind.name].push_back(schema::read_stored(doc + '}', kind));
        return *this;
    }
    schema::Record& account() { return sources_.account; }
    Configuration made() const { return configuration_of(sources_); }

    // The list as a tree.
    static Tree list(const Configuration& made, std::string_view name) {
        for (const auto& list : made.lists) {
            if (list.name != name) continue;
            std::vector<std::string> jsons;
            for (const auto& entry : list.entries) jsons.push_back(entry.json);
            return schema::parse_tree(base::json_array(jsons));
        }
        ADD_FAILURE() << "no list " << name;
        return Tree::list();
    }
    Tree list(std::string_view name) const { return list(made(), name); }

private:
    Sources sources_{schema::Record(kinds::store), schema::Record(kinds::account)};
};

std::string names(const Tree& list) {
    std::string text;
    for (const Tree& entry : list.elements)
        (text += text.empty() ? "" : " ") += schema::words_of(entry, "name");
    return text;
}

const Tree& of(const Tree& object, std::string_view member) {
    static const Tree none;
    const Tree* found = object.find(member);
    return found ? *found : none;
}

std::string shown(const Tree& object, std::string_view member) {
    const Tree* found = object.find(member);
    return found ? print(*found) : "absent";
}

TEST(KioskConfiguration, HasCategoriesWithAllThatStandsInThem) {
    Menu menu;
    menu.add(kinds::category, 10, "Drinks", R"("level":1)")
        .add(kinds::category, 11, "Food", R"("level":1)")
        .add(kinds::category, 12, "Hot", R"("level":2,"parent":)" + q(10))
        .add(kinds::category, 13, "Cold", R"("level":2,"parent":)" + q(10))
        .add(kinds::menu_item, 20, "Tea",
             R"("category":)" + q(10) + R"(,"subCategory":)" + q(12) +
                 R"(,"prices":[{"price":250,"priceStr":"2.50"}])")
        .add(kinds::menu_item, 21, "Water", R"("category":)" + q(10))
        .add(kinds::menu_item, 22, "Bread", R"("category":)" + q(11))
        .add(kinds::menu_item, 23, "Voucher");
    const auto made = menu.made();
    const Tree categories = Menu::list(made, "categories");
    ASSERT_EQ(names(categories), "Drinks Food");
    const Tree& drinks = categories.elements[0];
    EXPECT_EQ(names(of(drinks, "subCategories")), "Hot Cold");
    EXPECT_EQ(shown(drinks, "subCategoryIds"), '[' + q(12) + ',' + q(13) + ']');
    EXPECT_EQ(names(of(drinks, "menuItems")), "Water");
    EXPECT_EQ(shown(drinks, "menuItemIds"), '[' + q(21) + ']');
    const Tree& hot = of(drinks, "subCategories").elements[0];
    EXPECT_EQ(names(of(hot, "menuItems")), "Tea");
    EXPECT_FALSE(hot.find("subCategories"));
    const Tree& tea = of(hot, "menuItems").elements[0];
    EXPECT_EQ(shown(tea, "subCategory"), q(12));
    EXPECT_EQ(shown(tea, "category"), q(10));
    EXPECT_EQ(shown(tea, "prices"), R"([{"price":250,"priceStr":"2.50"}])");
    EXPECT_EQ(shown(categories.elements[1], "subCategories"), "[]");
    EXPECT_EQ(names(Menu::list(made, "menuItems")), "Voucher");
    EXPECT_NE(made.store.find(R"("currency":"EUR")"), std::string::npos);
}

TEST(KioskConfiguration, LeavesOutWhatIsHiddenFromKiosks) {
    Menu menu;
    menu.add(kinds::department, 5, "Kitchen")
        .add(kinds::category, 10, "Open", R"("level":1,"department":)" + q(5))
        .add(kinds::category, 11, "Staff", R"("level":1,"hideMenuItemInKiosk":true)")
        .add(kinds::category, 12, "Below", R"("level":2,"parent":)" + q(11))
        .add(kinds::category, 13, "Closed", R"("level":1,"department":)" + q(99))
        .add(kinds::category, 14, "Back",
             R"("level":2,"hideMenuItemInKiosk":true,"parent":)" + q(10))
        .add(kinds::menu_item, 20, "Soup", R"("hideInWeb":true,"category":)" + q(10))
        .add(kinds::menu_item, 21, "Secret", R"("hideInKiosk":true,"category":)" + q(10))
        .add(kinds::menu_item, 22, "Meal", R"("category":)" + q(11))
        .add(kinds::menu_item, 23, "Snack", R"("category":)" + q(11) + R"(,"subCategory":)" + q(12))
        .add(kinds::menu_item, 24, "Roast", R"("category":)" + q(13))
        .add(kinds::menu_item, 25, "Spare", R"("category":)" + q(10) + R"(,"subCategory":)" + q(14))
        .add(kinds::menu_item, 26, "Old", R"("category":)" + q(98))
        .add(kinds::service_type, 30, "Here")
        .add(kinds::service_type, 31, "Bar", R"("hideInKiosk":true)")
        .add(kinds::display_group, 40, "Best",
             R"("menuItems":[)" + q(21) + ',' + q(20) + R"(],"categories":[)" + q(11) + ']')
        .add(kinds::display_group, 41, "Not here", R"("hideInKiosk":true)")
        .add(kinds::discount, 50, "Staff", R"("hideInKiosk":true)");
    const auto made = menu.made();
    const Tree categories = Menu::list(made, "categories");
    EXPECT_EQ(names(categories), "Open");
    EXPECT_EQ(names(of(categories.elements[0], "menuItems")), "Soup");
    EXPECT_EQ(shown(categories.elements[0], "subCategories"), "[]");
    EXPECT_EQ(names(Menu::list(made, "menuItems")), "");
    EXPECT_EQ(names(Menu::list(made, "serviceTypes")), "Here");
    EXPECT_EQ(names(Menu::list(made, "discounts")), "");
    const Tree groups = Menu::list(made, "displayGroups");
    ASSERT_EQ(names(groups), "Best");
    EXPECT_EQ(shown(groups.elements[0], "menuItems"), '[' + q(20) + ']');
    EXPECT_EQ(shown(groups.elements[0], "categories"), "[]");
}

// A discount without any item or category counts for all of them.
TEST(KioskConfiguration, NeverMakesADiscountCountForMore) {
    Menu menu;
    menu.add(kinds::category, 10, "Food", R"("level":1)")
        .add(kinds::menu_item, 20, "Soup", R"("category":)" + q(10))
        .add(kinds::menu_item, 21, "Secret", R"("hideInKiosk":true,"category":)" + q(10))
        .add(kinds::service_type, 30, "Here")
        .add(kinds::discount, 50, "All")
        .add(kinds::discount, 51, "Gone", R"("menuItems":[)" + q(21) + ']')
        .add(kinds::discount, 52, "Half",
             R"("menuItems":[)" + q(21) + R"(],"categories":[)" + q(10) + ']')
        .add(kinds::discount, 53, "Elsewhere", R"("serviceTypes":[)" + q(97) + ']')
        .add(kinds::discount, 54, "Here", R"("serviceTypes":[)" + q(97) + ',' + q(30) + ']');
    const Tree discounts = menu.list("discounts");
    ASSERT_EQ(names(discounts), "All Half Here");
    EXPECT_EQ(shown(discounts.elements[1], "menuItems"), "[]");
    EXPECT_EQ(shown(discounts.elements[1], "categories"), '[' + q(10) + ']');
    EXPECT_EQ(shown(discounts.elements[2], "serviceTypes"), '[' + q(30) + ']');
}

TEST(KioskConfiguration, LeavesOutIdsThatLeadNowhere) {
    Menu menu;
    menu.add(kinds::serving_size_level, 3, "Small")
        .add(kinds::tax, 6, "VAT", R"("taxes":[)" + q(96) + ']')
        .add(kinds::modifier, 4, "Milk",
             R"("modifyWith":)" + q(8) + R"(,"servingSizeLevels":[{"id":)" + q(3) +
                 R"(,"price":1.50},{"id":)" + q(95) + R"(,"price":2}],"kitchenPrinters":[)" +
                 q(90) + ']')
        .add(kinds::modifier, 5, "Lone", R"("modifyWith":)" + q(94))
        .add(kinds::modifier_group, 8, "Extras",
             R"("modifiers":[)" + q(93) + ',' + q(4) + R"(],"modifiersAlignment":{)" + q(93) +
                 ":1," + q(4) + R"(:2},"modifierIds":"mine")")
        .add(kinds::category, 10, "Food",
             R"("level":1,"course":)" + q(92) + R"(,"subCategories":7)")
        .add(kinds::menu_item, 20, "Soup",
             R"("category":)" + q(10) + R"(,"taxes":[)" + q(96) + ',' + q(6) +
                 R"(],"prices":[{"servingSizeLevel":)" + q(95) +
                 R"(,"price":9},{"servingSizeLevel":)" + q(3) +
                 R"(,"price":5}],"optionalModifierGroups":[)" + q(91) + R"(,{"id":)" + q(8) +
                 R"(,"minimum":1}],"includedModifiers":[{"id":"own","servingSizeLevel":)" + q(5) +
                 R"(}],"defaultTare":)" + q(89) + R"(,"mine":)" + q(88));
    const auto made = menu.made();
    EXPECT_EQ(shown(Menu::list(made, "taxes").elements[0], "taxes"), "[]");
    const Tree group = Menu::list(made, "modifierGroups").elements[0];
    EXPECT_EQ(names(of(group, "modifiers")), "Milk");
    EXPECT_EQ(shown(group, "modifierIds"), '[' + q(4) + ']');
    EXPECT_EQ(shown(group, "modifiersAlignment"), '{' + q(4) + ":2}");
    const Tree& milk = of(group, "modifiers").elements[0];
    EXPECT_EQ(shown(milk, "servingSizeLevels"), R"([{"id":)" + q(3) + R"(,"price":1.50}])");
    EXPECT_EQ(shown(milk, "modifyWith"), q(8));
    EXPECT_EQ(shown(milk, "kitchenPrinters"), '[' + q(90) + ']');
    const Tree lone = Menu::list(made, "modifiers").elements[0];
    EXPECT_EQ(schema::words_of(lone, "name"), "Lone");
    EXPECT_FALSE(lone.find("modifyWith"));
    const Tree food = Menu::list(made, "categories").elements[0];
    EXPECT_FALSE(food.find("course"));
    EXPECT_EQ(shown(food, "subCategories"), "[]");
    const Tree& soup = of(food, "menuItems").elements[0];
    EXPECT_EQ(shown(soup, "taxes"), '[' + q(6) + ']');
    EXPECT_EQ(shown(soup, "prices"),
              R"([{"servingSizeLevel":)" + q(3) + R"(,"price":5,"priceStr":"0.05"}])");
    EXPECT_EQ(shown(soup, "optionalModifierGroups"), R"([{"id":)" + q(8) + R"(,"minimum":1}])");
    EXPECT_EQ(shown(soup, "includedModifiers"),
              R"([{"id":"own","servingSizeLevel":)" + q(5) + "}]");
    EXPECT_EQ(shown(soup, "defaultTare"), q(89));
    EXPECT_EQ(shown(soup, "mine"), q(88));
}

TEST(KioskConfiguration, KeepsTheOrderThatPeopleChose) {
    Menu menu;
    menu.add(kinds::course, 1, "Apple", R"("priority":2)")
        .add(kinds::course, 2, "Berry")
        .add(kinds::course, 3, "Cherry", R"("priority":0)");
    menu.add(kinds::department, 4, "Bar", R"("translations":[{"language":"es","name":"Barra"}])")
        .add(kinds::department, 5, "Kitchen", R"("priority":1)");
    for (const char* order : {"A-Z", "Z-A", "Custom sort"}) {
        const int category = 10 + order[0];
        menu.add(kinds::category, category, order,
                 R"("level":1,"menuItemSort":")" + std::string(order) + '"');
        for (int i = 0; i < 3; ++i)
            menu.add(
                kinds::menu_item, 10 * category + i, std::string(1, static_cast<char>('a' + i)),
                R"("category":)" + q(category) + R"(,"priority":)" + std::to_string((i + 1) % 3));
        menu.add(kinds::modifier_group, category, order,
                 R"("alignType":")" + std::string(order) + R"(","modifiers":[)" + q(7) + ',' +
                     q(9) + ',' + q(8) + ']');
    }
    menu.add(kinds::modifier, 7, "x").add(kinds::modifier, 8, "y").add(kinds::modifier, 9, "z");
    EXPECT_EQ(names(menu.list("courses")), "Cherry Apple Berry");
    EXPECT_EQ(names(menu.list("departments")), "Kitchen Bar");
    EXPECT_EQ(shown(menu.list("departments").elements[1], "translations"),
              R"([{"language":"es","name":"Barra"}])");
    std::string items, modifiers;
    for (const Tree& category : menu.list("categories").elements)
        items += names(of(category, "menuItems")) + ", ";
    for (const Tree& group : menu.list("modifierGroups").elements)
        modifiers += names(of(group, "modifiers")) + ", ";
    EXPECT_EQ(items, "a b c, c b a, c a b, ");
    EXPECT_EQ(modifiers, "x y z, z y x, x z y, ");
}

TEST(KioskConfiguration, TellsOfLoyaltyAndMembershipWithoutTheAccountItself) {
    Menu menu;
    EXPECT_EQ(menu.made().customer,
              R"({"hasLoyalty":true,"pointValue":5,"memberShipTypes":[],"memberShipPlans":[]})");
    menu.add(kinds::membership_plan, 61, "Lunch", R"("type":)" + q(87));
    const Tree customer = schema::parse_tree(menu.made().customer);
    EXPECT_EQ(names(of(customer, "memberShipPlans")), "Lunch");
    EXPECT_FALSE(of(customer, "memberShipPlans").elements[0].find("type"));
    menu.account() = schema::Record(kinds::account);
    EXPECT_EQ(menu.made().customer.substr(0, 22), R"({"memberShipTypes":[],)");
}

TEST(KioskConfiguration, IsRefusedWhereModifiersAreRepeatedTooOften) {
    Menu menu;
    std::string ids;
    for (int i = 0; i < 100; ++i) {
        menu.add(kinds::modifier, 1'000 + i, std::to_string(i),
                 R"("note":")" + std::string(8'000, 'x') + '"');
        ids += (i ? "," : "") + q(1'000 + i);
    }
    for (int i = 0; i < 60; ++i)
        menu.add(kinds::modifier_group, 2'000 + i, std::to_string(i),
                 R"("modifiers":[)" + ids + ']');
    try {
        menu.made();
        ADD_FAILURE() << "not refused";
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.status, 409);
        EXPECT_EQ(refusal.code, "configuration_too_large");
    }
}

}  // namespace
}  // namespace features::kiosk
