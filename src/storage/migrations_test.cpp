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

TEST(Migrations, NumbersAreUniqueAndWithoutGaps) {
    EXPECT_THROW(merged({one, one}), std::logic_error);
    EXPECT_THROW(merged({others}), std::logic_error);
    EXPECT_THROW(merged({own_migrations(), one}), std::logic_error);
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
