#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class FloorRules : public CatalogueTest {
protected:
    static std::vector<std::string> table_ids(const records::Stored& stored) {
        std::vector<std::string> ids;
        const auto record = schema::read_stored(stored.doc, kinds::floor);
        for (const auto& table : record[kinds::floor.tables]) ids.push_back(table[kinds::table.id]);
        return ids;
    }
};

TEST_P(FloorRules, ATableKeepsItsIdAndNoneIsGivenTwice) {
    const auto floor = made(kinds::floor, "Ground", R"("tables":[{"name":"A"}])");
    const auto second = table_ids(update(kinds::floor, floor, R"("tables":[{"name":"B"}])"));
    const auto third =
        table_ids(update(kinds::floor, floor,
                         R"("tables":[{"name":"C"},{"name":"B","id":")" + second[0] + R"("}])"));
    EXPECT_TRUE(base::is_id(third[0]));
    EXPECT_EQ(third[1], second[0]);
    EXPECT_NE(third[0], second[0]);
    EXPECT_EQ(table_ids(update(kinds::floor, floor, R"("priority":3)")), third);
}

INSTANTIATE_TEST_SUITE_P(Engines, FloorRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
