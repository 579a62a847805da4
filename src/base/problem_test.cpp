#include "base/problem.hpp"

#include "base/utf8.hpp"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(Problems, KeepsAHundredAndCountsTheRest) {
    Problems problems;
    for (int i = 0; i < 38'000; ++i) problems.push_back({std::to_string(i), "is wrong"});
    EXPECT_EQ(problems.size(), 100u);
    EXPECT_EQ(problems[99].path, "99");
    EXPECT_EQ(problems.not_kept(), 37'900u);

    Problems all{{"first", "is wrong"}};
    all.append(problems, "records[3]");
    EXPECT_EQ(all.size(), 100u);
    EXPECT_EQ(all[1].path, "records[3].0");
    EXPECT_EQ(all.not_kept(), 37'901u);
}

TEST(Problems, CutsWhatIsTooLongToBeTold) {
    std::string accents;
    for (int i = 0; i < 100'000; ++i) accents += "é";
    const Problems problems{{accents, "x" + accents}};
    EXPECT_LE(problems[0].path.size(), Problems::path_bytes_max);
    EXPECT_LE(problems[0].message.size(), Problems::message_bytes_max);
    EXPECT_TRUE(problems[0].path.ends_with("é…"));
    EXPECT_TRUE(is_utf8(problems[0].path));
    EXPECT_TRUE(is_utf8(problems[0].message));
}

TEST(Shortened, LeavesWhatIsShort) {
    EXPECT_EQ(shortened("prices[2].price", 15), "prices[2].price");
    EXPECT_EQ(shortened("prices[2].price", 14), "prices[2].p…");
}

}  // namespace
}  // namespace base
