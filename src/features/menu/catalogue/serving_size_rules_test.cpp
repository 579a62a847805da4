#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class ServingSizeRules : public CatalogueTest {};

TEST_P(ServingSizeRules, TheNewDefaultEndsTheOldOne) {
    const auto& kind = kinds::serving_size_level;
    const auto small = made(kind, "Small", R"("default":true)");
    const auto large = made(kind, "Large", R"("default":true)");
    EXPECT_FALSE(read(kind, small)[kind.is_default]);
    EXPECT_EQ(read(kind, small)[kind.revision], 2);
    EXPECT_TRUE(read(kind, large)[kind.is_default]);

    // An inactive default is one as well.
    update(kind, large, R"("activeStatus":false)");
    update(kind, small, R"("default":true)");
    EXPECT_FALSE(read(kind, large)[kind.is_default]);
    // The default said again ends nothing.
    update(kind, small, R"("default":true,"description":"Same")");
    EXPECT_TRUE(read(kind, small)[kind.is_default]);
}

INSTANTIATE_TEST_SUITE_P(Engines, ServingSizeRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
