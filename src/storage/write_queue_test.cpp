// Writes that wait: each is taken or refused, whatever the writing threads do.
#include "storage/write_queue.hpp"

#include "storage/test_support.hpp"

#include <array>

namespace storage::testing {
namespace {

constexpr int many = 2'000;

base::Settings waiting_at_most(int ms) {
    base::Settings settings;
    settings.write_wait_ms_max = ms;
    settings.write_queue_max = many;
    return settings;
}

// What became of one write.
struct Fate {
    std::atomic<int> answered = 0, refused = 0;
};

Write write_of(Fate& fate) {
    return {.apply = [&](Transaction&) {},
            .done =
                [&](const std::exception_ptr& failure) {
                    EXPECT_EQ(refusal_in(failure), failure ? "503 busy" : "");
                    fate.refused += failure ? 1 : 0;
                    ++fate.answered;  // last: the test goes on
                },
            .scope = Scope{"account", "store"}};
}

TEST(WriteQueue, RefusesWhatNobodyTakesInTime) {
    std::array<Fate, 3> fates{};
    WriteQueue queue(waiting_at_most(20));
    for (Fate& fate : fates) queue.submit(write_of(fate));
    for (Fate& fate : fates) {
        EXPECT_TRUE(becomes([&] { return fate.answered == 1; }));
        EXPECT_EQ(fate.refused, 1);
    }
    EXPECT_EQ(queue.figures().waiting, 0);
    EXPECT_EQ(queue.figures().refused_busy, fates.size());
}

TEST(WriteQueue, TakesOrRefusesAndNeverBoth) {
    std::vector<Fate> fates(many);
    WriteQueue queue(waiting_at_most(0));
    std::thread taker([&] {
        for (std::vector<PendingWrite> group; queue.take_of_one_scope(group, 4); group.clear()) {
            queue.release(group.front().write.scope);
            queue.answer(group);
        }
    });
    for (Fate& fate : fates) {
        queue.submit(write_of(fate));
        if ((&fate - fates.data()) % 100 == 0) std::this_thread::yield();
    }
    for (Fate& fate : fates) EXPECT_TRUE(becomes([&] { return fate.answered > 0; }));
    queue.stop();
    taker.join();
    std::uint64_t refused = 0;
    for (Fate& fate : fates) {
        EXPECT_EQ(fate.answered, 1);
        refused += static_cast<std::uint64_t>(fate.refused.load());
    }
    EXPECT_EQ(queue.figures().refused_busy, refused);
    EXPECT_EQ(queue.figures().writes, many - refused);
}

}  // namespace
}  // namespace storage::testing
