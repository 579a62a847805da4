#include "features/found.hpp"

#include <gtest/gtest.h>

namespace features {
namespace {

Sought sought(const std::string& words, const std::string& digits = {}) {
    return {.account = {}, .store = {}, .typed = words, .words = words, .digits = digits};
}

TEST(Found, TellsHowWellATextFits) {
    const Sought pizza = sought("pizza");
    EXPECT_EQ(pizza.fit_of("Pizza "), Fit::exact);
    EXPECT_EQ(pizza.fit_of("PIZZAIOLA"), Fit::beginning);
    EXPECT_EQ(pizza.fit_of("White pizza"), Fit::word);
    EXPECT_EQ(pizza.fit_of("minipizza, pizza"), Fit::word);
    EXPECT_EQ(pizza.fit_of("Minipizza"), Fit::part);
    EXPECT_EQ(pizza.fit_of("Pasta"), Fit::none);
    EXPECT_EQ(sought("creme").fit_of("Cr\xC3\xA8me"), Fit::exact);
}

TEST(Found, ComparesPhoneNumbersByTheirDigits) {
    const Sought phone = sought("(212) 555", "212555");
    EXPECT_EQ(phone.fit_of_phone("+1 212-555-0175"), Fit::part);
    EXPECT_EQ(phone.fit_of_phone("212 555 0175"), Fit::beginning);
    EXPECT_EQ(phone.fit_of_phone(""), Fit::none);
    EXPECT_EQ(sought("21", "21").fit_of_phone("212 555 0175"), Fit::none);
    EXPECT_EQ(sought("pizza").fit_of_phone("212 555 0175"), Fit::none);
}

TEST(Found, KeepsTheBest) {
    std::vector<Hit> hits{
        {.kind = "a", .id = "1", .label = "part", .fit = Fit::part},
        {.kind = "a", .id = "2", .label = "old", .is_active = false, .fit = Fit::exact},
        {.kind = "a", .id = "3", .label = "b", .fit = Fit::exact},
        {.kind = "a", .id = "4", .label = "a", .fit = Fit::exact},
        {.kind = "a", .id = "5", .label = "new", .at_ms = 5, .fit = Fit::exact},
        {.kind = "a", .id = "6", .label = "nothing", .fit = Fit::none}};
    keep_best(hits, 4);
    std::string ids;
    for (const Hit& hit : hits) ids += hit.id;
    EXPECT_EQ(ids, "4352");
    keep_best(hits, 1);
    EXPECT_EQ(hits.size(), 1U);
}

// Two hundred orders of a guest do not hide the guest.
TEST(Found, LeavesRoomForEachKind) {
    std::vector<Hit> hits;
    for (int i = 1; i <= 20; ++i)
        hits.push_back({.kind = "order",
                        .id = std::to_string(i),
                        .label = "order",
                        .at_ms = i,
                        .fit = Fit::exact});
    hits.push_back({.kind = "customer", .id = "c", .label = "guest", .fit = Fit::word});
    hits.push_back({.kind = "menuItem", .id = "m", .label = "cake", .fit = Fit::exact});
    keep_best_of_each(hits, 10);
    ASSERT_EQ(hits.size(), 10U);
    EXPECT_EQ(hits.front().id, "m");
    EXPECT_EQ(hits[1].id, "20");
    EXPECT_EQ(hits.back().id, "c");
}

}  // namespace
}  // namespace features
