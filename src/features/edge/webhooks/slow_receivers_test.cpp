// Receivers that hang: whom they hold up, who sends what is under way, and what is in memory.
#include "features/edge/webhooks/test_support.hpp"

#include <set>

namespace features::webhooks {
namespace {

using namespace features::webhooks::testing;

constexpr std::int64_t mebibyte = 1 << 20;

class SlowReceivers : public Webhooks {
protected:
    void SetUp() override {
        Webhooks::SetUp();
        hangs_ = [](const http::Parcel& parcel) { return parcel.url == "http://slow/"; };
        wakes(*post_);
    }
    void wakes(Post& post) {
        post.connect([&](const StoreKey& at) { woken_.insert(at.store); }, nullptr);
    }
    void happen(int count, const std::string& name) {
        for (int i = 0; i < count; ++i) happens("check", "created", name + std::to_string(i));
    }
    int sent_to(std::string_view url) const {
        return static_cast<int>(std::ranges::count(sent_, url, &http::Parcel::url));
    }

    std::set<std::string> woken_{};
};

TEST_P(SlowReceivers, SlowOnlyThemselves) {
    hook("slow", {"*"}, "http://slow/");
    hook("fast", {"*"}, "http://fast/");
    happen(20, "A");
    run_to_the_end();
    EXPECT_EQ(sent_to("http://slow/"), 8);
    EXPECT_EQ(sent_to("http://fast/"), 20);
    happen(5, "B");
    run_to_the_end();
    EXPECT_EQ(sent_to("http://slow/"), 8);
    EXPECT_EQ(sent_to("http://fast/"), 25);
    EXPECT_EQ(hook_now("fast").pending, 0);
    // One that answers makes room for one, and has the job run for it.
    woken_.clear();
    answer(answered(200));
    EXPECT_EQ(woken_, std::set{at_.store});
    run_to_the_end();
    EXPECT_EQ(sent_to("http://slow/"), 9);
    while (!hanging_.empty()) {
        answer(answered(200));
        run_to_the_end();
    }
    EXPECT_EQ(sent_to("http://slow/"), 25);
    EXPECT_EQ(pending(), "");
}

TEST_P(SlowReceivers, KeepTheOrderOfWhatBelongsTogether) {
    hook("slow", {"*"}, "http://slow/");
    for (const std::string_view type : {"created", "updated", "closed"})
        happens("check", type, "A");
    EXPECT_EQ(run(), "A created, ");
    EXPECT_EQ(run(), "") << "while it is under way";
    answer(answered(500));
    EXPECT_EQ(run(), "");
    pass(minute_ms);
    EXPECT_EQ(run(), "A created, ");
    answer(answered(200));
    EXPECT_EQ(run(), "A updated, ");
    answer(answered(200));
    EXPECT_EQ(run(), "A closed, ");
    answer(answered(200));
    EXPECT_EQ(run(), "");
    EXPECT_EQ(pending(), "");
}

TEST_P(SlowReceivers, WhatIsUnderWayIsSentByNobodyElse) {
    hook("slow", {"*"}, "http://slow/");
    happen(3, "A");
    run();
    EXPECT_EQ(sent_.size(), 3U);
    const auto other = new_post();
    const auto try_both = [&] {
        run();
        run(*other);
        EXPECT_EQ(sent_.size(), 3U);
    };
    try_both();
    // Nor by whoever resumes it, and a clock that jumps does not let the same process send it.
    write([&](Transaction& tx) { set_paused(tx, at_, "slow", true, now()); });
    write([&](Transaction& tx) { set_paused(tx, at_, "slow", false, now()); });
    try_both();
    pass(hour_ms);
    run();
    EXPECT_EQ(sent_.size(), 3U);
    // Nobody minds what comes after another has sent it again.
    run(*other);
    EXPECT_EQ(sent_.size(), 4U) << "one, since it was resumed";
    const std::string again = sent_.back().body;
    answer(answered(500), again);
    run();
    EXPECT_EQ(log().at(0).attempts, 0) << "the other has it";
    answer(answered(200), again);
    run(*other);
    EXPECT_EQ(log().at(0).state, State::delivered);
    while (!hanging_.empty()) answer(answered(200));
    run(*other);
    run();
    EXPECT_EQ(pending(), "");
}

TEST_P(SlowReceivers, AreInTroubleOnceHoweverManyCallsFail) {
    hook("slow", {"*"}, "http://slow/");
    happen(12, "A");
    run();
    for (int i = 0; i < 8; ++i) {
        answer(silent());
        run();
        EXPECT_EQ(hook_now("slow").failures, 1) << i;
        EXPECT_EQ(sent_.size(), 8U);
    }
    pass(2 * second_ms);
    run();
    run();
    EXPECT_EQ(sent_.size(), 9U) << "one, to find out";
    const auto other = new_post();
    run(*other);
    EXPECT_EQ(sent_.size(), 9U);
    answer(silent());
    run();
    EXPECT_EQ(hook_now("slow").failures, 2);
    pass(4 * second_ms);
    run();
    EXPECT_EQ(sent_.size(), 10U);
    hangs_ = [](const http::Parcel&) { return false; };
    answer(answered(200));
    run_to_the_end();
    EXPECT_EQ(pending(), "");
    EXPECT_EQ(hook_now("slow").failures, 0);
}

// What was sent before the trouble began may still end it.
TEST_P(SlowReceivers, AreOutOfTroubleWhenAnythingArrives) {
    hook("slow", {"*"}, "http://slow/");
    happen(3, "A");
    run();
    pass(second_ms);
    answer(answered(500));
    run();
    EXPECT_EQ(hook_now("slow").failures, 1);
    answer(answered(200));
    run();
    EXPECT_EQ(hook_now("slow").failures, 0);
    pass(second_ms);
    EXPECT_EQ(hanging_.size(), 2U) << "the last, and the one that failed, again";
    answer(answered(500));
    run();
    EXPECT_EQ(hook_now("slow").failures, 0) << "another has arrived since it was sent";
}

TEST_P(SlowReceivers, HoldNoMoreBytesThanThereIsRoomFor) {
    const Room::Limits limits{.calls = 64, .bytes = 8 * mebibyte, .bytes_of_hook = 2 * mebibyte};
    post_ = new_post(limits);
    wakes(*post_);
    body_ = [](const Delivery& delivery) {
        std::string body = told(delivery);
        if (delivery.hook.starts_with("slow")) body.resize(900'000, ' ');
        return body;
    };
    for (int i = 0; i < 6; ++i) hook("slow" + std::to_string(i), {"*"}, "http://slow/");
    hook("fast", {"*"}, "http://fast/");
    happen(10, "A");
    std::int64_t most = 0;
    std::size_t answers = 0;
    run_to_the_end();
    EXPECT_EQ(sent_to("http://fast/"), 10);
    while (!hanging_.empty()) {
        most = std::max(most, post_->used().bytes);
        EXPECT_EQ(post_->used().calls, std::ssize(hanging_));
        EXPECT_GT(*next_ms_, now()) << "nothing is tried again and again";
        answer(answered(200));
        ++answers;
        EXPECT_EQ(woken_, std::set{at_.store});
        run();
    }
    EXPECT_LE(most, limits.bytes / 3);
    EXPECT_GT(most, 2 * mebibyte);
    EXPECT_EQ(answers, 60U);
    EXPECT_EQ(pending(), "");
    EXPECT_EQ(post_->used().bytes, 0);
}

TEST_P(SlowReceivers, WakeWhoeverWaitsForTheirRoom) {
    post_ = new_post({.calls = 2});
    wakes(*post_);
    const StoreKey first{at_.account, "first"}, second{"other", "second"};
    EXPECT_TRUE(post_->send(first, {}, {.url = "http://slow/", .headers = {}, .body = "1"}));
    Picked of_another{};
    of_another.delivery.hook = "x";
    EXPECT_TRUE(
        post_->send(second, of_another, {.url = "http://slow/", .headers = {}, .body = "2"}));
    hook("slow", {"*"}, "http://slow/");
    happen(1, "A");
    EXPECT_EQ(run(), "");
    EXPECT_EQ(next_ms_, now() + held_for.count());
    woken_.clear();
    answer(answered(200), "1");
    EXPECT_EQ(woken_, (std::set<std::string>{"first", at_.store}));
    EXPECT_EQ(run(), "A0 created, ");
    EXPECT_EQ(post_->take(first).size(), 1U);
}

TEST_P(SlowReceivers, LeaveWhatAStopCutsShortDueAtOnce) {
    hook("slow", {"*"}, "http://slow/");
    hook("fast", {"*"}, "http://fast/");
    happens("check", "created", "A");
    happens("check", "created", "B");
    hangs_ = [](const http::Parcel&) { return true; };
    run();
    answer(answered(200));  // the first of "fast"
    post_->stop();
    while (!hanging_.empty()) answer({.status = 0, .error = "the end", .is_cut = true});
    for (const StoreKey& at : post_->with_receipts()) settle(dependencies(*post_), at);
    EXPECT_EQ(hook_now("fast").pending, 1);
    EXPECT_EQ(hook_now("slow").pending, 2);
    EXPECT_EQ(hook_now("slow").failures, 0);
    EXPECT_EQ(counters_.failed, 0);
    hangs_ = [](const http::Parcel&) { return false; };
    EXPECT_EQ(run(), "") << "by the one that has stopped";
    const auto next = new_post();
    EXPECT_EQ(run(*next), "B created, A created, B created, ");
    EXPECT_EQ(pending(), "");
}

INSTANTIATE_TEST_SUITE_P(, SlowReceivers, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::webhooks
