// The example feature of docs/adding.md works in the application, on both engines.
#include "features/team/remarks/remarks.hpp"
#include "app/features.hpp"
#include "auth/keys.hpp"
#include "example_feature/example_app.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/erasure/places.hpp"
#include "storage/tables/installation.hpp"
#include "storage/test_support.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace {

using support::AppFixture;
using support::member;
using support::Tenant;
using support::text_member;

constexpr std::int64_t hour_ms = 3'600'000;

// A database as the program without the feature leaves it.
void open_before(const std::string& database) {
    base::Settings settings;
    settings.database = database;
    app::open_database(settings)->stop();
}

struct RemarksTest : testing::TestWithParam<storage::Engine> {
    support::FixedWorld fixed{1};
    AppFixture app{GetParam(), fixed.world(), {}, example::parts()};
    Tenant ours = app.make_tenant("Ours");
    std::string path = "/v1/svc/store/" + ours.store + "/remarks";

    std::string add(const std::string& text, const std::string& more = "") {
        const auto answer =
            app.call("POST", path, ours.key, R"({"text":")" + text + '"' + more + '}');
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "id");
    }
    std::string read(const std::string& id) {
        return app.call("GET", "/v1/svc/remark/" + id, ours.key).body;
    }
    support::Answer events_like(const std::string& filter) {
        return app.call("GET",
                        "/v1/sync/store/" + ours.store + "/events?after=0&waitSeconds=0&" + filter,
                        ours.key);
    }
    std::int64_t count() {
        return storage::testing::integer(app.database(), "SELECT COUNT(*) FROM remark");
    }
    template <class IsSo>
    void wait_until(const IsSo& is_so) {
        for (int tries = 0; tries < 1'000 && !is_so(); ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        EXPECT_TRUE(is_so());
    }
    void TearDown() override { EXPECT_EQ(app.find_faults(), ""); }
};
INSTANTIATE_TEST_SUITE_P(Engines, RemarksTest, testing::ValuesIn(support::engines),
                         [](const auto& tested) { return support::name_of(tested.param); });

TEST_P(RemarksTest, AreKeptAndRead) {
    const std::string id = add("  Rain. Card 4111 1111 1111 1111  ");
    const std::string remark = read(id);
    EXPECT_EQ(text_member(remark, "text"), "Rain. Card **** **** **** 1111");
    EXPECT_EQ(text_member(remark, "store"), ours.store);
    EXPECT_EQ(text_member(remark, "businessDate"), "2025-10-09");
    EXPECT_EQ(text_member(remark, "dateCreated"), "2025-10-09T08:53:20.000Z");
    EXPECT_EQ(member(remark, "revision"), "1");
    EXPECT_EQ(member(remark, "remindAt"), "");
}

TEST_P(RemarksTest, WhatIsWrongIsNamed) {
    const auto wrong_in = [&](const std::string& body) {
        const auto answer = app.call("POST", path, ours.key, body);
        EXPECT_EQ(answer.status, 400) << answer.body;
        return member(answer.body, "errors");
    };
    EXPECT_NE(wrong_in("{}").find(R"("text")"), std::string::npos);
    EXPECT_NE(wrong_in(R"({"text":")" + std::string(2'001, 'x') + "\"}").find(R"("text")"),
              std::string::npos);
    const std::string both = wrong_in(R"({"text":7.5,"remindAt":"2025-10-09T08:53:20Z"})");
    EXPECT_NE(both.find(R"("text")"), std::string::npos) << both;
    EXPECT_NE(both.find(R"("remindAt")"), std::string::npos) << both;
    EXPECT_NE(wrong_in(R"({"text":"x","remindAt":"2026-10-10T00:00:00Z"})").find("a year ahead"),
              std::string::npos);
    EXPECT_EQ(count(), 0);
}

TEST_P(RemarksTest, ARetryWritesOnce) {
    const AppFixture::Headers key{{"Idempotency-Key", "k1"}};
    const auto first = app.call("POST", path, ours.key, R"({"text":"Rain"})", key);
    const auto again = app.call("POST", path, ours.key, R"({"text":"Rain"})", key);
    EXPECT_EQ(first.status, 200);
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(app.call("POST", path, ours.key, R"({"text":"Sun"})", key).status, 422);
    EXPECT_EQ(count(), 1);
}

TEST_P(RemarksTest, AreForWhoMay) {
    const support::Visitor reader = app.make_visitor(ours, {"DASH_DAY_RECAP"});
    const support::Visitor writer = app.make_visitor(ours, {"DEV_CLOSE_DAY"});
    const support::Visitor other = app.make_visitor(ours, {"BO_TAX"});
    const std::string body = R"({"text":"Rain"})";
    EXPECT_EQ(app.call("POST", path, "", body, writer.headers()).status, 200);
    EXPECT_EQ(app.call("POST", path, "", body, reader.headers()).status, 403);
    EXPECT_EQ(app.call("GET", path, "", "", reader.headers()).status, 200);
    EXPECT_EQ(app.call("GET", path, "", "", other.headers()).status, 403);
    auth::Areas only_orders;
    only_orders.add(auth::Area::orders);
    const std::string shop =
        app.make_key(ours, {.account = ours.account, .name = "o", .areas = only_orders});
    EXPECT_EQ(app.call("GET", path, shop).status, 403);
    const Tenant theirs = app.make_tenant("Theirs");
    EXPECT_EQ(app.call("GET", path, theirs.key).status, 404);
    EXPECT_EQ(app.call("GET", "/v1/svc/remark/" + add("Sun"), theirs.key).status, 404);
}

TEST_P(RemarksTest, AreListedPageByPage) {
    std::vector<std::string> ids;
    for (int i = 0; i < 5; ++i) {
        fixed.clock.set(fixed.clock.now_ms() + 1'000);
        ids.push_back(add("Number " + std::to_string(i)));
    }
    const auto all = app.call("GET", path, ours.key);
    std::size_t at = 0;
    for (const std::string& id : ids) {
        at = all.body.find(id, at);
        EXPECT_NE(at, std::string::npos) << all.body;
    }
    const auto page = app.call("GET", path + "?page=2&pageSize=2", ours.key);
    EXPECT_EQ(page.headers.at("X-Total-Count"), "5");
    EXPECT_EQ(page.body.find(ids[1]), std::string::npos);
    EXPECT_LT(page.body.find(ids[2]), page.body.find(ids[3]));
    EXPECT_EQ(page.body.find(ids[4]), std::string::npos);
    EXPECT_EQ(app.call("GET", path + "?page=4&pageSize=2", ours.key).body, "[]");
    EXPECT_EQ(app.call("GET", path + "?page=0", ours.key).status, 400);
}

TEST_P(RemarksTest, AListIsReadAgainWhenItHasChanged) {
    add("Rain");
    const auto first = app.call("GET", path, ours.key);
    const AppFixture::Headers known{{"If-None-Match", first.headers.at("ETag")}};
    EXPECT_EQ(app.call("GET", path, ours.key, "", known).status, 304);
    add("Sun");
    EXPECT_EQ(app.call("GET", path, ours.key, "", known).status, 200);
}

TEST_P(RemarksTest, AreFollowedAsEvents) {
    const std::string id = add("Rain");
    const auto events = events_like("kind=remark");
    EXPECT_NE(events.body.find(R"("type":"created","kind":"remark","id":")" + id),
              std::string::npos)
        << events.body;
    EXPECT_NE(events.body.find(R"("text":"Rain")"), std::string::npos) << events.body;
    const auto changes =
        app.call("GET", "/v1/svc/store/" + ours.store + "/changes?after=0", ours.key);
    EXPECT_NE(changes.body.find(R"("text":"Rain")"), std::string::npos) << changes.body;
}

TEST_P(RemarksTest, AJobBringsOneUpAgainAtItsTime) {
    const std::string id = add("Order ice", R"(,"remindAt":"2025-10-09T09:53:20Z")");
    const std::string later = add("Call the plumber", R"(,"remindAt":"2025-10-09T10:53:20Z")");
    fixed.clock.set(fixed.clock.now_ms() + hour_ms);
    wait_until([&] { return member(read(id), "revision") == "2"; });
    EXPECT_EQ(member(read(id), "remindAt"), "");
    EXPECT_EQ(member(read(later), "revision"), "1");
    const auto events = events_like("type=updated");
    EXPECT_NE(events.body.find(R"("kind":"remark","id":")" + id), std::string::npos) << events.body;
    fixed.clock.set(fixed.clock.now_ms() + hour_ms);
    wait_until([&] { return member(read(later), "revision") == "2"; });
}

// Something is old only if both the clock and the running time of the program say so.
TEST_P(RemarksTest, AJobRemovesThoseThatAreOld) {
    add("Old");
    const auto list = app.call("GET", path, ours.key);
    const std::int64_t written_ms = fixed.clock.now_ms();
    const std::int64_t now_ms = written_ms + features::remarks::kept_ms + hour_ms;
    fixed.clock.set(now_ms);
    const std::string young = add("Young");
    app.database().write_now([&](storage::Transaction& tx) {
        storage::set_installation_value(tx, "ran_ms", std::to_string(now_ms - written_ms));
        tx.execute("DELETE FROM clock_mark");
        tx.execute("INSERT INTO clock_mark (ran_ms, at_ms) VALUES ($1, $2)", {0, written_ms});
        jobs::due_at(tx, ours.account, "", "retention", now_ms);
    });
    wait_until([&] { return count() == 1; });
    EXPECT_EQ(text_member(read(young), "text"), "Young");
    const AppFixture::Headers known{{"If-None-Match", list.headers.at("ETag")}};
    EXPECT_EQ(app.call("GET", path, ours.key, "", known).status, 200);
}

TEST_P(RemarksTest, AreReportedDateByDate) {
    add("Rain");
    add("Order ice", R"(,"remindAt":"2025-10-10T12:00:00Z")");
    fixed.clock.set(fixed.clock.now_ms() + 24 * hour_ms);
    add("Sun");
    const std::string report =
        "/v1/svc/store/" + ours.store + "/remarkReport?fromDate=2025-10-01&toDate=2025-10-31";
    const auto json = app.call("GET", report, ours.key);
    EXPECT_EQ(json.body, R"({"data":[{"businessDate":"2025-10-09","remarks":2,"waiting":1},)"
                         R"({"businessDate":"2025-10-10","remarks":1,"waiting":0}],)"
                         R"("total":{"remarks":3,"waiting":1}})");
    const auto csv = app.call("GET", report + "&format=csv", ours.key);
    EXPECT_NE(csv.body.find("businessDate,remarks,waiting\r\n2025-10-09,2,1\r\n2025-10-10,1,0\r\n"),
              std::string::npos)
        << csv.body;
    const auto xlsx = app.call("GET", report + "&format=xlsx", ours.key);
    EXPECT_TRUE(xlsx.body.starts_with("PK")) << xlsx.body;
    const AppFixture::Headers known{{"If-None-Match", json.headers.at("ETag")}};
    EXPECT_EQ(app.call("GET", report, ours.key, "", known).status, 304);
    add("More sun");
    EXPECT_EQ(app.call("GET", report, ours.key, "", known).status, 200);
    const auto one = app.call("GET", report + "&fields=remarks", ours.key);
    EXPECT_EQ(one.body, R"({"data":[{"remarks":2},{"remarks":2}],"total":{"remarks":4}})");
}

TEST_P(RemarksTest, AnErasedPersonIsInNone) {
    const auto user =
        app.call("POST", "/v1/svc/user", ours.key, R"({"firstName":"Ines","lastName":"Marin"})");
    const std::string who = text_member(user.body, "id");
    const std::string id = add("Ines Marin called in sick");
    const auto told = app.call("GET", "/v1/svc/user/" + who + "/personalData", ours.key);
    EXPECT_NE(told.body.find("called in sick"), std::string::npos) << told.body;
    const auto asked = app.call("POST", "/v1/svc/user/" + who + "/erase", ours.key,
                                R"({"reason":"asked","confirm":")" + who + "\"}");
    EXPECT_EQ(asked.status, 200) << asked.body;
    wait_until([&] { return read(id).find("Ines") == std::string::npos; });
    EXPECT_NE(read(id).find("called in sick"), std::string::npos);
    EXPECT_EQ(member(read(id), "revision"), "2");
}

TEST_P(RemarksTest, StandInTheApiDocument) {
    const std::string document = app.call("GET", "/openapi.json", "").body;
    const std::string paths = member(document, "paths");
    const std::string remarks = member(paths, "/v1/svc/store/{store}/remarks");
    const std::string write = member(remarks, "post");
    EXPECT_EQ(text_member(write, "operationId"), "addRemark");
    EXPECT_EQ(member(write, "x-privileges"), R"({"anyOf":["DEV_CLOSE_DAY"]})");
    EXPECT_EQ(text_member(member(remarks, "get"), "operationId"), "listRemarks");
    EXPECT_NE(member(paths, "/v1/svc/remark/{remark}"), "");
    EXPECT_NE(member(paths, "/v1/svc/store/{store}/remarkReport"), "");
    const std::string schemas = member(member(document, "components"), "schemas");
    EXPECT_NE(member(schemas, "Remark").find("Text of the remark."), std::string::npos);
    EXPECT_NE(member(schemas, "RemarkReportRow"), "");
}

TEST(Remarks, HaveTheirTablesAmongThePlacesOfPeople) {
    std::set<std::string_view> named;
    for (const features::Personal* place : features::erasure::places_of(example::parts().features))
        named.insert(place->tables.begin(), place->tables.end());
    EXPECT_TRUE(named.contains("remark"));
}

struct RemarksBeginTest : testing::TestWithParam<storage::Engine> {};
INSTANTIATE_TEST_SUITE_P(Engines, RemarksBeginTest, testing::ValuesIn(support::engines),
                         [](const auto& tested) { return support::name_of(tested.param); });

TEST_P(RemarksBeginTest, InADatabaseFromBeforeThem) {
    support::FixedWorld fixed{1};
    AppFixture app(GetParam(), fixed.world(), open_before, example::parts());
    const Tenant ours = app.make_tenant("Ours");
    EXPECT_EQ(
        app.call("POST", "/v1/svc/store/" + ours.store + "/remarks", ours.key, R"({"text":"Rain"})")
            .status,
        200);
}

TEST_P(RemarksBeginTest, WithOneInTheDemo) {
    AppFixture app(GetParam(), base::system_world(), {}, example::parts());
    const auto pepper = auth::load_pepper(app.database(), app.world().random);
    features::admin::make_demo(
        {app.database(), pepper, app.world(), example::parts().features, app.rules()}, 0);
    const std::string list =
        app.call("GET", "/v1/svc/store/" + std::string(features::admin::demo_store) + "/remarks",
                 features::admin::demo_key)
            .body;
    EXPECT_NE(list.find("The ice machine is loud again"), std::string::npos) << list;
    EXPECT_EQ(app.call("GET", "/v1/svc/remark/650000000000000000005001", features::admin::demo_key)
                  .status,
              200);
    EXPECT_EQ(app.find_faults(), "");
}

}  // namespace
