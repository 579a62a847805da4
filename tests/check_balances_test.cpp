// Checks that are closed, voided, reopened and closed again for other customers, paid with points
// and allowances or not, some of them in the place of orders that were refunded: through the
// application on each engine, beside a naive model of what everybody has left. COMANDA_LONG=1 plays
// more, COMANDA_SEED=N one.
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace {

using schema::Tree;
using support::text_member;

constexpr std::int64_t first_points = 500, plan_amount = 3'000;

// Half away from zero, as everything that is undone in part.
std::int64_t share_of(std::int64_t amount, std::int64_t part, std::int64_t whole) {
    return (2 * amount * part + whole) / (2 * whole);
}

// A check as it should be.
struct Model {
    std::string id, order{};  // the order that it stands for, "": none
    std::int64_t order_price{};
    enum { open, closed, voided } state = open;
    bool was_sent = false;
    int customer = -1;  // -1: nobody
    std::int64_t price = 0, points = 0, allowance = 0;
    bool has_paid = false;      // with points and allowance, as it says
    std::int64_t refunded = 0;  // of the sale, whatever that comes to

    std::int64_t left_of(std::int64_t amount) const {
        return amount - share_of(amount, std::min(refunded, price), price);
    }
    std::int64_t points_taken() const { return has_paid ? left_of(points) : 0; }
    std::int64_t allowance_taken() const { return has_paid ? left_of(allowance) : 0; }
    std::int64_t points_earned() const { return left_of(price / 100 * 10); }
    bool is_for(int which) const { return state == closed && customer == which; }
};

class CheckBalancesTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        for (const char* setting :
             {"hasLoyalty\",\"updateValue\":true", "earnOnSale\",\"updateValue\":true",
              "pointValue\",\"updateValue\":5", "earnPoints\",\"updateValue\":10",
              "earnAmount\",\"updateValue\":100"})
            called("PUT", account_ + "updateAccountInfo",
                   R"({"key":")" + std::string(setting) + "}");
        const std::string type =
            text_member(called("POST", account_ + "memberShipType", R"({"type":"Club"})"), "id");
        plan_ = text_member(
            called("POST", account_ + "memberShipPlan",
                   R"({"name":"Table","type":")" + type + R"(","allowance":)" +
                       std::to_string(plan_amount) + R"(,"allowancePeriod":"Monthly"})"),
            "id");
    }

    std::string called(std::string_view method, const std::string& path,
                       const std::string& body = {}) {
        const auto answer = app_.call(method, path, tenant_.key, body);
        EXPECT_EQ(answer.status, 200) << method << ' ' << path << ' ' << body << '\n'
                                      << answer.body;
        return answer.body;
    }
    std::int64_t figure(const std::string& body, std::string_view name) {
        return schema::whole_of(schema::parse_tree(body), name).value_or(-1);
    }
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(end));
    }

    // ---- one play ----

    void begin(std::uint64_t seed) {
        random_.seed(seed);
        customers_.clear();
        checks_.clear();
        const std::string name = "s" + std::to_string(seed);
        for (int i = 0; i < 4; ++i) {
            customers_.push_back(text_member(
                called("POST", "/v1/svc/customer",
                       R"({"firstName":")" + name +
                           R"(","isLoyaltyCustomer":true,"memberShipPlan":")" + plan_ + "\"}"),
                "id"));
            called("PUT", "/v1/svc/customerloyalty/" + customers_.back(),
                   R"({"loyaltyPointDifference":)" + std::to_string(first_points) + "}");
        }
        for (int i = 0; i < 3; ++i) {
            checks_.push_back({.id = name + "-" + std::to_string(i)});
            if (i > 0) place_order(checks_.back());
        }
    }
    void place_order(Model& check) {
        check.order_price = 100 + below(3'000);
        check.order = text_member(called("POST", orders_ + "saveWebOrder",
                                         R"({"paymentPaid":true,"uniqueOrderID":")" + check.id +
                                             R"(","orderDetails":[{"miName":"Soup","itemPrice":)" +
                                             std::to_string(check.order_price) + "}]}"),
                                  "id");
    }

    void step() {
        Model& check = checks_[static_cast<std::size_t>(below(3))];
        world_.clock.set(world_.clock.now_ms() + 1'000);
        switch (below(8)) {
            case 0: return send(check, Model::voided);
            case 1:
            case 2: return send(check, Model::open);
            case 3:
            case 4: return refund(check);
            default: return send(check, Model::closed);
        }
    }

    // Says something of it, mostly as before in half of its members.
    void send(Model& check, decltype(Model::state) to) {
        Model said = check;
        if (said.price == 0 || below(2)) said.price = 100 + below(3'000);
        if (below(2)) said.customer = static_cast<int>(below(5)) - 1;
        if (below(2))
            said.points = std::array{0L, 0L, 20L, 400L, 600L}[static_cast<std::size_t>(below(5))];
        if (below(2))
            said.allowance =
                std::array{0L, 0L, 300L, 2'000L, 3'100L}[static_cast<std::size_t>(below(5))];
        said.state = to;
        called("POST", "/v1/sync/store/" + tenant_.store + "/addOrUpdateCheck",
               body_of(said, check.was_sent && check.state != Model::open));
        said.was_sent = true;
        said.has_paid = to == Model::closed && pays(check, said);
        check = said;
    }
    std::string body_of(const Model& check, bool reopens) {
        Tree data = Tree::object();
        data.set("status",
                 Tree::of(std::string(std::array{"ACTIVE", "CLOSED",
                                                 "VOID"}[static_cast<std::size_t>(check.state)])));
        data.set("lastUpdateInMillisec", Tree::of(world_.clock.now_ms()));
        if (check.customer >= 0)
            data.set("customer", Tree::of(customers_[static_cast<std::size_t>(check.customer)]));
        if (check.points > 0) data.set("redeemPoints", Tree::of(check.points));
        if (check.allowance > 0) data.set("allowanceAmount", Tree::of(check.allowance));
        const std::string price = std::to_string(check.price);
        data.set(
            "seats",
            schema::parse_tree(
                R"([{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":)" +
                price + "}]}]"));
        data.set("payments", schema::parse_tree(R"([{"id":"p","paymentMethod":"Visa","amount":)" +
                                                price + "}]"));
        data.set("totalAmount", Tree::of(check.price));
        Tree body = Tree::object();
        body.set("checkID", Tree::of(check.id));
        body.set("node", Tree::of(std::string("A")));
        if (reopens) body.set("reopen", Tree::of_flag(true));
        body.set("data", std::move(data));
        return print(body);
    }

    // Whether its customer can pay what it says, when it is the check's turn. What it paid before
    // stays paid as long as that is enough.
    bool pays(const Model& before, const Model& said) const {
        if (said.customer < 0 || said.points + said.allowance == 0) return false;
        const bool is_same = before.is_for(said.customer) && before.has_paid &&
                             before.points == said.points && before.allowance == said.allowance;
        if (is_same && before.points_taken() >= said.left_of(said.points) &&
            before.allowance_taken() >= said.left_of(said.allowance))
            return true;
        return said.left_of(said.points) <= points_of(said.customer, &before) &&
               said.left_of(said.allowance) <= allowance_of(said.customer, &before);
    }

    void refund(Model& check) {
        const bool is_order = !check.order.empty() && !check.was_sent;
        const std::int64_t price = is_order ? check.order_price : check.price;
        if (check.order.empty() || !(is_order || check.state == Model::closed) ||
            price <= check.refunded)
            return;
        const std::int64_t amount = 1 + below(price - check.refunded);
        called("POST", orders_ + "order/" + check.order + "/refund",
               R"({"amount":)" + std::to_string(amount) + "}");
        check.refunded += amount;
    }

    // ---- what everybody has ----

    std::int64_t points_of(int which, const Model* but = nullptr) const {
        std::int64_t points = first_points;
        for (const Model& each : checks_)
            if (&each != but && each.is_for(which))
                points += each.points_earned() - each.points_taken();
        return points;
    }
    std::int64_t allowance_of(int which, const Model* but = nullptr) const {
        std::int64_t amount = plan_amount;
        for (const Model& each : checks_)
            if (&each != but && each.is_for(which)) amount -= each.allowance_taken();
        return amount;
    }
    void expect_same() {
        for (int i = 0; i < std::ssize(customers_); ++i) {
            const std::string path = "/v1/svc/customer/" + customers_[static_cast<std::size_t>(i)];
            const std::string shown = called("GET", path);
            std::int64_t visits = 0, spent = 0;
            for (const Model& each : checks_)
                if (each.is_for(i)) ++visits, spent += each.price - each.refunded;
            EXPECT_EQ(figure(shown, "loyaltyPoints"), points_of(i));
            EXPECT_EQ(figure(shown, "visits"), visits);
            EXPECT_EQ(figure(shown, "totalSpent"), spent);
            EXPECT_EQ(figure(called("GET", path + "/allowance"), "available"), allowance_of(i));
        }
    }

    void play(std::uint64_t seed) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
        begin(seed);
        for (int i = 0; i < 25 && !HasFailure(); ++i) {
            SCOPED_TRACE("step " + std::to_string(i));
            step();
            expect_same();
        }
    }

    support::FixedWorld world_{29};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_ = app_.make_tenant("balances");
    const std::string account_ = "/v1/svc/account/" + tenant_.account + '/',
                      orders_ = "/v1/online-order/store/" + tenant_.store + '/';
    std::string plan_{};
    std::mt19937_64 random_{};
    std::vector<std::string> customers_{};
    std::vector<Model> checks_{};
};

TEST_P(CheckBalancesTest, AreWhatTheModelSaysWhoeverPaysAndHoweverOften) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10));
    const std::uint64_t seeds = std::getenv("COMANDA_LONG") ? 500 : 15;
    for (std::uint64_t seed = 1; seed <= seeds && !HasFailure(); ++seed) play(seed);
    EXPECT_EQ(app_.find_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(On, CheckBalancesTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
