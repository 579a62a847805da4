// What is to cost the same, or in step with what is asked for, however much an account holds and
// however many accounts there are. Counted, not timed: statements, rows, writes and what the engine
// does to answer.
#include "app/features.hpp"
#include "features/records/create.hpp"
#include "jobs/job_store.hpp"
#include "storage/kept_text.hpp"
#include "storage/tables/all_accounts.hpp"
#include "storage/tables/events.hpp"
#include "storage/test_support.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <thread>

namespace {

using support::AppFixture;
using support::Steps;
using support::Tenant;

struct GrowingCostTest : testing::TestWithParam<storage::Engine> {
    GrowingCostTest() : app((support::count_effort(), GetParam())) {}

    AppFixture app;
    Tenant tenant = app.make_tenant("Growing");

    support::Answer call(std::string_view method, const std::string& path,
                         const std::string& body = "") {
        return app.call(method, "/v1/" + path, tenant.key, body);
    }
    Steps steps_of(const std::function<void()>& work) {
        const Steps before = app.database().steps();
        work();
        const Steps after = app.database().steps();
        return {after.statements - before.statements, after.rows - before.rows,
                after.bytes - before.bytes, after.effort - before.effort};
    }
    // Of a read that is kept by nobody: each has another target.
    Steps steps_of_reading(const std::string& path) {
        const std::string target =
            path + (path.find('?') == path.npos ? '?' : '&') + "x=" + std::to_string(++reads_);
        return steps_of([&] {
            const auto answer = call("GET", target);
            EXPECT_EQ(answer.status, 200) << path << ": " << answer.body;
        });
    }
    void place_orders(int count) {
        for (int i = 0; i < count; ++i) {
            const auto saved = call(
                "POST", "online-order/store/" + tenant.store + "/saveWebOrder",
                R"({"uniqueOrderID":"o)" + std::to_string(++orders_) +
                    R"(","orderDetails":[{"miName":"Soup","itemPrice":500}],"paymentPaid":true})");
            ASSERT_EQ(saved.status, 200) << saved.body;
            last_order_ = support::text_member(saved.body, "id");
        }
    }
    void make_records(int count) {
        std::string entries;
        for (int i = 0; i < count; ++i)
            entries += (i == 0 ? "" : ",") +
                       (R"({"kind":"modifier","name":"M)" + std::to_string(++records_) + "\"}");
        const auto made =
            call("POST", "svc/store/" + tenant.store + "/bulk", R"({"records":[)" + entries + "]}");
        ASSERT_EQ(made.status, 200) << made.body.substr(0, 300);
    }
    void make_stores(int count) {
        app.database().write_now([&](storage::Transaction& tx) {
            for (int i = 0; i < count; ++i)
                features::records::create_store(tx, app.world(), app.rules(), tenant.account,
                                                app.world().ids.next(),
                                                "Store " + std::to_string(i), "UTC", "USD", "test");
        });
    }
    // Rows of jobs of accounts that are not there, as if each had been run then and were due then.
    void make_jobs(int count, std::int64_t ran_ms, std::int64_t next_ms) {
        app.database().write_now([&](storage::Transaction& tx) {
            for (int i = 0; i < count; ++i)
                tx.execute(
                    "INSERT INTO job (account, store, name, next_ms, last_ms) "
                    "VALUES ($1, '', 'other', $2, $3)",
                    {"a" + std::to_string(++jobs_), next_ms, ran_ms});
        });
    }
    // Events of orders that are not there.
    void note_events(int count) {
        app.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant.account, tenant.store);
            for (int i = 0; i < count; ++i)
                storage::note_event(tx, tenant.account, tenant.store,
                                    {.type = "updated",
                                     .kind = "order",
                                     .id = "650000000000000000000001",
                                     .revision = ++events_,
                                     .at_ms = app.world().clock.now_ms(),
                                     .is_configuration = false});
        });
    }
    // As PostgreSQL does on its own, later.
    void analyze() {
        if (app.engine() == storage::Engine::postgres)
            app.database().write_now([](storage::Transaction& tx) { tx.execute("ANALYZE"); });
    }

    std::string last_order_{};

private:
    int reads_ = 0, orders_ = 0, records_ = 0, jobs_ = 0, events_ = 0;
};

// What the process looks up now and then, such as the key, may fall into a count.
constexpr std::int64_t by_chance = 6;

void expect_same(const Steps& few, const Steps& many, std::string_view what) {
    EXPECT_LE(many.statements, few.statements + by_chance) << what;
    EXPECT_LE(many.rows, few.rows + by_chance) << what;
    EXPECT_LT(many.effort, 2 * few.effort + 200) << what << " against " << few.effort;
}

// A rule that looks through all orders or sales for each of them would take four times as much
// for each of the second lot as for each of the first.
TEST_P(GrowingCostTest, VerifyTakesAsMuchForTheLastOrderAsForTheFirst) {
    const auto effort = [&] {
        analyze();
        return steps_of([&] { EXPECT_EQ(app.find_faults(), ""); }).effort;
    };
    const std::int64_t none = effort();
    place_orders(40);
    const std::int64_t some = effort();
    place_orders(120);
    const std::int64_t all = effort();
    EXPECT_GT(some, none);
    EXPECT_LT(all - some, 2 * 3 * (some - none)) << "against " << some - none;
}

TEST_P(GrowingCostTest, StoresAreListedWithoutTheirRecords) {
    make_records(20);
    analyze();
    const Steps few = steps_of_reading("svc/stores"),
                found = steps_of_reading("svc/stores?search=g");
    make_records(2'000);
    analyze();
    expect_same(few, steps_of_reading("svc/stores"), "stores");
    expect_same(found, steps_of_reading("svc/stores?search=g"), "stores that are searched for");
}

TEST_P(GrowingCostTest, ReportsOfTheAccountAskAllStoresAtOnce) {
    const std::string days = "dateOption=DR&fromDate=2024-10-01&toDate=2024-10-30";
    const std::vector<std::string> reports{"dailyTotals?compare=7,28&", "saleReport?type=DAY&",
                                           "saleReport?"};
    const auto path = [&](const std::string& report) {
        return "svc/account/" + tenant.account + '/' + report + days;
    };
    std::map<std::string, Steps> few;
    for (const std::string& report : reports) few[report] = steps_of_reading(path(report));
    make_records(2'000);
    make_stores(20);
    analyze();
    for (const std::string& report : reports) {
        const Steps many = steps_of_reading(path(report));
        EXPECT_LE(many.statements, few[report].statements + by_chance) << report;
        EXPECT_LE(many.rows, few[report].rows + 3 * 20 + by_chance) << report;
    }
}

// However much happened, and however long ago a kind of record was changed last.
TEST_P(GrowingCostTest, TheTimelineLooksAtItsNewestEvents) {
    make_records(30);
    const std::string timeline = "svc/store/" + tenant.store + "/timeline?page=1&pageSize=20";
    const std::vector<std::string> paths{timeline, timeline + "&kind=modifier",
                                         timeline + "&id=650000000000000000000002"};
    std::map<std::string, Steps> few;
    note_events(6'000);
    analyze();
    for (const std::string& path : paths) few[path] = steps_of_reading(path);
    note_events(18'000);
    analyze();
    for (const std::string& path : paths) expect_same(few[path], steps_of_reading(path), path);
    EXPECT_NE(call("GET", timeline + "&kind=modifier").body, "[]");
}

TEST_P(GrowingCostTest, ASearchLooksAtTheFirstRecordsOfEachKind) {
    const std::string search = "svc/store/" + tenant.store + "/search?q=m1";
    make_records(1'000);
    analyze();
    const Steps few = steps_of_reading(search);
    for (int i = 0; i < 3; ++i) make_records(1'000);
    analyze();
    expect_same(few, steps_of_reading(search), "a search");
}

TEST_P(GrowingCostTest, OrdersSinceATimeAreFoundByIt) {
    const std::string since = "online-order/svc/store/" + tenant.store +
                              "/placedOrders?orderStatus=1,2,3,4,5,6,7,8,9,10&since=";
    place_orders(5);
    const std::string now = std::to_string(app.world().clock.now_ms() + 1);
    while (app.world().clock.now_ms() <= std::stoll(now)) std::this_thread::yield();
    analyze();
    const Steps few = steps_of_reading(since + now),
                page = steps_of_reading(since + now + "&page=1");
    place_orders(150);
    app.database().write_now([](storage::Transaction& tx) {
        tx.execute("UPDATE web_order SET placed_ms = placed_ms - 7200000");
    });
    analyze();
    expect_same(few, steps_of_reading(since + now), "orders since");
    expect_same(page, steps_of_reading(since + now + "&page=1"), "a page of orders since");
}

// What is finished costs nothing, though the kitchen had touched it a while ago; what is open costs
// a few statements, however much it is.
TEST_P(GrowingCostTest, TheKitchenReadsWhatIsOpen) {
    const std::string kitchen = "svc/store/" + tenant.store + "/kitchen";
    const auto cook = [&](int count, bool is_finished) {
        for (int i = 0; i < count; ++i) {
            place_orders(1);
            const std::string status =
                "online-order/store/" + tenant.store + "/order/" + last_order_ + "/status";
            EXPECT_EQ(call("PUT", status, R"({"orderStatus":2})").status, 200);
            if (!is_finished) continue;
            EXPECT_EQ(call("POST", kitchen,
                           R"({"of":"order","state":"done","id":")" + last_order_ + "\"}")
                          .status,
                      200);
            for (const char* next : {R"({"orderStatus":4})", R"({"orderStatus":6})"})
                EXPECT_EQ(call("PUT", status, next).status, 200);
        }
    };
    cook(5, false);
    cook(5, true);
    analyze();
    const Steps few = steps_of_reading(kitchen);
    cook(60, true);
    analyze();
    expect_same(few, steps_of_reading(kitchen), "the kitchen after finished orders");
    cook(15, false);
    analyze();
    const Steps more = steps_of_reading(kitchen);
    EXPECT_LE(more.statements, few.statements + by_chance);
    EXPECT_LE(more.rows, 4 * few.rows + by_chance);
}

TEST_P(GrowingCostTest, APersonIsErasedWithoutAScanUnderTheLock) {
    const auto rows_once = [&] {
        const auto made = call("POST", "svc/customer", R"({"firstName":"Ana"})");
        const std::string id = support::text_member(made.body, "id");
        const std::int64_t before = app.database().rows_of_writes();
        const auto erased = call("POST", "svc/customer/" + id + "/erase",
                                 R"({"reason":"x","confirm":")" + id + "\"}");
        EXPECT_EQ(erased.status, 200) << erased.body;
        return app.database().rows_of_writes() - before;
    };
    // Jobs that write at the same time only add.
    const auto rows = [&] { return std::min({rows_once(), rows_once(), rows_once()}); };
    const std::int64_t few = rows();
    place_orders(60);
    EXPECT_LE(rows(), few + by_chance);
}

// An account in which nothing happens is looked at once a day, and not by its own rows before.
TEST_P(GrowingCostTest, AnIdleAccountIsDueOnceADay) {
    constexpr std::int64_t hour_ms = 3'600'000;
    std::vector<Tenant> idle;
    for (int i = 0; i < 3; ++i) idle.push_back(app.make_tenant("Idle " + std::to_string(i)));
    const std::int64_t now_ms = app.world().clock.now_ms();
    app.database().write_now([&](storage::Transaction& tx) {
        for (const Tenant& one : idle) {
            jobs::make(tx, {one.account, "", "retention"}, 1);
            for (const features::Feature* feature : app::features())
                for (const features::Job& job : feature->jobs)
                    jobs::make(
                        tx, {one.account, job.is_of_store ? one.store : "", std::string(job.name)},
                        1);
        }
    });
    const auto count = [&](std::string_view which) {
        return storage::testing::integer(
            app.database(),
            storage::kept_text("SELECT COUNT(*) FROM job WHERE " + std::string(which)));
    };
    for (int tries = 0; tries < 2'000 && count("runs = 0 OR holder <> ''") > 0; ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_EQ(count("runs = 0 OR holder <> ''"), 0);
    EXPECT_GT(storage::testing::integer(app.database(), "SELECT MIN(next_ms) FROM job"),
              now_ms + 20 * hour_ms);
}

TEST_P(GrowingCostTest, ALookForJobsReadsAFewOfThem) {
    const std::int64_t now_ms = app.world().clock.now_ms();
    const auto look = [&](std::int64_t until_ms) {
        return steps_of([&] {
            app.database().read([&](storage::ReadView& view) {
                EXPECT_LE(storage::due_jobs(view, until_ms, 50).size(), 100U);
                EXPECT_TRUE(storage::stranded_jobs(view, {.now_ms = now_ms,
                                                          .ran_max_ms = now_ms + 60'000,
                                                          .leased_max_ms = now_ms + 80'000})
                                .empty());
            });
        });
    };
    constexpr std::int64_t later_ms = 1'000'000;
    make_jobs(100, now_ms - 1, now_ms + later_ms);
    analyze();
    const Steps few = look(now_ms + 10 * later_ms), none = look(now_ms - 60'000);
    make_jobs(2'000, now_ms - 1, now_ms + later_ms);
    analyze();
    expect_same(few, look(now_ms + 10 * later_ms), "those that are due");
    expect_same(none, look(now_ms - 60'000), "those that are not");
}

INSTANTIATE_TEST_SUITE_P(Engines, GrowingCostTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });

}  // namespace
