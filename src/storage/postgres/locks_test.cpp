// Locks of several stores where others hold them: in other processes, and in the same group.
#include "storage/tables/events.hpp"
#include "storage/test_groups.hpp"
#include "storage/verify.hpp"

#include <atomic>

namespace storage::testing {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view other_store = "650000000000000000000102";

Scopes both_stores(bool is_reversed) {
    std::vector<Scope> scopes{{std::string(account), std::string(store)},
                              {std::string(account), std::string(other_store)}};
    if (is_reversed) std::swap(scopes[0], scopes[1]);
    return Scopes(std::move(scopes));
}

class PostgresLocksTest : public PostgresTest {
protected:
    // A write that stays in its transaction until release() is called.
    class Held {
    public:
        Held(Database& database, Scopes scopes) {
            outcome_ = submit_to_store(
                database,
                [this](Transaction& tx) {
                    tx.query("SELECT 1").next();  // the locks are there
                    entered_.set_value();
                    leave_.get_future().wait();
                },
                std::move(scopes));
            entered_.get_future().wait();
        }
        void release() {
            leave_.set_value();
            EXPECT_EQ(outcome_.get(), nullptr);
        }

    private:
        std::promise<void> entered_, leave_;
        std::future<std::exception_ptr> outcome_;
    };

    // Stands for another process: as with one, all that it shares with the first is the server.
    std::unique_ptr<Database> other_ = storage::open(settings_);
};

TEST_F(PostgresLocksTest, OfTwoProcessesThatNameThemInEitherOrderNeverCross) {
    constexpr int rounds = 40;
    std::atomic<int> runs{0};
    std::vector<std::future<std::exception_ptr>> outcomes;
    for (int i = 0; i < rounds; ++i)
        for (const bool is_reversed : {false, true})
            outcomes.push_back(submit_to_store(
                is_reversed ? *other_ : *database_,
                [&](Transaction& tx) {
                    ++runs;
                    note_event(tx, account, store, {"updated", "note", id_of(1), 1, 1, false});
                    note_event(tx, account, other_store,
                               {"updated", "note", id_of(1), 1, 1, false});
                },
                both_stores(is_reversed)));
    for (auto& outcome : outcomes) EXPECT_EQ(outcome.get(), nullptr);
    EXPECT_EQ(runs,
              2 * rounds);  // a deadlock would have ended one, to be run again
    EXPECT_EQ(integer("SELECT MIN(sequence) FROM scope"), 2 * rounds);
    EXPECT_TRUE(verify(*database_).empty());
}

// The first and the last of the group are answered while the second still waits for the lock of the
// other store, whether it asks for that before or after it has written.
TEST_F(PostgresLocksTest, ThatAMemberOfAGroupNeedsDoNotHoldUpTheOthers) {
    for (const bool has_written : {false, true}) {
        Held elsewhere(*other_, Scope{std::string(account), std::string(other_store)});
        Held before(*database_, one_store());
        const std::int64_t last = integer("SELECT COALESCE(MAX(sequence), 0) FROM scope");
        const auto note = [](Transaction& tx, std::string_view of_store) {
            note_event(tx, account, of_store, {"updated", "note", id_of(1), 1, 1, false});
        };
        auto first = submit_to_store(*database_, [&](Transaction& tx) { note(tx, store); });
        auto needy = submit_to_store(*database_, [&](Transaction& tx) {
            if (has_written) note(tx, store);
            tx.lock(account, other_store);
            if (!has_written) note(tx, store);
            note(tx, other_store);
        });
        auto third = submit_to_store(*database_, [&](Transaction& tx) { note(tx, store); });
        before.release();
        EXPECT_EQ(first.get(), nullptr);
        EXPECT_EQ(third.get(), nullptr);
        EXPECT_EQ(needy.wait_for(0s), std::future_status::timeout);
        elsewhere.release();
        EXPECT_EQ(needy.get(), nullptr);
        EXPECT_EQ(integer("SELECT MAX(sequence) FROM scope"), last + 3);
    }
    EXPECT_TRUE(verify(*database_).empty());
}

// Ten writes wait while another process holds their row, and are then committed together; a write
// of another row does not wait for them.
TEST_F(PostgresLocksTest, OfARowThatWritesNameAreTakenOnceForAllOfThem) {
    constexpr int count = 10;
    database_->write_now([](Transaction& tx) {
        tx.execute(
            "CREATE TABLE balance (account TEXT, id TEXT, amount BIGINT, "
            "PRIMARY KEY (account, id))");
        for (const char* id : {"a", "b"})
            tx.execute("INSERT INTO balance VALUES ($1, $2, 0)", {account, id});
    });
    const auto add_to = [&](std::string_view id) {
        return submit_to_store(
            *database_,
            [id](Transaction& tx) {
                Rows rows = tx.query("SELECT amount FROM balance WHERE account = $1 AND id = $2",
                                     {account, id});
                ASSERT_TRUE(rows.next());
                tx.post("UPDATE balance SET amount = $3 WHERE account = $1 AND id = $2",
                        {account, id, rows.integer(0) + 1});
            },
            Scope::row("balance", account, id));
    };
    Held elsewhere(*other_, Scope::row("balance", account, "a"));
    auto first = add_to("a");
    ASSERT_TRUE(becomes([&] { return database_->figures().waiting == 0; }));
    std::vector<std::future<std::exception_ptr>> waiting;
    for (int i = 0; i < count; ++i) waiting.push_back(add_to("a"));
    EXPECT_EQ(add_to("b").get(), nullptr);
    const auto commits = database_->figures().commits;
    EXPECT_EQ(first.wait_for(0s), std::future_status::timeout);
    elsewhere.release();
    EXPECT_EQ(first.get(), nullptr);
    for (auto& outcome : waiting) EXPECT_EQ(outcome.get(), nullptr);
    EXPECT_EQ(database_->figures().commits, commits + 2);  // the first, then all others
    EXPECT_EQ(integer("SELECT amount FROM balance WHERE id = 'a'"), count + 1);
}

}  // namespace
}  // namespace storage::testing
