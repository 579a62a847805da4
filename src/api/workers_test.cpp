#include "api/workers.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <latch>

namespace api {
namespace {

// Work that waits to be let go.
struct Gate {
    std::promise<void> opened;
    std::shared_future<void> is_open = opened.get_future().share();

    std::function<void()> work(std::latch* begun = nullptr) {
        return [is_open = is_open, begun] {
            if (begun) begun->count_down();
            is_open.wait();
        };
    }
    void open() { opened.set_value(); }
};

TEST(Lane, ServesThoseWhoWaitInTurn) {
    std::string served;
    {
        Lane lane({.threads = 1, .waiting_max = 100});
        Gate gate;
        std::latch begun(1);
        ASSERT_TRUE(lane.post("first", gate.work(&begun)));
        begun.wait();
        for (const char* who : {"a", "a", "a", "a", "b", "b", "c"})
            ASSERT_TRUE(lane.post(who, [&served, who] { served += who; }));
        gate.open();
    }
    EXPECT_EQ(served, "abcabaa");
}

TEST(Lane, ServesThoseOfLowerRankFirst) {
    std::string served;
    {
        Lane lane({.threads = 1, .waiting_max = 100});
        Gate gate;
        std::latch begun(1);
        ASSERT_TRUE(lane.post("first", gate.work(&begun)));
        begun.wait();
        const auto post = [&](const char* who, int rank) {
            ASSERT_TRUE(lane.post(
                who, [&served, who] { served += who; }, rank));
        };
        for (int rank : {1, 2, 3}) post("a", rank);
        for (int rank : {1, 2}) post("b", rank);
        post("c", 5);
        post("d", 0);
        gate.open();
    }
    EXPECT_EQ(served, "dbbaaac");
}

TEST(Lane, LeavesAThreadToOthers) {
    Lane lane({.threads = 3, .waiting_max = 100});
    Gate gate;
    std::latch begun(2);
    for (int i = 0; i < 10; ++i)
        ASSERT_TRUE(lane.post("crowd", gate.work(i < 2 ? &begun : nullptr)));
    begun.wait();
    for (int i = 0; i < 5; ++i) {
        std::promise<void> done;
        ASSERT_TRUE(lane.post("other", [&] { done.set_value(); }));
        done.get_future().wait();
    }
    gate.open();
}

TEST(Lane, RefusesOnlyTheOneWhoHasTooMuchWaiting) {
    Lane lane({.threads = 1, .waiting_max = 2});
    Gate gate;
    std::latch begun(1);
    ASSERT_TRUE(lane.post("crowd", gate.work(&begun)));
    begun.wait();
    EXPECT_TRUE(lane.post("crowd", [] {}));
    EXPECT_TRUE(lane.post("crowd", [] {}));
    EXPECT_FALSE(lane.post("crowd", [] {}));
    EXPECT_TRUE(lane.post("other", [] {}));
    gate.open();
}

TEST(Lane, FinishesWhatWaitsAndTakesNoMore) {
    std::atomic<int> done = 0;
    Lane lane({.threads = 3, .waiting_max = 1'000});
    Gate gate;
    for (int i = 0; i < 3; ++i) lane.post("gate" + std::to_string(i), gate.work());
    for (int i = 0; i < 300; ++i)
        ASSERT_TRUE(lane.post(std::string(1, static_cast<char>('a' + i % 3)), [&] { ++done; }));
    gate.open();
    lane.stop();
    EXPECT_EQ(done, 300);
    EXPECT_FALSE(lane.post("a", [] {}));
}

}  // namespace
}  // namespace api
