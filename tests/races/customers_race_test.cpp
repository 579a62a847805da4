// Customers when everybody writes at once: one for each e-mail and phone number, and a merge that
// leaves nothing behind.
#include "races/driver.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <set>

namespace races {
namespace {

using support::AppFixture;
using support::member;
using support::Tenant;
using support::text_member;

constexpr int threads = 16;

struct CustomersRaceTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Race");
    Race race{app};

    support::Answer create(Turn& turn, const std::string& members) {
        return turn.call("POST", "/v1/svc/customer", tenant.key, '{' + members + '}');
    }
    std::string made(const std::string& members) {
        Turn turn(app, 0, 0);
        const auto answer = create(turn, members);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "id");
    }
    std::string read(const std::string& id) {
        return app.call("GET", "/v1/svc/customer/" + id, tenant.key).body;
    }
    std::vector<std::string> active() {
        return schema::elements_of(app.call("GET", "/v1/svc/customers", tenant.key).body);
    }
    // No two active customers have the same in this field; returns how many have one.
    std::size_t distinct(std::string_view field) {
        std::set<std::string> seen;
        std::size_t count = 0;
        for (const std::string& one : active()) {
            const auto value = text_member(one, field);
            if (value.empty()) continue;
            ++count;
            EXPECT_TRUE(seen.insert(value).second) << value;
        }
        return count;
    }
};

TEST_P(CustomersRaceTest, AnEmailIsTakenOnce) {
    race.add("create", 1, [&](Turn& turn) {
        const auto name = std::to_string(turn.below(20));
        const char* domain = turn.below(2) ? "@example.com" : "@EXAMPLE.com";
        return create(turn, R"("email":"guest)" + name + domain + '"').status;
    });
    race.run(threads, 20);
    race.expect_only({200, 400});
    EXPECT_EQ(active().size(), 20U);
    EXPECT_EQ(race.count("create", 200), 20);
}

TEST_P(CustomersRaceTest, APhoneNumberIsTakenOnceByCreateOrUpdate) {
    std::vector<std::string> ids;
    for (int i = 0; i < 8; ++i) ids.push_back(made(R"("firstName":"Guest")"));
    const auto phone = [](Turn& turn) { return "555" + std::to_string(1000 + turn.below(30)); };
    race.add("create", 1, [&](Turn& turn) {
        return create(turn, R"("phoneNumber":")" + phone(turn) + '"').status;
    });
    race.add("update", 2, [&](Turn& turn) {
        return turn
            .call("PUT", "/v1/svc/customer/" + ids[static_cast<std::size_t>(turn.below(8))],
                  tenant.key, R"({"phoneNumber":")" + phone(turn) + "\"}")
            .status;
    });
    race.add("leave", 1, [&](Turn& turn) {
        const auto path = "/v1/svc/customer/" + ids[static_cast<std::size_t>(turn.below(8))];
        return turn.call("PUT", path + (turn.below(2) ? "/inactivate" : "/activate"), tenant.key)
            .status;
    });
    race.run(threads, 20);
    race.expect_only({200, 400});
    EXPECT_GT(race.count("update", 200), 0);
    EXPECT_GT(race.count("update", 400), 0);
    EXPECT_LE(distinct("phoneNumber"), 30U);
}

// Both sides change, are activated and inactivated, and are merged both ways: in the end at most
// one of the two is active, and the one that went points at the other.
TEST_P(CustomersRaceTest, MergingIsDoneOnceWhileBothChange) {
    const std::string ids[] = {made(R"("firstName":"Ana","email":"ana@example.com")"),
                               made(R"("lastName":"Lopez","phoneNumber":"5551000")")};
    const auto path = [&](Turn& turn) { return "/v1/svc/customer/" + ids[turn.below(2)]; };
    race.add("change", 4, [&](Turn& turn) {
        const auto city = std::to_string(turn.below(1'000));
        return turn.call("PUT", path(turn), tenant.key, R"({"city":")" + city + "\"}").status;
    });
    race.add("enrol", 2, [&](Turn& turn) {
        const char* loyal = turn.below(2) ? "true" : "false";
        return turn
            .call("PUT", path(turn), tenant.key,
                  R"({"isLoyaltyCustomer":)" + std::string(loyal) + '}')
            .status;
    });
    race.add("merge", 1, [&](Turn& turn) {
        const int to = turn.below(2);
        return turn
            .call("POST", "/v1/svc/customer/" + ids[to] + "/merge", tenant.key,
                  R"({"from":")" + ids[1 - to] + "\"}")
            .status;
    });
    race.run(threads, 20);
    race.expect_only({200, 409});
    EXPECT_GT(race.count("merge", 200), 0);
    const bool is_first_gone = !text_member(read(ids[0]), "mergedInto").empty();
    const auto gone = read(ids[is_first_gone ? 0 : 1]), survivor = read(ids[is_first_gone ? 1 : 0]);
    EXPECT_EQ(text_member(gone, "mergedInto"), text_member(survivor, "id"));
    EXPECT_EQ(member(gone, "activeStatus"), "false");
    EXPECT_EQ(text_member(survivor, "mergedInto"), "");
    EXPECT_EQ(text_member(survivor, "email"), "ana@example.com");
    EXPECT_EQ(text_member(survivor, "phoneNumber"), "5551000");
    EXPECT_EQ(active().size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Engines, CustomersRaceTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
}  // namespace races
