// Jobs: when they run, who runs them, and that nobody runs one beside another.
#include "base/refusal.hpp"
#include "jobs/job_store.hpp"
#include "jobs/runner.hpp"
#include "jobs/trigger.hpp"
#include "storage/test_support.hpp"
#include "support/fixed_world.hpp"
#include "support/process.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <future>

namespace jobs {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using storage::testing::account;
using storage::testing::store;

constexpr std::int64_t minute_ms = 60'000, hour_ms = 60 * minute_ms;
constexpr std::int64_t lease_ms = 20'000;
constexpr std::string_view other_account = "650000000000000000000002";

bool becomes(const std::function<bool()>& condition) {
    for (int tries = 0; tries < 3'000; ++tries) {
        if (condition()) return true;
        std::this_thread::sleep_for(milliseconds(10));
    }
    return false;
}

// Those of storage and of jobs, and a table of what runs have done.
std::vector<storage::Migration> tables_for_tests() {
    const auto own = storage::own_migrations();
    std::vector<storage::Migration> all(own.begin(), own.end());
    const storage::Migration effects{0, 0,
                                     "CREATE TABLE effect (account LABEL NOT NULL, "
                                     "store LABEL NOT NULL, count NUMBER NOT NULL, "
                                     "PRIMARY KEY (account, store)) BY_ACCOUNT;"};
    for (storage::Migration step : {tables.front(), effects}) {
        step.number = step.oldest_program = storage::newest(all) + 1;
        all.push_back(step);
    }
    return all;
}

// What a job does, once for each time that it is run: under the lock of its store, as a write of a
// client would.
void leave_effect(storage::Database& database, const Lease& lease) {
    database.write_now([&](storage::Transaction& tx) {
        tx.lock(lease.account(), lease.store());
        lease.require(tx);
        tx.execute(
            "INSERT INTO effect (account, store, count) VALUES ($1, $2, 1) "
            "ON CONFLICT (account, store) DO UPDATE SET count = effect.count + 1",
            {lease.account(), lease.store()});
    });
}

const JobKey tick{std::string(account), std::string(store), "tick"};

class JobTest : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override { return tables_for_tests(); }
    void SetUp() override {
        EngineTest::SetUp();
        add_store_of(account);
        start();
        clock_.set(clock_.now_ms() + minute_ms);  // the first run of a row that was just made
    }

    template <class Work>
    void write(Work work) {
        database_->write_now([&](storage::Transaction& tx) { work(tx); });
    }
    void add_store_of(std::string_view owner) {
        write([&](storage::Transaction& tx) {
            tx.lock(owner, store);
            tx.next_sequence(owner, store, false);  // which writes the scope
        });
    }
    // As an instance does that has just been started. It has one job of stores.
    void start() {
        std::vector<Job> all{{.name = "tick",
                              .is_of_store = true,
                              .every = minutes(10),
                              .run = [this](const Lease& lease) {
                                  leave_effect(*database_, lease);
                                  return run_(lease);
                              }}};
        runner_.emplace(*database_, clock_, std::move(all), figures_,
                        Runner::Options{.lease = milliseconds(lease_ms), .threads = 0});
    }
    // How often the job has run when all that is due now was run.
    std::int64_t runs_at(std::int64_t now_ms) {
        clock_.set(now_ms);
        runner_->run_due();
        return effects();
    }
    std::int64_t effects() { return integer("SELECT COALESCE(SUM(count), 0) FROM effect"); }
    std::int64_t now() const { return clock_.now_ms(); }
    JobRow row() {
        JobRow found;
        database_->read([&](storage::ReadView& view) {
            const auto all = jobs_of(view, account);
            found = *std::ranges::find(all, tick, &JobRow::key);
        });
        return found;
    }
    std::optional<Claim> claim_as(std::string_view holder) {
        std::optional<Claim> claimed;
        write(
            [&](storage::Transaction& tx) { claimed = claim(tx, tick, holder, now(), lease_ms); });
        return claimed;
    }
    void announce(std::int64_t at_ms) {
        write([&](storage::Transaction& tx) { due_at(tx, account, store, "tick", at_ms); });
    }

    support::FixedClock clock_;
    Figures figures_;
    std::function<std::optional<std::int64_t>(const Lease&)> run_ = [](const Lease&) {
        return std::nullopt;
    };
    std::optional<Runner> runner_;
};

TEST_P(JobTest, RunsOnceForEachTimeThatItIsDue) {
    const std::int64_t start_ms = now();
    EXPECT_EQ(runs_at(start_ms - 1), 0);
    EXPECT_EQ(runs_at(start_ms), 1);
    EXPECT_EQ(runs_at(start_ms), 1);
    EXPECT_EQ(runs_at(start_ms + 10 * minute_ms - 1), 1);
    run_ = [&](const Lease&) { return start_ms + 11 * minute_ms; };
    EXPECT_EQ(runs_at(start_ms + 10 * minute_ms), 2);
    EXPECT_EQ(runs_at(start_ms + 11 * minute_ms - 1), 2);
    EXPECT_EQ(runs_at(start_ms + 11 * minute_ms), 3);
    EXPECT_EQ(row().runs, 3);
    EXPECT_EQ(row().last_ms, now());
    EXPECT_EQ(row().holder, "");
    EXPECT_EQ(figures_.all().at("tick").runs, 3);
}

TEST_P(JobTest, KeepsItsTimeWhenTheProgramIsStartedAnew) {
    EXPECT_EQ(runs_at(now()), 1);
    start();
    EXPECT_EQ(runs_at(now()), 1);
    EXPECT_EQ(runs_at(now() + 10 * minute_ms), 2);
}

TEST_P(JobTest, RunsAtItsPaceAlthoughTheClockJumps) {
    const std::int64_t start_ms = now();
    EXPECT_EQ(runs_at(start_ms), 1);
    EXPECT_EQ(runs_at(start_ms + 24 * hour_ms), 2);
    EXPECT_EQ(runs_at(start_ms + 24 * hour_ms), 2);
    EXPECT_EQ(runs_at(start_ms + 1'000), 3);  // set right again
    EXPECT_EQ(runs_at(start_ms + 2'000), 3);
    EXPECT_EQ(runs_at(start_ms + 1'000 - clocks_differ_ms), 3);  // as another instance sees it
    EXPECT_EQ(runs_at(start_ms + 10 * minute_ms + 1'000), 4);
}

TEST_P(JobTest, IsLeftToWhoHasItUntilTheLeaseEnds) {
    const std::int64_t start_ms = now();
    ASSERT_TRUE(claim_as("another"));
    EXPECT_FALSE(claim_as("a third"));
    EXPECT_EQ(row().holder, "another");
    EXPECT_EQ(runs_at(start_ms + lease_ms - 1), 0);
    EXPECT_EQ(runs_at(start_ms - clocks_differ_ms), 0);
    EXPECT_EQ(runs_at(start_ms + lease_ms), 1);
}

TEST_P(JobTest, IsTakenFromALeaseOfAFutureThatIsOver) {
    const std::int64_t start_ms = now();
    clock_.set(start_ms + 24 * hour_ms);
    ASSERT_TRUE(claim_as("another"));
    EXPECT_EQ(runs_at(start_ms), 1);
}

TEST_P(JobTest, WhoHasLostTheLeaseChangesNothing) {
    std::optional<Claim> taken_over;
    runner_.emplace(*database_, clock_,
                    std::vector<Job>{{.name = "tick",
                                      .is_of_store = true,
                                      .every = minutes(10),
                                      .run =
                                          [&](const Lease& lease) {
                                              leave_effect(*database_, lease);
                                              clock_.set(now() + lease_ms);
                                              taken_over = claim_as("another");
                                              leave_effect(*database_, lease);
                                              return std::optional<std::int64_t>();
                                          }}},
                    figures_, Runner::Options{.lease = milliseconds(lease_ms), .threads = 0});
    EXPECT_EQ(runs_at(now()), 1);
    ASSERT_TRUE(taken_over);
    EXPECT_EQ(row().holder, "another");
    EXPECT_EQ(row().runs, 0);
    EXPECT_EQ(row().failures, 0);
    write([&](storage::Transaction& tx) {
        const jobs::Run run{now() + minute_ms, now(), 1};
        EXPECT_FALSE(finish(tx, tick, taken_over->number - 1, run));
        EXPECT_FALSE(fail(tx, tick, taken_over->number - 1, run, ""));
        EXPECT_TRUE(finish(tx, tick, taken_over->number, run));
        EXPECT_FALSE(finish(tx, tick, taken_over->number, run));
    });
}

TEST_P(JobTest, ALongRunRenewsItsLease) {
    const std::int64_t start_ms = now();
    run_ = [&](const Lease& lease) {
        clock_.set(start_ms + lease_ms - 1);
        leave_effect(*database_, lease);
        clock_.set(start_ms + 2 * lease_ms - 2);
        EXPECT_FALSE(claim_as("another"));
        return std::nullopt;
    };
    EXPECT_EQ(runs_at(start_ms), 2);
    EXPECT_EQ(row().runs, 1);
}

TEST_P(JobTest, IsBroughtForwardButNeverPutOff) {
    EXPECT_EQ(runs_at(now()), 1);
    const std::int64_t end_ms = now();
    announce(end_ms + 2'000);
    announce(end_ms + 5'000);
    EXPECT_EQ(runs_at(end_ms + 1'999), 1);
    EXPECT_EQ(runs_at(end_ms + 2'000), 2);
    EXPECT_EQ(row().next_ms, end_ms + 2'000 + 10 * minute_ms);
}

TEST_P(JobTest, WhatIsAnnouncedDuringARunCountsAfterIt) {
    const std::int64_t start_ms = now();
    run_ = [&](const Lease&) {
        announce(start_ms + 3'000);
        return start_ms + 4'000;
    };
    EXPECT_EQ(runs_at(start_ms), 1);
    EXPECT_EQ(row().next_ms, start_ms + 3'000);
}

TEST_P(JobTest, OfANewStoreIsMadeByWhoAnnouncesIt) {
    write([&](storage::Transaction& tx) { due_at(tx, other_account, store, "tick", now()); });
    EXPECT_EQ(runs_at(now()), 2);
}

TEST_P(JobTest, ThatFailsIsRunLaterEachTimeAndHoldsUpNoOther) {
    add_store_of(other_account);
    start();
    clock_.set(now() + minute_ms);
    run_ = [](const Lease& lease) -> std::optional<std::int64_t> {
        if (lease.account() == account) throw std::runtime_error("Ana's phone is 555 0100");
        return std::nullopt;
    };
    std::int64_t waits_ms = 1'000;
    for (int failures = 1; failures <= 12; ++failures) {
        EXPECT_EQ(runs_at(now()), failures + 1) << "the other's one run included";
        EXPECT_EQ(row().failures, failures);
        EXPECT_EQ(row().next_ms, now() + waits_ms);
        EXPECT_EQ(row().last_error, "failed; see the log");
        clock_.set(now() + waits_ms);
        waits_ms = std::min<std::int64_t>(2 * waits_ms, 300'000);
        write([&](storage::Transaction& tx) {
            tx.execute("UPDATE job SET next_ms = $1 WHERE account = $2",
                       {now() + hour_ms, other_account});
        });
    }
    run_ = [](const Lease&) -> std::optional<std::int64_t> {
        throw base::Refusal::unavailable("busy", "detail", 1);
    };
    runner_->run_due();
    EXPECT_EQ(row().last_error, "busy");
    run_ = [](const Lease&) { return std::nullopt; };
    clock_.set(row().next_ms);
    runner_->run_due();
    EXPECT_EQ(row().next_ms, now() + 10 * minute_ms);
    EXPECT_EQ(row().failures, 13);
    EXPECT_EQ(figures_.all().at("tick").failures, 13);
}

TEST_P(JobTest, TellsHowManyAreLate) {
    add_store_of(other_account);
    start();
    clock_.set(now() + 2 * minute_ms);
    runner_->run_due();
    EXPECT_EQ(figures_.all().at("tick").due, 2);
    EXPECT_EQ(figures_.all().at("tick").late_ms, 2 * minute_ms);
    runner_->run_due();
    EXPECT_EQ(figures_.all().at("tick").due, 0);
    EXPECT_EQ(figures_.all().at("tick").late_ms, 0);
}

TEST_P(JobTest, ThatIsUrgedRunsOnceThoughItIsNotDue) {
    EXPECT_EQ(runs_at(now()), 1);
    runner_->trigger(tick);
    runner_->trigger(tick);
    runner_->trigger({tick.account, tick.store, "unknown"});
    EXPECT_EQ(runs_at(now() + 1), 2);
    EXPECT_EQ(row().next_ms, now() + 10 * minute_ms);
    EXPECT_EQ(runs_at(now()), 2);
    runner_->trigger(tick);
    EXPECT_EQ(runs_at(now() + 10 * minute_ms), 3) << "due as well";
}

TEST_P(JobTest, ThatIsUrgedComesInTurn) {
    EXPECT_EQ(runs_at(now()), 1);
    std::string stores;
    run_ = [&](const Lease& lease) {
        stores += lease.store() + ' ';
        if (lease.store() == "a" && stores.size() < 10)
            runner_->trigger({tick.account, "a", tick.name});
        return std::nullopt;
    };
    for (const std::string its : {"c", "a", "b", "a", "d"})
        runner_->trigger({tick.account, its, tick.name});
    runs_at(now());
    EXPECT_EQ(stores, "c a b d a ") << "whatever their ids are";
}

TEST_P(JobTest, ThatIsUrgedWhileItRunsRunsOnceMore) {
    run_ = [&, left = 2](const Lease&) mutable {
        for (int i = 0; left > 0 && i < 3; ++i) runner_->trigger(tick);
        --left;
        return std::nullopt;
    };
    EXPECT_EQ(runs_at(now()), 3);
    EXPECT_EQ(runs_at(now()), 3);
}

TEST_P(JobTest, ThatIsUrgedIsLeftToWhoHasItAndToItsTimeAfterAFailure) {
    ASSERT_TRUE(claim_as("another"));
    runner_->trigger(tick);
    EXPECT_EQ(runs_at(now() + lease_ms - 1), 0);
    run_ = [](const Lease&) -> std::optional<std::int64_t> { throw std::runtime_error("broken"); };
    EXPECT_EQ(runs_at(now() + 1), 1);
    runner_->trigger(tick);
    EXPECT_EQ(runs_at(now() + 999), 1);
    EXPECT_EQ(runs_at(now() + 1), 2);
}

TEST_P(JobTest, ThatIsUrgedNeedsNoRow) {
    EXPECT_EQ(runs_at(now()), 1);
    runner_->trigger({std::string(other_account), std::string(store), "tick"});
    EXPECT_EQ(runs_at(now()), 2);
}

TEST_P(JobTest, ThatIsUrgedWaitsForNoLook) {
    runner_.reset();
    std::promise<void> first, second;
    auto first_runs = first.get_future(), second_runs = second.get_future();
    std::promise<void> goes_on;
    auto may_go_on = goes_on.get_future();
    Runner runner(*database_, clock_,
                  {{.name = "tick",
                    .is_of_store = true,
                    .every = minutes(10),
                    .run =
                        [&, runs = 0](const Lease&) mutable {
                            (++runs == 1 ? first : second).set_value();
                            if (runs == 1) may_go_on.wait();
                            return std::optional<std::int64_t>();
                        }}},
                  figures_, {.looks_every = minutes(60), .threads = 3});
    Trigger trigger;
    trigger(tick);
    trigger.connect({&runner});
    EXPECT_EQ(first_runs.wait_for(seconds(30)), std::future_status::ready);  // it was due
    trigger(tick);
    goes_on.set_value();
    EXPECT_EQ(second_runs.wait_for(seconds(30)), std::future_status::ready);
    EXPECT_TRUE(becomes([&] { return row().runs == 2 && row().holder.empty(); }));
    trigger.connect({});
    runner.stop();
}

// Clients announce work under the lock of the store, and runs take that lock too.
TEST_P(JobTest, RunsAndClientsNeverWaitForEachOtherForEver) {
    runner_.reset();
    const base::Clock& real = base::system_clock();
    Runner runner(*database_, real,
                  {{.name = "tick",
                    .is_of_store = true,
                    .every = minutes(10),
                    .run =
                        [&](const Lease& lease) {
                            leave_effect(*database_, lease);
                            return std::optional<std::int64_t>();
                        }}},
                  figures_, {.lease = seconds(20), .looks_every = milliseconds(2), .threads = 3});
    const auto client = [&] {
        for (int i = 0; i < 50; ++i)
            write([&](storage::Transaction& tx) {
                tx.lock(account, store);
                due_at(tx, account, store, "tick", real.now_ms());
                due_at(tx, account, "", "tock", real.now_ms());
            });
    };
    auto one = std::async(std::launch::async, client), two = std::async(std::launch::async, client);
    one.get();
    two.get();
    EXPECT_TRUE(becomes([&] { return row().runs > 0; }));
    runner.stop();
    EXPECT_EQ(figures_.all().at("tick").failures, 0);
    EXPECT_EQ(figures_.all().at("tick").runs, effects());
    database_ = nullptr;  // with which the server has counted all
    if (postgres_) {
        EXPECT_EQ(postgres_->run("SELECT deadlocks FROM pg_stat_database "
                                 "WHERE datname = current_database()"),
                  "0");
    }
}

INSTANTIATE_TEST_SUITE_P(On, JobTest, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

// Instances that are processes of their own, over one PostgreSQL.

constexpr int stores = 30;
std::string store_of(int i) { return "6500000000000000000002" + std::to_string(10 + i); }

// What such a process does: it runs jobs until it is killed. Without the variable this is no test.
TEST(JobInstance, RunsJobsWhenATestStartsIt) {
    const char* url = std::getenv("COMANDA_TEST_JOBS");
    if (!url) return;
    base::Settings settings;
    settings.database = url;
    const auto database = storage::open(settings, tables_for_tests());
    Figures figures;
    const bool is_slow = std::getenv("COMANDA_TEST_SLOW") != nullptr;
    Runner runner(
        *database, base::system_clock(),
        {{.name = "tick",
          .is_of_store = true,
          .every = minutes(60),
          .run =
              [&](const Lease& lease) {
                  std::puts("running");
                  std::fflush(stdout);
                  if (is_slow) std::this_thread::sleep_for(seconds(4));
                  leave_effect(*database, lease);
                  return std::optional<std::int64_t>();
              }}},
        figures,
        {.lease = seconds(2), .looks_every = milliseconds(20), .threads = is_slow ? 1 : 2});
    std::this_thread::sleep_for(seconds(100));
}

class JobInstances : public storage::testing::PostgresTest {
protected:
    JobInstances() : PostgresTest(tables_for_tests()) {}
    void prepare(int count) {
        database_->write_now([&](storage::Transaction& tx) {
            for (int i = 0; i < count; ++i)
                make(tx, {std::string(account), store_of(i), "tick"}, 0);
        });
    }
    // `more`: further variables of its environment, each NAME=VALUE. It is no share of these tests.
    std::unique_ptr<support::Process> instance(std::vector<std::string> more = {}) {
        std::vector<std::string> command{"env", "--unset=GTEST_TOTAL_SHARDS",
                                         "--unset=GTEST_SHARD_INDEX",
                                         "COMANDA_TEST_JOBS=" + postgres_->url()};
        command.insert(command.end(), more.begin(), more.end());
        command.emplace_back(std::filesystem::read_symlink("/proc/self/exe"));
        command.emplace_back("--gtest_filter=JobInstance.*");
        return std::make_unique<support::Process>(command, log_);
    }
    bool all_ran() {
        return becomes([&] { return integer("SELECT COUNT(*) FROM job WHERE runs = 0") == 0; });
    }

    support::TempFolder folder_;
    const std::string log_ = folder_ / "log";
};

TEST_F(JobInstances, RunEachJobOnce) {
    prepare(stores);
    const auto one = instance(), two = instance();
    ASSERT_TRUE(all_ran());
    EXPECT_EQ(integer("SELECT COUNT(*) FROM effect WHERE count = 1"), stores);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM job WHERE runs = 1 AND claims = 1"), stores);
}

TEST_F(JobInstances, RunAgainWhatOneWasKilledIn) {
    prepare(1);
    const auto killed = instance({"COMANDA_FAILPOINT=job_ran"});
    EXPECT_EQ(killed->wait(seconds(30)), 128 + SIGKILL);
    EXPECT_EQ(integer("SELECT SUM(count) FROM effect"), 1);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM job WHERE holder <> '' AND runs = 0"), 1);
    const auto other = instance();
    ASSERT_TRUE(all_ran());
    EXPECT_EQ(integer("SELECT SUM(count) FROM effect"), 2);
    EXPECT_EQ(integer("SELECT claims FROM job"), 2);
}

TEST_F(JobInstances, ChangeNothingWhenTheyWakeUpAfterTheirLease) {
    prepare(1);
    const auto sleeper = instance({"COMANDA_TEST_SLOW=1"});
    sleeper->wait_for_line("running", seconds(30));
    sleeper->signal(SIGSTOP);
    const auto other = instance();
    ASSERT_TRUE(all_ran());
    EXPECT_EQ(integer("SELECT SUM(count) FROM effect"), 1);
    sleeper->signal(SIGCONT);
    EXPECT_TRUE(becomes(
        [&] { return support::read_file(log_).find("job_lease_lost") != std::string::npos; }));
    EXPECT_EQ(integer("SELECT SUM(count) FROM effect"), 1);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM job WHERE runs = 1 AND claims = 2"), 1);
}

}  // namespace
}  // namespace jobs
