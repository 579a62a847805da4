#include "storage/migrations.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace storage {
namespace {

constexpr Migration one[] = {{1, 1, "CREATE TABLE a (x NUMBER);"}};
constexpr Migration others[] = {{3, 1, "DROP TABLE a;\nDROP INDEX b_y;"},
                                {2, 1,
                                 "CREATE TABLE b (y LABEL [postgres: CONSTRAINT b_key UNIQUE]);\n"
                                 "CREATE UNIQUE INDEX b_y ON b (y);"}};

TEST(Migrations, OfStorageAndFeaturesAreOneListInTheOrderOfTheirNumbers) {
    const std::vector<Migration> all = merged({others, one});
    ASSERT_EQ(all.size(), 3U);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(all[static_cast<std::size_t>(i)].number, i + 1);
    EXPECT_EQ(newest(all), 3);
    EXPECT_EQ(merged({}).size(), 0U);
}

TEST(Migrations, NumbersAreUniqueAfterTheFirst) {
    EXPECT_EQ(merged({others}).size(), 2U);
    EXPECT_THROW(merged({one, others, others}), std::logic_error);
    EXPECT_EQ(merged({one, one, others}).size(), 4U);
}

TEST(Migrations, OfOneNumberAreOneStep) {
    const std::vector<Migration> all = merged({one, others, one});
    const auto steps = steps_after(0, all);
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(steps[0].size(), 2U);
    EXPECT_EQ(steps[1].size(), 1U);
    EXPECT_EQ(steps_after(1, all).size(), 2U);
    EXPECT_TRUE(steps_after(3, all).empty());
}

TEST(Migrations, RefuseWhatIsOlderThanTheFirstRelease) {
    EXPECT_NO_THROW(require_released("a.db", 0, ""));
    EXPECT_NO_THROW(require_released("a.db", 1, "1"));
    try {
        require_released("a.db", 32, "");
        FAIL();
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string_view(error.what()).find("comanda export"), std::string_view::npos);
    }
}

TEST(Migrations, TellTheNamesTheyLeave) {
    const std::vector<Migration> all = merged({one, others});
    const auto made = std::span(all).first(2);
    EXPECT_EQ(names_left_by(made, Engine::sqlite).tables, (std::set<std::string>{"a", "b"}));
    EXPECT_EQ(names_left_by(made, Engine::sqlite).indexes, std::set<std::string>{"b_y"});
    EXPECT_EQ(names_left_by(all, Engine::sqlite).tables, std::set<std::string>{"b"});
    EXPECT_EQ(names_left_by(all, Engine::postgres).indexes, std::set<std::string>{"b_key"});
}

}  // namespace
}  // namespace storage
