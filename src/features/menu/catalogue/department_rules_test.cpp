#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class DepartmentRules : public CatalogueTest {
protected:
    // "active, deleted" as true and false.
    std::pair<bool, bool> faces_of(const std::string& id) {
        const auto record = read(kinds::department, id);
        return {record[kinds::department.is_active], record[kinds::department.is_deleted]};
    }
};

TEST_P(DepartmentRules, DeletionIsTheOtherFaceOfActivity) {
    const auto bar = made(kinds::department, "Bar");
    EXPECT_EQ(faces_of(bar), std::pair(true, false));
    update(kinds::department, bar, R"("isDelete":true)");
    EXPECT_EQ(faces_of(bar), std::pair(false, true));
    update(kinds::department, bar, R"("activeStatus":true)");
    EXPECT_EQ(faces_of(bar), std::pair(true, false));
    // The face that differs from what is stored is the one that is meant.
    update(kinds::department, bar, R"("activeStatus":true,"isDelete":true)");
    EXPECT_EQ(faces_of(bar), std::pair(false, true));
}

TEST_P(DepartmentRules, ADeletionIsRefusedWhileItIsInUse) {
    const auto bar = made(kinds::department, "Bar");
    made(kinds::category, "Drinks", R"("level":1,"department":")" + bar + '"');
    EXPECT_EQ(refused([&] { update(kinds::department, bar, R"("isDelete":true)"); }), "in_use");
    EXPECT_EQ(faces_of(bar), std::pair(true, false));
}

INSTANTIATE_TEST_SUITE_P(Engines, DepartmentRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
