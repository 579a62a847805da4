// Orders that were stored before some of their fields existed.
#include "kinds/order.hpp"

#include <gtest/gtest.h>

namespace kinds {
namespace {

TEST(OldOrder, IsReadWithoutMembersThatMeantSomethingElse) {
    const Record old = read_order(
        R"({"promisedTime":"half past six","promises":["soon"],"allergyNote":{"nuts":true},)"
        R"("comments":"Ring","orderDetails":[{"_id":"1","allergyNote":["nuts"],"quantity":2}],)"
        R"("own":1})");
    for (const schema::Field* field :
         std::initializer_list<const schema::Field*>{&order.promised, &order.promises,
                                                     &order.allergy_note})
        EXPECT_FALSE(old.has(*field)) << field->name;
    EXPECT_EQ(old[order.comments], "Ring");
    ASSERT_EQ(old[order.lines].size(), 1U);
    EXPECT_FALSE(old[order.lines].front().has(order_detail.allergy_note));
    EXPECT_EQ(old[order.lines].front()[order_detail.quantity], 2);
    ASSERT_EQ(old.unknown.size(), 1U);
}

TEST(OldOrder, KeepsWhatMeansTheSame) {
    const Record old = read_order(
        R"({"promisedTime":"2026-01-31T18:30:00.000Z","promises":[{"reason":"x"}],)"
        R"("allergyNote":"Nuts","orderDetails":[{"allergyNote":"No cream"}]})");
    EXPECT_EQ(old[order.promised], "2026-01-31T18:30:00.000Z");
    EXPECT_EQ(old[order.promises].size(), 1U);
    EXPECT_EQ(old[order.allergy_note], "Nuts");
    EXPECT_EQ(old[order.lines].front()[order_detail.allergy_note], "No cream");
}

TEST(OldOrder, HasNoStateBesideItsState) {
    EXPECT_EQ(without_state(R"({"id":"1","promisedTime":"18:30","promises":3,"comments":"x"})"),
              R"({"id":"1","comments":"x"})");
    EXPECT_EQ(without_state(R"({"id":"1", "comments":"a promisedTime"})"),
              R"({"id":"1", "comments":"a promisedTime"})");
}

}  // namespace
}  // namespace kinds
