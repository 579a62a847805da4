#include "storage/epoch.hpp"

#include <gtest/gtest.h>

#include <set>

namespace storage {
namespace {

TEST(Epoch, IsAShortTextThatIsReadBack) {
    std::set<std::string> seen;
    for (int i = 0; i < 1'000; ++i) {
        const Epoch epoch = new_epoch(base::system_random());
        const std::string text = text_of(epoch);
        EXPECT_EQ(text.size(), 7u);
        EXPECT_EQ(text.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz"),
                  std::string::npos);
        EXPECT_EQ(read_epoch(text), epoch);
        seen.insert(text);
    }
    EXPECT_GT(seen.size(), 990u);
}

TEST(EpochNumber, IsReadAsItIsPrinted) {
    const Epoch epoch = *read_epoch("k3f9x2a");
    EXPECT_EQ(text_of(EpochNumber{17, epoch}), "17.k3f9x2a");
    EXPECT_EQ(read_epoch_number("17.k3f9x2a"), (EpochNumber{17, epoch}));
    EXPECT_EQ(text_of(EpochNumber{17}), "17");
    EXPECT_EQ(read_epoch_number("0"), EpochNumber{0});
}

TEST(EpochNumber, IsNothingElse) {
    for (std::string_view text :
         {"", "x", "-1", "+1", "1.", ".k3f9x2a", "1.k3f9x2a.", "1.k3f9x2a.1", "1.k3f9x2a1",
          "1.k3f9", "1 .k3f9x2a", "9223372036854775808", "1.-3f9x2a", "1,k3f9x2a"})
        EXPECT_FALSE(read_epoch_number(text)) << text;
}

TEST(EpochNumber, APlainOneMayBeOfAnyEpochAndADatedOneOfItsOwnAlone) {
    const Epoch one = *read_epoch("k3f9x2a"), other = *read_epoch("k3f9x2b");
    EXPECT_TRUE(EpochNumber{7}.may_be_of(one));
    EXPECT_TRUE((EpochNumber{7, one}.may_be_of(one)));
    EXPECT_FALSE((EpochNumber{7, one}.may_be_of(other)));
}

}  // namespace
}  // namespace storage
