// What one request may cost: others wait for it.
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace {

using support::AppFixture;
using support::Tenant;

constexpr int modifiers = 1'500;
constexpr int children = 1'500;

struct Costs {
    explicit Costs(storage::Engine engine) : app(engine) {}

    AppFixture app;
    Tenant tenant = app.make_tenant("Cost");

    support::Answer bulk(const std::string& entries) {
        return app.call("POST", "/v1/svc/store/" + tenant.store + "/bulk", tenant.key,
                        R"({"records":[)" + entries + "]}");
    }
    double seconds_of(const std::string& entries) {
        const auto start = std::chrono::steady_clock::now();
        const auto answer = bulk(entries);
        EXPECT_EQ(answer.status, 200) << answer.body.substr(0, 500);
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }
    static std::string some_modifiers(const std::string& name) {
        std::string entries;
        for (int i = 0; i < modifiers; ++i)
            entries += (i == 0 ? "" : ",") + (R"({"kind":"modifier","id":"#)" + std::to_string(i)) +
                       R"(","name":")" + name + ' ' + std::to_string(i) + "\"}";
        return entries;
    }
};

struct CostTest : testing::Test, Costs {
    CostTest() : Costs(storage::Engine::sqlite) {}
};

struct ListCostTest : testing::TestWithParam<storage::Engine>, Costs {
    ListCostTest() : Costs(GetParam()) {}

    // The shortest of some: the first prepares the statements. No two ask the same, whose answer
    // would be kept.
    double seconds_of_list(const std::string& path) {
        double shortest = 60;
        for (int rows = 196; rows <= 200; ++rows) {
            const auto start = std::chrono::steady_clock::now();
            const auto answer =
                app.call("GET", path + "&pageSize=" + std::to_string(rows), tenant.key);
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            EXPECT_EQ(answer.status, 200) << answer.body;
            shortest = std::min(shortest, taken.count());
        }
        return shortest;
    }
};

// Each member is told of its home, and looks whether the group lists it.
TEST_F(CostTest, ALongListOfModifiersIsWrittenInTime) {
    const double alone = seconds_of(some_modifiers("Alone"));
    std::string list;
    for (int i = 0; i < modifiers; ++i) list += (i == 0 ? "\"#" : ",\"#") + std::to_string(i) + '"';
    const double together =
        seconds_of(some_modifiers("Together") +
                   R"(,{"kind":"modifierGroup","name":"Group","modifiers":[)" + list + "]}");
    EXPECT_LT(together / alone, 60) << together << " s, against " << alone << " s without a group";
}

// The list of a parent's children looks up the children once, not once for each record there is.
TEST_P(ListCostTest, AParentWithManyChildrenIsListedInTime) {
    std::string entries =
        R"({"kind":"department","id":"#d","name":"Kitchen"},)"
        R"({"kind":"category","id":"#c","name":"All","level":1,"department":"#d"})";
    for (int i = 0; i < children; ++i)
        entries += R"(,{"kind":"category","level":2,"parent":"#c","name":"Sub )" +
                   std::to_string(i) + "\"}";
    const auto made = bulk(entries);
    ASSERT_EQ(made.status, 200) << made.body.substr(0, 500);
    const auto ids = support::member(made.body, "ids");
    const std::string path = "/v1/svc/store/" + tenant.store + "/subcategories?page=1";
    const double of_all = seconds_of_list(path);
    const double of_parent = seconds_of_list(path + "&parent=" + support::text_member(ids, "#c"));
    EXPECT_LT(of_parent / of_all, 25) << of_parent << " s, against " << of_all << " s of all";
}

INSTANTIATE_TEST_SUITE_P(Engines, ListCostTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });

// A circle is sought in every tax whose taxes change, so that a way without an end would be walked
// once for each that stands on it.
TEST_F(CostTest, AWayOfTaxesIsFollowedForAHundred) {
    auto way = [](int taxes) {
        std::string entries;
        for (int i = 0; i < taxes; ++i) {
            const auto id = std::to_string(i);
            entries += R"({"kind":"tax","id":"#)" + id + R"(","name":"Tax )" + id +
                       R"(","taxes":["#)" + std::to_string(i + 1) + "\"]},";
        }
        return entries + R"({"kind":"tax","name":"Last","id":"#)" + std::to_string(taxes) + "\"}";
    };
    const auto refused = bulk(way(101));
    EXPECT_EQ(refused.status, 400);
    EXPECT_EQ(support::member(refused.body, "errors"),
              R"({"records[0].taxes":"lead to more than 100 taxes"})");
    const auto taken = bulk(way(100));
    ASSERT_EQ(taken.status, 200) << taken.body;

    // Who leads far is changed all the same, as long as the way is left alone.
    const auto ids = support::member(taken.body, "ids");
    auto put = [&](const char* tax, const std::string& body) {
        return app.call("PUT", "/v1/svc/tax/" + support::text_member(ids, tax), tenant.key, body);
    };
    const auto more = support::text_member(
        app.call("POST", "/v1/svc/tax", tenant.key, R"({"name":"More"})").body, "id");
    EXPECT_EQ(put("#100", R"({"taxes":[")" + more + "\"]}").status, 200);
    EXPECT_EQ(put("#0", R"({"percentage":5000})").status, 200);
    EXPECT_EQ(put("#0", R"({"taxes":[")" + support::text_member(ids, "#1") + "\",\"" +
                            support::text_member(ids, "#2") + "\"]}")
                  .status,
              400);
}

}  // namespace
