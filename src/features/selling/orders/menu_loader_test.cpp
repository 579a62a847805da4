#include "features/selling/orders/menu_loader.hpp"

#include "base/time_text.hpp"
#include "features/menu/catalogue/test_support.hpp"
#include "kinds/order.hpp"

#include <gtest/gtest.h>

namespace features::orders {
namespace {

using domain::Selling;
using schema::Record;

class MenuLoader : public catalogue::testing::CatalogueTest {
protected:
    domain::Menu loaded(const std::string& order_json,
                        std::string_view at = "2026-03-06T12:00:00Z") {
        Record order(kinds::order);
        base::Problems problems;
        schema::merge(order, schema::read_patch(order_json, kinds::order), problems);
        domain::Menu menu;
        database_->read([&](storage::ReadView& view) {
            menu = load_menu(view, account, store, order, *base::parse_iso_time(at));
        });
        return menu;
    }
    domain::Menu loaded_item(const std::string& item,
                             std::string_view at = "2026-03-06T12:00:00Z") {
        return loaded(R"({"orderDetails":[{"miExternalID":")" + item + "\"}]}", at);
    }
    static std::string list(const std::string& member, const std::string& id) {
        return '"' + member + R"(":[")" + id + "\"]";
    }
    static std::string field(const std::string& member, const std::string& id) {
        return '"' + member + R"(":")" + id + '"';
    }
};

TEST_P(MenuLoader, ReadsWhatTheOrderNamesAndWhatThatRefersTo) {
    const auto base_tax = made(kinds::tax, "Base", R"("percentage":1000)");
    const auto tax = made(kinds::tax, "Vat", list("taxes", base_tax));
    const auto other_tax = made(kinds::tax, "Other");
    const auto size = made(kinds::serving_size_level, "Small");
    const auto other_size = made(kinds::serving_size_level, "Large");
    const auto modifier = made(kinds::modifier, "Olive", list("servingSizeLevels", other_size));
    const auto unused = made(kinds::modifier, "Egg");
    const auto group = made(kinds::modifier_group, "Toppings",
                            R"("modifiers":[")" + modifier + "\",\"" + unused + "\"]");
    const auto sauces = made(kinds::modifier_group, "Sauces");
    const auto department = made(kinds::department, "Kitchen");
    const auto food = made(kinds::category, "Food",
                           R"("level":1,)" + field("department", department) + ',' +
                               list("optionalModifierGroups", sauces));
    const auto pizzas = made(kinds::category, "Pizzas",
                             R"("level":2,)" + field("parent", food) + ',' + list("taxes", tax));
    const auto item =
        made(kinds::menu_item, "Margherita",
             field("subCategory", pizzas) + ',' + list("mandatoryModifierGroups", group) +
                 R"(,"prices":[{"price":900,)" + field("servingSizeLevel", size) + "}]");
    const auto service = made(kinds::service_type, "To Go");
    const auto discount = made(kinds::discount, "Tenth", list("serviceTypes", service));
    const auto on_line = made(kinds::discount, "Fifth",
                              list("categories", made(kinds::category, "Bar", R"("level":1)")));

    const auto menu =
        loaded(R"({"orderDetails":[{"menuItem":")" + item + R"(","discounts":[{"disExternalID":")" +
               on_line + R"("}],"mandatoryModifiers":[{"mExternalID":")" + modifier +
               R"("}]}],"discounts":[{"disExternalID":")" + discount + "\"}]}");
    std::set<std::string> found;
    for (const auto& [id, entry] : menu.entries) found.insert(id);
    EXPECT_EQ(found, (std::set{store, item, food, pizzas, department, tax, base_tax, size,
                               other_size, modifier, group, sauces, discount, on_line, service}));
    EXPECT_EQ(menu.currency_decimals, 2);
    EXPECT_EQ((*menu.find(kinds::menu_item, item))[kinds::menu_item.name], "Margherita");
    EXPECT_EQ(menu.find(kinds::modifier, item), nullptr);
    EXPECT_EQ(menu.entry(kinds::menu_item, item)->sale, Selling::now);
}

TEST_P(MenuLoader, KnowsNeitherInactiveRecordsNorThoseOfOtherStores) {
    const auto gone = made(kinds::menu_item, "Gone", R"("activeStatus":false)");
    const auto other = world.ids.next(), other_account = world.ids.next();
    const auto theirs = world.ids.next();
    write([&](storage::Transaction& tx) {
        records::create_store(tx, world, rules, account, other, "Other", "UTC", "JPY", "test");
        records::create_account(tx, world, rules, other_account, "Theirs", "test");
        records::create_store(tx, world, rules, other_account, theirs, "Theirs", "UTC", "USD",
                              "test");
    });
    std::string elsewhere;
    write([&](storage::Transaction& tx) {
        const auto draft = records::draft_create(
            kinds::menu_item, R"({"name":"Far","store":")" + other + "\"}", actor(), world.ids, tx);
        elsewhere = records::write(tx, draft, actor()).id;
    });
    for (const std::string& id : {gone, elsewhere, theirs, other, std::string("x"), std::string()})
        EXPECT_EQ(loaded_item(id).entries.size(), 1U) << id;
    const auto drink = made(kinds::menu_item, "Drink");
    EXPECT_NE(loaded_item(drink).find(kinds::menu_item, drink), nullptr);
}

TEST_P(MenuLoader, SaysWhatIsSoldNow) {
    const auto department = made(kinds::department, "Kitchen");
    const auto lunch =
        made(kinds::category, "Lunch",
             R"("level":1,"timeApplicableType":"Days of the week","endTime":"15:00",)" +
                 field("department", department));
    const auto soup = made(kinds::menu_item, "Soup", field("category", lunch));
    const auto fish =
        made(kinds::menu_item, "Fish",
             R"("soldOut":true,"soldOutUntil":"2026-03-06T14:00:00Z",)" + field("category", lunch));
    const auto sale = [&](const std::string& item, std::string_view at) {
        return loaded_item(item, at).entry(kinds::menu_item, item)->sale;
    };
    EXPECT_EQ(sale(soup, "2026-03-06T12:00:00Z"), Selling::now);
    EXPECT_EQ(sale(soup, "2026-03-06T15:00:00Z"), Selling::not_now);
    EXPECT_EQ(sale(fish, "2026-03-06T12:00:00Z"), Selling::sold_out);
    EXPECT_EQ(sale(fish, "2026-03-06T14:00:00Z"), Selling::now);
    EXPECT_EQ(sale(fish, "2026-03-06T16:00:00Z"), Selling::not_now);

    const auto happy = made(kinds::discount, "Happy",
                            R"("timeApplicableType":"Days of the week","startTime":"16:00")");
    const auto given = [&](std::string_view at) {
        return loaded(R"({"discountId":")" + happy + "\"}", at).entry(kinds::discount, happy)->sale;
    };
    EXPECT_EQ(given("2026-03-06T12:00:00Z"), Selling::not_now);
    EXPECT_EQ(given("2026-03-06T16:00:00Z"), Selling::now);
    update(kinds::department, department, R"("activeStatus":false)", {.is_forced = true});
    EXPECT_EQ(sale(soup, "2026-03-06T12:00:00Z"), Selling::not_now);
}

TEST_P(MenuLoader, FindsDiscountsByTheirCode) {
    const auto fiver = made(kinds::discount, "Fiver", R"("discountCode":"Save 5")");
    made(kinds::discount, "Five", R"("discountCode":"SAVE 55")");
    made(kinds::discount, "Gone", R"("discountCode":"GONE","activeStatus":false)");
    const auto code = [&](const std::string& text) {
        return loaded(R"({"appliedDiscountCode":")" + text + "\"}");
    };
    EXPECT_EQ(code(" save 5").code_discount, fiver);
    EXPECT_NE(code("SAVE 5").find(kinds::discount, fiver), nullptr);
    for (const char* wrong : {"save", "GONE", "Fiver", "", " "})
        EXPECT_EQ(code(wrong).code_discount, "") << wrong;
}

TEST_P(MenuLoader, ReadsDefaultTaxesWhereAModifierIncludesThem) {
    const auto state = made(kinds::tax, "State", R"("defaultTax":true)");
    made(kinds::tax, "City");
    const auto egg = made(kinds::modifier, "Egg", R"("includeDefaultTaxes":true)");
    const auto ham = made(kinds::modifier, "Ham");
    const auto has_state = [&](const std::string& modifier) {
        const auto menu = loaded(R"({"orderDetails":[{"includedModifiers":[{"mExternalID":")" +
                                 modifier + "\"}]}]}");
        EXPECT_NE(menu.find(kinds::modifier, modifier), nullptr);
        return menu.find(kinds::tax, state) != nullptr;
    };
    EXPECT_TRUE(has_state(egg));
    EXPECT_FALSE(has_state(ham));
}

TEST_P(MenuLoader, ReadsManyRecordsInSteps) {
    std::string lines;
    std::vector<std::string> items;
    for (int i = 0; i < 110; ++i) {
        items.push_back(made(kinds::menu_item, "Item " + std::to_string(i)));
        lines += (lines.empty() ? "" : ",") + (R"({"miExternalID":")" + items.back() + "\"}");
    }
    EXPECT_EQ(loaded(R"({"orderDetails":[)" + lines + "]}").entries.size(), items.size() + 1);
}

INSTANTIATE_TEST_SUITE_P(Engines, MenuLoader, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::orders
