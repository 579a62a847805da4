// Several writers at once: locks, errors, deadlocks, and twins of one request.
#include "storage/postgres/connection.hpp"
#include "storage/tables/idempotency.hpp"
#include "storage/tables/installation.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <latch>
#include <thread>

namespace storage::testing {
namespace {

using PostgresWriterTest = PostgresTest;

constexpr std::string_view other_store = "650000000000000000000102";

TEST_F(PostgresWriterTest, WritesOfOneStoreWaitForEachOtherAndThoseOfOthersDoNot) {
    put_now(*database_, {.id = id_of(9), .name = "makes the row that is locked"});
    std::promise<void> entered, leave;
    auto first = submit(*database_, [&](Transaction& tx) {
        tx.lock(account, store);
        tx.query("SELECT 1").next();
        entered.set_value();
        leave.get_future().wait();
        put(tx, {.id = id_of(1), .name = "first"});
    });
    entered.get_future().wait();
    std::atomic<bool> is_second_in{false};
    auto second = submit(*database_, [&](Transaction& tx) {
        tx.lock(account, store);
        tx.query("SELECT 1").next();
        is_second_in = true;
        put(tx, {.id = id_of(2), .name = "second"});
    });
    auto elsewhere = submit(*database_, [&](Transaction& tx) {
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

TEST_F(PostgresWriterTest, ManyWritersLeaveNoGapAndNoDouble) {
    constexpr int thread_count = 8, each = 25;
    std::atomic<int> refused{0};
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < thread_count; ++t)
            threads.emplace_back([&, t] {
                for (int n = 0; n < each; ++n) {
                    auto failure = submit(*database_, [&](Transaction& tx) {
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

TEST_F(PostgresWriterTest, AnErrorLosesTheTransactionEvenWhenItIsSwallowed) {
    auto swallowed = submit(*database_, [](Transaction& tx) {
        set_installation_value(tx, "a", "1");
        EXPECT_ANY_THROW(tx.execute("INSERT INTO nowhere VALUES (1)"));
        EXPECT_ANY_THROW(set_installation_value(tx, "b", "2"));
    });
    EXPECT_THROW(std::rethrow_exception(swallowed.get()), PostgresError);
    auto posted = submit(*database_, [](Transaction& tx) {
        set_installation_value(tx, "a", "1");
        tx.post("INSERT INTO nowhere VALUES (1)");
    });
    EXPECT_THROW(std::rethrow_exception(posted.get()), PostgresError);
    auto refused = submit(*database_, [](Transaction& tx) {
        tx.post("INSERT INTO nowhere VALUES (1)");
        throw base::Refusal::not_found("note");
    });
    EXPECT_EQ(refusal_in(refused.get()), "404 not_found");
    EXPECT_EQ(integer("SELECT COUNT(*) FROM installation WHERE name IN ('a', 'b')"), 0);
    EXPECT_EQ(
        submit(*database_, [](Transaction& tx) { set_installation_value(tx, "a", "3"); }).get(),
        nullptr);
}

TEST_F(PostgresWriterTest, AWriteThatWasInTheWayIsRunAgain) {
    std::latch both_hold(2);
    std::atomic<int> runs{0};
    auto crossing = [&](const std::string& one, const std::string& two) {
        return submit(*database_, [&, one, two](Transaction& tx) {
            bool is_first_run = ++runs <= 2;
            set_installation_value(tx, one, "x");
            tx.query("SELECT 1").next();
            if (is_first_run) both_hold.arrive_and_wait();
            set_installation_value(tx, two, "x");
        });
    };
    auto forth = crossing("left", "right");
    auto back = crossing("right", "left");
    EXPECT_EQ(forth.get(), nullptr);
    EXPECT_EQ(back.get(), nullptr);
    EXPECT_GE(runs, 3);  // the deadlock took one of them
}

TEST_F(PostgresWriterTest, TwinsAreAnsweredOnce) {
    constexpr int twins = 8;
    std::atomic<int> written{0}, replayed{0};
    std::vector<std::future<std::exception_ptr>> answers;
    for (int i = 0; i < twins; ++i)
        answers.push_back(submit(*database_, [&](Transaction& tx) {
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

TEST_F(PostgresWriterTest, AClaimGoesWithTheWriteThatFailed) {
    auto failing = submit(*database_, [](Transaction& tx) {
        EXPECT_FALSE(claim_answer(tx, account, "key", 500, 1'000));
        throw base::Refusal::not_found("note");
    });
    EXPECT_EQ(refusal_in(failing.get()), "404 not_found");
    EXPECT_EQ(integer("SELECT COUNT(*) FROM idempotency"), 0);
    database_->write_now([](Transaction& tx) {
        keep_answer(tx, account, "key", {"old", "", "{}"}, 100);
    });
    database_->write_now([](Transaction& tx) {  // too old to count
        EXPECT_FALSE(claim_answer(tx, account, "key", 500, 1'000));
    });
}

TEST_F(PostgresWriterTest, ATwinThatTakesTooLongIs409) {
    std::promise<void> entered, leave;
    auto slow = submit(*database_, [&](Transaction& tx) {
        EXPECT_FALSE(claim_answer(tx, account, "key", 500, 1'000));
        entered.set_value();
        leave.get_future().wait();
    });
    entered.get_future().wait();
    auto twin = submit(*database_, [](Transaction& tx) {
        tx.execute("SET LOCAL lock_timeout = '50ms'");
        claim_answer(tx, account, "key", 500, 1'000);
    });
    EXPECT_EQ(refusal_in(twin.get()), "409 idempotency_in_flight");
    leave.set_value();
    EXPECT_EQ(slow.get(), nullptr);
}

}  // namespace
}  // namespace storage::testing
