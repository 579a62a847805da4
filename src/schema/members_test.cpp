// Members by name, and what comparing many of them costs.
#include "schema/members.hpp"

#include <gtest/gtest.h>

#include <string>

namespace schema {
namespace {

using Members = std::vector<std::pair<std::string, std::string>>;

TEST(Members, ToldApartByName) {
    const Members before{{"b", "1"}, {"a", "1"}, {"gone", "1"}};
    const Members after{{"a", "1"}, {"new", "1"}, {"b", "2"}};
    EXPECT_EQ(changed_names(before, after), (std::vector<std::string>{"new", "b", "gone"}));
    EXPECT_TRUE(changed_names(before, before).empty());
    EXPECT_EQ(ByName(before).find("a"), &before[1]);
    EXPECT_EQ(ByName(before).find("c"), nullptr);
}

TEST(Members, LaidOverOthersKeepTheirPlaces) {
    Members members{{"b", "1"}, {"a", "1"}};
    merge_members(members, {{"z", "3"}, {"a", "2"}, {"y", "3"}});
    EXPECT_EQ(members, (Members{{"b", "1"}, {"a", "2"}, {"z", "3"}, {"y", "3"}}));
}

// A name that counts how often it is compared.
struct Name {
    static inline std::int64_t comparisons = 0;
    int number;
    bool operator<(const Name& other) const {
        ++comparisons;
        return number < other.number;
    }
};
using Numbered = std::vector<std::pair<Name, int>>;

std::int64_t comparisons_of(int count) {
    Numbered before, after;
    for (int i = 0; i < count; ++i) {
        before.push_back({{i}, 0});
        after.push_back({{(i * 7919) % count + count / 2}, 1});
    }
    Name::comparisons = 0;
    changed_names(before, after);
    merge_members(before, after);
    return Name::comparisons;
}

TEST(Members, FourTimesAsManyAreHardlyMoreThanFourTimesTheWork) {
    const auto few = comparisons_of(2'500);
    const auto many = comparisons_of(10'000);
    EXPECT_LT(many, 5 * few) << few << " comparisons, then " << many;
}

}  // namespace
}  // namespace schema
