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
            .scopes = Scope{"account", "store"}};
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
        for (std::vector<PendingWrite> group; queue.take_of_same_scopes(group, 4); group.clear()) {
            queue.release(group.front().write.scopes);
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

Write write_to(std::vector<std::string> stores) {
    std::vector<Scope> scopes;
    for (std::string& each : stores) scopes.push_back({"account", std::move(each)});
    return {.apply = [](Transaction&) {},
            .done = [](const std::exception_ptr&) {},
            .scopes = Scopes(std::move(scopes))};
}

// Takes a group and says which stores it is for, and of how many writes.
std::string taken_from(WriteQueue& queue, std::vector<Scopes>& taken) {
    std::vector<PendingWrite> group;
    EXPECT_TRUE(queue.take_of_same_scopes(group, 4));
    taken.push_back(group.front().write.scopes);
    std::string text;
    for (const Scope& scope : taken.back()) text += scope.store;
    return text + std::to_string(group.size());
}

TEST(WriteQueue, HandsOutWritesWithTheSameScopesTogether) {
    WriteQueue queue(waiting_at_most(60'000));
    for (const auto& stores : std::vector<std::vector<std::string>>{
             {"A"}, {"B", "A"}, {"A"}, {"A", "B"}, {"A", "C"}, {"A", "B", "A"}})
        queue.submit(write_to(stores));
    std::vector<Scopes> taken;
    for (const char* expected : {"A2", "AB3", "AC1"}) {
        EXPECT_EQ(taken_from(queue, taken), expected);
        queue.release(taken.back());
    }
}

TEST(WriteQueue, LetsNobodyOvertakeAWriteThatWaitsForSeveralScopes) {
    WriteQueue queue(waiting_at_most(60'000));
    for (const auto& stores :
         std::vector<std::vector<std::string>>{{"A"}, {"A", "B"}, {"B"}, {"C"}})
        queue.submit(write_to(stores));
    std::vector<Scopes> taken;
    EXPECT_EQ(taken_from(queue, taken), "A1");
    EXPECT_EQ(taken_from(queue, taken), "C1");
    queue.release(taken.front());
    EXPECT_EQ(taken_from(queue, taken), "AB1");
    queue.release(taken.back());
    EXPECT_EQ(taken_from(queue, taken), "B1");
}

TEST(WriteQueue, HandsOutAloneWhatIsPutBack) {
    WriteQueue queue(waiting_at_most(60'000));
    queue.submit(write_to({"A"}));
    std::vector<PendingWrite> group;
    ASSERT_TRUE(queue.take_of_same_scopes(group, 4));
    for (int i = 0; i < 2; ++i) queue.submit(write_to({"A"}));
    queue.put_back(std::move(group.front()));
    queue.release(write_to({"A"}).scopes);
    std::vector<Scopes> taken;
    EXPECT_EQ(taken_from(queue, taken), "A1");
    queue.release(taken.back());
    EXPECT_EQ(taken_from(queue, taken), "A2");
}

}  // namespace
}  // namespace storage::testing
