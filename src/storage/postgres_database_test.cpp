// What only PostgreSQL can do or suffer: several writers, twins, lost connections, other processes.
#include "storage/postgres_database.hpp"

#include "storage/failure.hpp"
#include "storage/idempotency.hpp"
#include "storage/installation.hpp"
#include "storage/postgres_server.hpp"
#include "storage/restore.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <chrono>
#include <condition_variable>
#include <latch>
#include <mutex>
#include <thread>

namespace storage::testing {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view other_store = "650000000000000000000102";

bool becomes(const std::function<bool()>& condition, std::chrono::milliseconds within = 5s) {
    const auto deadline = std::chrono::steady_clock::now() + within;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(5ms);
    }
    return true;
}

class PostgresTest : public ::testing::Test {
protected:
    void SetUp() override {
        settings_.database = postgres_->url();
        database_ = storage::open(settings_);
    }
    std::future<std::exception_ptr> submit(std::function<void(Transaction&)> apply) {
        return submit(*database_, std::move(apply));
    }
    static std::future<std::exception_ptr> submit(Database& database,
                                                  std::function<void(Transaction&)> apply) {
        auto outcome = std::make_shared<std::promise<std::exception_ptr>>();
        auto result = outcome->get_future();
        database.write({.apply = std::move(apply), .done = [outcome](std::exception_ptr e) {
                            outcome->set_value(std::move(e));
                        }});
        return result;
    }
    std::int64_t integer(std::string_view sql) { return testing::integer(*database_, sql); }
    // Ends every connection of the database, as a failover would.
    void break_connections() {
        postgres_->run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()");
    }
    std::string count_of(const std::string& table) {
        return postgres_->run("SELECT COUNT(*) FROM " + table);
    }

    std::unique_ptr<support::PostgresDatabase> postgres_ =
        std::make_unique<support::PostgresDatabase>();
    base::Settings settings_;
    std::unique_ptr<Database> database_;
};

TEST_F(PostgresTest, AnEmptyDatabaseIsMadeOursOnceHoweverManyStart) {
    database_.reset();
    postgres_ = std::make_unique<support::PostgresDatabase>();
    settings_.database = postgres_->url();
    std::vector<std::unique_ptr<Database>> all(6);
    {
        std::latch start(6);
        std::vector<std::jthread> threads;
        for (auto& one : all)
            threads.emplace_back([&] {
                start.arrive_and_wait();
                one = storage::open(settings_);
            });
    }
    for (auto& one : all) {
        ASSERT_TRUE(one);
        EXPECT_EQ(one->engine(), Engine::postgres);
        EXPECT_TRUE(one->is_ready());
    }
    EXPECT_TRUE(verify(*all[0]).empty());
}

TEST_F(PostgresTest, ADatabaseOfANewerProgramIsRefused) {
    database_.reset();
    auto opening = [&] {
        try {
            storage::open(settings_);
        } catch (const std::runtime_error& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    postgres_->run("UPDATE installation SET value = '99' WHERE name = 'schema_number'");
    EXPECT_EQ(opening(), "");  // it says that this program may
    postgres_->run("UPDATE installation SET value = '99' WHERE name = 'oldest_program'");
    EXPECT_NE(opening().find("newer program"), std::string::npos);
}

TEST_F(PostgresTest, WritesOfOneStoreWaitForEachOtherAndThoseOfOthersDoNot) {
    put_now(*database_, {.id = id_of(9), .name = "makes the row that is locked"});
    std::promise<void> entered, leave;
    auto first = submit([&](Transaction& tx) {
        tx.lock(account, store);
        tx.query("SELECT 1").next();
        entered.set_value();
        leave.get_future().wait();
        put(tx, {.id = id_of(1), .name = "first"});
    });
    entered.get_future().wait();
    std::atomic<bool> is_second_in{false};
    auto second = submit([&](Transaction& tx) {
        tx.lock(account, store);
        tx.query("SELECT 1").next();
        is_second_in = true;
        put(tx, {.id = id_of(2), .name = "second"});
    });
    auto elsewhere = submit([&](Transaction& tx) {
        put(tx, {.id = id_of(3), .name = "other", .in_store = std::string(other_store)});
    });
    EXPECT_EQ(elsewhere.get(), nullptr);
    EXPECT_TRUE(becomes([&] {
        return postgres_->run(
                   "SELECT COUNT(*) FROM pg_stat_activity "
                   "WHERE datname = current_database() AND wait_event_type = 'Lock'") == "1";
    }));
    EXPECT_FALSE(is_second_in);
    leave.set_value();
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_EQ(second.get(), nullptr);
    EXPECT_EQ(integer("SELECT sequence FROM record WHERE name_key = 'second'"), 3);
    EXPECT_TRUE(verify(*database_).empty());
}

TEST_F(PostgresTest, ManyWritersLeaveNoGapAndNoDouble) {
    constexpr int thread_count = 8, each = 25;
    std::atomic<int> refused{0};
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < thread_count; ++t)
            threads.emplace_back([&, t] {
                for (int n = 0; n < each; ++n) {
                    auto failure = submit([&](Transaction& tx) {
                                       put(tx, {.id = id_of(t * each + n + 1),
                                                .name = "d" + std::to_string(n)});
                                   }).get();
                    if (refusal_in(failure) == "400 validation_failed") ++refused;
                }
            });
    }
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), each);
    EXPECT_EQ(refused, (thread_count - 1) * each);
    EXPECT_EQ(integer("SELECT sequence FROM scope"), each);
    EXPECT_TRUE(verify(*database_).empty());
}

TEST_F(PostgresTest, AnErrorLosesTheTransactionEvenWhenItIsSwallowed) {
    auto swallowed = submit([](Transaction& tx) {
        set_installation_value(tx, "a", "1");
        EXPECT_ANY_THROW(tx.execute("INSERT INTO nowhere VALUES (1)"));
        EXPECT_ANY_THROW(set_installation_value(tx, "b", "2"));
    });
    EXPECT_THROW(std::rethrow_exception(swallowed.get()), PostgresError);
    auto posted = submit([](Transaction& tx) {
        set_installation_value(tx, "a", "1");
        tx.post("INSERT INTO nowhere VALUES (1)");
    });
    EXPECT_THROW(std::rethrow_exception(posted.get()), PostgresError);
    auto refused = submit([](Transaction& tx) {
        tx.post("INSERT INTO nowhere VALUES (1)");
        throw base::Refusal::not_found("note");
    });
    EXPECT_EQ(refusal_in(refused.get()), "404 not_found");
    EXPECT_EQ(integer("SELECT COUNT(*) FROM installation WHERE name IN ('a', 'b')"), 0);
    EXPECT_EQ(submit([](Transaction& tx) { set_installation_value(tx, "a", "3"); }).get(), nullptr);
}

TEST_F(PostgresTest, AWriteThatWasInTheWayIsRunAgain) {
    std::latch both_hold(2);
    std::atomic<int> runs{0};
    auto crossing = [&](std::string_view one, std::string_view two) {
        return submit([&, one, two](Transaction& tx) {
            bool is_first_run = ++runs <= 2;
            tx.lock(account, one);
            tx.query("SELECT 1").next();
            if (is_first_run) both_hold.arrive_and_wait();
            tx.lock(account, two);
            set_installation_value(tx, one, two);
        });
    };
    auto forth = crossing(store, other_store);
    auto back = crossing(other_store, store);
    EXPECT_EQ(forth.get(), nullptr);
    EXPECT_EQ(back.get(), nullptr);
    EXPECT_GE(runs, 3);  // the deadlock took one of them
}

TEST_F(PostgresTest, TwinsAreAnsweredOnce) {
    constexpr int twins = 8;
    std::atomic<int> written{0}, replayed{0};
    std::vector<std::future<std::exception_ptr>> answers;
    for (int i = 0; i < twins; ++i)
        answers.push_back(submit([&](Transaction& tx) {
            if (auto kept = claim_answer(tx, account, "key", 500, 1'000)) {
                EXPECT_EQ(kept->body, "{}");
                ++replayed;
                return;
            }
            put(tx, {.id = id_of(1), .name = "once"});
            keep_answer(tx, account, "key", {"print", "", "{}"}, 1'000);
            tx.after_commit([&] { ++written; });
        }));
    for (auto& answer : answers) EXPECT_EQ(answer.get(), nullptr);
    EXPECT_EQ(written, 1);
    EXPECT_EQ(replayed, twins - 1);
    EXPECT_EQ(integer("SELECT revision FROM record"), 1);
}

TEST_F(PostgresTest, AClaimGoesWithTheWriteThatFailed) {
    auto failing = submit([](Transaction& tx) {
        EXPECT_FALSE(claim_answer(tx, account, "key", 500, 1'000));
        throw base::Refusal::not_found("note");
    });
    EXPECT_EQ(refusal_in(failing.get()), "404 not_found");
    EXPECT_EQ(count_of("idempotency"), "0");
    database_->write_now([](Transaction& tx) {
        keep_answer(tx, account, "key", {"old", "", "{}"}, 100);
    });
    database_->write_now([](Transaction& tx) {  // too old to count
        EXPECT_FALSE(claim_answer(tx, account, "key", 500, 1'000));
    });
}

TEST_F(PostgresTest, ATwinThatTakesTooLongIs409) {
    std::promise<void> entered, leave;
    auto slow = submit([&](Transaction& tx) {
        EXPECT_FALSE(claim_answer(tx, account, "key", 500, 1'000));
        entered.set_value();
        leave.get_future().wait();
    });
    entered.get_future().wait();
    auto twin = submit([](Transaction& tx) {
        tx.execute("SET LOCAL lock_timeout = '50ms'");
        claim_answer(tx, account, "key", 500, 1'000);
    });
    EXPECT_EQ(refusal_in(twin.get()), "409 idempotency_in_flight");
    leave.set_value();
    EXPECT_EQ(slow.get(), nullptr);
}

TEST_F(PostgresTest, ASnapshotStaysAsItWasAtItsFirstQuestion) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    database_->read([&](ReadView& view) {
        EXPECT_TRUE(find(view, kinds::department, account, id_of(1)));
        std::thread([&] { put_now(*database_, {.id = id_of(2), .name = "Two"}); }).join();
        EXPECT_FALSE(find(view, kinds::department, account, id_of(2)));
        database_->read([&](ReadView& same) {
            EXPECT_FALSE(find(same, kinds::department, account, id_of(2)));
        });
    });
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 2);
    EXPECT_THROW(integer("SELECT 1 FROM nowhere"), PostgresError);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 2);
}

TEST_F(PostgresTest, WhatCannotBeStoredIsNotFound) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    database_->read([&](ReadView& view) {
        EXPECT_FALSE(find(view, kinds::department, account, id_of(1) + std::string(1, '\0') + "x"));
        EXPECT_FALSE(find(view, kinds::department, account, "\xff\xfe"));
    });
    auto stored = submit(
        [](Transaction& tx) { set_installation_value(tx, "a", std::string_view("x\0y", 3)); });
    EXPECT_THROW(std::rethrow_exception(stored.get()), std::logic_error);
}

TEST_F(PostgresTest, ConnectionsThatBrokeWhileIdleAreReplaced) {
    for (int round = 0; round < 3; ++round) {
        put_now(*database_, {.id = id_of(1), .name = "Round " + std::to_string(round)});
        EXPECT_EQ(integer("SELECT revision FROM record"), round + 1);
        break_connections();
    }
    EXPECT_TRUE(database_->is_ready());
}

TEST_F(PostgresTest, AWriteWhoseConnectionBreaksBeforeTheCommitIsRunAgain) {
    std::atomic<int> runs{0};
    auto broken = submit([&](Transaction& tx) {
        put(tx, {.id = id_of(1), .name = "One"});
        tx.query("SELECT 1").next();
        if (++runs == 1) break_connections();
        tx.query("SELECT 1").next();
    });
    EXPECT_EQ(broken.get(), nullptr);
    EXPECT_EQ(runs, 2);
    EXPECT_EQ(integer("SELECT revision FROM record"), 1);
}

TEST_F(PostgresTest, AReadWhoseSnapshotIsLostIsUnavailable) {
    put_now(*database_, {.id = id_of(1), .name = "One"});
    std::string refused;
    try {
        database_->read([&](ReadView& view) {
            EXPECT_TRUE(find(view, kinds::department, account, id_of(1)));
            break_connections();
            find(view, kinds::department, account, id_of(1));
        });
    } catch (...) {
        refused = refusal_in(std::current_exception());
    }
    EXPECT_EQ(refused, "503 storage_unavailable");
    EXPECT_EQ(integer("SELECT COUNT(*) FROM record"), 1);
}

// The server ends the connection inside the COMMIT, after everything before it went well.
TEST_F(PostgresTest, ACommitThatBreaksHasAnUnknownOutcome) {
    postgres_->run(
        "CREATE TABLE trap (id BIGINT);"
        "CREATE FUNCTION spring() RETURNS trigger LANGUAGE plpgsql AS "
        "$$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); "
        "RETURN NULL; END$$;"
        "CREATE CONSTRAINT TRIGGER trap_springs AFTER INSERT ON trap DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION spring()");
    std::atomic<int> runs{0};
    auto trapped = submit([&](Transaction& tx) {
        ++runs;
        tx.post("INSERT INTO trap VALUES ($1)", {std::int64_t{1}});
    });
    EXPECT_EQ(refusal_in(trapped.get()), "503 outcome_unknown");
    EXPECT_EQ(runs, 1);
    EXPECT_EQ(submit([](Transaction& tx) { set_installation_value(tx, "a", "1"); }).get(), nullptr);
}

TEST_F(PostgresTest, HintsReachEveryProcessOnceTheyAreTrue) {
    auto elsewhere = storage::open(settings_);
    std::mutex mutex;
    std::vector<std::string> heard;
    auto has_heard = [&](std::string_view text) {
        std::lock_guard lock(mutex);
        return std::find(heard.begin(), heard.end(), text) != heard.end();
    };
    elsewhere->on_hint([&](std::string_view text) {
        std::lock_guard lock(mutex);
        heard.emplace_back(text);
    });
    ASSERT_TRUE(becomes([&] { return has_heard(""); }));
    auto undone = submit([](Transaction& tx) {
        tx.hint("undone");
        throw base::Refusal::not_found("note");
    });
    undone.get();
    database_->write_now([](Transaction& tx) { tx.hint("keys"); });
    EXPECT_TRUE(becomes([&] { return has_heard("keys"); }));
    EXPECT_FALSE(has_heard("undone"));
    {
        std::lock_guard lock(mutex);
        heard.clear();
    }
    break_connections();
    EXPECT_TRUE(becomes([&] { return has_heard(""); }));  // some may have been missed
    elsewhere->on_hint({});
    database_->write_now([](Transaction& tx) { tx.hint("late"); });
    std::this_thread::sleep_for(20ms);
    EXPECT_FALSE(has_heard("late"));
}

TEST_F(PostgresTest, BackupAndRestoreNameTheProgramsThatCan) {
    settings_.database.replace(settings_.database.find("comanda@"), 8, "comanda:secret@");
    auto secretive = storage::open(settings_);
    auto message = [](const std::function<void()>& work) -> std::string {
        try {
            work();
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return "";
    };
    const auto backup = message([&] { secretive->backup("/b/it's.dump"); });
    EXPECT_NE(
        backup.find("pg_dump --format=custom --file='/b/it'\\''s.dump' --dbname='postgresql:"),
        std::string::npos)
        << backup;
    const auto restored = message([&] { restore("/b/x.dump", settings_.database); });
    EXPECT_NE(restored.find("pg_restore"), std::string::npos);
    EXPECT_NE(restored.find("'/b/x.dump'"), std::string::npos);
    for (const std::string& text : {backup, restored, shown_database(settings_.database)})
        EXPECT_EQ(text.find("secret"), std::string::npos) << text;
    postgres_->run("CREATE EXTENSION amcheck");
    EXPECT_TRUE(verify(*secretive).empty());
}

// A cluster of its own, which waits for a standby that never comes.
TEST(PostgresStandby, ACommitThatStopsWaitingHasAnUnknownOutcome) {
    support::PostgresCluster cluster;
    support::PostgresDatabase postgres(cluster.folder());
    base::Settings settings;
    settings.database = postgres.url();
    auto database = storage::open(settings);
    postgres.run("ALTER SYSTEM SET synchronous_standby_names = 'absent'");
    postgres.run("SELECT pg_reload_conf()");
    ASSERT_TRUE(
        becomes([&] { return postgres.run("SHOW synchronous_standby_names") == "absent"; }));
    std::promise<std::string> outcome;
    database->write({.apply = [](Transaction& tx) { set_installation_value(tx, "a", "1"); },
                     .done = [&](std::exception_ptr e) { outcome.set_value(refusal_in(e)); }});
    ASSERT_TRUE(becomes([&] {
        return postgres.run(
                   "SELECT pg_cancel_backend(pid) FROM pg_stat_activity "
                   "WHERE wait_event = 'SyncRep'") == "t";
    }));
    EXPECT_EQ(outcome.get_future().get(), "503 outcome_unknown");
    postgres.run("ALTER SYSTEM RESET synchronous_standby_names");
    postgres.run("SELECT pg_reload_conf()");
}

// A cluster of its own, which goes away and comes back.
TEST(PostgresOutage, WritesAndReadsAreRefusedUntilItIsBack) {
    support::PostgresCluster cluster;
    support::PostgresDatabase postgres(cluster.folder());
    base::Settings settings;
    settings.database = postgres.url();
    auto database = storage::open(settings);
    std::atomic<int> hints{0};
    database->on_hint([&](std::string_view text) { hints += text.empty(); });
    put_now(*database, {.id = id_of(1), .name = "One"});
    auto written = [&](int number) {
        std::promise<std::string> outcome;
        database->write(
            {.apply = [&](Transaction& tx) { put(tx, {.id = id_of(number), .name = ""}); },
             .done = [&](std::exception_ptr e) { outcome.set_value(refusal_in(e)); }});
        return outcome.get_future().get();
    };
    auto seen = [&]() -> std::string {
        try {
            return std::to_string(integer(*database, "SELECT COUNT(*) FROM record"));
        } catch (...) {
            return refusal_in(std::current_exception());
        }
    };
    EXPECT_TRUE(becomes([&] { return hints == 1; }));
    for (bool is_crash : {false, true}) {
        is_crash ? cluster.kill() : cluster.stop();
        EXPECT_EQ(written(2), "503 storage_unavailable");
        EXPECT_EQ(seen(), "503 storage_unavailable");
        EXPECT_FALSE(database->is_ready());
        cluster.start();
        EXPECT_TRUE(becomes([&] { return database->is_ready(); }));
        EXPECT_EQ(seen(), is_crash ? "2" : "1");
        EXPECT_EQ(written(is_crash ? 4 : 3), "");
        EXPECT_TRUE(becomes([&] { return hints == (is_crash ? 3 : 2); }));
    }
    EXPECT_EQ(seen(), "3");
    EXPECT_TRUE(verify(*database).empty());
    database->stop();
    EXPECT_FALSE(database->is_ready());
}

}  // namespace
}  // namespace storage::testing
