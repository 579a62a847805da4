// Followers of `changes` through the whole application: one whose position is older than what is
// kept, two that may not see the same, and who follows what was sold.
#include "features/selling/sales/close_body.hpp"
#include "features/selling/sales/sale_events.hpp"
#include "features/selling/sales/subjects.hpp"
#include "schema/json_tree.hpp"
#include "storage/retention.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace {

using support::AppFixture;
using support::Tenant;
using support::text_member;

constexpr std::int64_t day_ms = 24 * 3'600'000;

struct OldPositionTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Followed");

    support::Answer changes_after(const std::string& position,
                                  const AppFixture::Headers& headers = {}) {
        return app.call("GET", "/v1/svc/store/" + tenant.store + "/changes?after=" + position,
                        tenant.key, "", headers);
    }
    void create(const std::string& name) {
        const auto answer =
            app.call("POST", "/v1/svc/department", tenant.key, R"({"name":")" + name + "\"}");
        ASSERT_EQ(answer.status, 200) << answer.body;
    }
    // All events but the last of each store are older than 90 days then.
    void let_days_pass(int days) {
        const auto now_ms = app.world().clock.now_ms() + days * day_ms;
        app.database().write_now([&](storage::Transaction& tx) {
            while (storage::forget_old_events(tx, tenant.account, now_ms - 90 * day_ms) > 0) {
            }
        });
    }
};

TEST_P(OldPositionTest, IsGoneAndTheFollowerLearnsWhereToGoOn) {
    for (const char* name : {"Bar", "Grill", "Bakery"}) create(name);
    const auto before = changes_after("0");
    ASSERT_EQ(before.status, 200) << before.body;
    EXPECT_EQ(changes_after("0").status, 200);  // and kept, to be given again

    let_days_pass(89);
    EXPECT_EQ(changes_after("0").status, 200);
    let_days_pass(91);
    const auto gone = changes_after("0", {{"If-None-Match", before.headers.at("ETag")}});
    EXPECT_EQ(gone.status, 410);
    EXPECT_EQ(changes_after("0").body, gone.body);
    EXPECT_EQ(text_member(gone.body, "code"), "position_gone");
    const auto oldest = text_member(gone.body, "oldest"), newest = text_member(gone.body, "newest");
    EXPECT_EQ(newest, text_member(before.body, "next"));
    EXPECT_EQ(std::stoi(oldest), std::stoi(newest) - 1);
    EXPECT_EQ(oldest.substr(oldest.find('.')), newest.substr(newest.find('.')));

    EXPECT_EQ(changes_after(std::to_string(std::stoi(oldest) - 1)).status, 410);
    const auto kept = changes_after(oldest);
    EXPECT_EQ(kept.status, 200);
    EXPECT_NE(kept.body.find("Bakery"), std::string::npos);

    create("Garden");
    const auto next = changes_after(newest);
    EXPECT_EQ(next.status, 200);
    EXPECT_NE(next.body.find("Garden"), std::string::npos);
    EXPECT_EQ(next.body.find("Bakery"), std::string::npos);
}

// A proxy, or a device that was given another key, must not take one key's changes for another's.
TEST_P(OldPositionTest, IsToldUnderATagOfWhatTheKeyMaySee) {
    create("Bar");
    const std::string staff_key = app.make_key(
        tenant, {.account = tenant.account,
                 .name = "staff",
                 .areas = auth::Areas(1U << static_cast<unsigned>(auth::Area::staff))});
    const std::string target = "/v1/svc/store/" + tenant.store + "/changes?after=0";
    const auto all = app.call("GET", target, tenant.key);
    const auto some = app.call("GET", target, staff_key);
    ASSERT_EQ(some.status, 200) << some.body;
    ASSERT_NE(all.body, some.body);
    EXPECT_NE(all.headers.at("ETag"), some.headers.at("ETag"));
}

INSTANTIATE_TEST_SUITE_P(Engines, OldPositionTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

// A store that sells: a web order of a guest that is refunded, one that comes back as a check, and
// checks with and without a customer.
struct SoldTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Sold");

    std::string sent(const std::string& method, const std::string& path, const std::string& body) {
        const auto answer = app.call(method, "/v1/" + path, tenant.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return answer.body;
    }
    std::string order(const std::string& unique_id, const std::string& more = "") {
        return text_member(
            sent("POST", "online-order/store/" + tenant.store + "/saveWebOrder",
                 R"({"uniqueOrderID":")" + unique_id + R"(","paymentPaid":true,)" + more +
                     R"("orderDetails":[{"_id":"p","miName":"Pie","itemPrice":900}]})"),
            "id");
    }
    // With this status; the later the stamp, the newer.
    void check(const std::string& check_id, const std::string& status, int stamp,
               const std::string& more = "", const std::string& beside = "") {
        sent("POST", "sync/store/" + tenant.store + "/addOrUpdateCheck",
             "{" + beside + R"("checkID":")" + check_id + R"(","node":"A","data":{"status":")" +
                 status + R"(","lastUpdateInMillisec":)" + std::to_string(stamp) + "," + more +
                 R"("seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup",)"
                 R"("quantity":2,"price":350},{"orderUniqueId":"b","menuName":"Tea",)"
                 R"("quantity":1,"price":300}]}],"totalAmount":1000,"payments":[{"id":"c",)"
                 R"("paymentMethod":"Cash","amount":1000,"tip":50}]}})");
    }
    std::vector<storage::Event> events() {
        std::vector<storage::Event> all;
        app.database().read([&](storage::ReadView& view) {
            all = storage::events_after(view, tenant.account, tenant.store, 0, 1'000);
        });
        std::erase_if(all, [](const storage::Event& event) {
            return event.kind != "sale" && event.kind != "order" && event.kind != "check";
        });
        return all;
    }
    std::vector<storage::Event> events_of_sales() {
        auto all = events();
        std::erase_if(all, [](const storage::Event& event) { return event.kind != "sale"; });
        return all;
    }
    std::vector<storage::ChangedRecord> resolved(const std::vector<storage::Event>& events,
                                                 std::int64_t limit = 500) {
        std::vector<storage::ChangedRecord> found;
        app.database().read([&](storage::ReadView& view) {
            found = features::sales::resolve_sales(view, tenant.account, events, limit);
        });
        return found;
    }
    std::string sale_answer(const std::string& id) {
        return app.call("GET", "/v1/svc/sale/" + id + "/getSale", tenant.key).body;
    }
};

TEST_P(SoldTest, IsToldAsGetSaleTellsIt) {
    order("web");
    check("T1", "CLOSED", 1'000);
    check("T2", "CLOSED", 1'000);
    check("T2", "ACTIVE", 2'000, "", R"("reopen":true,)");
    const auto all = events_of_sales();
    ASSERT_EQ(all.size(), 4U);
    const auto found = resolved(all);
    ASSERT_FALSE(found.empty());
    EXPECT_NE(found.back().row.doc.find(R"("status":"VOIDED")"), std::string::npos);
    std::set<std::string> ids;
    for (const auto& changed : found) {
        EXPECT_EQ(changed.row.doc, sale_answer(changed.event.id));
        EXPECT_TRUE(ids.insert(changed.event.id).second) << "told twice";
    }
    EXPECT_EQ(ids.size(), 3U);

    // The feed itself, for a key of reports alone; one that may not read sales sees none.
    const auto seen = [&](auth::Areas areas) {
        const std::string key =
            app.make_key(tenant, {.account = tenant.account, .name = "one", .areas = areas});
        const auto answer =
            app.call("GET", "/v1/svc/store/" + tenant.store + "/changes?limit=500", key);
        std::size_t sales = 0;
        const schema::Tree feed = schema::parse_tree(answer.body);
        for (const auto& change : feed.find("changes")->elements)
            if (change.find("kind")->text == "sale") ++sales;
        return sales;
    };
    EXPECT_EQ(seen(auth::Areas(1U << static_cast<unsigned>(auth::Area::reports))), 3U);
    EXPECT_EQ(seen(auth::Areas(1U << static_cast<unsigned>(auth::Area::sync))), 0U);
}

TEST_P(SoldTest, IsReadInFewQueriesAndUpToTheLimits) {
    for (int i = 0; i < 70; ++i) check("T" + std::to_string(i), "CLOSED", 1'000);
    auto all = events_of_sales();
    ASSERT_EQ(all.size(), 70U);
    EXPECT_EQ(resolved(all, 3).size(), 3U);
    EXPECT_EQ(resolved(all, 3).back().event.sequence, all[2].sequence);
    const auto before = app.database().steps().statements;
    EXPECT_EQ(resolved(all).size(), 70U);
    EXPECT_LE(app.database().steps().statements - before, 20);

    // Events whose sale has changed since are left out, unless any revision will do.
    for (storage::Event& event : all) event.revision += 1;
    EXPECT_TRUE(resolved(all).empty());
    for (storage::Event& event : all) event.revision = storage::any_revision;
    const auto any = resolved(all);
    ASSERT_EQ(any.size(), 70U);
    EXPECT_EQ(any.front().row.revision, 1);

    // Up to the record with which they reach a MiB, though the same is asked for again and again.
    while (all.size() < 5'000) all.push_back(all.front());
    std::size_t bytes = 0;
    const auto some = resolved(all, 5'000);
    for (const auto& changed : some) bytes += changed.row.doc.size();
    EXPECT_GE(bytes, std::size_t{storage::step_bytes_max});
    EXPECT_LT(bytes - some.back().row.doc.size(), std::size_t{storage::step_bytes_max});
}

TEST_P(SoldTest, BelongsToTheCheckOrOrderThatItCameFrom) {
    const std::string refunded = order("web");
    sent("POST", "online-order/store/" + tenant.store + "/order/" + refunded + "/refund",
         R"({"amount":100})");
    order("back");
    check("back", "CLOSED", 1'000);
    check("T1", "ACTIVE", 1'000);
    check("T1", "CLOSED", 2'000);
    const auto all = events();
    std::vector<std::string> subjects;
    const auto before = app.database().steps().statements;
    app.database().read([&](storage::ReadView& view) {
        subjects = features::sales::subjects_of(view, tenant.account, all);
    });
    EXPECT_LE(app.database().steps().statements - before, 4);
    std::map<std::string, std::multiset<std::string>> kinds;
    for (std::size_t i = 0; i < all.size(); ++i) kinds[subjects.at(i)].insert(all[i].kind);
    const auto count = [&](const std::string& subject, const char* kind) {
        return kinds[subject].count(kind);
    };
    EXPECT_EQ(count("check/web", "sale"), 2U);  // and its refund
    EXPECT_GE(count("check/web", "order"), 2U);
    EXPECT_EQ(count("check/web", "check"), 0U);
    EXPECT_GE(count("check/back", "order"), 1U);
    EXPECT_GE(count("check/back", "check"), 1U);
    EXPECT_GE(count("check/back", "sale"), 1U);
    EXPECT_EQ(count("check/T1", "check"), 2U);
    EXPECT_EQ(count("check/T1", "sale"), 1U);
    EXPECT_EQ(kinds.size(), 3U);

    app.database().read([&](storage::ReadView& view) {
        const storage::Event other{1, 1, 1, "created", "department", "d1"};
        subjects = features::sales::subjects_of(view, tenant.account, std::span(&other, 1));
    });
    EXPECT_EQ(subjects, std::vector<std::string>{"department/d1"});
}

TEST_P(SoldTest, IsTheBodyOfAClosingWebhook) {
    const std::string ana = text_member(
        sent("POST", "svc/customer",
             R"({"firstName":"Ana","email":"ana@example.com","phoneNumber":"+1 212 555 0175"})"),
        "id");
    const std::string refunded = order(
        "web", R"("deliveryDetail":[{"contactPerson":"Bo","phoneNumber":"555","email":"b@b.b"}],)");
    sent("POST", "online-order/store/" + tenant.store + "/order/" + refunded + "/refund",
         R"({"amount":100})");
    check("T1", "CLOSED", 1'000, R"("customer":")" + ana + R"(",)");
    check("T2", "CLOSED", 1'000);
    const auto sales = events_of_sales();
    ASSERT_EQ(sales.size(), 4U);
    std::vector<std::string> bodies;
    const auto before = app.database().steps().statements;
    app.database().read([&](storage::ReadView& view) {
        bodies = features::sales::close_bodies(view, tenant.account, tenant.store, sales);
    });
    EXPECT_LE(app.database().steps().statements - before, 12);
    ASSERT_EQ(bodies.size(), 4U);
    const auto is_in = [&](std::size_t at, const std::string& members) {
        EXPECT_NE(bodies.at(at).find(members), std::string::npos)
            << members << " in " << bodies[at];
    };
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const std::string answer = sale_answer(sales[i].id);
        EXPECT_TRUE(bodies[i].starts_with(answer.substr(0, answer.size() - 1) + ",")) << bodies[i];
        is_in(i, R"("sequence":)" + std::to_string(sales[i].sequence) + R"(,"type":"created",)");
        std::set<std::string> names;
        for (const auto& member : schema::parse_tree(bodies[i]).members)
            EXPECT_TRUE(names.insert(std::string(member.name)).second) << member.name;
        is_in(i, R"("store":")" + tenant.store + R"(","storeName":"Sold")");
        EXPECT_TRUE(schema::parse_tree(bodies[i]).find("dateCreated")->text.ends_with("Z"));
    }
    const std::string guest = R"("contactName":"Bo","contactPhone":"555","contactEmail":"b@b.b")";
    is_in(0, R"("saleUniqueId":"web","paidAmount":900,"paidAmountStr":"9.00")");
    is_in(0, guest);
    is_in(1, R"("saleUniqueId":"web","paidAmount":-100,"paidAmountStr":"-1.00")");
    is_in(1, R"("refundOf":")" + sales[0].id + '"');
    is_in(1, guest);
    is_in(2, R"("netSales":1000,"netSalesStr":"10.00")");
    is_in(2, R"("saleUniqueId":"T1","paidAmount":1000,)");
    is_in(2, R"("customer":")" + ana + '"');
    is_in(2, R"("contactName":"Ana","contactPhone":"+1 212 555 0175",)"
             R"("contactEmail":"ana@example.com")");
    is_in(3, R"("saleUniqueId":"T2")");
    is_in(3, R"("customer":"",)");
    is_in(3, R"("contactName":"","contactPhone":"","contactEmail":"")");

    // No sale of another store, nor of none.
    const Tenant other = app.make_tenant("Other");
    app.database().read([&](storage::ReadView& view) {
        bodies = features::sales::close_bodies(view, other.account, other.store, sales);
    });
    EXPECT_EQ(bodies, std::vector<std::string>(4, "null"));
}

INSTANTIATE_TEST_SUITE_P(Engines, SoldTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
