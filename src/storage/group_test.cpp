// Writes that are committed together, on both engines: each stands or falls alone.
#include "storage/failure.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace storage::testing {
namespace {

using namespace std::chrono_literals;
using Outcome = std::future<std::exception_ptr>;

constexpr std::string_view other_store = "650000000000000000000102";

class GroupTest : public EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        database_->write_now([](Transaction& tx) {
            tx.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
        });
    }

    static void insert(Transaction& tx, std::int64_t id) {
        tx.post("INSERT INTO note (id, text) VALUES ($1, 'x')", {id});
    }
    std::int64_t notes() { return integer("SELECT COUNT(*) FROM note"); }

    Outcome submit(std::function<void(Transaction&)> apply, std::string_view of_store = store,
                   bool is_alone = false) {
        auto outcome = std::make_shared<std::promise<std::exception_ptr>>();
        auto answer = outcome->get_future();
        database_->write(
            {.apply = std::move(apply),
             .done = [outcome](std::exception_ptr e) { outcome->set_value(std::move(e)); },
             .scopes = Scope{std::string(account), std::string(of_store)},
             .is_alone = is_alone});
        return answer;
    }

    // Keeps the store's writes waiting until let_go(), so that they become one group.
    Outcome hold() {
        auto is_inside = std::make_shared<std::promise<void>>();
        auto inside = is_inside->get_future();
        auto held = submit([this, is_inside](Transaction&) {
            is_inside->set_value();
            std::unique_lock lock(mutex_);
            released_.wait(lock, [this] { return is_released_; });
        });
        inside.wait();
        return held;
    }
    void let_go() {
        {
            const std::lock_guard lock(mutex_);
            is_released_ = true;
        }
        released_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable released_;
    bool is_released_ = false;
};

TEST_P(GroupTest, WhatWaitsForAStoreIsCommittedTogether) {
    auto held = hold();
    std::vector<Outcome> outcomes;
    for (int i = 0; i < 50; ++i)
        outcomes.push_back(submit([i](Transaction& tx) { insert(tx, i); }));
    const auto commits_before = database_->figures().commits;
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    for (auto& outcome : outcomes) EXPECT_EQ(outcome.get(), nullptr);
    EXPECT_LE(database_->figures().commits - commits_before, 2u);
    EXPECT_EQ(notes(), 50);
}

TEST_P(GroupTest, AStatementThatWritesAndAnswersIsUndoneToo) {
    auto held = hold();
    auto first = submit([](Transaction& tx) { insert(tx, 1); });
    std::int64_t told = 0;
    auto refused = submit([&](Transaction& tx) {
        {
            Rows rows = tx.change("INSERT INTO note (id, text) VALUES ($1, 'x') RETURNING id",
                                  {std::int64_t{2}});
            if (rows.next()) told = rows.integer(0);
        }
        throw base::Refusal::not_found("note");
    });
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_NE(refused.get(), nullptr);
    EXPECT_EQ(told, 2);
    EXPECT_EQ(notes(), 1);
}

TEST_P(GroupTest, AWriteThatFailsIsUndoneAlone) {
    const auto refuse = [] { throw base::Refusal::not_found("note"); };
    auto held = hold();
    auto first = submit([](Transaction& tx) { insert(tx, 1); });
    auto refused_at_once = submit([&](Transaction&) { refuse(); });
    auto refused_late = submit([&](Transaction& tx) {
        insert(tx, 2);
        refuse();
    });
    auto twin = submit([](Transaction& tx) { insert(tx, 1); });
    std::int64_t seen = 0;
    auto last = submit([&](Transaction& tx) {
        insert(tx, 3);
        Rows rows = tx.query("SELECT COUNT(*) FROM note");
        if (rows.next()) seen = rows.integer(0);
    });
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_EQ(refusal_in(refused_at_once.get()), "404 not_found");
    EXPECT_EQ(refusal_in(refused_late.get()), "404 not_found");
    EXPECT_THROW(std::rethrow_exception(twin.get()), NotUnique);
    EXPECT_EQ(last.get(), nullptr);
    EXPECT_EQ(seen, 2);
    EXPECT_EQ(notes(), 2);
}

TEST_P(GroupTest, AWriteThatFailsAloneIsRunOnce) {
    for (const bool is_alone : {false, true}) {
        int runs = 0;
        auto refused = submit(
            [&](Transaction& tx) {
                insert(tx, 1);
                tx.query("SELECT COUNT(*) FROM note").next();
                ++runs;
                throw base::Refusal::not_found("note");
            },
            store, is_alone);
        EXPECT_EQ(refusal_in(refused.get()), "404 not_found");
        EXPECT_EQ(runs, 1);
        EXPECT_EQ(notes(), 0);
    }
}

TEST_P(GroupTest, OnlyTheRefusedAreLeftOutWhenNothingElseFails) {
    auto held = hold();
    auto refused = submit([](Transaction& tx) {
        tx.after_commit([] { FAIL() << "heard of a write that was refused"; });
        tx.before_commit([](Transaction&) { FAIL() << "finished a write that was refused"; });
        throw base::Refusal::not_found("note");
    });
    int runs = 0;
    auto written = submit([&](Transaction& tx) {
        ++runs;
        insert(tx, 1);
    });
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(refusal_in(refused.get()), "404 not_found");
    EXPECT_EQ(written.get(), nullptr);
    EXPECT_EQ(runs, 1);
    EXPECT_EQ(notes(), 1);
}

TEST_P(GroupTest, WhatIsLeftForTheEndSeesAllOfTheGroup) {
    auto held = hold();
    std::int64_t seen = -1;
    auto first = submit([&](Transaction& tx) {
        insert(tx, 1);
        tx.before_commit([&](Transaction& at_end) {
            Rows rows = at_end.query("SELECT COUNT(*) FROM note");
            if (rows.next()) seen = rows.integer(0);
        });
    });
    auto second = submit([](Transaction& tx) { insert(tx, 2); });
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_EQ(second.get(), nullptr);
    EXPECT_EQ(seen, 2);
}

TEST_P(GroupTest, AnEndThatFailsFailsItsOwnWriteAlone) {
    auto held = hold();
    auto first = submit([](Transaction& tx) { insert(tx, 1); });
    auto failing = submit([](Transaction& tx) {
        insert(tx, 2);
        tx.before_commit([](Transaction&) { throw base::Refusal::not_found("end"); });
    });
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_EQ(refusal_in(failing.get()), "404 not_found");
    EXPECT_EQ(notes(), 1);
}

TEST_P(GroupTest, SearchTextsStayInStepWhateverBecomesOfTheirWrites) {
    const auto found = [&](std::string_view text) {
        std::int64_t result = -1;
        database_->read([&](ReadView& view) {
            result = count(view, {.kind = &kinds::department,
                                  .account = std::string(account),
                                  .store = std::string(store),
                                  .search = std::string(text)});
        });
        return result;
    };
    auto held = hold();
    auto created = submit([](Transaction& tx) { put(tx, {id_of(1), "Oysters"}); });
    auto renamed = submit([](Transaction& tx) { put(tx, {id_of(1), "Lobsters"}); });
    auto refused = submit([](Transaction& tx) {
        put(tx, {id_of(2), "Herrings"});
        put(tx, {id_of(1), "Prawns"});
        throw base::Refusal::not_found("sea");
    });
    auto other = submit([](Transaction& tx) { put(tx, {id_of(3), "Mussels"}); });
    let_go();
    held.get();
    EXPECT_EQ(created.get(), nullptr);
    EXPECT_EQ(renamed.get(), nullptr);
    EXPECT_EQ(refusal_in(refused.get()), "404 not_found");
    EXPECT_EQ(other.get(), nullptr);
    EXPECT_TRUE(verify(*database_).empty());
    database_->write_now([](Transaction& tx) {  // as if the list were too long to be read through
        tx.execute("UPDATE counter SET count = count + $1", {scanned_rows_max});
    });
    EXPECT_EQ(found("oysters"), 0);
    EXPECT_EQ(found("lobsters"), 1);
    EXPECT_EQ(found("herrings"), 0);
    EXPECT_EQ(found("prawns"), 0);
    EXPECT_EQ(found("mussels"), 1);
}

TEST_P(GroupTest, ANumberThatARefusedWriteTookIsGivenToTheNext) {
    auto held = hold();
    auto first = submit([](Transaction& tx) { put(tx, {id_of(1), "Oysters"}); });
    auto refused = submit([&](Transaction& tx) {
        tx.lock(account, store);
        tx.next_sequence(account, store, true);
        tx.count({account, store, "department", true}, 1);
        throw base::Refusal::not_found("note");
    });
    auto second = submit([](Transaction& tx) { put(tx, {id_of(2), "Lobsters"}); });
    let_go();
    held.get();
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_EQ(refusal_in(refused.get()), "404 not_found");
    EXPECT_EQ(second.get(), nullptr);
    EXPECT_EQ(integer("SELECT max(sequence) FROM event"), 2);
    EXPECT_TRUE(verify(*database_).empty());
}

TEST_P(GroupTest, NumbersAndCountsFollowTheWritesThatStand) {
    const auto refuse = [] { throw base::Refusal::not_found("note"); };
    auto held = hold();
    std::vector<Outcome> standing, refused;
    standing.push_back(submit([](Transaction& tx) { put(tx, {id_of(1), "Oysters"}); }));
    refused.push_back(submit([&](Transaction& tx) {
        tx.lock(account, store);
        tx.next_sequence(account, store, true);
        tx.count({account, store, "department", true}, 1);
        refuse();
    }));
    standing.push_back(submit([](Transaction& tx) { put(tx, {id_of(2), "Lobsters"}); }));
    refused.push_back(submit([&](Transaction& tx) {
        put(tx, {id_of(3), "Herrings"});
        put(tx, {.id = id_of(1), .name = "Oysters", .is_active = false});
        refuse();
    }));
    standing.push_back(submit([](Transaction& tx) {
        put(tx, {.id = id_of(2), .name = "Lobsters", .is_active = false});
        EXPECT_EQ(tx.last_sequence(account, store), 3);
    }));
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    for (Outcome& outcome : standing) EXPECT_EQ(outcome.get(), nullptr);
    for (Outcome& outcome : refused) EXPECT_EQ(refusal_in(outcome.get()), "404 not_found");
    put_now(*database_, {id_of(4), "Mussels"});
    EXPECT_EQ(integer("SELECT count(DISTINCT sequence) FROM event WHERE sequence <= 4"), 4);
    EXPECT_EQ(integer("SELECT max(sequence) FROM event"), 4);
    EXPECT_EQ(integer("SELECT sequence FROM scope"), 4);
    EXPECT_EQ(integer("SELECT count FROM counter WHERE active = 1"), 2);
    EXPECT_EQ(integer("SELECT count FROM counter WHERE active = 0"), 1);
    EXPECT_TRUE(verify(*database_).empty());
}

TEST_P(GroupTest, ALongWriteKeepsItsPlaceAmongThoseOfItsStore) {
    auto held = hold();
    std::string order;
    std::mutex order_mutex;
    const auto note = [&](char c) {
        return [&, c](Transaction&) {
            const std::lock_guard lock(order_mutex);
            order += c;
        };
    };
    auto first = submit(note('a'));
    auto alone = submit(note('b'), store, true);
    auto last = submit(note('c'));
    let_go();
    for (auto* outcome : {&held, &first, &alone, &last}) EXPECT_EQ(outcome->get(), nullptr);
    EXPECT_EQ(order, "abc");
}

// Not on SQLite, where a slow write holds up all others, since there is one writing thread.
TEST_P(GroupTest, ASlowStoreHoldsUpItsOwnWritesAlone) {
    if (GetParam() == Engine::sqlite) return;
    auto held = hold();
    std::vector<Outcome> waiting;
    for (int i = 0; i < 20; ++i) waiting.push_back(submit([i](Transaction& tx) { insert(tx, i); }));
    auto elsewhere = submit([](Transaction& tx) { insert(tx, 100); }, other_store);
    ASSERT_EQ(elsewhere.wait_for(10s), std::future_status::ready);
    EXPECT_EQ(elsewhere.get(), nullptr);
    EXPECT_EQ(waiting.front().wait_for(0s), std::future_status::timeout);
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    for (auto& outcome : waiting) EXPECT_EQ(outcome.get(), nullptr);
}

TEST_P(GroupTest, WhoWaitsTooLongIsRefusedWhileTheWriterIsBusy) {
    close();
    settings_.write_wait_ms_max = 1'000;
    open();
    auto held = hold();
    auto late = submit([](Transaction& tx) { insert(tx, 1); });
    ASSERT_EQ(late.wait_for(60s), std::future_status::ready) << "waits for the writer";
    EXPECT_EQ(refusal_in(late.get()), "503 busy");
    EXPECT_EQ(held.wait_for(0s), std::future_status::timeout);
    EXPECT_EQ(database_->figures().refused_busy, 1u);
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(submit([](Transaction& tx) { insert(tx, 2); }).get(), nullptr);
    EXPECT_EQ(integer("SELECT id FROM note"), 2);
}

TEST_P(GroupTest, WhatWaitsWhenTheDatabaseStopsIsStillWritten) {
    auto held = hold();
    std::vector<Outcome> waiting;
    for (int i = 0; i < 20; ++i)
        waiting.push_back(
            submit([i](Transaction& tx) { insert(tx, i); }, i % 2 ? store : other_store));
    std::jthread stopping([this] { database_->stop(); });
    let_go();
    EXPECT_EQ(held.get(), nullptr);
    for (auto& outcome : waiting) EXPECT_EQ(outcome.get(), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Engines, GroupTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
