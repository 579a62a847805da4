// Questions that are asked ahead: how many round trips they save, and that no answer is older than
// what decides it.
#include "storage/ahead.hpp"
#include "storage/postgres/answers_ahead.hpp"
#include "storage/test_groups.hpp"
#include "support/postgres_proxy.hpp"

namespace storage::testing {
namespace {

using Names = std::vector<std::string_view>;

TEST(AnswersAheadTest, KnowsTheTablesThatAStatementReads) {
    EXPECT_EQ(tables_read("SELECT a FROM note WHERE id = $1"), Names{"note"});
    EXPECT_EQ(tables_read("SELECT n.a FROM note n\nJOIN tag AS t ON t.id = n.id LEFT JOIN x ON 1"),
              (Names{"note", "tag", "x"}));
    EXPECT_EQ(tables_read("SELECT 1 FROM note n, tag t WHERE t.id = n.id"), (Names{"note", "tag"}));
    EXPECT_EQ(tables_read("SELECT w.id FROM numbers($2::json) AS w (id) CROSS JOIN LATERAL "
                          "(SELECT id FROM note WHERE id = w.id OFFSET 0) r"),
              (Names{"numbers", "note"}));
    EXPECT_EQ(tables_read("SELECT a FROM note UNION ALL SELECT a FROM tag"),
              (Names{"note", "tag"}));
    EXPECT_EQ(tables_read("SELECT 1"), Names());
}

TEST(AnswersAheadTest, KnowsTheTablesThatAStatementWrites) {
    EXPECT_EQ(tables_written("INSERT INTO note (id) SELECT id FROM tag ON CONFLICT DO UPDATE "
                             "SET id = note.id"),
              Names{"note"});
    EXPECT_EQ(tables_written("UPDATE note SET id = 1"), Names{"note"});
    EXPECT_EQ(tables_written("WITH gone AS (DELETE FROM tag RETURNING id) "
                             "INSERT INTO note SELECT id FROM gone"),
              (Names{"note", "tag"}));
}

class AheadTest : public PostgresTest {
protected:
    void SetUp() override {
        PostgresTest::SetUp();
        postgres_->run(
            "CREATE TABLE note (id BIGINT PRIMARY KEY, text TEXT);"
            "CREATE TABLE tag (account TEXT, id TEXT, text TEXT, PRIMARY KEY (account, id));"
            "INSERT INTO note VALUES (1, 'one'), (2, 'two');"
            "INSERT INTO tag VALUES ('" +
            std::string(account) + "', 'a', 'red')");
        database_.reset();
        proxy_ = std::make_unique<support::PostgresProxy>(postgres_->url());
        settings_.database = proxy_->url();
        settings_.write_connections = 1;
        database_ = storage::open(settings_);
        settings_.database = postgres_->url();
        other_ = storage::open(settings_);
        // Both connect.
        write([](Transaction& tx) { tag(tx); });
        database_->read([](ReadView& view) { tag(view); });
    }

    static std::string note(ReadView& view, std::int64_t id) {
        Rows rows = view.query("SELECT text FROM note WHERE id = $1", {id});
        return rows.next() ? std::string(rows.text(0)) : "";
    }
    static std::string tag(ReadView& view) {
        Rows rows = view.query("SELECT text FROM tag WHERE account = $1 AND id = 'a'", {account});
        return rows.next() ? std::string(rows.text(0)) : "";
    }
    void write(const std::function<void(Transaction&)>& apply) {
        const auto failure = submit_to_store(*database_, apply).get();
        if (failure) std::rethrow_exception(failure);
    }
    void change_elsewhere(std::string_view sql) {
        other_->write_now([&](Transaction& tx) { tx.execute(sql); });
    }
    // How often `work` waits for the server.
    std::int64_t trips(const std::function<void()>& work) {
        const std::int64_t before = proxy_->trips();
        work();
        return proxy_->trips() - before;
    }

    std::unique_ptr<support::PostgresProxy> proxy_;
    std::unique_ptr<Database> other_;  // stands for another process
};

TEST_F(AheadTest, QuestionsShareTheRoundTripOfTheFirstThatIsAsked) {
    write([&](Transaction& tx) {
        tx.query("SELECT 1").next();
        EXPECT_EQ(trips([&] {
                      ask_ahead(tx, [](ReadView& ahead) {
                          EXPECT_EQ(note(ahead, 1), "");
                          note(ahead, 2);
                          tag(ahead);
                      });
                      EXPECT_EQ(note(tx, 2), "two");
                      EXPECT_EQ(note(tx, 1), "one");
                      EXPECT_EQ(tag(tx), "red");
                      EXPECT_EQ(note(tx, 1), "one");
                  }),
                  1);
        EXPECT_EQ(trips([&] { EXPECT_EQ(note(tx, 3), ""); }), 1);
    });
    database_->read([&](ReadView& view) {
        EXPECT_EQ(trips([&] {
                      ask_ahead(view, [](ReadView& ahead) {
                          note(ahead, 1);
                          tag(ahead);
                      });
                      EXPECT_EQ(tag(view), "red");
                      EXPECT_EQ(note(view, 1), "one");
                  }),
                  1);
    });
}

TEST_F(AheadTest, TheLockOfAScopeTheFirstQuestionsAndTheNumbersOfItAreOneRoundTrip) {
    EXPECT_EQ(trips([&] {
                  write([](Transaction& tx) {
                      ask_ahead(tx, [](ReadView& ahead) { note(ahead, 1); });
                      EXPECT_EQ(tag(tx), "red");
                      EXPECT_EQ(note(tx, 1), "one");
                      tx.last_sequence(account, store);
                      tx.post("UPDATE note SET text = 'uno' WHERE id = 1");
                  });
              }),
              2);  // and the commit
}

TEST_F(AheadTest, WhatTheTransactionWritesIsAskedForAgain) {
    write([](Transaction& tx) {
        const auto ask = [&] {
            ask_ahead(tx, [](ReadView& ahead) {
                note(ahead, 1);
                note(ahead, 2);
                tag(ahead);
            });
        };
        ask();
        EXPECT_EQ(note(tx, 1), "one");
        tx.post("UPDATE note SET text = 'uno' WHERE id = 1");
        EXPECT_EQ(note(tx, 1), "uno");
        ask();
        EXPECT_EQ(tx.execute("UPDATE note SET text = 'due' WHERE id = 2"), 1);
        EXPECT_EQ(note(tx, 2), "due");
        ask();
        EXPECT_TRUE(tx.change("INSERT INTO note VALUES (3, 'tre') RETURNING id", {}).next());
        EXPECT_EQ(note(tx, 3), "tre");
        EXPECT_EQ(note(tx, 1), "uno");
        EXPECT_EQ(tag(tx), "red");
    });
}

// Used or not: what the lock guards may have changed while it was waited for.
TEST_F(AheadTest, NoAnswerIsOlderThanTheLastLock) {
    write([&](Transaction& tx) {
        tx.query("SELECT 1").next();
        ask_ahead(tx, [](ReadView& ahead) {
            note(ahead, 1);
            tag(ahead);
        });
        EXPECT_EQ(note(tx, 1), "one");
        change_elsewhere("UPDATE note SET text = 'eins' WHERE id = 1");
        change_elsewhere("UPDATE tag SET text = 'rot'");
        EXPECT_EQ(trips([&] {
                      tx.lock_row("tag", account, "a");
                      EXPECT_EQ(tag(tx), "rot");
                  }),
                  1);
        EXPECT_EQ(note(tx, 1), "eins");
    });
}

// A group's writes do not share answers.
TEST_F(AheadTest, EachWriteOfAGroupAsksForItself) {
    std::promise<void> is_inside, may_end;
    auto held = submit_to_store(*database_, [&](Transaction&) {
        is_inside.set_value();
        may_end.get_future().wait();
    });
    is_inside.get_future().wait();
    std::vector<std::string> seen;
    std::vector<std::future<std::exception_ptr>> outcomes;
    for (int i = 0; i < 2; ++i)
        outcomes.push_back(submit_to_store(*database_, [&](Transaction& tx) {
            ask_ahead(tx, [](ReadView& ahead) {
                note(ahead, 1);
                tag(ahead);
            });
            seen.push_back(note(tx, 1));
            change_elsewhere("UPDATE note SET text = text || '!' WHERE id = 1");
        }));
    may_end.set_value();
    EXPECT_EQ(held.get(), nullptr);
    for (auto& outcome : outcomes) EXPECT_EQ(outcome.get(), nullptr);
    EXPECT_EQ(seen, (std::vector<std::string>{"one", "one!"}));
}

// The server refuses the whole transaction; run one by one, only the write that asked is refused.
TEST_F(AheadTest, AQuestionThatFailsFailsOnlyItsWriteOfAGroup) {
    constexpr std::string_view nonsense = "SELECT 1 / id FROM note WHERE id - id = $1";
    std::promise<void> is_inside, may_end;
    auto held = submit_to_store(*database_, [&](Transaction&) {
        is_inside.set_value();
        may_end.get_future().wait();
    });
    is_inside.get_future().wait();
    postgres_->run("INSERT INTO note VALUES (0, 'nought')");
    auto first = submit_to_store(*database_, [](Transaction& tx) {
        tx.post("UPDATE note SET text = text || '+' WHERE id = 1");
    });
    auto failing = submit_to_store(*database_, [&](Transaction& tx) {
        ask_ahead(tx, [&](ReadView& ahead) { ahead.query(nonsense, {std::int64_t{0}}); });
        note(tx, 1);
    });
    auto last = submit_to_store(*database_, [](Transaction& tx) {
        ask_ahead(tx, [](ReadView& ahead) { note(ahead, 1); });
        EXPECT_EQ(note(tx, 1), "one+");
        tx.post("UPDATE note SET text = text || '+' WHERE id = 1");
    });
    may_end.set_value();
    EXPECT_EQ(held.get(), nullptr);
    EXPECT_EQ(first.get(), nullptr);
    EXPECT_NE(failing.get(), nullptr);
    EXPECT_EQ(last.get(), nullptr);
    database_->read([](ReadView& view) { EXPECT_EQ(note(view, 1), "one++"); });
}

// A connection that broke while nobody used it is replaced, and everything is asked again.
TEST_F(AheadTest, AReadAsksAgainOnAnotherConnection) {
    database_->read([](ReadView& view) { note(view, 1); });
    break_connections();
    database_->read([](ReadView& view) {
        ask_ahead(view, [](ReadView& ahead) { tag(ahead); });
        EXPECT_EQ(note(view, 1), "one");
        EXPECT_EQ(tag(view), "red");
    });
}

}  // namespace
}  // namespace storage::testing
