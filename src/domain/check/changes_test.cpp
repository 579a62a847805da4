// What a submission does to lines and discounts, told by the check before and after it.
#include "domain/check/changes.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

CheckDocument check(const std::string& data) {
    return read_check(schema::parse_tree("{}"), schema::parse_tree(data));
}
CheckDocument lines(const std::string& orders, const std::string& more = {}) {
    return check(R"({"seats":[{"id":"1","orders":[)" + orders + "]}]" + more + "}");
}
std::string line(const std::string& id, const std::string& more) {
    return R"({"orderUniqueId":")" + id + R"(",)" + more + "}";
}

std::string told(const std::vector<std::string>& keys) {
    std::string text;
    for (const std::string& key : keys) (text += ' ') += shown_key(key);
    return text;
}
// "void a b price c discount d ten", and "check" for a discount on the whole.
std::string changes(const CheckDocument* before, const CheckDocument& after) {
    const CheckChanges found = changes_between(before, after, 2);
    std::string text;
    if (!found.voided.empty()) text += "void" + told(found.voided) + ' ';
    if (!found.repriced.empty()) text += "price" + told(found.repriced) + ' ';
    if (!found.discounted.empty()) text += "discount" + told(found.discounted) + ' ';
    if (found.is_discounted) text += "check ";
    for (const std::string& id : found.discounts) text += '<' + id + '>';
    return text;
}
std::string changes(const std::string& before, const std::string& after) {
    const CheckDocument was = lines(before);
    return changes(&was, lines(after));
}

const std::string beer = line("beer", R"("quantity":2,"price":500,"totalPrice":1000)");

TEST(CheckChanges, CopiesAndNewLinesNeedNothing) {
    EXPECT_EQ(changes(beer, beer), "");
    EXPECT_EQ(changes("", beer), "");
    EXPECT_EQ(changes(nullptr, lines(beer)), "");
    EXPECT_EQ(changes(beer, line("beer", R"("quantity":3,"price":500,"totalPrice":1500)")), "");
    const std::string gone = line("beer", R"("quantity":2,"price":500,"isVoid":true)");
    EXPECT_EQ(changes(gone, line("beer", R"("quantity":1,"price":400,"isVoid":true)")), "");
    EXPECT_EQ(changes(gone, ""), "");
}

TEST(CheckChanges, VoidingIsAlsoTakingOffAndLessening) {
    EXPECT_EQ(changes(beer, line("beer", R"("quantity":2,"price":500,"isVoid":true)")),
              "void beer ");
    EXPECT_EQ(changes(beer, ""), "void beer ");
    EXPECT_EQ(changes(beer, line("beer", R"("quantity":1,"price":500,"totalPrice":500)")),
              "void beer ");
    EXPECT_EQ(changes(nullptr, lines(line("beer", R"("price":500,"isVoid":true)"))), "void beer ");
    // Brought back, in whatever quantity, is not lessened.
    EXPECT_EQ(changes(line("beer", R"("quantity":2,"price":500,"isVoid":true)"),
                      line("beer", R"("quantity":1,"price":500)")),
              "");
}

TEST(CheckChanges, APriceIsThatOfTheLineItsModifiersAndItsTotal) {
    EXPECT_EQ(changes(beer, line("beer", R"("quantity":2,"price":400,"totalPrice":800)")),
              "price beer ");
    EXPECT_EQ(changes(beer, line("beer", R"("quantity":2,"price":500,"totalPrice":10)")),
              "price beer ");
    const auto with = [](const std::string& modifiers, const std::string& total) {
        return line("beer", R"("quantity":1,"price":500,"totalPrice":)" + total +
                                R"(,"optionalModifiers":[)" + modifiers + "]");
    };
    const std::string lime = R"({"id":"lime","price":20})";
    EXPECT_EQ(changes(with(lime, "520"), with(R"({"id":"lime","price":10})", "510")),
              "price beer ");
    EXPECT_EQ(changes(with(lime, "520"), with(lime + R"(,{"name":"Ice","price":5})", "525")), "");
    EXPECT_EQ(changes(with(lime, "520"), with("", "500")), "");
    // Nothing is not compared with something.
    EXPECT_EQ(changes(line("beer", R"("quantity":0,"price":500,"totalPrice":0)"), beer), "");
}

TEST(CheckChanges, ADiscountGrowsWithWhatItIsGivenOn) {
    const auto soup = [](int quantity, int discount, const std::string& name = R"("id":"ten")") {
        return line("soup", R"("quantity":)" + std::to_string(quantity) +
                                R"(,"price":333,"totalPrice":)" + std::to_string(333 * quantity) +
                                R"(,"discounts":[{)" + name + R"(,"discountAmount":)" +
                                std::to_string(discount) + "}]");
    };
    EXPECT_EQ(changes(soup(1, 33), soup(2, 67)), "");
    EXPECT_EQ(changes(soup(1, 33), soup(2, 68)), "discount soup <ten>");
    EXPECT_EQ(changes(soup(1, 33), soup(1, 30)), "");
    EXPECT_EQ(changes(soup(1, 33), soup(1, 33, R"("name":"Boss")")), "discount soup <>");
    EXPECT_EQ(changes("", soup(1, 1)), "discount soup <ten>");
    EXPECT_EQ(changes("", soup(1, 0)), "");
    const std::string free = R"("price":0,"discounts":[{"id":"ten","discountAmount":)";
    EXPECT_EQ(changes(line("soup", free + "5}]"), line("soup", free + "6}]")),
              "discount soup <ten>");
    EXPECT_EQ(changes(line("soup", free + "5}]"), line("soup", free + "4}]")), "");
}

TEST(CheckChanges, TheCheckItselfMayGetADiscount) {
    const std::string ten = R"(,"discounts":[{"id":"ten","discountAmount":100}])";
    const CheckDocument was = lines(beer), with_ten = lines(beer, ten);
    EXPECT_EQ(changes(&was, with_ten), "check <ten>");
    EXPECT_EQ(changes(nullptr, with_ten), "check <ten>");
    EXPECT_EQ(changes(&with_ten, with_ten), "");
    EXPECT_EQ(changes(&with_ten, was), "");
}

}  // namespace
}  // namespace domain
