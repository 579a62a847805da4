#include "features/menu/catalogue/test_support.hpp"

namespace features::catalogue::testing {
namespace {

class RestrictionRules : public CatalogueTest {};

constexpr std::string_view warning = "startTime has no effect while timeApplicableType is Always";

TEST_P(RestrictionRules, TimesBesideAlwaysAreKeptWithAWarning) {
    for (const kinds::StoredKind* kind :
         {static_cast<const kinds::StoredKind*>(&kinds::category),
          static_cast<const kinds::StoredKind*>(&kinds::menu_item),
          static_cast<const kinds::StoredKind*>(&kinds::discount)}) {
        const auto id = made(*kind, "Timed", R"("level":1,"startTime":"11:00")");
        const std::string document = schema::write_document(read(*kind, id));
        EXPECT_NE(document.find(R"("startTime":"11:00")"), std::string::npos) << document;
        EXPECT_NE(document.find(warning), std::string::npos) << document;
    }
}

TEST_P(RestrictionRules, AChangeOfTheTypeKeepsTheTimes) {
    const auto& kind = kinds::menu_item;
    const std::string times = R"("daysOfWeek":["Monday"],"startTime":"11:00")";
    const auto id = made(kind, "Lunch", R"("timeApplicableType":"Days of the week",)" + times);
    EXPECT_FALSE(read(kind, id).has(kind.sold.warnings));
    update(kind, id, R"("timeApplicableType":"Always")");
    EXPECT_EQ(read(kind, id)[kind.sold.start_time], "11:00");
    EXPECT_TRUE(read(kind, id).has(kind.sold.warnings));
    update(kind, id, R"("timeApplicableType":"Days of the week")");
    EXPECT_EQ(read(kind, id)[kind.sold.start_time], "11:00");
    EXPECT_FALSE(read(kind, id).has(kind.sold.warnings));
}

INSTANTIATE_TEST_SUITE_P(Engines, RestrictionRules, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::catalogue::testing
