#include "features/edge/live/shelf.hpp"

#include <gtest/gtest.h>

namespace features::live {
namespace {

using namespace std::chrono_literals;

Page page_of(std::int64_t first, std::int64_t last, std::size_t record_bytes,
             const std::string& kind = "check") {
    Page page;
    for (std::int64_t sequence = first; sequence <= last; ++sequence)
        page.entries.push_back(
            std::make_shared<const LiveEvent>(storage::Event{sequence, 0, 1, "updated", kind, "id"},
                                              storage::Epoch{7}, std::string(record_bytes, '1')));
    page.last = last;
    return page;
}

bool has(const Shelf& shelf, std::int64_t sequence) {
    const SharedLiveEvent found = shelf.find(sequence);
    EXPECT_TRUE(!found || found->sequence == sequence);
    return found != nullptr;
}

TEST(Shelf, HasTheLastEventsAndTheLastPageHoweverLargeItIs) {
    Shelf shelf(10);
    EXPECT_EQ(shelf.last(), 10);
    EXPECT_FALSE(has(shelf, 10));
    shelf.add(page_of(11, 20, 100));
    EXPECT_TRUE(has(shelf, 11) && has(shelf, 20));
    EXPECT_FALSE(has(shelf, 21));
    shelf.add(page_of(21, 30, 100'000));  // a MB
    EXPECT_EQ(shelf.last(), 30);
    EXPECT_TRUE(has(shelf, 11) && has(shelf, 21) && has(shelf, 30));
    shelf.add(page_of(31, 31, 100));
    EXPECT_FALSE(has(shelf, 20) || has(shelf, 25));
    EXPECT_TRUE(has(shelf, 26) && has(shelf, 31));
    for (std::int64_t i = 32; i < 2'000; ++i) shelf.add(page_of(i, i, 100));
    EXPECT_FALSE(has(shelf, 900));
    EXPECT_TRUE(has(shelf, 1'000) && has(shelf, 1'999));
}

TEST(Shelf, HasOlderPagesForAMoment) {
    const auto now = Shelf::Clock::now();
    Shelf shelf(500);
    shelf.add_older(page_of(101, 200, 10), now);
    shelf.add_older(page_of(1, 100, 10), now);
    EXPECT_TRUE(has(shelf, 1) && has(shelf, 100) && has(shelf, 101) && has(shelf, 200));
    EXPECT_FALSE(has(shelf, 201));
    shelf.forget_older(now + 999ms);
    EXPECT_TRUE(has(shelf, 1));
    shelf.forget_older(now + 1s);
    EXPECT_FALSE(has(shelf, 1) || has(shelf, 200));
    EXPECT_EQ(shelf.last(), 500);
}

TEST(Page, FollowsAPositionWithoutAGap) {
    EXPECT_TRUE(page_of(5, 9, 10).follows(4));
    EXPECT_FALSE(page_of(6, 9, 10).follows(4));
    Page none;
    none.last = 4;
    EXPECT_TRUE(none.follows(4));
    none.last = 5;
    EXPECT_FALSE(none.follows(4)) << "there is an event, and it is not kept";
    Page some = page_of(1, 10, 1'000);
    some.shorten(2'500);
    EXPECT_EQ(some.entries.size(), 3U);
    some.shorten(0);
    EXPECT_EQ(some.entries.size(), 1U);
}

// An event names who caused it, so none may outlive the erasure of that user.
TEST(Shelf, ForgetsWhatWasBeforeAChangeOfAUser) {
    Shelf shelf(10);
    shelf.add(page_of(11, 20, 100));
    shelf.add_older(page_of(1, 10, 100), Shelf::Clock::now());
    shelf.add(page_of(21, 22, 100, "user"));
    EXPECT_FALSE(has(shelf, 1) || has(shelf, 11) || has(shelf, 20));
    EXPECT_TRUE(has(shelf, 21) && has(shelf, 22));
    EXPECT_EQ(shelf.last(), 22);
}

}  // namespace
}  // namespace features::live
