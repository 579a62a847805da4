#include "storage/test_support.hpp"
#include "support/disk.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace storage::testing {
namespace {

using namespace std::chrono_literals;
using support::Disk;
using support::Fault;

class WriterTest : public DatabaseTest {
protected:
    void SetUp() override {
        Disk::installed();
        DatabaseTest::SetUp();
        database_->write_now([](Transaction& tx) {
            tx.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
        });
    }
    void TearDown() override { Disk::installed().heal(); }

    void reopen_with(int base::Settings::*limit, int value) {
        close();
        auto settings = settings_for(path_);
        settings.*limit = value;
        database_ = storage::open(settings);
    }

    static void insert(Transaction& tx, std::int64_t id, std::string_view text = "x") {
        tx.execute("INSERT INTO note (id, text) VALUES ($1, $2)", {id, text});
    }
    std::int64_t notes() { return integer("SELECT COUNT(*) FROM note"); }

    // Keeps the writing thread busy until let_go(), so that what is written meanwhile is one group.
    // On a busy machine the write may itself have waited too long; then it is tried again.
    void hold() {
        while (!is_held()) {
        }
    }
    bool is_held() {
        auto outcome = std::make_shared<std::promise<bool>>();
        auto is_inside = outcome->get_future();
        database_->write({.apply =
                              [this, outcome](Transaction&) {
                                  outcome->set_value(true);
                                  std::unique_lock lock(mutex_);
                                  released_.wait(lock, [this] { return is_released_; });
                              },
                          .done =
                              [outcome](const std::exception_ptr& failure) {
                                  if (failure) outcome->set_value(false);
                              }});
        return is_inside.get();
    }
    void let_go() {
        {
            std::lock_guard lock(mutex_);
            is_released_ = true;
        }
        released_.notify_all();
    }

    std::future<std::exception_ptr> submit(std::function<void(Transaction&)> apply,
                                           bool is_alone = false) {
        return testing::submit(*database_, std::move(apply), is_alone);
    }

    std::mutex mutex_;
    std::condition_variable released_;
    bool is_released_ = false;
};

TEST_F(WriterTest, EveryAcknowledgedWriteOfManyThreadsIsThere) {
    constexpr int thread_count = 16, each = 60;
    std::atomic<int> unseen{0}, refused{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < thread_count; ++t)
        threads.emplace_back([&, t] {
            for (int n = 0; n < each; ++n) {
                std::int64_t id = t * each + n;
                auto failure = submit([id](Transaction& tx) {
                                   insert(tx, id);
                                   if (id % 5 == 0) throw base::Refusal::not_found("note");
                               }).get();
                if (failure) ++refused;
                bool is_there = false;
                database_->read([&](ReadView& view) {
                    is_there = view.query("SELECT 1 FROM note WHERE id = $1", {id}).next();
                });
                if (is_there == (failure != nullptr)) ++unseen;
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(unseen, 0);
    EXPECT_EQ(refused, thread_count * each / 5);
    EXPECT_EQ(notes(), thread_count * each * 4 / 5);
    close();
    open();
    EXPECT_EQ(notes(), thread_count * each * 4 / 5);
}

TEST_F(WriterTest, WhatWaitsIsCommittedTogether) {
    hold();
    std::uint64_t before = database_->figures().commits;
    std::vector<std::future<std::exception_ptr>> answers;
    for (int i = 0; i < 50; ++i) answers.push_back(submit([i](Transaction& tx) { insert(tx, i); }));
    EXPECT_EQ(database_->figures().waiting, 50);
    let_go();
    for (auto& answer : answers) EXPECT_EQ(answer.get(), nullptr);
    EXPECT_EQ(database_->figures().commits - before, 2u);  // the held write, then the group
    EXPECT_EQ(notes(), 50);
}

TEST_F(WriterTest, ARefusalUndoesItsOwnWriteAndIsAnsweredAfterTheCommit) {
    hold();
    std::int64_t seen_by_refused = -1;
    std::vector<std::string> heard;
    auto refused = std::make_shared<std::promise<std::string>>();
    database_->write({.apply =
                          [&](Transaction& tx) {
                              tx.after_commit([&] { heard.emplace_back("refused"); });
                              insert(tx, 1);
                              throw base::Refusal::not_found("note");
                          },
                      .done =
                          [&, refused](const std::exception_ptr& failure) {
                              seen_by_refused = notes();
                              refused->set_value(refusal_in(failure));
                          }});
    auto kept = submit([&](Transaction& tx) {
        tx.after_commit([&] { heard.push_back("kept, " + std::to_string(notes())); });
        insert(tx, 2);
    });
    let_go();
    EXPECT_EQ(refused->get_future().get(), "404 not_found");
    EXPECT_EQ(kept.get(), nullptr);
    EXPECT_EQ(seen_by_refused, 1);
    EXPECT_EQ(heard, std::vector<std::string>{"kept, 1"});
    EXPECT_EQ(integer("SELECT id FROM note"), 2);
}

TEST_F(WriterTest, AnyExceptionUndoesOnlyItsOwnWrite) {
    hold();
    auto odd = submit([](Transaction& tx) {
        insert(tx, 1);
        throw 7;
    });
    auto wrong_sql = submit([](Transaction& tx) {
        insert(tx, 2);
        tx.execute("INSERT INTO nowhere VALUES (1)");
    });
    auto twice = submit([](Transaction& tx) {
        insert(tx, 3);
        insert(tx, 3);
    });
    auto good = submit([](Transaction& tx) { insert(tx, 4); });
    let_go();
    EXPECT_THROW(std::rethrow_exception(odd.get()), int);
    EXPECT_THROW(std::rethrow_exception(wrong_sql.get()), std::runtime_error);
    EXPECT_THROW(std::rethrow_exception(twice.get()), std::runtime_error);
    EXPECT_EQ(good.get(), nullptr);
    EXPECT_EQ(notes(), 1);
}

TEST_F(WriterTest, AWriteThatCatchesItsErrorGoesOn) {
    auto caught = submit([](Transaction& tx) {
        insert(tx, 1);
        EXPECT_ANY_THROW(insert(tx, 1));
        insert(tx, 2);
    });
    EXPECT_EQ(caught.get(), nullptr);
    EXPECT_EQ(notes(), 2);
}

TEST_F(WriterTest, AnAnswerThatThrowsHarmsNobody) {
    database_->write(
        {.apply = [](Transaction& tx) { insert(tx, 1); },
         .done = [](const std::exception_ptr&) { throw std::runtime_error("in done"); }});
    database_->write_now([](Transaction& tx) {
        tx.after_commit([] { throw std::runtime_error("after the commit"); });
        insert(tx, 2);
    });
    EXPECT_EQ(notes(), 2);
}

TEST_F(WriterTest, ALoneWriteIsAGroupOfItsOwn) {
    hold();
    std::uint64_t before = database_->figures().commits;
    auto first = submit([](Transaction& tx) { insert(tx, 1); });
    auto second = submit([](Transaction& tx) { insert(tx, 2); });
    auto alone = submit([](Transaction& tx) { insert(tx, 3); }, true);
    auto last = submit([](Transaction& tx) { insert(tx, 4); });
    let_go();
    last.get();
    EXPECT_EQ(database_->figures().commits - before, 4u);
    EXPECT_EQ(notes(), 4);
}

TEST_F(WriterTest, AFullQueueRefuses) {
    reopen_with(&base::Settings::write_queue_max, 8);  // of which one asker may have a third
    hold();
    std::vector<std::future<std::exception_ptr>> answers;
    for (int i = 0; i < 3; ++i) answers.push_back(submit([i](Transaction& tx) { insert(tx, i); }));
    try {
        submit([](Transaction& tx) { insert(tx, 9); });
        FAIL() << "the queue took a fourth write";
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.status, 503);
        EXPECT_EQ(refusal.code, "busy");
        ASSERT_EQ(refusal.headers.size(), 1u);
        EXPECT_EQ(refusal.headers[0].first, "Retry-After");
    }
    EXPECT_EQ(database_->figures().refused_busy, 1u);
    let_go();
    for (auto& answer : answers) EXPECT_EQ(answer.get(), nullptr);
    EXPECT_EQ(notes(), 3);
}

TEST_F(WriterTest, StopAnswersWhatIsQueuedThenRefuses) {
    hold();
    std::vector<std::future<std::exception_ptr>> answers;
    for (int i = 0; i < 20; ++i) answers.push_back(submit([i](Transaction& tx) { insert(tx, i); }));
    std::thread stopper([&] { database_->stop(); });
    std::this_thread::sleep_for(5ms);
    let_go();
    stopper.join();
    for (auto& answer : answers) EXPECT_EQ(answer.get(), nullptr);
    EXPECT_THROW(submit([](Transaction&) {}), base::Refusal);
    EXPECT_FALSE(database_->is_ready());
    EXPECT_EQ(notes(), 20);  // reads go on
}

// The writes run together, then with savepoints because one fails after it has written, then each
// alone.
TEST_F(WriterTest, AGroupThatAFullDiskRefusedRunsOnceMoreOneByOne) {
    hold();
    std::atomic<int> runs{0}, heard{0};
    std::vector<std::future<std::exception_ptr>> answers;
    for (int i = 0; i < 3; ++i)
        answers.push_back(submit([&, i](Transaction& tx) {
            ++runs;
            tx.after_commit([&] { ++heard; });
            insert(tx, i);
        }));
    auto refused = submit([](Transaction& tx) {
        insert(tx, 9);
        throw base::Refusal::not_found("note");
    });
    Disk::installed().fail(Fault::full, 1, false);
    let_go();
    for (auto& answer : answers) EXPECT_EQ(answer.get(), nullptr);
    EXPECT_EQ(refusal_in(refused.get()), "404 not_found");
    EXPECT_EQ(runs, 9);
    EXPECT_EQ(heard, 3);
    EXPECT_EQ(notes(), 3);
}

TEST_F(WriterTest, AFullDiskRefusesWritesAndServesReads) {
    database_->write_now([](Transaction& tx) { insert(tx, 100); });
    hold();
    std::atomic<int> heard{0};
    std::vector<std::future<std::exception_ptr>> answers;
    for (int i = 0; i < 3; ++i)
        answers.push_back(submit([&, i](Transaction& tx) {
            tx.after_commit([&] { ++heard; });
            insert(tx, i);
        }));
    Disk::installed().fail(Fault::full, 1, true);
    let_go();
    for (auto& answer : answers) EXPECT_EQ(refusal_in(answer.get()), "503 storage_full");
    auto alone = submit([](Transaction& tx) { insert(tx, 5); });
    EXPECT_EQ(refusal_in(alone.get()), "503 storage_full");
    EXPECT_EQ(heard, 0);
    EXPECT_EQ(notes(), 1);
    EXPECT_TRUE(database_->is_ready());
    Disk::installed().heal();
    EXPECT_EQ(submit([](Transaction& tx) { insert(tx, 6); }).get(), nullptr);
    EXPECT_EQ(notes(), 2);
    close();
    open();
    EXPECT_EQ(notes(), 2);
}

// More than the page cache holds spills into the log before the commit: the disk fills up in the
// middle of a write, SQLite rolls back everything, and the write does not even notice.
TEST_F(WriterTest, AWriteThatSwallowsALostTransactionIsNotAcknowledged) {
    Disk::installed().fail(Fault::full, 20, true);
    auto failure = submit([](Transaction& tx) {
                       std::string big(20'000, 'x');
                       for (int i = 0; i < 400; ++i) try {
                               insert(tx, i, big);
                           } catch (const std::exception&) {
                               Disk::installed().heal();
                           }
                   }).get();
    EXPECT_EQ(refusal_in(failure), "503 storage_full");
    EXPECT_EQ(notes(), 0);
}

TEST_F(WriterTest, AWriteTooBigForTheDiskDoesNotTakeTheOthersWithIt) {
    database_->write_now([](Transaction& tx) {
        std::int64_t pages = 0;
        if (Rows rows = tx.query("PRAGMA page_count"); rows.next()) pages = rows.integer(0);
        static std::string limit;
        limit = "PRAGMA max_page_count = " + std::to_string(pages + 50);
        tx.query(limit).next();
    });
    hold();
    auto small = submit([](Transaction& tx) { insert(tx, 1); });
    auto big = submit([](Transaction& tx) {
        insert(tx, 2);
        insert(tx, 3, std::string(1'000'000, 'x'));
    });
    auto other = submit([](Transaction& tx) { insert(tx, 4); });
    let_go();
    EXPECT_EQ(small.get(), nullptr);
    EXPECT_EQ(refusal_in(big.get()), "503 storage_full");
    EXPECT_EQ(other.get(), nullptr);
    EXPECT_EQ(notes(), 2);
}

TEST_F(WriterTest, AFailedSyncEndsTheProcessWithoutAnAnswer) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            Disk::installed().fail(Fault::sync_error, 1, true);
            submit([](Transaction& tx) { insert(tx, 1); }).get();
            std::_Exit(0);  // acknowledged
        },
        ::testing::ExitedWithCode(74), "storage_failed");
}

TEST_F(WriterTest, TheLogStaysSmallAndIsGoneAfterwards) {
    for (int i = 0; i < 40; ++i)
        database_->write_now([i](Transaction& tx) { insert(tx, i, std::string(1'000'000, 'x')); });
    EXPECT_LT(std::filesystem::file_size(path_ + "-wal"), 12'000'000u);
    close();
    EXPECT_FALSE(std::filesystem::exists(path_ + "-wal"));
}

}  // namespace
}  // namespace storage::testing
