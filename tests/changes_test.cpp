// Followers of `changes` through the whole application: one whose position is older than what is
// kept, and two that may not see the same.
#include "storage/retention.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

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
            storage::forget_old_events(tx, tenant.account, now_ms - 90 * day_ms);
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

}  // namespace
