#include "domain/check/amounts.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

using schema::Tree;

struct Reckoned {
    Tree check;
    std::vector<std::string> warnings;
};

Reckoned reckoned(std::string_view json, int decimals = 2) {
    Reckoned result{schema::parse_tree(json), {}};
    result.warnings = reckon_amounts(result.check, decimals);
    return result;
}

// The seven amounts, in their order.
std::string amounts_of(const Tree& owner) {
    std::string all;
    for (const char* name : {"totalAmount", "totalGrossAmount", "totalTaxAmount", "totalSaleAmount",
                             "netSales", "paidAmount", "balanceAmount"})
        all += std::string(all.empty() ? "" : " ") + std::string(words_of(owner, name));
    return all;
}

std::string amounts_of(std::string_view json) { return amounts_of(reckoned(json).check); }

TEST(ReckonAmounts, AddsUpLinesOfSeatsAndCheck) {
    const Reckoned result = reckoned(
        R"({"seats":[{"id":"1","totalAmount":7,"orders":[
              {"totalGrossAmount":1000,"taxes":[{"taxAmount":100}]},
              {"totalPrice":500,"totalDiscountAmount":50,"taxes":[{"taxAmount":41,"inclusive":true}]},
              {"totalPrice":9999,"isVoid":true,"taxes":[{"taxAmount":5}]}]},
            {"id":"2","paidAmount":300,"orders":[
              {"price":150,"quantity":2,"discounts":[{"discountAmount":20},{"discountAmount":5}]}]}],
            "orders":[{"price":10}],
            "payments":[{"amount":1000},{"authorizedAmount":400},{"amount":99,"isVoid":"true"}]})");
    EXPECT_EQ(amounts_of(result.check), "1835 1810 141 1835 1694 1400 435");
    const auto& seats = result.check.find("seats")->elements;
    EXPECT_EQ(amounts_of(seats[0]), "1550 1500 141 1550 1409 0 1550");
    EXPECT_EQ(amounts_of(seats[1]), "275 300 0 275 275 300 -25");
    EXPECT_EQ(words_of(result.check, "totalAmountStr"), "18.35");
    EXPECT_EQ(words_of(seats[1], "balanceAmountStr"), "-0.25");
    EXPECT_TRUE(result.warnings.empty());
}

// What a line or a check lists twice, or an old list still has, counts once.
TEST(ReckonAmounts, CountsWhatStandsOnNoLineOnce) {
    const std::string lines =
        R"("orders":[{"totalPrice":1000,"taxes":[{"id":"v","taxAmount":60}],"discounts":[{"name":"Ten","discountAmount":100}]},
                    {"totalPrice":1000,"taxes":[{"id":"v","taxAmount":40}]}])";
    const auto of = [&](const std::string& more) { return amounts_of("{" + lines + more + "}"); };
    EXPECT_EQ(of(""), "2000 2000 100 2000 1900 0 2000");
    EXPECT_EQ(
        of(R"(,"taxes":[{"id":"v","taxAmount":100}],"discounts":[{"name":"ten","discountAmount":100}])"),
        "2000 2000 100 2000 1900 0 2000");
    EXPECT_EQ(
        of(R"(,"taxes":[{"id":"v","taxAmount":101},{"id":"w","taxAmount":7,"inclusive":true}])"),
        "2001 2000 108 2001 1893 0 2001");
    EXPECT_EQ(
        of(R"(,"taxes":[{"id":"v","taxAmount":90}],"discounts":[{"name":"All","discountAmount":300}])"),
        "1700 2000 100 1700 1600 0 1700");
    EXPECT_EQ(of(R"(,"taxes":[{"id":"v","taxAmount":-10}])"), "1990 2000 90 1990 1900 0 1990");
    EXPECT_EQ(
        of(R"(,"taxes":[{"id":"v","taxAmount":150}],"totalAmount":2000,"totalTaxAmount":100)"),
        "2000 2000 100 2000 1900 0 2000");
    // Within the total either may count; the sum of taxes tells which.
    EXPECT_EQ(
        of(R"(,"taxes":[{"id":"w","taxAmount":5,"inclusive":true},{"id":"x","taxAmount":7,"inclusive":true}],"totalAmount":2000,"totalTaxAmount":105)"),
        "2000 2000 105 2000 1895 0 2000");
}

TEST(ReckonAmounts, TellsWhatStandsOnNoLineFromTheLatest) {
    const Tree latest = schema::parse_tree(
        R"({"orders":[{"totalPrice":1000,"taxes":[{"id":"v","taxAmount":100}]}],"taxes":[{"id":"v","taxAmount":100}],"totalAmount":1190,"serviceCharge":90})");
    Tree merged = latest;
    merged.set("orders", schema::parse_tree(R"([{"totalPrice":500}])"));
    EXPECT_TRUE(reckon_amounts(merged, latest, 2).empty());
    EXPECT_EQ(amounts_of(merged), "590 590 0 590 590 0 590");
    const Tree once = merged;
    EXPECT_TRUE(reckon_amounts(merged, 2).empty());
    EXPECT_EQ(print(merged), print(once));
}

TEST(ReckonAmounts, CountsChargesWhenTheTotalSaysSo) {
    const std::string check =
        R"({"orders":[{"totalPrice":1000}],"gratuity":18,"gratuityAmount":180,"deliveryCharge":"50",)";
    EXPECT_EQ(amounts_of(check + R"("totalAmount":1230})"), "1230 1230 0 1230 1230 0 1230");
    EXPECT_EQ(amounts_of(check + R"("totalAmount":1180})"), "1180 1180 0 1180 1180 0 1180");
    EXPECT_EQ(amounts_of(check + R"("totalAmount":1500})"), "1000 1000 0 1000 1000 0 1000");
    EXPECT_EQ(amounts_of(check + R"("paidAmount":70})"), "1000 1000 0 1000 1000 70 930");
}

TEST(ReckonAmounts, ReadsAmountsInManyForms) {
    const auto gross = [](const std::string& line, int decimals = 2) {
        const Reckoned result = reckoned("{\"orders\":[{" + line + "}]}", decimals);
        std::string said(words_of(result.check, "totalGrossAmount"));
        for (const std::string& warning : result.warnings) said += "; " + warning;
        return said;
    };
    EXPECT_EQ(gross(R"("totalPrice":5.0)"), "5");
    EXPECT_EQ(gross(R"("totalPrice":"500")"), "500");
    EXPECT_EQ(gross(R"("priceNet":"7","price":"9")"), "9");
    EXPECT_EQ(gross(R"("totalPriceStr":" 1,234.50 ")"), "123450");
    EXPECT_EQ(gross(R"("totalPrice":"","totalPriceStr":"7")", 0), "7");
    EXPECT_EQ(gross(R"("totalPrice":5,"totalPriceStr":"0.06")"),
              "5; totalPrice differs from its twin; the number is used");
    EXPECT_EQ(gross(R"("totalPrice":5,"totalPriceStr":"$0.05")"), "5");
    EXPECT_EQ(gross(R"("totalGrossAmount":"much","totalPrice":5)"),
              "5; totalGrossAmount is not an amount");
    EXPECT_EQ(gross(R"("totalPrice":{},"price":[],"priceStr":"x","grossAmount":4,"quantity":2)"),
              "8; price has a twin that is not an amount; price is not an amount; totalPrice is "
              "not an amount");
    EXPECT_EQ(gross(R"("totalPrice":null,"price":-3,"quantity":3)"), "-9");
    EXPECT_EQ(gross(R"("price":199,"quantity":0.335)"), "67");
    EXPECT_EQ(gross(R"("price":199,"quantity":"many")"),
              "199; quantity is not a quantity and counts as 1");
    EXPECT_EQ(gross(R"("price":199,"quantity":100001)"),
              "199; quantity is not a quantity and counts as 1");
    EXPECT_EQ(gross(R"("price":199,"quantity":"-9223372036854775.808")"),
              "199; quantity is not a quantity and counts as 1");
    EXPECT_EQ(gross(R"("totalPrice":9223372036854775807)"),
              "0; totalPrice is too large and is ignored");
    EXPECT_EQ(gross(R"("totalPrice":99999999999999999999999)"), "0; totalPrice is not an amount");
    EXPECT_EQ(gross(R"("price":60000000000000,"quantity":100000)"),
              "0; price is too large and is ignored");
}

TEST(ReckonAmounts, SharesTheDiscountOfALineOverItsDiscounts) {
    AmountReader reader(2);
    const auto discounts = [&](const std::string& line) {
        std::string all;
        const SaleLine sold = amounts_of_line(schema::parse_tree(line), reader);
        for (const SaleDiscount& one : sold.discounts)
            all += one.discount.name + '=' + std::to_string(one.amount) + ' ';
        return all;
    };
    EXPECT_EQ(discounts(R"({"totalDiscountAmount":70})"), "Discount=70 ");
    EXPECT_EQ(
        discounts(R"({"totalDiscountAmount":4,"discounts":[{"name":"A","discountAmount":4}]})"),
        "A=4 ");
    EXPECT_TRUE(reader.warnings().empty());
    EXPECT_EQ(
        discounts(
            R"({"totalDiscountAmount":30,"discounts":[{"name":"A","discountAmount":40},{"name":"B","discountAmount":20},{"discountAmount":-5}]})"),
        "A=20 B=10 ");
    EXPECT_EQ(*reader.warnings().begin(),
              "totalDiscountAmount is not the sum of the discounts; it is used");
    EXPECT_EQ(
        discounts(R"({"totalDiscountAmount":0,"discounts":[{"name":"A","discountAmount":40}]})"),
        "");
}

TEST(ReckonAmounts, TakesWeighedPiecesForOne) {
    AmountReader reader(2);
    const auto quantity = [&](const std::string& said) {
        return amounts_of_line(schema::parse_tree("{\"quantity\":" + said + "}"), reader).quantity;
    };
    EXPECT_EQ(quantity("0.2"), 1);
    EXPECT_EQ(quantity("-0.2"), -1);
    EXPECT_EQ(quantity("0"), 0);
    EXPECT_EQ(quantity("2.5"), 3);
    EXPECT_EQ(quantity("null"), 1);
}

TEST(ReckonAmounts, ReadsRatesOfTaxes) {
    AmountReader reader(2);
    const auto rate = [&](const std::string& said) {
        const Tree line = schema::parse_tree("{\"taxes\":[{\"taxRate\":" + said + "}]}");
        return amounts_of_line(line, reader).taxes.at(0).rate;
    };
    EXPECT_EQ(rate("8875"), 8875);
    EXPECT_EQ(rate("\"8.875\""), 8875);
    EXPECT_EQ(rate("\"x\""), 0);
    EXPECT_EQ(rate("-1"), 0);
    EXPECT_EQ(rate("1000001"), 0);
}

// More than can be tried out: then all that the check lists counts.
TEST(ReckonAmounts, TakesManyExtrasAsTheyAre) {
    std::string taxes, discounts;
    for (int i = 0; i < 13; ++i) {
        const std::string id = std::string(i ? "," : "") + R"({"id":")" + std::to_string(i) + '"';
        taxes += id + R"(,"taxAmount":1,"inclusive":)" + (i % 2 ? "true}" : "false}");
        discounts += id + R"(,"discountAmount":2})";
    }
    const std::string lists = R"("taxes":[)" + taxes + R"(],"discounts":[)" + discounts + "]";
    const Tree check =
        schema::parse_tree(R"({"totalAmount":1,"gratuity":1,"serviceCharge":1,)" + lists + "}");
    AmountReader reader(2);
    const CheckExtras extras = extras_of(check, {}, reader);
    EXPECT_EQ(extras.discounts.size(), 5u);
    EXPECT_EQ(extras.discounts[4].discount, (Named{"", "Others"}));
    EXPECT_EQ(extras.taxes.size(), 6u);
    EXPECT_EQ(extras.charges.size(), 0u);
    EXPECT_EQ(amounts_of(R"({"totalAmount":1,"gratuity":1,"serviceCharge":1,)" + lists + "}"),
              "-19 0 13 -19 -32 0 -19");
}

TEST(ReckonAmounts, BearsAnyShape) {
    for (const char* json :
         {"{}", R"({"seats":7,"orders":"x","payments":{},"taxes":[1,[]]})",
          R"({"seats":[1,null,[]],"orders":[7,null,"x",{"taxes":[1],"discounts":["x",{}]}]})"})
        EXPECT_EQ(amounts_of(json), "0 0 0 0 0 0 0");
}

}  // namespace
}  // namespace domain
