// Busy evenings (domain/check/evening.hpp) through the application, on each engine, with its clock
// set to each arrival. COMANDA_LONG=1 plays more, COMANDA_SEED=N one.
#include "domain/check/evening.hpp"
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

namespace {

using domain::testing::Sending;
using domain::testing::Told;
using domain::testing::ToldConflict;
using domain::testing::ToldMove;
using schema::Tree;

// A service of checks that is asked by HTTP.
class HttpDesk : public domain::testing::EveningService {
public:
    HttpDesk(support::AppFixture& app, support::FixedClock& clock, const support::Tenant& tenant)
        : app_(app),
          clock_(clock),
          key_(tenant.key),
          path_("/v1/sync/store/" + tenant.store + '/') {}

    Told send(const Sending& sending) override {
        Tree body = Tree::object();
        body.set("checkID", Tree::of(sending.check));
        body.set("node", Tree::of(sending.node));
        if (sending.device_ms) body.set("lastUpdateInMillisec", Tree::of(*sending.device_ms));
        if (sending.wants_reopen) body.set("reopen", Tree::of_flag(true));
        if (sending.base_revision) body.set("baseRevision", Tree::of(*sending.base_revision));
        body.set("data", Tree::of(sending.data));
        // Every other body is a large one, which is merged before its transaction.
        const std::string padding(++sent_ % 2 == 0 ? 40'000 : 0, ' ');
        return told(call("POST", "addOrUpdateCheck", sending.at_ms, print(body) + padding));
    }
    ToldMove move(const std::string& check, const std::string& to_check,
                  const std::vector<std::string>& lines, std::int64_t at_ms) override {
        return moved("check/" + check + "/move", "toCheckID", to_check, lines, at_ms);
    }
    ToldMove split(const std::string& check, const std::string& new_check,
                   const std::vector<std::string>& lines, std::int64_t at_ms) override {
        return moved("check/" + check + "/split", "newCheckID", new_check, lines, at_ms);
    }
    Told settle(const std::string& conflict, bool is_kept, std::int64_t at_ms) override {
        Tree body = Tree::object();
        body.set("action", Tree::of(is_kept ? "keep" : "drop"));
        return told(*call("PUT", "conflict/" + conflict, at_ms, print(body)).find("check"));
    }
    Told read(const std::string& check) override {
        Told now = told(call("GET", "check/" + check, clock_.now_ms()));
        for (ToldConflict& each : conflicts())
            if (each.check == check) now.conflicts.push_back(std::move(each));
        return now;
    }
    std::vector<ToldConflict> conflicts() override {
        return conflicts_in(call("GET", "conflicts", clock_.now_ms()));
    }

private:
    Tree call(std::string_view method, const std::string& target, std::int64_t at_ms,
              std::string_view body = {}) {
        clock_.set(at_ms);
        const auto answer = app_.call(method, path_ + target, key_, body);
        if (answer.status != 200)
            throw std::runtime_error(target + ": " + std::string(body) + " -> " + answer.body);
        return schema::parse_tree(answer.body);
    }
    ToldMove moved(const std::string& target, const char* to, const std::string& to_check,
                   const std::vector<std::string>& lines, std::int64_t at_ms) {
        Tree keys = Tree::list();
        for (const std::string& line : lines) keys.elements.push_back(Tree::of(line));
        Tree body = Tree::object();
        body.set(to, Tree::of(to_check));
        body.set("lines", std::move(keys));
        const Tree answer = call("POST", target, at_ms, print(body));
        return {told(answer), told(*answer.find("target"))};
    }
    static Told told(const Tree& answer) {
        Told told{.revision = schema::whole_of(answer, "revision").value_or(0),
                  .state = std::string(words_of(answer, "checkState")),
                  .data = std::string(words_of(answer, "data"))};
        if (const Tree* applied = answer.find("applied")) told.is_applied = applied->is_true();
        if (const Tree* removed = answer.find("removed"))
            for (const Tree& key : removed->elements) told.removed.emplace_back(key.words());
        if (const Tree* open = answer.find("conflicts")) told.conflicts = conflicts_in(*open);
        return told;
    }
    static std::vector<ToldConflict> conflicts_in(const Tree& list) {
        std::vector<ToldConflict> conflicts;
        for (const Tree& each : list.elements)
            for (const bool is_payment : {false, true})
                for (const Tree& key : each.find(is_payment ? "payments" : "lines")->elements)
                    conflicts.push_back({.id = std::string(words_of(each, "id")),
                                         .check = std::string(words_of(each, "checkID")),
                                         .key = std::string(key.words()),
                                         .is_payment = is_payment});
        return conflicts;
    }

    support::AppFixture& app_;
    support::FixedClock& clock_;
    std::string key_, path_;
    int sent_ = 0;
};

class BusyEveningsTest : public testing::TestWithParam<storage::Engine> {
protected:
    // With all that happened, where one is asked for.
    void play(std::uint64_t seed, bool tells = false) {
        HttpDesk desk(app_, world_.clock, app_.make_tenant("evening" + std::to_string(seed)));
        domain::testing::CheckEvening evening(seed, {.is_told = tells}, desk);
        const std::string problem = evening.play();
        EXPECT_EQ(problem, "") << "COMANDA_SEED=" << seed;
        for (const std::string& each : evening.story()) std::cerr << each << '\n';
    }

    support::FixedWorld world_{16};
    support::AppFixture app_{GetParam(), world_.world()};
};

TEST_P(BusyEveningsTest, LoseDoubleAndLowerNothingThatWasAcknowledged) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10), true);
    const std::uint64_t seeds = std::getenv("COMANDA_LONG") ? 2'000 : 40;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) play(seed);
    EXPECT_EQ(app_.find_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(On, BusyEveningsTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
