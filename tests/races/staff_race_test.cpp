// What must hold when devices and managers work on the staff of a store at once.
#include "races/driver.hpp"

#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <array>

namespace races {
namespace {

using support::AppFixture;
using support::Tenant;
using support::text_member;

constexpr int threads = 16;

struct StaffRaceTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Staff");
    Race race{app};

    std::string create(const std::string& kind, const std::string& body) {
        const auto answer = app.call("POST", "/v1/svc/" + kind, tenant.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "id");
    }
    std::string in_store(const std::string& path) const {
        return "/v1/svc/store/" + tenant.store + '/' + path;
    }
    support::Answer log_in(const std::string& pin, const std::string& device) {
        return app.call("POST", in_store("pinLogin"), tenant.key, login(pin, device));
    }
    static std::string login(const std::string& pin, const std::string& device) {
        return R"({"pin":")" + pin + R"(","deviceId":")" + device + "\"}";
    }
};

TEST_P(StaffRaceTest, NoTwoActiveUsersShareAPin) {
    std::array<std::string, 8> users;
    for (std::size_t i = 0; i < users.size(); ++i)
        users[i] = create("user", R"({"firstName":"User )" + std::to_string(i) + "\"}");
    const auto some_user = [&](Turn& turn) {
        return "/v1/svc/user/" + users[static_cast<std::size_t>(turn.below(8))];
    };
    race.add("pin", 4, [&](Turn& turn) {
        const std::string pin = "100" + std::to_string(turn.below(3));
        return turn.call("PUT", some_user(turn), tenant.key, R"({"pin":")" + pin + "\"}").status;
    });
    race.add("no pin", 1, [&](Turn& turn) {
        return turn.call("PUT", some_user(turn), tenant.key, R"({"pin":null})").status;
    });
    race.add("leave", 1, [&](Turn& turn) {
        return turn.call("PUT", some_user(turn) + "/inactivate", tenant.key).status;
    });
    race.add("come back", 2, [&](Turn& turn) {
        return turn.call("PUT", some_user(turn) + "/activate", tenant.key).status;
    });
    race.run(threads, 20);
    race.expect_only({200, 409});  // and that natural keys are unique, which verify tells
    EXPECT_GT(race.count("pin", 200), 0);
    EXPECT_GT(race.count("pin", 409), 0);
}

TEST_P(StaffRaceTest, ARoleThatGoesIsNotGivenToAnybody) {
    const std::string role = create("role", R"({"name":"Server"})");
    const std::string user = "/v1/svc/user/" + create("user", R"({"firstName":"Ann"})");
    race.add("give", 2, [&](Turn& turn) {
        return turn.call("PUT", user, tenant.key, R"({"roles":[")" + role + "\"]}").status;
    });
    race.add("take", 2, [&](Turn& turn) {
        return turn.call("PUT", user, tenant.key, R"({"roles":[]})").status;
    });
    race.add("inactivate", 2, [&](Turn& turn) {
        return turn.call("PUT", "/v1/svc/role/" + role + "/inactivate", tenant.key).status;
    });
    race.add("activate", 1, [&](Turn& turn) {
        return turn.call("PUT", "/v1/svc/role/" + role + "/activate", tenant.key).status;
    });
    race.run(threads, 20);
    race.expect_only({200, 400, 409});  // verify finds an active user with an inactive role
    EXPECT_GT(race.count("give", 200), 0);
    EXPECT_GT(race.count("inactivate", 200), 0);
    EXPECT_GT(race.count("inactivate", 409), 0);
}

TEST_P(StaffRaceTest, OneRoleThatManagesStaffIsLeft) {
    const std::string managing = R"("privileges":["BO_STAFF"])";
    const std::string roles[] = {create("role", R"({"name":"One",)" + managing + '}'),
                                 create("role", R"({"name":"Two",)" + managing + '}')};
    const auto some_role = [&](Turn& turn) { return "/v1/svc/role/" + roles[turn.below(2)]; };
    race.add("inactivate", 2, [&](Turn& turn) {
        return turn.call("PUT", some_role(turn) + "/inactivate?force=true", tenant.key).status;
    });
    race.add("deprive", 2, [&](Turn& turn) {
        return turn.call("PUT", some_role(turn), tenant.key, R"({"privileges":[]})").status;
    });
    race.add("restore", 2, [&](Turn& turn) {
        return turn
            .call("PUT", some_role(turn), tenant.key, R"({"activeStatus":true,)" + managing + '}')
            .status;
    });
    race.add("look", 2, [&](Turn& turn) {
        const auto list = turn.call("GET", in_store("activeRoles"), tenant.key);
        return list.body.find("BO_STAFF") == std::string::npos ? 599 : list.status;
    });
    race.run(threads, 20);
    race.expect_only({200, 409});
    EXPECT_NE(app.call("GET", in_store("activeRoles"), tenant.key).body.find("BO_STAFF"),
              std::string::npos);
    for (const std::string& role : roles)
        app.call("PUT", "/v1/svc/role/" + role, tenant.key,
                 R"({"activeStatus":true,)" + managing + '}');
    const auto inactivate = [&](const std::string& role) {
        return app.call("PUT", "/v1/svc/role/" + role + "/inactivate?force=true", tenant.key)
            .status;
    };
    EXPECT_EQ(inactivate(roles[0]), 200);
    EXPECT_EQ(inactivate(roles[1]), 409);
}

TEST_P(StaffRaceTest, ADeviceHasFiveTriesHoweverManyTryAtOnce) {
    create("user", R"({"firstName":"Ann","pin":"4711"})");
    ASSERT_EQ(log_in("4711", "till").status, 200);
    race.add("guess", 1, [&](Turn& turn) {
        const std::string pin = std::to_string(100'000 + turn.below(900'000));
        return turn.call("POST", in_store("pinLogin"), tenant.key, login(pin, "till")).status;
    });
    race.run(threads, 3);
    race.expect_only({401, 429});
    EXPECT_EQ(race.count("guess", 401), 5);
    EXPECT_EQ(log_in("4711", "till").status, 429);
    EXPECT_EQ(log_in("4711", "till-2").status, 200);
}

TEST_P(StaffRaceTest, MadeUpDevicesHaveTwentyTriesTogether) {
    create("user", R"({"firstName":"Ann","pin":"4711"})");
    race.add("guess", 1, [&](Turn& turn) {
        const std::string device = "made-up-" + std::to_string(turn.below(1'000'000));
        return turn.call("POST", in_store("pinLogin"), tenant.key, login("0001", device)).status;
    });
    race.run(threads, 3);
    race.expect_only({401, 429});
    EXPECT_EQ(race.count("guess", 401), 20);
}

TEST_P(StaffRaceTest, OnePunchIsOneAndALoginClocksInOnce) {
    const std::string user =
        create("user", R"({"firstName":"Ann","pin":"4711","clockInWhenPunchIn":true})");
    const std::string punch =
        R"({"type":"in","time":"2026-01-05T10:00:00Z","user":")" + user + "\"}";
    race.add("punch", 1, [&](Turn& turn) {
        return turn.call("POST", in_store("clock"), tenant.key, punch).status;
    });
    race.add("log in", 1, [&](Turn& turn) {
        return turn.call("POST", in_store("pinLogin"), tenant.key, login("4711", "till")).status;
    });
    race.run(threads, 3);
    race.expect_only({200});
    const auto of_that_day =
        app.call("GET", in_store("clock?dateOption=SD&specificDate=2026-01-05"), tenant.key);
    EXPECT_EQ(schema::elements_of(of_that_day.body).size(), 1U) << of_that_day.body;
    const auto recent = app.call("GET", in_store("clock?dateOption=L7D"), tenant.key);
    EXPECT_EQ(schema::elements_of(recent.body).size(), 1U) << recent.body;
}

INSTANTIATE_TEST_SUITE_P(Engines, StaffRaceTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
}  // namespace races
