// A clock that jumps makes nothing old before its time.
#include "storage/running_time.hpp"

#include "storage/retention.hpp"
#include "storage/tables/idempotency.hpp"
#include "storage/test_support.hpp"

#include <limits>

namespace storage::testing {
namespace {

constexpr std::int64_t hour_ms = 3'600'000;
constexpr std::int64_t day_ms = 24 * hour_ms;
constexpr std::int64_t year_ms = 365 * day_ms;

class RunningTimeTest : public EngineTest {
protected:
    static constexpr int hours = 24, days = 7;

    void SetUp() override {
        EngineTest::SetUp();
        start_process();
    }
    void start_process() {
        database_->read([&](ReadView& view) {
            running_ = std::make_unique<RunningTime>(view, steady_ms_, days * day_ms);
        });
    }
    // Lets both clocks run and does the upkeep every hour (the program does it every minute).
    void run_for(std::int64_t ms) {
        for (std::int64_t end_ms = steady_ms_ + ms; steady_ms_ < end_ms;) {
            steady_ms_ += hour_ms;
            now_ms_ += hour_ms;
            tidy();
        }
    }
    void tidy() {
        database_->write_now([&](Transaction& tx) {
            running_->advance(tx, now_ms_, steady_ms_);
            forget_old_answers(tx, account, oldest_kept(tx, now_ms_, hours * hour_ms));
            forget_old_events(tx, account, oldest_kept(tx, now_ms_, days * day_ms));
        });
    }
    void write(int number) {
        database_->write_now([&](Transaction& tx) {
            put(tx, {.id = id_of(number), .name = "d" + std::to_string(number)}, {}, now_ms_);
            keep_answer(tx, account, "key " + std::to_string(number), {"", "", ""}, now_ms_);
        });
    }
    std::int64_t events() { return integer("SELECT COUNT(*) FROM event"); }
    std::int64_t answers() { return integer("SELECT COUNT(*) FROM idempotency"); }

    std::int64_t now_ms_ = 1'760'000'000'000;
    std::int64_t steady_ms_ = 77;
    std::unique_ptr<RunningTime> running_;
};

TEST_P(RunningTimeTest, WhatIsOldByBothIsForgotten) {
    tidy();
    write(1);
    write(2);
    run_for(day_ms - hour_ms);
    EXPECT_EQ(answers(), 2);
    run_for(3 * hour_ms);
    EXPECT_EQ(answers(), 0);
    EXPECT_EQ(events(), 2);
    run_for(days * day_ms);
    EXPECT_EQ(events(), 1);  // the newest stays
}

TEST_P(RunningTimeTest, AClockThatJumpsAheadDropsNothing) {
    tidy();
    run_for(10 * day_ms);
    write(1);
    run_for(2 * hour_ms);
    write(2);
    now_ms_ += 10 * year_ms;
    tidy();
    run_for(day_ms - 3 * hour_ms);
    EXPECT_EQ(answers(), 2);
    EXPECT_EQ(events(), 2);
    run_for(5 * hour_ms);
    EXPECT_EQ(answers(), 0);
    write(3);
    EXPECT_EQ(events(), 3);
    run_for((days - 1) * day_ms);
    EXPECT_EQ(events(), 1);
}

TEST_P(RunningTimeTest, AClockThatJumpsWhileNothingRunsDropsNothing) {
    tidy();
    run_for(10 * day_ms);
    write(1);
    write(2);
    tidy();
    close();
    open();
    now_ms_ += year_ms;
    steady_ms_ = 5;  // another machine's count
    start_process();
    tidy();
    run_for(20 * hour_ms);
    EXPECT_EQ(answers(), 2);
    EXPECT_EQ(events(), 2);
    now_ms_ -= year_ms;  // set right again
    tidy();
    run_for(5 * hour_ms);
    EXPECT_EQ(answers(), 0);
    EXPECT_EQ(events(), 2);
}

TEST_P(RunningTimeTest, TellsWhatIsOldToTheMinute) {
    constexpr std::int64_t minute_ms = 60'000;
    const auto run_minutes = [&](int count) {
        for (int i = 0; i < count; ++i) {
            steady_ms_ += minute_ms;
            now_ms_ += minute_ms;
            database_->write_now(
                [&](Transaction& tx) { running_->advance(tx, now_ms_, steady_ms_); });
        }
    };
    const auto oldest = [&] {
        std::int64_t oldest_ms = 0;
        database_->read(
            [&](ReadView& view) { oldest_ms = oldest_by_running_time(view, 10 * minute_ms); });
        return oldest_ms;
    };
    run_minutes(10);
    EXPECT_EQ(oldest(), std::numeric_limits<std::int64_t>::min());
    run_minutes(90);
    EXPECT_EQ(oldest(), now_ms_ - 10 * minute_ms);
    const std::int64_t jumped_ms = now_ms_;
    now_ms_ += year_ms;
    run_minutes(4);
    EXPECT_EQ(oldest(), jumped_ms - 6 * minute_ms);
    now_ms_ -= 2 * year_ms;
    run_minutes(1);
    EXPECT_EQ(oldest(), now_ms_);
    run_minutes(9);
    EXPECT_EQ(oldest(), now_ms_ - 9 * minute_ms);
    run_minutes(1);
    EXPECT_EQ(oldest(), now_ms_ - 10 * minute_ms);
}

TEST_P(RunningTimeTest, ProcessesCountTogether) {
    auto first = std::move(running_);
    start_process();
    for (int minute = 1; minute <= 30; ++minute)
        for (RunningTime* one : {first.get(), running_.get()})
            database_->write_now([&](Transaction& tx) {
                one->advance(tx, now_ms_ + minute * 60'000, steady_ms_ + minute * 60'000);
            });
    EXPECT_EQ(integer("SELECT CAST(value AS BIGINT) FROM installation WHERE name = 'ran_ms'"),
              30 * 60'000);
}

TEST_P(RunningTimeTest, KeepsFewMarks) {
    tidy();
    run_for(20 * day_ms);
    EXPECT_LE(integer("SELECT COUNT(*) FROM clock_mark"), days * 24 + 2);
}

TEST_P(RunningTimeTest, NoTimeIsTooLongToKeep) {
    tidy();
    run_for(10 * day_ms);
    write(1);
    write(2);
    constexpr std::int64_t most_ms = std::numeric_limits<int>::max() * day_ms;
    database_->write_now([&](Transaction& tx) {
        EXPECT_EQ(forget_old_events(tx, account, oldest_kept(tx, now_ms_ + year_ms, most_ms)), 0);
    });
    EXPECT_EQ(events(), 2);
}

INSTANTIATE_TEST_SUITE_P(Engines, RunningTimeTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
