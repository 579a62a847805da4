#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class CurrencyRules : public CatalogueTest {};

TEST_P(CurrencyRules, ItStaysWhileARecordHoldsAnAmount) {
    made(kinds::menu_item, "Soup");
    update(kinds::store, store, R"("currency":"JPY")");
    const auto tea = made(kinds::menu_item, "Tea", R"("prices":[{"price":0}])");
    EXPECT_EQ(refused([&] { update(kinds::store, store, R"("currency":"USD")"); }),
              "currency_in_use");
    // An inactive record holds it as well.
    update(kinds::menu_item, tea, R"("activeStatus":false)");
    EXPECT_EQ(refused([&] { update(kinds::store, store, R"("currency":"USD")"); }),
              "currency_in_use");
    update(kinds::menu_item, tea, R"("prices":[])");
    update(kinds::store, store, R"("currency":"USD")");
}

TEST_P(CurrencyRules, AnAmountThatWasReadInAnotherCurrencyIsNotWritten) {
    std::optional<records::Draft> read_in_dollars;
    const std::string body =
        R"({"name":"Soup","store":")" + store + R"(","prices":[{"price":1250}]})";
    database_->read([&](storage::ReadView& view) {
        read_in_dollars = records::draft_create(kinds::menu_item, body, actor(), world.ids, view);
    });
    update(kinds::store, store, R"("currency":"JPY")");
    EXPECT_EQ(
        refused([&] {
            write([&](storage::Transaction& tx) { records::write(tx, *read_in_dollars, actor()); });
        }),
        "currency_changed");
}

INSTANTIATE_TEST_SUITE_P(Engines, CurrencyRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
