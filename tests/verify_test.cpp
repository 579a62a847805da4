// Each rule of the catalogue that `comanda verify` knows, broken on purpose.

#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

namespace {

using support::AppFixture;
using support::Tenant;
using support::text_member;

// One way to damage a database, and part of what must be said about it.
struct Damage {
    const char* name;
    std::vector<std::string_view> statements;
    const char* message;
};

struct CatalogueVerifyTest : testing::TestWithParam<std::tuple<storage::Engine, const Damage*>> {
    void SetUp() override {
        const auto group = create("modifierGroup", R"({"name":"Group"})");
        create("modifier", R"({"name":"Modifier","modifyWith":")" + group + "\"}");
        create("gratuity", R"({"name":"Service","amountStr":"16.50"})");
        create("servingSizeLevel", R"({"name":"Small"})");
        create("servingSizeLevel", R"({"name":"Large","default":true})");
        const auto state = create("tax", R"({"name":"State"})");
        create("tax", R"({"name":"City","taxes":[")" + state + "\"]}");
        const auto department = create("department", R"({"name":"Food"})");
        create("department", R"({"name":"Bar"})");
        const auto pizza =
            create("category", R"({"name":"Pizza","level":1,"department":")" + department + "\"}");
        create("category", R"({"name":"Drinks","level":1})");
        const auto thin =
            create("category", R"({"name":"Thin","level":2,"parent":")" + pizza + "\"}");
        create("menuItem", R"({"name":"Margherita","category":")" + pizza + R"(","subCategory":")" +
                               thin + "\"}");
        ASSERT_EQ(app.find_faults(), "");
    }

    std::string create(std::string_view kind, const std::string& body) {
        const auto answer = app.call("POST", "/v1/svc/" + std::string(kind), tenant.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "id");
    }

    AppFixture app{std::get<0>(GetParam())};
    Tenant tenant = app.make_tenant("Verify");
};

TEST_P(CatalogueVerifyTest, FindsTheDamage) {
    const Damage& damage = *std::get<1>(GetParam());
    app.database().write_now([&](storage::Transaction& tx) {
        for (std::string_view sql : damage.statements) EXPECT_GT(tx.execute(sql), 0) << sql;
    });
    EXPECT_NE(app.find_faults().find(damage.message), std::string::npos) << app.find_faults();
}

const Damage damages[] = {
    {"ListWithoutMember",
     {"DELETE FROM reference WHERE field = 'modifiers'"},
     "a modifier is not in the list of its home group"},
    {"ReferenceRowGone",
     {"DELETE FROM reference WHERE field = 'modifyWith'"},
     "its references do not match the document"},
    {"DocumentAlone",
     {"UPDATE record SET doc = replace(doc, '\"modifyWith\"', '\"modifyWithout\"') "
      "WHERE name_key = 'modifier'"},
     "its references do not match the document"},
    {"TwoDefaults",
     {"INSERT INTO reference (account, from_id, field, to_id, from_kind, to_kind) "
      "SELECT account, id, 'default', store, kind, 'store' FROM record WHERE name_key = 'small'"},
     "more than one default serving size"},
    {"DefaultInDocumentAlone",
     {"DELETE FROM reference WHERE field = 'default'"},
     "its references do not match the document"},
    {"CircleOfTwo",
     {"INSERT INTO reference (account, from_id, field, to_id, from_kind, to_kind) "
      "SELECT account, to_id, 'taxes', from_id, 'tax', 'tax' FROM reference "
      "WHERE field = 'taxes'"},
     "its taxes lead back to it"},
    {"CircleOfOne",
     {"INSERT INTO reference (account, from_id, field, to_id, from_kind, to_kind) "
      "SELECT account, id, 'taxes', id, 'tax', 'tax' FROM record WHERE name_key = 'state'"},
     "its taxes lead back to it"},
    {"InactiveTax",
     {"UPDATE record SET active = 0 WHERE name_key = 'state'"},
     "an active record refers to an inactive one that was not inactivated by force"},
    {"MissingTax",
     {"DELETE FROM record WHERE name_key = 'state'"},
     "it points to no record of its kind"},
    {"NoParent",
     {"DELETE FROM reference WHERE field = 'parent'"},
     "a subcategory is not under a category of level 1"},
    {"ParentOfLevelTwo",
     {"UPDATE record SET facet = '2' WHERE name_key = 'pizza'"},
     "a subcategory is not under a category of level 1"},
    {"CategoryUnderCategory",
     {"UPDATE record SET facet = '1' WHERE name_key = 'thin'"},
     "a category of level 1 is under another"},
    {"FacetAlone",
     {"UPDATE record SET facet = '2' WHERE name_key = 'drinks'"},
     "its facet does not match the document"},
    {"OtherDepartment",
     {"UPDATE reference SET to_id = (SELECT id FROM record WHERE name_key = 'bar') "
      "WHERE field = 'department' "
      "AND from_id = (SELECT id FROM record WHERE name_key = 'thin')"},
     "a subcategory does not have the department of its category"},
    {"NoDepartment",
     {"DELETE FROM reference WHERE field = 'department' "
      "AND from_id = (SELECT id FROM record WHERE name_key = 'thin')"},
     "a subcategory does not have the department of its category"},
    {"ItemInSubcategory",
     {"UPDATE reference SET to_id = (SELECT id FROM record WHERE name_key = 'thin') "
      "WHERE field = 'category'"},
     "a menu item is not in a category of level 1"},
    {"ItemUnderOtherSubcategory",
     {"UPDATE reference SET to_id = (SELECT id FROM record WHERE name_key = 'drinks') "
      "WHERE field = 'category'"},
     "a menu item is in a subcategory of another category"},
    {"CurrencyAlone",
     {"UPDATE record SET doc = replace(doc, '\"currency\":\"USD\"', '\"currency\":\"JPY\"') "
      "WHERE kind = 'store'"},
     "its amounts are not printed with the decimals of its store's currency"},
    {"TwinAlone",
     {"UPDATE record SET doc = replace(doc, '\"16.50\"', '\"1650\"') WHERE kind = 'gratuity'"},
     "its amounts are not printed with the decimals of its store's currency"},
    {"DocumentBreaksItsKind",
     {"UPDATE record SET doc = replace(doc, '\"level\":2', '\"level\":1') "
      "WHERE name_key = 'thin'"},
     "parent: "},
};

std::vector<const Damage*> each_damage() {
    std::vector<const Damage*> all;
    for (const Damage& damage : damages) all.push_back(&damage);
    return all;
}

INSTANTIATE_TEST_SUITE_P(Damages, CatalogueVerifyTest,
                         testing::Combine(testing::ValuesIn(support::engines),
                                          testing::ValuesIn(each_damage())),
                         [](const auto& damage) {
                             return std::string(std::get<1>(damage.param)->name) + '_' +
                                    support::name_of(std::get<0>(damage.param));
                         });

}  // namespace
