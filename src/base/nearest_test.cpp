#include "base/nearest.hpp"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(Nearest, FindsWhatWasProbablyMeant) {
    constexpr std::string_view columns[] = {"id", "name", "prices", "priority", "printers"};
    EXPECT_EQ(did_you_mean("price", columns), ": did you mean prices?");
    EXPECT_EQ(did_you_mean("NAME", columns), ": did you mean name?");
    EXPECT_EQ(did_you_mean("Pirority", columns), ": did you mean priority?");
}

TEST(Nearest, DoesNotGuessWildly) {
    constexpr std::string_view columns[] = {"id", "name"};
    EXPECT_EQ(did_you_mean("colour", columns), ".");
    EXPECT_EQ(did_you_mean("", columns), ".");
    EXPECT_EQ(did_you_mean(std::string(100'000, 'x'), columns), ".");
}

TEST(Nearest, TellsAMisspeltWordFromAnotherOne) {
    for (const auto& [word, other] : {std::pair{"status", "STATUS"},
                                      {"staus", "status"},
                                      {"sttaus", "status"},
                                      {"payemnts", "payments"},
                                      {"totalAmnt", "totalAmount"},
                                      {"ID", "id"},
                                      {"prise", "price"}})
        EXPECT_TRUE(is_near(word, other)) << word;
    for (const auto& [word, other] : {std::pair{"orderNo", "orders"},
                                      {"totlAmnt", "totalAmount"},
                                      {"seat", "state"},
                                      {"tip", "top"},
                                      {"notes", "seats"},
                                      {"", "id"},
                                      {"floorNo", "floorId"}})
        EXPECT_FALSE(is_near(word, other)) << word;
    EXPECT_FALSE(is_near(std::string(65, 'x'), std::string(65, 'x')));
}

}  // namespace
}  // namespace base
