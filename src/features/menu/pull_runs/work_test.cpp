// Runs of pulls on both engines: what becomes of each store, when, and exactly once.
#include "features/menu/pull_runs/work.hpp"

#include "auth/keys.hpp"
#include "base/refusal.hpp"
#include "features/menu/pull/pull_store.hpp"
#include "features/menu/pull_runs/pull_runs_store.hpp"
#include "features/records/create.hpp"
#include "jobs/job_store.hpp"
#include "kinds/department.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/failure.hpp"
#include "storage/test_support.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace features::pull_runs {
namespace {

using std::chrono::milliseconds;
using storage::Transaction;

constexpr std::int64_t hour_ms = 3'600'000, lease_ms = 20'000;
constexpr const char* account = "650000000000000000000001";
constexpr const char* source = "650000000000000000000101";
constexpr const char* key_id = "650000000000000000000f01";

std::string store_id(int number) { return "65000000000000000000011" + std::to_string(number); }

class PullRuns : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override {
        return storage::testing::with_tables({jobs::tables, pull::tables, tables});
    }
    void SetUp() override {
        EngineTest::SetUp();
        write([&](Transaction& tx) {
            records::create_account(tx, world_, book_, account, "Account", "test");
            make_store(tx, source, "USD");
            for (int i = 1; i <= 3; ++i) make_store(tx, store_id(i), "USD");
            records::create(tx, world_, book_, kinds::department, account,
                            R"({"name":"Bar","store":")" + std::string(source) + "\"}", "test");
            auth::add_key(tx, pepper_, {.account = account, .name = "Key"}, key_id, "the-key",
                          now());
            jobs::make(tx, job_, now());
        });
    }
    void TearDown() override {
        base::Findings findings = storage::verify(*database_);
        storage::check_rules(*database_, invariants, findings);
        storage::check_rules(*database_, pull::invariants, findings);
        for (const auto& finding : findings)
            ADD_FAILURE() << finding.path << ": " << finding.message;
    }

    template <class Work>
    void write(Work work) {
        database_->write_now([&](Transaction& tx) { work(tx); });
    }
    std::int64_t now() const { return fixed_.clock.now_ms(); }
    void pass(std::int64_t ms) { fixed_.clock.set(now() + ms); }

    void make_store(Transaction& tx, const std::string& id, const std::string& currency) {
        records::create_store(tx, world_, book_, account, id, "Store " + id, "UTC", currency,
                              "test");
    }
    void inactivate(const std::string& store) {
        write([&](Transaction& tx) {
            records::create(tx, world_, book_, kinds::store, account,
                            R"({"id":")" + store + R"(","activeStatus":false})", "test");
        });
    }

    // A run into the first `stores` stores; its id.
    std::string ask(int stores, std::int64_t at_ms = 0) {
        std::vector<RunStore> rows;
        for (int i = 1; i <= stores; ++i)
            rows.push_back({.store = store_id(i), .state = std::string(pending)});
        std::string id = world_.ids.next();
        write([&](Transaction& tx) {
            insert(tx, account,
                   {.id = id,
                    .number = last_number(tx, account) + 1,
                    .source = source,
                    .who = key_id,
                    .choice_json = R"(["menuItems"])",
                    .created_ms = now(),
                    .at_ms = std::max(at_ms, now()),
                    .state = std::string(scheduled)},
                   rows);
        });
        return id;
    }
    void cancel(const std::string& id) {
        write([&](Transaction& tx) {
            tx.lock_row("pull_run", account, id);
            auto run = *find_run(tx, account, id);
            run.state = cancelled;
            run.ended_ms = now();
            put_state(tx, account, run);
        });
    }

    std::optional<jobs::Lease> claim(std::string_view holder, std::int64_t lasts_ms = lease_ms) {
        std::optional<jobs::Claim> claimed;
        write([&](Transaction& tx) { jobs::bring_forward(tx, job_, now()); });
        write([&](Transaction& tx) { claimed = jobs::claim(tx, job_, holder, now(), lasts_ms); });
        if (!claimed) return {};
        return jobs::Lease(job_, claimed->number, milliseconds(lasts_ms), fixed_.clock, {});
    }
    // Until the lease of the job ends then.
    bool is_leased_until(std::int64_t end_ms) {
        std::int64_t until_ms = 0;
        const auto gives_up = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (until_ms != end_ms && std::chrono::steady_clock::now() < gives_up) {
            std::this_thread::sleep_for(milliseconds(1));
            database_->read([&](storage::ReadView& view) {
                for (const auto& row : jobs::jobs_of(view, account)) until_ms = row.leased_until_ms;
            });
        }
        return until_ms == end_ms;
    }
    Dependencies dependencies() {
        return {.database = *database_, .world = world_, .rules = book_, .decide = decide_};
    }
    // One run of the job; when it wants to run again.
    std::optional<std::int64_t> work() {
        const auto lease = claim("this");
        EXPECT_TRUE(lease);
        const auto next_ms = work_off(dependencies(), *lease);
        write([&](Transaction& tx) {
            jobs::finish(tx, job_, lease->claim(), {now() + hour_ms, now(), 1});
        });
        return next_ms;
    }

    // "running: done, failed 403 key_revoked, pending"
    std::string told(const std::string& id) {
        std::string text;
        database_->read([&](storage::ReadView& view) {
            text = find_run(view, account, id)->state + ':';
            for (const RunStore& one : stores_of(view, account, id, true)) {
                text += ' ' + one.state;
                for (const auto& [name, raw] : schema::read_members(one.error_json))
                    if (name == "status" || name == "code")
                        text += ' ' + schema::text_of(raw).value_or(raw);
                text += ',';
            }
        });
        text.pop_back();
        return text;
    }
    // How often it was pulled into the store, and how many departments that has.
    std::pair<std::int64_t, std::int64_t> pulled(int store) {
        std::pair<std::int64_t, std::int64_t> counts;
        database_->read([&](storage::ReadView& view) {
            const std::string id = store_id(store);
            auto pulls = view.query("SELECT COUNT(*) FROM pull WHERE account = $1 AND store = $2",
                                    {account, id});
            if (pulls.next()) counts.first = pulls.integer(0);
            auto copies = view.query(
                "SELECT COUNT(*) FROM record WHERE account = $1 AND store = $2 "
                "AND kind = 'department'",
                {account, id});
            if (copies.next()) counts.second = copies.integer(0);
        });
        return counts;
    }

    support::FixedWorld fixed_{7};
    base::World world_ = fixed_.world();
    records::Rulebook book_;
    auth::Pepper pepper_{std::string(64, 'a')};
    jobs::JobKey job_{account, "", std::string(pull_job)};
    Decide decide_ = decide_with(world_.ids);
};

using Counts = std::pair<std::int64_t, std::int64_t>;

TEST_P(PullRuns, PullIntoEachStoreOnceAndGoOnAfterARefusal) {
    write([&](Transaction& tx) { make_store(tx, store_id(4), "EUR"); });
    inactivate(store_id(2));
    const std::string run = ask(4);
    EXPECT_EQ(work(), std::nullopt);
    EXPECT_EQ(told(run),
              "done: done, failed 409 store_inactive, done, failed 400 validation_failed");
    EXPECT_EQ(work(), std::nullopt);
    EXPECT_EQ(pulled(1), Counts(1, 1));
    EXPECT_EQ(pulled(2), Counts(0, 0));
    EXPECT_EQ(pulled(3), Counts(1, 1));

    const std::string again = ask(1);
    work();
    EXPECT_EQ(told(again), "done: done");
    EXPECT_EQ(pulled(1), Counts(2, 1));
}

TEST_P(PullRuns, WaitForTheirTime) {
    const std::string later = ask(1, now() + hour_ms), now_one = ask(2);
    EXPECT_EQ(work(), now() + hour_ms);
    EXPECT_EQ(told(later), "scheduled: pending");
    EXPECT_EQ(told(now_one), "done: done, done");
    pass(hour_ms);
    EXPECT_EQ(work(), std::nullopt);
    EXPECT_EQ(told(later), "done: done");
}

TEST_P(PullRuns, TryAgainWhatMayPass) {
    int failures = 3;
    decide_ = [&, real = decide_](auto& view, const auto& request, const auto& actor) -> Pull {
        if (request.target == store_id(1) && failures-- > 0) {
            if (failures == 1) throw storage::LockTimeout("held", true);
            throw base::Refusal::unavailable("busy", "Too many writes wait", 1);
        }
        return real(view, request, actor);
    };
    const std::string run = ask(2);
    for (int i = 0; i < 3; ++i) {
        const auto next_ms = work();
        EXPECT_EQ(told(run).substr(0, 20), "running: pending 503");
        ASSERT_TRUE(next_ms);
        EXPECT_EQ(*next_ms, now() + (1'000 << i));
        EXPECT_EQ(pulled(2), Counts(1, 1));
        pass(1'000 << i);
    }
    EXPECT_EQ(work(), std::nullopt);
    EXPECT_EQ(told(run), "done: done, done");

    failures = 1'000;
    const std::string hopeless = ask(1);
    for (std::int64_t i = 1; i <= attempts_max; ++i) {
        work();
        EXPECT_EQ(told(hopeless).substr(0, 7), i < attempts_max ? "running" : "done: f") << i;
        pass(hour_ms / 10);
    }
}

TEST_P(PullRuns, StopBeforeTheNextStoreWhenCancelled) {
    const std::string waiting = ask(1, now() + hour_ms), run = ask(3);
    decide_ = [&, real = decide_](auto& view, const auto& request, const auto& actor) -> Pull {
        Pull pull = real(view, request, actor);
        if (request.target == store_id(2)) cancel(run);
        return pull;
    };
    cancel(waiting);
    EXPECT_EQ(work(), std::nullopt);
    EXPECT_EQ(told(run), "cancelled: done, pending, pending");
    EXPECT_EQ(pulled(2), Counts(0, 0));
    pass(hour_ms);
    work();
    EXPECT_EQ(told(waiting), "cancelled: pending");

    if (GetParam() == storage::Engine::sqlite) return;  // it has one writer
    const std::string long_one = ask(3);
    decide_ = [&, real = decide_](auto& view, const auto& request, const auto& actor) -> Pull {
        return [&, pull = real(view, request, actor)](Transaction& tx) {
            std::string answer = pull(tx);
            std::thread([&] { cancel(long_one); }).join();
            return answer;
        };
    };
    work();
    EXPECT_EQ(told(long_one), "cancelled: pending, pending, pending");
    EXPECT_EQ(pulled(3), Counts(0, 0));
}

TEST_P(PullRuns, PullIntoAStoreOnceThoughAnotherTakesTheJobOver) {
    const std::string run = ask(3);
    bool is_first = true;
    decide_ = [&, real = decide_](auto& view, const auto& request, const auto& actor) -> Pull {
        Pull pull = real(view, request, actor);
        if (request.target != store_id(2) || !is_first) return pull;
        is_first = false;
        pass(lease_ms + 1);  // it is held up, and another begins
        std::thread([&] {
            const auto other = claim("other");
            EXPECT_TRUE(other);
            EXPECT_EQ(work_off(dependencies(), *other), std::nullopt);
        }).join();
        return pull;
    };
    const auto held_up = claim("this");
    EXPECT_THROW(work_off(dependencies(), *held_up), jobs::LeaseLost);
    EXPECT_EQ(told(run), "done: done, done, done");
    for (int i = 1; i <= 3; ++i) EXPECT_EQ(pulled(i), Counts(1, 1)) << i;
}

// Two instances would take it from each other for ever.
TEST_P(PullRuns, AreLeftToWhoDoesThemHoweverLongAPullTakes) {
    constexpr std::int64_t lasts_ms = 40;
    const std::string run = ask(2);
    const auto take_long = [&] {
        for (int i = 0; i < 3; ++i) {
            pass(lasts_ms - 1);
            EXPECT_TRUE(is_leased_until(now() + lasts_ms));
            EXPECT_FALSE(claim("other", lasts_ms));
        }
    };
    decide_ = [&, real = decide_](auto& view, const auto& request, const auto& actor) -> Pull {
        std::thread(take_long).join();
        return [&, pull = real(view, request, actor)](Transaction& tx) {
            std::string answer = pull(tx);
            // With one writer nobody else can claim anything meanwhile.
            if (tx.engine() == storage::Engine::postgres) std::thread(take_long).join();
            return answer;
        };
    };
    const auto lease = claim("this", lasts_ms);
    EXPECT_EQ(work_off(dependencies(), *lease), std::nullopt);
    EXPECT_EQ(told(run), "done: done, done");
    for (int i = 1; i <= 2; ++i) EXPECT_EQ(pulled(i), Counts(1, 1)) << i;
}

TEST_P(PullRuns, ActAsTheKeyThatAsked) {
    const std::string run = ask(2);
    write([&](Transaction& tx) { auth::revoke_key(tx, key_id, now()); });
    work();
    EXPECT_EQ(told(run), "done: failed 403 key_revoked, failed 403 key_revoked");
    EXPECT_EQ(pulled(1), Counts(0, 0));
}

TEST_P(PullRuns, AreForgottenSomeTimeAfterTheyEnded) {
    const std::string old = ask(2), waiting = ask(1, now() + 300 * 24 * hour_ms);
    work();
    std::int64_t runs = 0;
    const auto forget = [&](std::int64_t oldest_ms) {
        write([&](Transaction& tx) { EXPECT_LE(forget_ended(tx, account, oldest_ms), 1); });
        database_->read([&](storage::ReadView& view) {
            runs = std::ssize(runs_before(view, account, INT64_MAX, 10));
        });
        return runs;
    };
    EXPECT_EQ(forget(now()), 2);
    EXPECT_EQ(forget(now() + 1), 1);
    EXPECT_EQ(told(waiting), "scheduled: pending");
}

INSTANTIATE_TEST_SUITE_P(Engines, PullRuns, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::pull_runs
