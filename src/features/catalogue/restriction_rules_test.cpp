#include "features/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class RestrictionRules : public CatalogueTest {};

TEST_P(RestrictionRules, TimesBesideAlwaysAreRefused) {
    const std::string told = "startTime " + std::string(kinds::idle_while_always);
    for (const kinds::StoredKind* kind :
         {static_cast<const kinds::StoredKind*>(&kinds::category),
          static_cast<const kinds::StoredKind*>(&kinds::menu_item),
          static_cast<const kinds::StoredKind*>(&kinds::discount)}) {
        EXPECT_EQ(refused([&] { made(*kind, "Timed", R"("level":1,"startTime":"11:00")"); }), told)
            << kind->name;
    }
}

TEST_P(RestrictionRules, AChangeToAlwaysTakesTheTimesAway) {
    const auto& kind = kinds::menu_item;
    const std::string times = R"("daysOfWeek":["Monday"],"startTime":"11:00")";
    const auto id = made(kind, "Lunch", R"("timeApplicableType":"Days of the week",)" + times);
    // A form sends along what it has read.
    update(kind, id, R"("timeApplicableType":"Always",)" + times);
    EXPECT_FALSE(read(kind, id).has(kind.sold.start_time));
    EXPECT_FALSE(read(kind, id).has(kind.sold.days_of_week));
    EXPECT_EQ(refused([&] { update(kind, id, R"("startTime":"11:00")"); }),
              "startTime " + std::string(kinds::idle_while_always));
}

INSTANTIATE_TEST_SUITE_P(Engines, RestrictionRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
