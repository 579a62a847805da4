// What requests cost in a small, a middle and a large account: statements, and what the engine
// looks at, stay the same or grow as a logarithm does. COMANDA_LONG=1 makes the large one large:
// 200,000 records, a million sale lines, a million events and as many rows of the audit.
#include "domain/sale/examples.hpp"
#include "features/selling/sales/sales.hpp"
#include "storage/tables/audit.hpp"
#include "storage/tables/events.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

namespace {

using support::AppFixture;
using support::Steps;
using support::Tenant;

constexpr std::int64_t day_ms = 24 * 3'600'000;
constexpr std::int64_t noon_ms = 20'000 * day_ms + day_ms / 2;  // 2024-10-04

struct Size {
    int records, sales, events;
};

// An account of some size, with the same few things to ask for in each.
class Account {
public:
    Account(AppFixture& app, const std::string& name) : app_(app), tenant_(app.make_tenant(name)) {
        modifier_ = made("svc/modifier", R"({"name":"Mine"})");
        customer_ = made("svc/customer", R"({"firstName":"Ana","isLoyaltyCustomer":true})");
        sell(5, 0);
        order_ = made("online-order/store/" + tenant_.store + "/saveWebOrder", order_body("mine"));
        check("mine");
    }

    void grow_to(const Size& size) {
        for (int made_now = 0; records_ < size.records; records_ += made_now) {
            made_now = std::min(5'000, size.records - records_);
            make_modifiers(made_now);
        }
        for (int sold = 0; sales_ < size.sales; sales_ += sold) {
            sold = std::min(200, size.sales - sales_);
            sell(sold, 1 + sales_ / 200 % 300);
        }
        for (int noted = 0; events_ < size.events; events_ += noted) {
            noted = std::min(5'000, size.events - events_);
            note(noted);
        }
    }

    struct Request {
        std::string method, path, body{};
    };
    // Each asks for little, whatever there is. `turn` is a number that was not used before.
    std::vector<Request> requests(int turn) const {
        const std::string store = "svc/store/" + tenant_.store,
                          sync = "sync/store/" + tenant_.store,
                          orders = "online-order/store/" + tenant_.store,
                          account = "svc/account/" + tenant_.account, n = std::to_string(turn),
                          page = "?page=1&pageSize=5&x=" + n, x = "?x=" + n,
                          day = "?dateOption=SD&specificDate=2024-10-04&x=" + n;
        return {
            {"GET", "svc/stores" + x},
            {"GET", store + x},
            {"GET", store + "/modifiers" + page},
            {"GET", store + "/activeDepartments" + x},
            {"GET", store + "/departments" + page},
            {"GET", "svc/modifier/" + modifier_ + x},
            {"GET", "svc/modifier/" + modifier_ + "/history" + page},
            {"GET", store + "/users" + page},
            {"GET", "svc/customers" + page},
            {"GET", "svc/customer/" + customer_ + x},
            {"GET", "svc/customer/" + customer_ + "/getCustomerLoyalties" + page},
            {"GET", account + "/info" + x},
            {"GET", orders + "/order/" + order_ + x},
            {"GET", orders + "/order?uniqueOrderID=mine&x=" + n},
            {"GET", "online-order/svc/store/" + tenant_.store + "/placedOrders" + page},
            {"GET", sync + "/activeChecks" + x},
            {"GET", sync + "/check/mine" + x},
            {"GET", store + "/saleReport" + day},
            {"GET", store + "/dailyTotals" + day},
            {"GET", store + "/taxReport" + day},
            {"GET", store + "/dayRecap" + day},
            {"GET", store + "/getsale" + day},
            {"GET", store + "/transactionReport" + day},
            {"GET", account + "/saleReport" + day},
            {"GET", account + "/dailyTotals" + day},
            {"GET", store + "/audit?limit=5&x=" + n},
            {"GET", store + "/audit/head" + x},
            {"POST", "svc/modifier", R"({"name":"New )" + n + "\"}"},
            {"PUT", "svc/modifier/" + modifier_, R"({"description":")" + n + "\"}"},
            {"POST", "svc/customer", R"({"firstName":"C","lastName":")" + n + "\"}"},
            {"PUT", "svc/customerloyalty/" + customer_, R"({"loyaltyPointDifference":1})"},
            {"POST", orders + "/saveWebOrder", order_body("o" + n)},
            {"POST", sync + "/addOrUpdateCheck", check_body("mine", turn)},
        };
    }
    support::Answer call(const Request& request) {
        return app_.call(request.method, "/v1/" + request.path, tenant_.key, request.body);
    }

private:
    std::string made(const std::string& path, const std::string& body) {
        const auto answer = app_.call("POST", "/v1/" + path, tenant_.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return support::text_member(answer.body, "id");
    }
    static std::string order_body(const std::string& id) {
        return R"({"uniqueOrderID":")" + id +
               R"(","orderDetails":[{"miName":"Soup","itemPrice":500}],"paymentPaid":true})";
    }
    static std::string check_body(const std::string& id, int stamp) {
        return R"({"checkID":")" + id + R"(","node":"n","data":{"lastUpdateInMillisec":)" +
               std::to_string(1'000 + stamp) +
               R"(,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","price":100}]}]}})";
    }
    void check(const std::string& id) {
        const auto answer =
            call({"POST", "sync/store/" + tenant_.store + "/addOrUpdateCheck", check_body(id, 0)});
        EXPECT_EQ(answer.status, 200) << answer.body;
    }
    void make_modifiers(int count) {
        std::string entries;
        for (int i = 0; i < count; ++i)
            entries += (i == 0 ? "" : ",") +
                       (R"({"kind":"modifier","name":"M)" + std::to_string(records_ + i) + "\"}");
        const auto answer = call(
            {"POST", "svc/store/" + tenant_.store + "/bulk", R"({"records":[)" + entries + "]}"});
        EXPECT_EQ(answer.status, 200) << answer.body.substr(0, 300);
    }
    void sell(int count, int day) {
        app_.database().write_now([&](storage::Transaction& tx) {
            for (int i = 0; i < count; ++i) {
                domain::Sale sale = domain::testing::small_sale();
                sale.opened_ms = sale.closed_ms = noon_ms - day * day_ms;
                const std::string id = app_.world().ids.next();
                features::sales::book(
                    tx, {tenant_.account, tenant_.store, "test", sale.closed_ms},
                    features::sales::checked({id, id, "USD", sale.closed_ms, sale}));
            }
        });
    }
    void note(int count) {
        app_.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant_.account, tenant_.store);
            for (int i = 0; i < count; ++i) {
                storage::note_event(tx, tenant_.account, tenant_.store,
                                    {.type = "updated",
                                     .kind = "modifier",
                                     .id = modifier_,
                                     .revision = 1,
                                     .at_ms = noon_ms,
                                     .is_configuration = false});
                storage::append_audit(tx, tenant_.account, tenant_.store,
                                      {.at_ms = noon_ms,
                                       .who = "test",
                                       .operation = "updateModifier",
                                       .kind = "modifier",
                                       .id = modifier_,
                                       .revision = 1,
                                       .outcome = "done"});
            }
        });
    }

    AppFixture& app_;
    Tenant tenant_;
    std::string modifier_, customer_, order_;
    int records_ = 0, sales_ = 0, events_ = 0;
};

struct LargeAccountsTest : testing::TestWithParam<storage::Engine> {};

// The least of three: jobs of the application may look for work meanwhile.
std::vector<Steps> costs_of(AppFixture& app, Account& account, int& turn) {
    std::vector<Steps> least;
    for (int round = 0; round < 3; ++round) {
        const auto requests = account.requests(++turn);
        least.resize(requests.size(), Steps{INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX});
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const Steps before = app.database().steps();
            const auto answer = account.call(requests[i]);
            const Steps after = app.database().steps();
            EXPECT_EQ(answer.status, 200) << requests[i].path << ": " << answer.body;
            least[i].statements =
                std::min(least[i].statements, after.statements - before.statements);
            least[i].effort = std::min(least[i].effort, after.effort - before.effort);
        }
    }
    return least;
}

TEST_P(LargeAccountsTest, ArePaidForByNoRequest) {
    const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
    const Size sizes[] = {{10, 5, 600},
                          is_long ? Size{2'000, 2'000, 10'000} : Size{300, 40, 1'500},
                          is_long ? Size{200'000, 500'000, 1'000'000} : Size{3'000, 400, 5'000}};
    support::count_effort();
    AppFixture app(GetParam());
    Account account(app, "Large");
    std::vector<std::vector<Steps>> costs;
    int turn = 0;
    for (const Size& size : sizes) {
        account.grow_to(size);
        // As PostgreSQL does on its own, later.
        if (app.engine() == storage::Engine::postgres)
            app.database().write_now([](storage::Transaction& tx) { tx.execute("ANALYZE"); });
        costs.push_back(costs_of(app, account, turn));
    }
    const auto requests = account.requests(0);
    EXPECT_EQ(requests.size(), 33U);
    for (std::size_t i = 0; i < requests.size(); ++i)
        for (std::size_t at : {1U, 2U}) {
            const Steps &few = costs[0][i], &many = costs[at][i];
            const std::string what = requests[i].method + ' ' + requests[i].path;
            EXPECT_LE(many.statements, few.statements + 3) << what;
            EXPECT_LT(many.effort, 2 * few.effort + 300) << what << " against " << few.effort;
        }
}

INSTANTIATE_TEST_SUITE_P(Engines, LargeAccountsTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });

}  // namespace
