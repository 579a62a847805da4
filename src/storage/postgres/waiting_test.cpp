// Locks that others hold: a write waits for them no longer than it may wait at all, and its refusal
// says truly what it waited for.
#include "storage/postgres/connection.hpp"
#include "storage/tables/idempotency.hpp"
#include "storage/test_groups.hpp"

#include <thread>

namespace storage::testing {
namespace {

class PostgresWaitingTest : public PostgresTest {
protected:
    void open_with_wait(int ms) {
        database_.reset();
        settings_.write_wait_ms_max = ms;
        database_ = storage::open(settings_);
    }

    // Writes that are handed in while another write of the store runs, so that they become one
    // group when it ends.
    struct Group {
        std::vector<std::string> answers{};  // the refusal, or ""
        std::atomic<int> runs{0};
        std::atomic<std::int64_t> granted_ms{0};  // to the locks of all runs together
    };
    void submit_keyed(
        Group& group, int count, const std::function<void()>& meanwhile = [] {}) {
        std::promise<void> is_inside, may_end;
        auto held = submit_to_store(*database_, [&](Transaction& tx) {
            tx.query("SELECT 1").next();  // has the lock
            is_inside.set_value();
            may_end.get_future().wait();
            throw base::Refusal::not_found("note");
        });
        is_inside.get_future().wait();
        std::vector<std::future<std::exception_ptr>> pending;
        for (int i = 0; i < count; ++i)
            pending.push_back(submit_to_store(*database_, [&, i](Transaction& tx) {
                ++group.runs;
                if (is_store_free_) group.granted_ms += lock_timeout_ms(tx);
                if (claim_answer(tx, account, key_of(i), 500, 1'000)) return;
                put(tx, {.id = id_of(i + 1), .name = ""});
            }));
        meanwhile();
        may_end.set_value();
        held.get();
        for (auto& one : pending) group.answers.push_back(refusal_in(one.get()));
    }
    std::string waiting_for_locks() {
        return postgres_->run(
            "SELECT COUNT(*) FROM pg_stat_activity "
            "WHERE datname = current_database() AND wait_event_type = 'Lock'");
    }
    static std::string key_of(int number) { return "key " + std::to_string(number); }
    static std::int64_t lock_timeout_ms(Transaction& tx) {
        Rows rows = tx.query("SELECT setting FROM pg_settings WHERE name = 'lock_timeout'");
        return rows.next() ? rows.integer(0) : -1;
    }

    bool is_store_free_ = true;
};

TEST_F(PostgresWaitingTest, AStoreThatIsHeldElsewhereRefusesAGroupOnce) {
    open_with_wait(2'000);
    put_now(*database_, {.id = id_of(9), .name = "makes the row that is locked"});
    PostgresConnection other(postgres_->url());
    is_store_free_ = false;
    Group group;
    std::jthread holder;
    // The holder asks for a lock of the table, not of the row: locks of tables are granted in turn,
    // so that it is the next to get it.
    submit_keyed(group, 6, [&] {
        holder =
            std::jthread([&] { other.run_script("BEGIN; LOCK TABLE scope IN EXCLUSIVE MODE"); });
        ASSERT_TRUE(becomes([&] { return waiting_for_locks() == "1"; }));
    });
    EXPECT_EQ(group.answers, std::vector<std::string>(6, "503 busy"));
    EXPECT_LE(group.runs, 6);  // none is tried again when its time is over
}

TEST_F(PostgresWaitingTest, TwinsInAGroupWaitTogetherAndNotOneAfterAnother) {
    constexpr int wait_ms = 1'000, count = 6, least_ms = 50;
    open_with_wait(wait_ms);
    PostgresConnection other(postgres_->url());
    other.run_script("BEGIN");
    for (int i = 0; i < count; ++i)
        other.run_script("INSERT INTO idempotency VALUES ('" + std::string(account) + "', '" +
                         key_of(i) + "', '', '', '', 1000)");
    Group group;
    submit_keyed(group, count);
    EXPECT_EQ(group.answers, std::vector<std::string>(count, "409 idempotency_in_flight"));
    EXPECT_LE(group.granted_ms, wait_ms + (count + 1) * least_ms);
}

TEST_F(PostgresWaitingTest, TheTimeInTheQueueCounts) {
    open_with_wait(60'000);
    std::promise<void> is_inside, may_end;
    auto first = submit_to_store(*database_, [&](Transaction& tx) {
        EXPECT_LE(lock_timeout_ms(tx), 10'000);
        is_inside.set_value();
        may_end.get_future().wait();
    });
    is_inside.get_future().wait();
    std::atomic<std::int64_t> granted_ms{0};
    auto second =
        submit_to_store(*database_, [&](Transaction& tx) { granted_ms = lock_timeout_ms(tx); });
    std::this_thread::sleep_for(std::chrono::milliseconds(1'500));
    may_end.set_value();
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_EQ(second.get(), nullptr);
    EXPECT_GT(granted_ms, 0);
    EXPECT_LE(granted_ms, 8'500);
}

// Statements that take locks are sent together, so the server has to add up what each waited.
TEST_F(PostgresWaitingTest, LocksThatAreAskedForTogetherShareTheTime) {
    using namespace std::chrono_literals;
    open_with_wait(2'000);
    const std::string first(store), second = "650000000000000000000102";
    const Scopes both({Scope{std::string(account), first}, Scope{std::string(account), second}});
    EXPECT_EQ(submit_to_store(
                  *database_, [](Transaction& tx) { tx.query("SELECT 1").next(); }, both)
                  .get(),
              nullptr);
    PostgresConnection early(postgres_->url()), late(postgres_->url());
    const auto hold = [](PostgresConnection& holder, const std::string& id) {
        holder.run_script("BEGIN; SELECT 1 FROM scope WHERE store = '" + id + "' FOR UPDATE");
    };
    hold(early, first);
    hold(late, second);
    const auto began = std::chrono::steady_clock::now();
    auto refused = submit_to_store(
        *database_, [](Transaction& tx) { tx.query("SELECT 1").next(); }, both);
    std::this_thread::sleep_for(1'500ms);
    early.run_script("ROLLBACK");
    EXPECT_EQ(refusal_in(refused.get()), "503 busy");
    EXPECT_LT(std::chrono::steady_clock::now() - began, 3'200ms);  // 3.5 s if each had its own
    late.run_script("ROLLBACK");
}

TEST_F(PostgresWaitingTest, AnAnswerThatWasClaimedAgainIsNotForgotten) {
    database_->write_now([](Transaction& tx) {
        keep_answer(tx, account, "key", {"print", "", "{}"}, 100);
    });
    PostgresConnection other(postgres_->url());
    other.run_script("BEGIN; UPDATE idempotency SET at_ms = 1000, body = 'new'");
    auto forgetting =
        submit(*database_, [](Transaction& tx) { forget_answers(tx, account, 500, 10); });
    ASSERT_TRUE(becomes([&] { return waiting_for_locks() == "1"; }));
    other.run_script("COMMIT");
    EXPECT_EQ(forgetting.get(), nullptr);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM idempotency WHERE body = 'new'"), 1);
}

// Looks at the setting that a write's transaction has, after the role or the database got another.
TEST_F(PostgresWaitingTest, ACommitIsOnDiskWhateverTheRoleOrTheDatabaseSays) {
    const auto level_after = [&](const std::string& whose, const std::string& level) {
        postgres_->run("DO $$BEGIN EXECUTE format('ALTER " + whose +
                       " SET synchronous_commit = " + level + "', current_database()); END$$");
        open_with_wait(10'000);
        std::string found;
        database_->write_now([&](Transaction& tx) {
            Rows rows = tx.query("SELECT current_setting('synchronous_commit')");
            if (rows.next()) found = rows.text(0);
        });
        return found;
    };
    for (const char* whose : {"DATABASE %I", "ROLE comanda IN DATABASE %I"}) {
        for (const char* level : {"off", "local", "remote_write", "on"})
            EXPECT_EQ(level_after(whose, level), "on") << whose << level;
        EXPECT_EQ(level_after(whose, "remote_apply"), "remote_apply");
    }
}

}  // namespace
}  // namespace storage::testing
