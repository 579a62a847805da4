// How often a write waits for PostgreSQL, which is most of its time where the database is another
// machine. A proxy counts.
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace {

using support::AppFixture;
using support::Tenant;

struct RoundTripsTest : testing::Test {
    AppFixture app{storage::Engine::postgres};
    Tenant tenant = app.make_tenant("Trips");
    const support::PostgresProxy& proxy = app.add_process_behind_proxy();
    std::string customer, item;

    void SetUp() override {
        item = made("/v1/svc/modifier", R"({"name":"Raita"})");
        customer = made("/v1/svc/customer",
                        R"({"firstName":"Ana","phoneNo":"5550100","isLoyaltyCustomer":true})");
    }
    void TearDown() override { EXPECT_EQ(app.find_faults(), ""); }

    std::string made(const std::string& path, const std::string& body) {
        const auto answer = app.call("POST", path, tenant.key, body);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return support::text_member(answer.body, "id");
    }
    void give_points() {
        for (const char* setting :
             {R"("hasLoyalty","updateValue":true)", R"("earnOnSale","updateValue":true)",
              R"("earnPoints","updateValue":10)", R"("earnAmount","updateValue":100)"})
            EXPECT_EQ(app.call("PUT", "/v1/svc/account/" + tenant.account + "/updateAccountInfo",
                               tenant.key, R"({"key":)" + std::string(setting) + '}')
                          .status,
                      200);
    }

    using Call = std::function<std::pair<std::string, std::string>(int number)>;  // path, body
    // Expects that each of the calls waits at most so often. Also counted is the end of what was
    // read before the write, which nobody waits for, so that the last one may not be seen; and a
    // few times something is read that is then remembered.
    void expect_at_most(std::int64_t most, const char* method, const Call& call,
                        const Call& before = {}) {
        constexpr int unmeasured = 2, calls = 10;
        std::int64_t trips = 0;
        for (int i = 0; i < unmeasured + calls; ++i) {
            if (before) send(0, "POST", before(i));
            const std::int64_t passed = proxy.trips();
            send(1, method, call(i));
            if (i >= unmeasured) trips += proxy.trips() - passed;
        }
        EXPECT_LT(trips, calls * (most + 1)) << "in " << calls << " calls";
    }
    void send(int process, const char* method, const std::pair<std::string, std::string>& call) {
        const auto answer = app.call_at(process, method, call.first, tenant.key, call.second);
        EXPECT_EQ(answer.status, 200) << answer.body;
    }

    Call order(const std::string& name, const std::string& more) const {
        return [=, this](int i) {
            return std::pair("/v1/online-order/store/" + tenant.store + "/saveWebOrder",
                             R"({"uniqueOrderID":")" + name + std::to_string(i) + "\"," + more +
                                 R"("orderDetails":[{"miName":"Soup","itemPrice":500,)"
                                 R"("optionalModifiers":[{"mExternalID":")" +
                                 item + R"(","mName":"Raita","modifierPrice":50}]}]})");
        };
    }
    Call check(const std::string& name, bool is_closed, const std::string& more) const {
        return [=, this](int i) {
            const std::string data =
                std::string(is_closed ? R"({\"status\":\"CLOSED\",)"
                                      : R"({\"status\":\"ACTIVE\",)") +
                more + R"(\"lastUpdateInMillisec\":)" +
                (is_closed ? "1767225600001" : "1767225600000") +
                R"(,\"seats\":[{\"id\":\"1\",\"orders\":[{\"orderUniqueId\":\"a\",\"menuName\":\"Soup\",)" +
                R"(\"menuId\":\")" + item +
                R"(\",\"quantity\":1,\"price\":500,\"totalPrice\":500}]}],)" + R"(\"payments\":[)" +
                (is_closed ? R"({\"id\":\"p\",\"paymentMethod\":\"Cash\",\"amount\":500})" : "") +
                "]}";
            return std::pair("/v1/sync/store/" + tenant.store + "/addOrUpdateCheck",
                             R"({"checkID":")" + name + std::to_string(i) +
                                 R"(","node":"T1","data":")" + data + "\"}");
        };
    }
};

TEST_F(RoundTripsTest, AnOrderWaitsSixTimes) { expect_at_most(6, "POST", order("open", "")); }

TEST_F(RoundTripsTest, APaidOrderWaitsSixTimes) {
    expect_at_most(6, "POST", order("paid", R"("paymentPaid":true,)"));
}

TEST_F(RoundTripsTest, APaidOrderOfACustomerWaitsSevenTimes) {
    expect_at_most(7, "POST",
                   order("customer", R"("paymentPaid":true,"customer":")" + customer + "\","));
}

TEST_F(RoundTripsTest, APaidOrderThatEarnsPointsWaitsEightTimes) {
    give_points();
    expect_at_most(8, "POST",
                   order("earning", R"("paymentPaid":true,"customer":")" + customer + "\","));
}

TEST_F(RoundTripsTest, ACheckWaitsSevenTimes) {
    expect_at_most(7, "POST", check("open", false, ""));
}

TEST_F(RoundTripsTest, AClosingCheckWaitsEightTimes) {
    expect_at_most(8, "POST", check("closed", true, ""), check("closed", false, ""));
}

TEST_F(RoundTripsTest, AClosingCheckThatEarnsPointsWaitsTenTimes) {
    give_points();
    const std::string more = R"(\"customer\":\")" + customer + R"(\",)";
    expect_at_most(10, "POST", check("earning", true, more), check("earning", false, more));
}

TEST_F(RoundTripsTest, ANewRecordWaitsTwice) {
    expect_at_most(2, "POST", [&](int i) {
        return std::pair(
            std::string("/v1/svc/department"),
            R"({"store":")" + tenant.store + R"(","name":"D)" + std::to_string(i) + "\"}");
    });
}

}  // namespace
