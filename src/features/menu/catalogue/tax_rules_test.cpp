#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class TaxRules : public CatalogueTest {
protected:
    std::string tax(const std::string& name, const std::string& together_with = {}) {
        const std::string members =
            together_with.empty() ? std::string() : R"("taxes":[")" + together_with + R"("])";
        return made(kinds::tax, name, members);
    }
    std::vector<std::string> taxes_of(const std::string& item) {
        return read(kinds::menu_item, item)[kinds::menu_item.taxes];
    }
};

TEST_P(TaxRules, ACircleIsFoundThroughAnInactiveTax) {
    const auto last = tax("Last");
    const auto middle = tax("Middle", last);
    const auto first = tax("First", middle);
    update(kinds::tax, middle, R"("activeStatus":false)", {.is_forced = true});
    EXPECT_EQ(refused([&] { update(kinds::tax, last, R"("taxes":[")" + first + R"("])"); }),
              "taxes lead back to this tax");
    EXPECT_EQ(refused([&] { update(kinds::tax, last, R"("taxes":[")" + last + R"("])"); }),
              "taxes lead back to this tax");
    update(kinds::tax, first, R"("taxes":[])");
    update(kinds::tax, last, R"("taxes":[")" + first + R"("])");
}

TEST_P(TaxRules, ATaxLeadsToAHundredOthersAtMost) {
    std::string last = tax("0");
    for (int i = 1; i <= 100; ++i) last = tax(std::to_string(i), last);
    EXPECT_EQ(refused([&] { tax("101", last); }), "taxes lead to more than 100 taxes");
}

TEST_P(TaxRules, ANewItemGetsTheActiveDefaultsForItems) {
    const auto ours = made(kinds::tax, "Ours", R"("defaultTax":true)");
    made(kinds::tax, "Of modifiers", R"("defaultTax":true,"applyTo":"Modifier")");
    made(kinds::tax, "Gone", R"("defaultTax":true,"activeStatus":false)");
    made(kinds::tax, "Usual");
    EXPECT_EQ(taxes_of(made(kinds::menu_item, "Soup")), std::vector{ours});
    EXPECT_EQ(taxes_of(made(kinds::menu_item, "Tea", R"("taxes":[])")), std::vector<std::string>());
}

// They are remembered for the transaction, until a tax is written.
TEST_P(TaxRules, ADefaultOfTheSameTransactionCounts) {
    std::vector<std::string> items;
    std::string tax_id;
    write([&](storage::Transaction& tx) {
        items.clear();
        records::Lookups lookups;
        const auto create = [&](const kinds::StoredKind& kind, const std::string& members) {
            const std::string body = R"({"store":")" + store + "\"," + members + '}';
            const auto draft = records::draft_create(kind, body, actor(), world.ids, tx);
            return records::write(tx, draft, actor(), {.lookups = &lookups}).id;
        };
        items.push_back(create(kinds::menu_item, R"("name":"Before")"));
        tax_id = create(kinds::tax, R"("name":"New","defaultTax":true)");
        items.push_back(create(kinds::menu_item, R"("name":"After")"));
    });
    EXPECT_EQ(taxes_of(items.at(0)), std::vector<std::string>());
    EXPECT_EQ(taxes_of(items.at(1)), std::vector{tax_id});
}

INSTANTIATE_TEST_SUITE_P(Engines, TaxRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
