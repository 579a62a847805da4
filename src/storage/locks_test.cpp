// Locks are taken in one order, by writes that name several scopes and by those that ask for more.
#include "storage/tables/events.hpp"
#include "storage/test_groups.hpp"
#include "storage/verify.hpp"

#include <atomic>

namespace storage::testing {
namespace {

constexpr std::string_view other_store = "650000000000000000000102";

Scopes scopes_of(std::vector<std::string_view> stores) {
    std::vector<Scope> scopes;
    for (const std::string_view each : stores)
        scopes.push_back({std::string(account), std::string(each)});
    return Scopes(std::move(scopes));
}

// Notes an event of each store.
void note(Transaction& tx, std::vector<std::string_view> stores) {
    for (const std::string_view each : stores)
        note_event(tx, account, each, {"updated", "note", id_of(1), 1, 1'000, false});
}

class LocksTest : public EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        database_->write_now([](Transaction& tx) {
            tx.execute(
                "CREATE TABLE balance (account TEXT, id TEXT, PRIMARY KEY "
                "(account, id))");
            for (const char* id : {"a", "b"})
                tx.execute("INSERT INTO balance (account, id) VALUES ($1, $2)", {account, id});
        });
    }
    // Whether a write may take these locks one after another.
    using Step = std::function<void(Transaction&)>;
    bool may_lock(const std::vector<Step>& steps) {
        try {
            database_->write_now([&](Transaction& tx) {
                for (const Step& step : steps) step(tx);
            });
        } catch (const std::logic_error&) {
            return false;
        }
        return true;
    }
    static Step scope(std::string_view of_store) {
        return [of_store](Transaction& tx) { tx.lock(account, of_store); };
    }
    static Step row(std::string_view id) {
        return [id](Transaction& tx) { tx.lock_row("balance", account, id); };
    }
    std::int64_t last_of(std::string_view of_store) {
        std::int64_t last = -1;
        database_->read([&](ReadView& view) { last = sequence(view, account, of_store); });
        return last;
    }
};

TEST_P(LocksTest, AreTakenInOneOrder) {
    EXPECT_TRUE(may_lock({scope(""), scope(store), scope(other_store), row("a"), row("b")}));
    EXPECT_TRUE(may_lock({scope(store), row("b"), scope(store), row("b")}));  // held already
    EXPECT_FALSE(may_lock({scope(store), scope("")}));
    EXPECT_FALSE(may_lock({scope(other_store), scope(store)}));
    EXPECT_FALSE(may_lock({row("a"), scope(store)}));
    EXPECT_FALSE(may_lock({row("b"), row("a")}));
}

TEST_P(LocksTest, OfARowNeedTheRow) {
    EXPECT_FALSE(may_lock({row("c")}));
    EXPECT_FALSE(may_lock({[](Transaction& tx) { tx.lock_row("balance; --", account, "a"); }}));
}

TEST_P(LocksTest, ThatAWriteNamesAreHeldWhenItRuns) {
    auto named = submit_to_store(
        *database_,
        [](Transaction& tx) {
            EXPECT_TRUE(tx.is_locked(account, store));
            EXPECT_TRUE(tx.is_locked(account, other_store));
            EXPECT_FALSE(tx.is_locked(account, ""));
            note(tx, {other_store, store, other_store});
        },
        scopes_of({other_store, store}));
    EXPECT_EQ(named.get(), nullptr);
    EXPECT_EQ(last_of(store), 1);
    EXPECT_EQ(last_of(other_store), 2);
    auto disordered = submit_to_store(
        *database_, [](Transaction& tx) { tx.lock(account, ""); }, scopes_of({store}));
    EXPECT_THROW(std::rethrow_exception(disordered.get()), std::logic_error);
}

TEST_P(LocksTest, OfARowThatAWriteNamesComeAfterItsScopes) {
    const auto run = [&](std::function<void(Transaction&)> apply) {
        return submit_to_store(*database_, std::move(apply),
                               Scopes({Scope::row("balance", account, "a"),
                                       {std::string(account), std::string(store)}}))
            .get();
    };
    EXPECT_EQ(run([](Transaction& tx) {
                  EXPECT_TRUE(tx.is_locked(account, store));
                  tx.lock_row("balance", account, "a");  // is held already
                  tx.lock_row("balance", account, "b");
              }),
              nullptr);
    const auto disordered = run([](Transaction& tx) { tx.lock(account, other_store); });
    ASSERT_NE(disordered, nullptr);
    EXPECT_THROW(std::rethrow_exception(disordered), std::logic_error);
}

// Some name both stores, some find out that they need the other, some are refused half-way.
TEST_P(LocksTest, LeaveNoGapInAnyStore) {
    std::vector<std::future<std::exception_ptr>> standing, refused;
    for (int i = 0; i < 20; ++i) {
        standing.push_back(submit_to_store(*database_, [](Transaction& tx) { note(tx, {store}); }));
        standing.push_back(submit_to_store(
            *database_,
            [](Transaction& tx) {
                note(tx, {store, other_store});
            },
            scopes_of({other_store, store})));
        refused.push_back(submit_to_store(
            *database_,
            [](Transaction& tx) {
                note(tx, {other_store, store});
                throw base::Refusal::not_found("note");
            },
            scopes_of({store, other_store})));
        standing.push_back(submit_to_store(*database_, [](Transaction& tx) {
            note(tx, {store});
            tx.lock(account, other_store);
            note(tx, {other_store});
        }));
        refused.push_back(submit_to_store(*database_, [](Transaction& tx) {
            tx.lock(account, other_store);
            note(tx, {store, other_store});
            throw base::Refusal::not_found("note");
        }));
    }
    for (auto& outcome : standing) EXPECT_EQ(outcome.get(), nullptr);
    for (auto& outcome : refused) EXPECT_EQ(refusal_in(outcome.get()), "404 not_found");
    EXPECT_EQ(last_of(store), 60);
    EXPECT_EQ(last_of(other_store), 40);
    EXPECT_TRUE(verify(*database_).empty());
}

INSTANTIATE_TEST_SUITE_P(Engines, LocksTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
