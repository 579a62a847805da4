// What the program does by itself, and how it ends.
#include "storage/tables/idempotency.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

namespace {

class Upkeep : public testing::TestWithParam<storage::Engine> {};

INSTANTIATE_TEST_SUITE_P(Engines, Upkeep, testing::ValuesIn(support::engines),
                         [](const auto& tested) { return support::name_of(tested.param); });

// Whoever has much to forget is not kept waiting by it.
TEST_P(Upkeep, ForgetsNothingAtTheEnd) {
    constexpr int many = 5'000;  // more than one step
    support::AppFixture app(GetParam());
    const support::Tenant tenant = app.make_tenant("One");
    app.database().write_now([&](storage::Transaction& tx) {
        for (int i = 0; i < many; ++i)
            storage::keep_answer(tx, tenant.account, std::to_string(i), {"", "", ""}, 1);
    });
    app.app().stop();
    std::int64_t left = 0;
    app.database().read([&](storage::ReadView& view) {
        storage::Rows rows = view.query("SELECT COUNT(*) FROM idempotency");
        if (rows.next()) left = rows.integer(0);
    });
    EXPECT_EQ(left, many);
}

TEST_P(Upkeep, CountsHowLongItRuns) {
    support::AppFixture app(GetParam());
    const support::Tenant tenant = app.make_tenant("One");
    app.app().stop();
    app.database().read([](storage::ReadView& view) {
        storage::Rows rows = view.query("SELECT COUNT(*) FROM clock_mark");
        ASSERT_TRUE(rows.next());
        EXPECT_EQ(rows.integer(0), 1);
    });
}

}  // namespace
