// Connections that break and servers that go away: nothing is lost, doubled or guessed.
#include "storage/tables/installation.hpp"
#include "storage/test_groups.hpp"
#include "storage/verify.hpp"
#include "support/postgres_proxy.hpp"

namespace storage::testing {
namespace {

class PostgresOutageTest : public PostgresTest {
protected:
    using Break = support::PostgresProxy::Break;

    // Opens the database anew through a proxy, which can break connections at a chosen statement.
    void write_through_proxy() {
        database_.reset();
        proxy_ = std::make_unique<support::PostgresProxy>(postgres_->url());
        settings_.database = proxy_->url();
        database_ = storage::open(settings_);
    }

    // From now on, when a transaction has called spring_trap(), the server ends its connection in
    // the middle of the COMMIT, after all earlier statements succeeded.
    void set_trap() {
        postgres_->run(
            "CREATE TABLE trap (id BIGINT);"
            "CREATE FUNCTION spring() RETURNS trigger LANGUAGE plpgsql AS "
            "$$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); "
            "RETURN NULL; END$$;"
            "CREATE CONSTRAINT TRIGGER trap_springs AFTER INSERT ON trap DEFERRABLE INITIALLY "
            "DEFERRED FOR EACH ROW EXECUTE FUNCTION spring()");
    }
    static void spring_trap(Transaction& tx) {
        tx.post("INSERT INTO trap VALUES ($1)", {std::int64_t{1}});
    }

    struct Group {
        std::vector<std::string> answers{};  // the refusal, or ""
        int runs = 0;
    };

    // Makes `count` changes of one record in one group, whose connection breaks.
    Group put_while_breaking(Break how, int count) {
        std::promise<void> is_inside, may_end;
        auto held = submit_to_store(*database_, [&](Transaction&) {
            is_inside.set_value();
            may_end.get_future().wait();
            throw base::Refusal::not_found("note");
        });
        is_inside.get_future().wait();
        std::atomic<int> runs{0};
        std::vector<std::future<std::exception_ptr>> pending;
        for (int i = 0; i < count; ++i)
            pending.push_back(submit_to_store(*database_, [&](Transaction& tx) {
                ++runs;
                put(tx, {.id = id_of(1), .name = "One"});
            }));
        proxy_->break_next(how);
        may_end.set_value();
        held.get();
        Group group;
        for (auto& one : pending) group.answers.push_back(refusal_in(one.get()));
        group.runs = runs;
        return group;
    }

    std::unique_ptr<support::PostgresProxy> proxy_;
};

// A cluster of its own, which a test may stop.
class PostgresClusterTest : public ::testing::Test {
protected:
    // What becomes of a write, and of a read that counts records: the refusal, or else "" and the
    // number.
    std::string written(int number) {
        auto outcome = submit(*database_,
                              [&](Transaction& tx) { put(tx, {.id = id_of(number), .name = ""}); });
        return refusal_in(outcome.get());
    }
    std::string seen() {
        try {
            return std::to_string(integer(*database_, "SELECT COUNT(*) FROM record"));
        } catch (...) {
            return refusal_in(std::current_exception());
        }
    }

    support::PostgresCluster cluster_;
    support::PostgresDatabase postgres_{cluster_.folder()};
    std::unique_ptr<Database> database_ = storage::open(settings_for(postgres_));
};

TEST_F(PostgresOutageTest, ConnectionsThatBrokeWhileIdleAreReplaced) {
    for (int round = 0; round < 3; ++round) {
        put_now(*database_, {.id = id_of(1), .name = "Round " + std::to_string(round)});
        EXPECT_EQ(integer("SELECT revision FROM record"), round + 1);
        break_connections();
    }
    EXPECT_TRUE(database_->is_ready());
}

TEST_F(PostgresOutageTest, AWriteWhoseConnectionBreaksBeforeTheCommitIsRunAgain) {
    std::atomic<int> runs{0};
    auto broken = submit(*database_, [&](Transaction& tx) {
        put(tx, {.id = id_of(1), .name = "One"});
        tx.query("SELECT 1").next();
        if (++runs == 1) break_connections();
        tx.query("SELECT 1").next();
    });
    EXPECT_EQ(broken.get(), nullptr);
    EXPECT_EQ(runs, 2);
    EXPECT_EQ(integer("SELECT revision FROM record"), 1);
}

TEST_F(PostgresOutageTest, AReadWhoseSnapshotIsLostIsUnavailable) {
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

TEST_F(PostgresOutageTest, ACommitThatBreaksHasAnUnknownOutcome) {
    set_trap();
    std::atomic<int> runs{0};
    auto trapped = submit(*database_, [&](Transaction& tx) {
        ++runs;
        spring_trap(tx);
    });
    EXPECT_EQ(refusal_in(trapped.get()), "503 outcome_unknown");
    EXPECT_EQ(runs, 1);
    EXPECT_EQ(
        submit(*database_, [](Transaction& tx) { set_installation_value(tx, "a", "1"); }).get(),
        nullptr);
}

// A backend that is told to end while its COMMIT waits for the disk completes that COMMIT, answers
// it, and says FATAL where the end of the pipeline is expected.
TEST_F(PostgresOutageTest, ACommitThatWasAnsweredStandsWhateverBecomesOfItsConnection) {
    write_through_proxy();
    std::int64_t revision = 0;
    for (Break how : {Break::closed_after_answer, Break::silent_after_answer})
        for (int count : {1, 3}) {
            const Group group = put_while_breaking(how, count);
            EXPECT_EQ(group.answers, std::vector<std::string>(group.answers.size(), ""));
            EXPECT_EQ(group.runs, count);
            EXPECT_EQ(integer("SELECT revision FROM record"), revision += count);
        }
    EXPECT_TRUE(verify(*database_).empty());
}

// Here the COMMIT was never sent, so it is certain that nothing was written.
TEST_F(PostgresOutageTest, AWriteWhoseConnectionBreaksAfterItsLastAnswerIsRunAgain) {
    write_through_proxy();
    for (Break how : {Break::closed_after_answer, Break::silent_after_answer}) {
        std::atomic<int> runs{0};
        proxy_->break_next(how, "LOCK TABLE");
        auto broken = submit(*database_, [&](Transaction& tx) {
            ++runs;
            count_up(tx);
            tx.execute("LOCK TABLE record IN ROW SHARE MODE");
        });
        EXPECT_EQ(refusal_in(broken.get()), "");
        EXPECT_EQ(runs, 2);
    }
    EXPECT_EQ(integer("SELECT CAST(value AS BIGINT) FROM installation WHERE name = 'left'"), 2);
}

TEST_F(PostgresOutageTest, ACommitWhoseAnswerIsLostIsUnknownAndNotRunAgain) {
    write_through_proxy();
    std::int64_t revision = 0;
    for (Break how : {Break::closed_at_answer, Break::silent_at_answer})
        for (int count : {1, 3}) {
            const Group group = put_while_breaking(how, count);
            EXPECT_EQ(group.answers,
                      std::vector<std::string>(group.answers.size(), "503 outcome_unknown"));
            EXPECT_EQ(group.runs, count);
            EXPECT_EQ(integer("SELECT revision FROM record"), revision += count);
        }
    EXPECT_TRUE(verify(*database_).empty());
}

// The refusal may quote state of which nobody knows whether it was committed.
TEST_F(PostgresOutageTest, ARefusalInAGroupWhoseCommitBreaksIsUnknownToo) {
    set_trap();
    std::promise<void> is_inside, may_end;
    auto held = submit_to_store(*database_, [&](Transaction&) {
        is_inside.set_value();
        may_end.get_future().wait();
    });
    is_inside.get_future().wait();
    auto trapped = submit_to_store(*database_, spring_trap);
    auto refused = submit_to_store(
        *database_, [](Transaction&) { throw base::Refusal::not_found("department"); });
    may_end.set_value();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(refusal_in(trapped.get()), "503 outcome_unknown");
    EXPECT_EQ(refusal_in(refused.get()), "503 outcome_unknown");
}

TEST_F(PostgresClusterTest, ACommitThatStopsWaitingForAStandbyHasAnUnknownOutcome) {
    postgres_.run("ALTER SYSTEM SET synchronous_standby_names = 'absent'");
    postgres_.run("SELECT pg_reload_conf()");
    ASSERT_TRUE(
        becomes([&] { return postgres_.run("SHOW synchronous_standby_names") == "absent"; }));
    auto waiting =
        submit(*database_, [](Transaction& tx) { set_installation_value(tx, "a", "1"); });
    ASSERT_TRUE(becomes([&] {
        return postgres_.run(
                   "SELECT pg_cancel_backend(pid) FROM pg_stat_activity "
                   "WHERE wait_event = 'SyncRep'") == "t";
    }));
    EXPECT_EQ(refusal_in(waiting.get()), "503 outcome_unknown");
    postgres_.run("ALTER SYSTEM RESET synchronous_standby_names");
    postgres_.run("SELECT pg_reload_conf()");
}

TEST_F(PostgresClusterTest, WritesAndReadsAreRefusedUntilTheServerIsBack) {
    std::atomic<int> hints{0};
    database_->on_hint([&](std::string_view text) { hints += text.empty(); });
    put_now(*database_, {.id = id_of(1), .name = "One"});
    EXPECT_TRUE(becomes([&] { return hints == 1; }));
    for (bool is_crash : {false, true}) {
        is_crash ? cluster_.kill() : cluster_.stop();
        EXPECT_EQ(written(2), "503 storage_unavailable");
        EXPECT_EQ(seen(), "503 storage_unavailable");
        EXPECT_FALSE(database_->is_ready());
        cluster_.start();
        EXPECT_TRUE(becomes([&] { return database_->is_ready(); }));
        EXPECT_EQ(seen(), is_crash ? "2" : "1");
        EXPECT_EQ(written(is_crash ? 4 : 3), "");
        EXPECT_TRUE(becomes([&] { return hints == (is_crash ? 3 : 2); }));
    }
    EXPECT_EQ(seen(), "3");
    EXPECT_TRUE(verify(*database_).empty());
    database_->stop();
    EXPECT_FALSE(database_->is_ready());
}

}  // namespace
}  // namespace storage::testing
