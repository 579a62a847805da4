// Evenings of many devices (domain/check_simulator.hpp) through the application, on each engine,
// with its clock set to each arrival; and what came in once more, in another order, as another
// check. COMANDA_LONG=1 plays more, COMANDA_SEED=N one.
#include "domain/check_simulator.hpp"
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace {

using domain::testing::Arrival;
using schema::Tree;

constexpr std::int64_t day_ms = 86'400'000;

class CheckEveningsTest : public testing::TestWithParam<storage::Engine> {
protected:
    Tree save(const std::string& check, const Arrival& arrival, std::int64_t said_ms) {
        Tree body = Tree::object();
        body.set("checkID", Tree::of(check));
        body.set("node", Tree::of(arrival.node));
        body.set("lastUpdateInMillisec", Tree::of(said_ms));
        if (arrival.base_revision) body.set("baseRevision", Tree::of(*arrival.base_revision));
        body.set("data", Tree::of(arrival.data));
        const auto answer = app_.call("POST", path_ + "addOrUpdateCheck", tenant_.key, print(body));
        EXPECT_EQ(answer.status, 200) << answer.body;
        return schema::parse_tree(answer.body);
    }
    // The check as the list of active ones has it.
    std::string active(const std::string& check) {
        const Tree list =
            schema::parse_tree(app_.call("GET", path_ + "activeChecks", tenant_.key).body);
        for (const Tree& each : list.elements)
            if (words_of(each, "checkID") == check) return std::string(words_of(each, "data"));
        return "none";
    }

    class Service : public domain::testing::CheckService {
    public:
        Service(CheckEveningsTest& test, std::string check)
            : test_(test), check_(std::move(check)) {}

        void take(const Arrival& arrival) override {
            test_.world_.clock.set(arrival.at_ms);
            const Tree answer = test_.save(check_, arrival, arrival.said_ms);
            revision_ = schema::whole_of(answer, "revision").value_or(0);
            data_ = words_of(answer, "data");
        }
        std::int64_t revision() override { return revision_; }
        std::string data() override { return data_; }

    private:
        CheckEveningsTest& test_;
        std::string check_;
        std::int64_t revision_ = 0;
        std::string data_{};
    };

    void play(std::uint64_t seed) {
        const std::string check = "c" + std::to_string(seed);
        Service service(*this, check);
        // Every other without base revisions: whether one is current depends on the order.
        domain::testing::CheckSimulator evening(
            seed, {.steps_max = 20, .has_base_revisions = seed % 2 == 0}, service);
        ASSERT_EQ(evening.play(), "") << "COMANDA_SEED=" << seed;
        if (evening.arrived().empty()) return;
        ASSERT_EQ(active(check), service.data()) << "COMANDA_SEED=" << seed;
        if (seed % 2 == 0) return;
        std::vector<Arrival> arrived = evening.arrived();
        std::mt19937_64 random(seed);
        domain::testing::shuffle(random, arrived);
        world_.clock.set(world_.clock.now_ms() + day_ms);
        for (const Arrival& arrival : arrived) save(check + "again", arrival, arrival.kept_ms);
        ASSERT_EQ(active(check + "again"), service.data()) << "COMANDA_SEED=" << seed;
    }

    support::FixedWorld world_{15};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_ = app_.make_tenant("evenings");
    std::string path_ = "/v1/sync/store/" + tenant_.store + '/';
};

TEST_P(CheckEveningsTest, LoseDoubleAndReviveNoLineWhateverTheOrder) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10));
    const std::uint64_t seeds = std::getenv("COMANDA_LONG") ? 2'000 : 40;
    for (std::uint64_t seed = 1; seed <= seeds && !HasFatalFailure(); ++seed) play(seed);
    EXPECT_EQ(app_.find_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(On, CheckEveningsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
