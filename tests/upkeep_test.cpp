// What the program does by itself, and how it ends.
#include "base/time_text.hpp"
#include "storage/tables/idempotency.hpp"
#include "storage/test_support.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <thread>

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

// Every instance looks for what is due; the row says who did it, and that it was one.
TEST_P(Upkeep, RunsAJobAtTheTimeThatAWriteHasAnnounced) {
    support::AppFixture app(GetParam());
    const support::Tenant tenant = app.make_tenant("One");
    if (GetParam() == storage::Engine::postgres) app.add_process();
    const auto made = app.call("POST", "/v1/svc/customer", tenant.key,
                               R"({"firstName":"Ana","isLoyaltyCustomer":true})");
    const std::string customer = support::text_member(made.body, "id");
    EXPECT_EQ(app.call("PUT", "/v1/svc/customerloyalty/" + customer, tenant.key,
                       R"({"loyaltyPointDifference":100})")
                  .status,
              200);
    EXPECT_EQ(app.call("POST", "/v1/svc/customer/" + customer + "/hold", tenant.key,
                       R"({"points":60,"lapseSeconds":1})")
                  .status,
              200);
    const auto lapsed = [&] {
        return storage::testing::integer(
            app.database(), "SELECT COUNT(*) FROM balance_hold WHERE state = 'lapsed'");
    };
    for (int tries = 0; tries < 1'000 && lapsed() == 0; ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_EQ(lapsed(), 1);
    app.app().stop();
    EXPECT_EQ(storage::testing::integer(app.database(),
                                        "SELECT claims FROM job WHERE name = 'settle_balances'"),
              1);
}

TEST_P(Upkeep, ReleasesAScheduledOrderOnceAtItsTime) {
    support::AppFixture app(GetParam());
    const support::Tenant tenant = app.make_tenant("One");
    if (GetParam() == storage::Engine::postgres) app.add_process();
    EXPECT_EQ(
        app.call("PUT", "/v1/svc/store/" + tenant.store, tenant.key, R"({"orderLeadMinutes":0})")
            .status,
        200);
    const std::int64_t due_ms = app.world().clock.now_ms() + 2'000;
    const std::string orders = "/v1/online-order/store/" + tenant.store;
    const auto saved =
        app.call("POST", orders + "/saveWebOrder", tenant.key,
                 R"({"uniqueOrderID":"o","orderDetails":[{"miName":"Soup","itemPrice":500}],)"
                 R"("deliveryDetail":[{"deliveryType":"Pickup","isFutureOrder":true,"dateStr":")" +
                     base::iso_time(due_ms) + R"("}]})");
    EXPECT_EQ(support::member(saved.body, "orderStatus"), "10") << saved.body;
    std::string order;
    for (int tries = 0; tries < 1'000; ++tries) {
        order =
            app.call("GET", orders + "/order/" + support::text_member(saved.body, "id"), tenant.key)
                .body;
        if (support::member(order, "orderStatus") != "10") break;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_EQ(support::member(order, "orderStatus"), "1") << order;
    EXPECT_GE(app.world().clock.now_ms(), due_ms);
    EXPECT_EQ(support::member(order, "revision"), "2");
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
