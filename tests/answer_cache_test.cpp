// Kept answers through the whole application: never stale, never another's.
#include "features/edge/devices/devices.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

namespace {

using support::AppFixture;
using support::Tenant;

struct KeptAnswersTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant ours = app.make_tenant("Ours");
    Tenant theirs = app.make_tenant("Theirs");
    std::string id = app.make_record(ours, kinds::department);
    std::string record = "/v1/svc/department/" + id;
    std::string list = "/v1/svc/store/" + ours.store + "/departments";

    // Asked twice, so that the second answer is a kept one.
    support::Answer read(const std::string& target, const std::string& key) {
        const auto first = app.call("GET", target, key);
        const auto second = app.call("GET", target, key);
        EXPECT_EQ(second.status, first.status);
        EXPECT_EQ(second.body, first.body);
        return second;
    }
    void change(std::string_view name) {
        const auto answer =
            app.call("PUT", record, ours.key, R"({"name":")" + std::string(name) + R"("})");
        ASSERT_EQ(answer.status, 200) << answer.body;
    }
};

TEST_P(KeptAnswersTest, AKeptAnswerIsTheSameAnswer) {
    for (const std::string& target : {record, list, list + "?page=1&pageSize=5"}) {
        auto first = app.call("GET", target, ours.key), second = app.call("GET", target, ours.key);
        EXPECT_EQ(first.body, second.body);
        first.headers.erase("X-Request-Id");
        second.headers.erase("X-Request-Id");
        for (const char* name : {"RateLimit-Remaining", "RateLimit-Reset"}) {
            first.headers.erase(name);
            second.headers.erase(name);
        }
        EXPECT_EQ(first.headers, second.headers);
        EXPECT_EQ(app.call("GET", target, ours.key, "", {{"If-None-Match", first.headers["ETag"]}})
                      .status,
                  304);
        EXPECT_EQ(app.call("GET", target, ours.key, "", {{"If-None-Match", "\"0\""}}).status, 200);
    }
}

TEST_P(KeptAnswersTest, AChangeIsSeenAtOnce) {
    for (int i = 0; i < 20; ++i) {
        read(record, ours.key);
        read(list, ours.key);
        const std::string name = "Name " + std::to_string(i);
        change(name);
        EXPECT_NE(app.call("GET", record, ours.key).body.find(name), std::string::npos);
        EXPECT_NE(app.call("GET", list, ours.key).body.find(name), std::string::npos);
    }
}

TEST_P(KeptAnswersTest, AListFollowsCreationAndInactivation) {
    read(list, ours.key);
    const std::string made = R"({"name":"Another","store":")" + ours.store + R"("})";
    const auto created = app.call("POST", "/v1/svc/department", ours.key, made);
    ASSERT_EQ(created.status, 200) << created.body;
    const std::string its_id = support::text_member(created.body, "id");
    EXPECT_NE(read(list, ours.key).body.find(its_id), std::string::npos);
    ASSERT_EQ(app.call("PUT", "/v1/svc/department/" + its_id + "/inactivate", ours.key).status,
              200);
    EXPECT_EQ(read(list, ours.key).body.find(its_id), std::string::npos);
}

TEST_P(KeptAnswersTest, OthersDoNotGetIt) {
    read(record, ours.key);
    read(list, ours.key);
    EXPECT_EQ(read(record, theirs.key).status, 404);
    EXPECT_EQ(read(list, theirs.key).status, 404);
    EXPECT_EQ(app.call("GET", record, "").status, 401);

    const std::string elsewhere = app.make_key(
        ours,
        {.account = ours.account, .name = "elsewhere", .stores = {"0123456789abcdef01234567"}});
    EXPECT_EQ(read(record, elsewhere).status, 403);
    EXPECT_EQ(read(list, elsewhere).status, 403);
    const std::string submitting =
        app.make_key(ours, {.account = ours.account,
                            .name = "submits",
                            .areas = auth::Areas(1U << static_cast<unsigned>(auth::Area::submit))});
    EXPECT_EQ(read(record, submitting).status, 403);
}

TEST_P(KeptAnswersTest, ARevokedKeyGetsNothing) {
    const std::string key = app.make_key(ours, {.account = ours.account, .name = "short-lived"});
    EXPECT_EQ(read(record, key).status, 200);
    EXPECT_EQ(read(list, key).status, 200);
    app.database().write_now([&](storage::Transaction& tx) {
        for (const auth::KeyInfo& info : auth::list_keys(tx, ours.account))
            if (info.name == "short-lived") auth::revoke_key(tx, info.id, 1);
    });
    EXPECT_EQ(app.call("GET", record, key).status, 401);
    EXPECT_EQ(app.call("GET", list, key).status, 401);
}

// A device that asks for the same again and again is seen, though its answers are kept ones; and
// instances agree on when.
struct PresenceTest : testing::TestWithParam<storage::Engine> {
    static constexpr std::int64_t start_ms = 1'767'225'600'000;
    support::FixedWorld fixed{7};
    AppFixture app{GetParam(), fixed.world()};
    Tenant tenant = app.make_tenant("Ours");

    void SetUp() override {
        if (GetParam() == storage::Engine::postgres) app.add_process();
        fixed.clock.set(start_ms);
        app.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant.account, tenant.store);
            features::devices::note(tx, {tenant.account, tenant.store, start_ms},
                                    {.device_id = "till"}, app.world().ids.next());
        });
    }
    // When the device was seen, in seconds after the start, once it has asked
    // every second until then.
    std::int64_t seen_after(int process, std::int64_t seconds) {
        const std::string list = "/v1/svc/store/" + tenant.store + "/departments";
        for (; seconds_ <= seconds; ++seconds_) {
            fixed.clock.set(start_ms + seconds_ * 1'000);
            for (const char* query : {"", "?deviceId=till"})  // others use the key too
                EXPECT_EQ(app.call_at(process, "GET", list + query, tenant.key).status, 200);
        }
        // What is written now is written after what the device has left to write.
        EXPECT_EQ(app.call_at(process, "PUT", "/v1/svc/store/" + tenant.store, tenant.key,
                              R"({"phone":")" + std::to_string(seconds) + "\"}")
                      .status,
                  200);
        std::int64_t seen_ms = 0;
        app.database().read([&](storage::ReadView& view) {
            seen_ms =
                features::devices::devices_of(view, tenant.account, tenant.store).front().seen_ms;
        });
        return (seen_ms - start_ms) / 1'000;
    }
    std::int64_t seconds_ = 0;
};

TEST_P(PresenceTest, IsWrittenEveryThirtySecondsOverAllInstances) {
    const bool are_two = GetParam() == storage::Engine::postgres;
    EXPECT_EQ(seen_after(0, 25), 0);                  // it looks at 0, 10, 20, ...
    EXPECT_EQ(seen_after(1, 45), are_two ? 36 : 30);  // the second at 26, 36, ...
    EXPECT_EQ(seen_after(0, 59), are_two ? 36 : 30);
    EXPECT_EQ(seen_after(1, 75), are_two ? 70 : 60);
}

INSTANTIATE_TEST_SUITE_P(Engines, KeptAnswersTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });
INSTANTIATE_TEST_SUITE_P(Engines, PresenceTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
