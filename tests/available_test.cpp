// What is sold now changes without a write; and times beside the type Always.
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

namespace {

using support::Answer;
using support::AppFixture;
using support::Tenant;

constexpr std::int64_t minute_ms = 60'000;
constexpr std::int64_t noon_ms = 1'767'268'800'000;  // 2026-01-01T12:00:00Z

struct AvailableTest : testing::TestWithParam<storage::Engine> {
    support::FixedWorld fixed{1};
    AppFixture app{GetParam(), fixed.world()};
    Tenant ours = app.make_tenant("Ours");
    std::string items = "/v1/svc/store/" + ours.store + "/menuItems";

    Answer get(const std::string& target, const std::string& tag = {}) {
        AppFixture::Headers headers;
        if (!tag.empty()) headers.emplace_back("If-None-Match", tag);
        return app.call("GET", target, ours.key, "", headers);
    }
    Answer send(std::string_view method, const std::string& path, const std::string& body) {
        return app.call(method, "/v1/svc/" + path, ours.key, body);
    }
    std::string make_item(const std::string& more) {
        const auto made = send("POST", "menuItem",
                               R"({"name":"Soup","store":")" + ours.store + "\"," + more + '}');
        EXPECT_EQ(made.status, 200) << made.body;
        return support::text_member(made.body, "id");
    }
};

TEST_P(AvailableTest, NowIsNeverAnAnswerOfAnEarlierMinute) {
    fixed.clock.set(noon_ms);
    make_item(R"("timeApplicableType":"Days of the week","startTime":"12:00","endTime":"12:02")");
    for (const std::string& target :
         {items + "?available=now", items + "?available=now&page=1&pageSize=5"}) {
        fixed.clock.set(noon_ms + 1);
        const auto sold = get(target);
        ASSERT_EQ(sold.status, 200) << sold.body;
        EXPECT_NE(sold.body.find("Soup"), std::string::npos);
        const std::string tag = sold.headers.at("ETag");

        fixed.clock.set(noon_ms + minute_ms - 1);
        EXPECT_EQ(get(target, tag).status, 304);
        EXPECT_EQ(get(target).body, sold.body);

        fixed.clock.set(noon_ms + minute_ms);
        const auto later = get(target, tag);
        EXPECT_EQ(later.status, 200);
        EXPECT_EQ(later.body, sold.body);
        EXPECT_EQ(get(target, later.headers.at("ETag")).status, 304);

        fixed.clock.set(noon_ms + 2 * minute_ms);
        for (const std::string& known : {tag, later.headers.at("ETag"), std::string()}) {
            const auto gone = get(target, known);
            EXPECT_EQ(gone.status, 200);
            EXPECT_EQ(gone.body, "[]");
        }
    }
}

TEST_P(AvailableTest, AGivenMomentStaysTheSame) {
    fixed.clock.set(noon_ms);
    make_item(R"("timeApplicableType":"Days of the week","startTime":"12:00","endTime":"12:02")");
    const std::string target = items + "?available=2026-01-01T12:01:59Z";
    const std::string tag = get(target).headers.at("ETag");
    fixed.clock.set(noon_ms + 10 * minute_ms);
    EXPECT_EQ(get(target, tag).status, 304);
    EXPECT_NE(get(target).body.find("Soup"), std::string::npos);
}

// A page of what is sold reads each record of the list once to count, and from its first row on.
TEST_P(AvailableTest, ManyRecordsAreReadInTheirOrder) {
    std::string records;
    constexpr int count = 1'200;
    for (int i = 0; i < count; ++i)
        records +=
            (i ? "," : "") + (R"({"kind":"menuItem","name":"Item )" + std::to_string(10'000 + i) +
                              (i % 3 == 0 ? "\"}" : R"(","soldOut":true})"));
    const std::string body = R"({"records":[)" + records + "]}";
    ASSERT_EQ(send("POST", "store/" + ours.store + "/bulk", body).status, 200);
    const auto page = get(items + "?available=now&page=4&pageSize=100");
    ASSERT_EQ(page.status, 200);
    EXPECT_EQ(page.headers.at("X-Total-Count"), "400");
    const auto listed = schema::elements_of(page.body);
    ASSERT_EQ(listed.size(), 100U);
    EXPECT_EQ(support::text_member(listed.front(), "name"), "Item 10900");
    EXPECT_EQ(support::text_member(listed.back(), "name"), "Item 11197");
    EXPECT_EQ(schema::elements_of(get(items + "?available=now").body).size(), 400U);
}

TEST_P(AvailableTest, TimesBesideAlwaysStayAndDoNothing) {
    const std::string id = make_item(R"("startTime":"12:00","endTime":"12:02")");
    const std::string whole = get("/v1/svc/menuItem/" + id).body;
    EXPECT_EQ(support::text_member(whole, "timeApplicableType"), "Always");
    EXPECT_EQ(send("PUT", "menuItem/" + id, whole).status, 200);
    const auto renamed = send("PUT", "menuItem/" + id, R"({"name":"Stew","startTime":"11:00"})");
    ASSERT_EQ(renamed.status, 200) << renamed.body;
    EXPECT_EQ(support::text_member(renamed.body, "startTime"), "11:00");
    EXPECT_NE(support::member(renamed.body, "warnings"), "");
    EXPECT_EQ(schema::elements_of(get(items + "?available=2026-01-01T05:00:00Z").body).size(), 1U);
    const auto mended = send("PUT", "menuItem/" + id, R"({"startTime":"","endTime":null})");
    ASSERT_EQ(mended.status, 200) << mended.body;
    EXPECT_EQ(support::member(mended.body, "startTime"), "");
    EXPECT_EQ(support::member(mended.body, "warnings"), "");
    EXPECT_EQ(app.find_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(Engines, AvailableTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
