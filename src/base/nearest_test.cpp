#include "base/nearest.hpp"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(Nearest, FindsWhatWasProbablyMeant) {
    constexpr std::string_view columns[] = {"id", "name", "prices", "priority", "printers"};
    EXPECT_EQ(nearest("price", columns), "prices");
    EXPECT_EQ(nearest("NAME", columns), "name");
    EXPECT_EQ(nearest("Pirority", columns), "priority");
    EXPECT_EQ(nearest("", columns), "id");
    EXPECT_EQ(nearest(std::string(100'000, 'x'), columns), "id");
}

}  // namespace
}  // namespace base
