// Writes that wait: each is taken or refused, whatever the writing threads do.
#include "storage/write_queue.hpp"

#include "storage/test_support.hpp"

#include <algorithm>
#include <array>
#include <list>

namespace storage::testing {
namespace {

using namespace std::chrono_literals;

constexpr int many = 2'000;

base::Settings waiting_at_most(int ms) {
    base::Settings settings;
    settings.write_wait_ms_max = ms;
    settings.write_queue_max = 4 * many;  // one asker may have a third of it waiting
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
            queue.finish(group, {});
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

using Groups = std::list<std::vector<PendingWrite>>;

// Takes a group and says which stores it is for, and of how many writes.
std::string taken_from(WriteQueue& queue, Groups& taken) {
    auto& group = taken.emplace_back();
    group.reserve(4);
    EXPECT_TRUE(queue.take_of_same_scopes(group, 4));
    std::string text;
    for (const Scope& scope : group.front().write.scopes) text += scope.store;
    return text + std::to_string(group.size());
}

TEST(WriteQueue, HandsOutWritesWithTheSameScopesTogether) {
    WriteQueue queue(waiting_at_most(60'000));
    for (const auto& stores : std::vector<std::vector<std::string>>{
             {"A"}, {"B", "A"}, {"A"}, {"A", "B"}, {"A", "C"}, {"A", "B", "A"}})
        queue.submit(write_to(stores));
    Groups taken;
    for (const char* expected : {"A2", "AB3", "AC1"}) {
        EXPECT_EQ(taken_from(queue, taken), expected);
        queue.finish(taken.back(), {});
    }
}

TEST(WriteQueue, LetsNobodyOvertakeAWriteThatWaitsForSeveralScopes) {
    WriteQueue queue(waiting_at_most(60'000));
    for (const auto& stores :
         std::vector<std::vector<std::string>>{{"A"}, {"A", "B"}, {"B"}, {"C"}})
        queue.submit(write_to(stores));
    Groups taken;
    EXPECT_EQ(taken_from(queue, taken), "A1");
    EXPECT_EQ(taken_from(queue, taken), "C1");
    queue.finish(taken.front(), {});
    EXPECT_EQ(taken_from(queue, taken), "AB1");
    queue.finish(taken.back(), {});
    EXPECT_EQ(taken_from(queue, taken), "B1");
}

TEST(WriteQueue, HandsOutAloneWhatIsPutBack) {
    WriteQueue queue(waiting_at_most(60'000));
    queue.submit(write_to({"A"}));
    std::vector<PendingWrite> group;
    ASSERT_TRUE(queue.take_of_same_scopes(group, 4));
    for (int i = 0; i < 2; ++i) queue.submit(write_to({"A"}));
    queue.finish(group, {});
    group.front().must_run_alone = true;
    queue.put_back(std::move(group.front()));
    Groups taken;
    EXPECT_EQ(taken_from(queue, taken), "A1");
    queue.finish(taken.back(), {});
    EXPECT_EQ(taken_from(queue, taken), "A2");
}

// A write of an asker, named by "account/key number", with an "!" if it is long.
Write write_by(const std::string& name) {
    const std::size_t slash = name.find('/'), blank = name.find(' ');
    return {.apply = [](Transaction&) {},
            .done = [](const std::exception_ptr&) {},
            .scopes = Scope{name, ""},  // to know it by
            .is_alone = name.ends_with('!'),
            .asker = {name.substr(0, slash), name.substr(slash + 1, blank - slash - 1)}};
}

class Fairness : public ::testing::Test {
protected:
    void submit(const std::string& name) { queue_.submit(write_by(name)); }
    // Takes a group, as if each of its writes had run for so long, and says what was in it.
    std::string take(std::chrono::milliseconds each) {
        std::vector<PendingWrite> group;
        EXPECT_TRUE(queue_.take(group, 256));
        for (PendingWrite& pending : group) pending.took = each;
        queue_.finish(group, each * group.size());
        std::string names;
        for (const PendingWrite& pending : group)
            names += (names.empty() ? "" : ", ") + pending.write.scopes.begin()->account;
        return names;
    }

    WriteQueue queue_{waiting_at_most(60'000)};
};

TEST_F(Fairness, LetsAllOthersGoFirstAfterALongWrite) {
    for (const char* name : {"noisy/a 1!", "noisy/a 2!", "noisy/b 3!"}) submit(name);
    EXPECT_EQ(take(900ms), "noisy/a 1!");
    for (const char* name : {"quiet/a 1", "quiet/a 2", "other/a 1"}) submit(name);
    EXPECT_EQ(take(1ms), "quiet/a 1, other/a 1, quiet/a 2");
    EXPECT_EQ(take(900ms), "noisy/b 3!");  // another key of the account
    submit("quiet/a 3");
    EXPECT_EQ(take(1ms), "quiet/a 3");
    EXPECT_EQ(take(900ms), "noisy/a 2!");
}

TEST_F(Fairness, LetsShortWritesGoBeforeLongOnesOfManyAccounts) {
    for (int i = 0; i < 20; ++i) submit("noisy" + std::to_string(i) + "/a 1!");
    EXPECT_EQ(take(500ms), "noisy0/a 1!");
    submit("quiet/a 1");
    EXPECT_EQ(take(1ms), "quiet/a 1");
}

// However much the others have used: each waits for one long write.
TEST_F(Fairness, LetsNoTwoLongWritesGoBeforeShortOnes) {
    for (int i = 0; i < 3; ++i) submit("noisy" + std::to_string(i) + "/a 1!");
    submit("quiet/a 1");
    EXPECT_EQ(take(900ms), "quiet/a 1");
    for (const char* name : {"quiet/a 2", "other/a 1!", "other/a 2", "quiet/a 3"}) submit(name);
    EXPECT_EQ(take(900ms), "noisy0/a 1!");
    EXPECT_EQ(take(1ms), "quiet/a 2, quiet/a 3");
    EXPECT_EQ(take(900ms), "noisy1/a 1!");
    EXPECT_EQ(take(900ms), "noisy2/a 1!");
    submit("quiet/a 4");
    EXPECT_EQ(take(1ms), "quiet/a 4");
    EXPECT_EQ(take(900ms), "other/a 1!");
    EXPECT_EQ(take(1ms), "other/a 2");
}

TEST_F(Fairness, GivesAnAccountOfManyKeysTheTurnsOfOne) {
    for (int i = 0; i < 100; ++i) submit("noisy/" + std::to_string(i) + " 1");
    for (int i = 0; i < 3; ++i) submit("quiet/a " + std::to_string(i));
    const std::string order = take(1ms);
    EXPECT_TRUE(order.starts_with(
        "noisy/0 1, quiet/a 0, noisy/1 1, quiet/a 1, noisy/2 1, quiet/a 2, noisy/3 1, noisy/4 1"))
        << order;
}

TEST_F(Fairness, CountsWhatWritesTookAndNotHowManyTheyWere) {
    for (int i = 0; i < 4; ++i) submit("slow/a " + std::to_string(i) + "!");
    EXPECT_EQ(take(500ms), "slow/a 0!");
    for (int i = 0; i < 10; ++i) submit("quick/a " + std::to_string(i) + "!");
    // Until the quick one has used half a second too, it goes first.
    for (int i = 0; i < 5; ++i) EXPECT_EQ(take(100ms), "quick/a " + std::to_string(i) + "!");
    EXPECT_EQ(take(500ms), "slow/a 1!");
    EXPECT_EQ(take(100ms), "quick/a 5!");
}

TEST_F(Fairness, RemembersWhatWasUsedForASecondOfOthersAtMost) {
    submit("busy/a 1!");
    submit("busy/a 2!");
    EXPECT_EQ(take(60'000ms), "busy/a 1!");
    for (int i = 0; i < 20; ++i) submit("quiet/a " + std::to_string(i) + "!");
    int before = 0;
    while (take(100ms).starts_with("quiet")) ++before;
    EXPECT_GE(before, 9);
    EXPECT_LE(before, 11);
}

TEST_F(Fairness, BeginsAnewWhenNothingWaits) {
    submit("busy/a 1!");
    EXPECT_EQ(take(900ms), "busy/a 1!");
    submit("busy/a 2!");
    submit("quiet/a 1!");
    EXPECT_EQ(take(1ms), "busy/a 2!");
}

TEST_F(Fairness, KeepsTheOrderOfAnAskerWhenWritesAreNotRun) {
    for (int i = 0; i < 4; ++i) submit("one/a " + std::to_string(i));
    std::vector<PendingWrite> group;
    ASSERT_TRUE(queue_.take(group, 3));
    group[0].took = 1ms;
    queue_.finish(group, 1ms);
    for (; group.size() > 1; group.pop_back()) queue_.put_back(std::move(group.back()));
    EXPECT_EQ(take(1ms), "one/a 1, one/a 2, one/a 3");
}

TEST_F(Fairness, LetsABacklogRefuseOnlyItsOwn) {
    int taken = 0;
    const auto fill = [&](const std::string& asker) {
        taken = 0;
        try {
            for (;; ++taken) submit(asker + ' ' + std::to_string(taken));
        } catch (const base::Refusal& refusal) {
            EXPECT_EQ(refusal.code, "busy");
        }
    };
    fill("noisy/a");
    EXPECT_EQ(taken, 4 * many / 3 + 1);
    submit("noisy/b 1");  // another key of the account
    for (int i = 0; i < 100; ++i) fill("noisy/" + std::to_string(i));
    EXPECT_THROW(submit("noisy/c 1"), base::Refusal);
    EXPECT_LE(queue_.figures().waiting, 4 * many / 2 + 1);
    for (int i = 0; i < 100; ++i) submit("quiet" + std::to_string(i) + "/a 1");
}

// As on PostgreSQL, where several threads write.
TEST(WriteQueue, LeavesAThreadToShortWrites) {
    base::Settings settings = waiting_at_most(60'000);
    settings.write_connections = 3;
    WriteQueue queue(settings);
    Groups taken;
    for (const char* store : {"A", "B", "C"}) {
        Write write = write_to({store});
        write.is_alone = true;
        queue.submit(std::move(write));
    }
    EXPECT_EQ(taken_from(queue, taken), "A1");
    EXPECT_EQ(taken_from(queue, taken), "B1");
    queue.submit(write_to({"D"}));
    EXPECT_EQ(taken_from(queue, taken), "D1");  // and not the third long one
    queue.finish(taken.front(), {});
    EXPECT_EQ(taken_from(queue, taken), "C1");
}

// As on PostgreSQL: what waits for one store is handed out in turn as well.
TEST_F(Fairness, SharesTheGroupOfAStoreBetweenItsAskers) {
    const auto submit_to_store = [&](const char* who) {
        Write write = write_to({"A"});
        write.asker = {"account", who};
        queue_.submit(std::move(write));
    };
    for (int i = 0; i < 10; ++i) submit_to_store("busy");
    submit_to_store("quiet");
    std::vector<PendingWrite> group;
    ASSERT_TRUE(queue_.take_of_same_scopes(group, 4));
    ASSERT_EQ(group.size(), 4u);
    EXPECT_EQ(std::ranges::count(group, Asker("account", "quiet"),
                                 [](const PendingWrite& each) { return each.write.asker; }),
              1);
}

}  // namespace
}  // namespace storage::testing
