#include "features/selling/kitchen/matching.hpp"

#include <gtest/gtest.h>

namespace features::kitchen {
namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

Worded steak() { return {.item_id = "5", .item = "steak"}; }
Worded with_note(Worded words, std::string note) {
    words.note = std::move(note);
    return words;
}

TEST(Matching, TheSameInOtherWordsIsTheSame) {
    Dish ordered{.item = "AB", .quantity = 2, .modifiers = {"2 × Bacon", "No Onions"}};
    Dish served{.quantity = 2, .modifiers = {"no onions", "2 × bacon "}};
    EXPECT_TRUE(is_ordered(worded(ordered, {.name = "Steak"}), worded(served, {.name = "STEAK"})));
    served.item = "ab";
    EXPECT_TRUE(is_ordered(worded(ordered, {.name = "Steak"}), worded(served, {.name = "Beef"})));
    EXPECT_FALSE(is_ordered(worded({.item = "ab"}, {}), worded({}, {.name = "Steak"})));
    EXPECT_FALSE(is_ordered(worded({}, {}), worded({}, {})));
}

TEST(Matching, WhatTheCheckLeavesOutIsNoDifference) {
    Worded ordered = steak();
    ordered.size = "large";
    ordered.modifiers = {"bacon"};
    ordered.note = "rare";
    ordered.allergy = "nuts";
    EXPECT_TRUE(is_ordered(ordered, steak()));
    Worded served = steak();
    served.size_id = "7";
    EXPECT_TRUE(is_ordered(ordered, served));
}

TEST(Matching, WhatItSaysBeyondTheOrderIs) {
    for (std::string Worded::*said : {&Worded::note, &Worded::allergy}) {
        Worded served = steak();
        served.*said = "nuts";
        EXPECT_FALSE(is_ordered(steak(), served));
    }
    Worded served = steak();
    served.modifiers = {"bacon"};
    EXPECT_FALSE(is_ordered(steak(), served));
    served = steak();
    served.quantity = 2;
    EXPECT_FALSE(is_ordered(steak(), served));
    Worded small = steak(), large = steak();
    small.size = "small";
    large.size = "large";
    EXPECT_FALSE(is_ordered(small, large));
}

TEST(Matching, WhatIsExactlyTheSameComesFirst) {
    const Worded rare = with_note(steak(), "rare");
    EXPECT_EQ(matches({rare, steak()}, {steak(), steak()}), (Pairs{{1, 0}, {0, 1}}));
    EXPECT_EQ(matches({rare, steak()}, {rare, steak()}), (Pairs{{0, 0}, {1, 1}}));
    EXPECT_EQ(matches({rare, steak()}, {steak()}), (Pairs{{1, 0}}));
}

TEST(Matching, EachDishIsMatchedOnce) {
    EXPECT_EQ(matches({steak(), steak()}, {steak()}), (Pairs{{0, 0}}));
    EXPECT_EQ(matches({steak()}, {steak(), steak()}), (Pairs{{0, 0}}));
    EXPECT_EQ(matches({}, {steak()}), Pairs());
}

}  // namespace
}  // namespace features::kitchen
