#include "domain/order/order.hpp"

#include "kinds/order.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <random>

namespace domain {
namespace {

using kinds::order;
using kinds::order_detail;
using kinds::order_discount;
using kinds::order_modifier;
using kinds::order_tax;
using schema::Record;

Record read(std::string_view json) {
    const auto patch = schema::read_patch(json, order);
    Record record(order);
    base::Problems problems;
    schema::merge(record, patch, problems);
    EXPECT_TRUE(problems.empty()) << problems.front().path << ' ' << problems.front().message;
    return record;
}

struct Result {
    Record sent, order;
    Basket basket;
    Priced priced;
    std::vector<Difference> differences;
};

Result priced(const Record& sent, bool is_tax_exempt = false,
              TaxRounding rounding = TaxRounding::component) {
    base::Problems problems;
    Result result{sent, sent, basket_of(sent, problems), {}, {}};
    EXPECT_TRUE(problems.empty()) << problems.front().path << ' ' << problems.front().message;
    result.basket.is_tax_exempt = is_tax_exempt;
    result.basket.rounding = rounding;
    result.priced = price(result.basket);
    fill(result.order, result.basket, result.priced);
    result.differences = differences(result.sent, result.order, result.basket, result.priced);
    return result;
}
Result priced(std::string_view json) { return priced(read(json)); }

std::string problems_of(std::string_view json) {
    base::Problems problems;
    basket_of(read(json), problems);
    std::string text;
    for (const auto& problem : problems) text += problem.path + ' ' + problem.message + '\n';
    return text;
}

// ---- every sum that an order prints -------------------------------------------------------------

Minor sum_of(const std::vector<Record>& records, const schema::Amount& field) {
    Minor total = 0;
    for (const Record& record : records) total += record[field];
    return total;
}

void expect_modifier_holds(const Record& modifier, std::int64_t line_quantity) {
    const auto& f = order_modifier;
    EXPECT_EQ(modifier[f.price], modifier[f.modifier_price] + modifier[f.prefix_price]);
    EXPECT_EQ(modifier[f.amount], modifier[f.price] * modifier[f.quantity] * line_quantity);
    EXPECT_EQ(modifier[f.total], modifier[f.amount] + modifier[f.tax_amount]);
    EXPECT_EQ(modifier[f.tax_amount], sum_of(modifier[f.taxes], order_tax.amount));
    EXPECT_EQ(modifier[f.inclusive_tax_amount],
              sum_of(modifier[f.inclusive_taxes], order_tax.amount));
    EXPECT_EQ(modifier[f.total_tax], modifier[f.tax_amount] + modifier[f.inclusive_tax_amount]);
}

void expect_line_holds(const Record& line) {
    const auto& f = order_detail;
    Minor modifier_tax = 0, modifier_inclusive = 0;
    for (const auto* list : {&f.included_modifiers, &f.optional_modifiers, &f.mandatory_modifiers})
        for (const Record& modifier : line[*list]) {
            expect_modifier_holds(modifier, line[f.quantity]);
            modifier_tax += modifier[order_modifier.tax_amount];
            modifier_inclusive += modifier[order_modifier.inclusive_tax_amount];
        }
    EXPECT_EQ(line[f.price_amount], line[f.item_price] * line[f.quantity]);
    EXPECT_EQ(line[f.included_price], sum_of(line[f.included_modifiers], order_modifier.amount));
    EXPECT_EQ(line[f.optional_price], sum_of(line[f.optional_modifiers], order_modifier.amount));
    EXPECT_EQ(line[f.mandatory_price], sum_of(line[f.mandatory_modifiers], order_modifier.amount));
    EXPECT_EQ(line[f.modifier_price],
              line[f.included_price] + line[f.optional_price] + line[f.mandatory_price]);
    EXPECT_EQ(line[f.amount], line[f.price_amount] + line[f.modifier_price]);
    EXPECT_EQ(line[f.item_tax_amount], sum_of(line[f.taxes], order_tax.amount));
    EXPECT_EQ(line[f.item_inclusive_tax_amount], sum_of(line[f.inclusive_taxes], order_tax.amount));
    EXPECT_EQ(line[f.modifier_tax_amount], modifier_tax);
    EXPECT_EQ(line[f.modifier_inclusive_tax_amount], modifier_inclusive);
    EXPECT_EQ(line[f.included_tax] + line[f.optional_tax] + line[f.mandatory_tax], modifier_tax);
    EXPECT_EQ(line[f.included_inclusive_tax] + line[f.optional_inclusive_tax] +
                  line[f.mandatory_inclusive_tax],
              modifier_inclusive);
    EXPECT_EQ(line[f.tax_amount], line[f.item_tax_amount] + modifier_tax);
    EXPECT_EQ(line[f.exclusive_tax_amount], line[f.tax_amount]);
    EXPECT_EQ(line[f.inclusive_tax_amount], line[f.item_inclusive_tax_amount] + modifier_inclusive);
    EXPECT_EQ(line[f.item_total_tax], line[f.item_tax_amount] + line[f.item_inclusive_tax_amount]);
    EXPECT_EQ(line[f.modifier_total_tax], modifier_tax + modifier_inclusive);
    EXPECT_EQ(line[f.total_tax], line[f.tax_amount] + line[f.inclusive_tax_amount]);
    EXPECT_EQ(line[f.discount], line[f.item_discount] + line[f.modifier_discount]);
    EXPECT_EQ(line[f.discount_tax], line[f.item_discount_tax] + line[f.modifier_discount_tax]);
    EXPECT_EQ(line[f.discount_inclusive_tax],
              line[f.item_discount_inclusive_tax] + line[f.modifier_discount_inclusive_tax]);
    EXPECT_EQ(line[f.discount_taxes], line[f.discount_tax] + line[f.discount_inclusive_tax]);
    EXPECT_EQ(line[f.total], line[f.amount] - line[f.discount] + line[f.tax_amount]);
    EXPECT_GE(line[f.total], 0);
}

void expect_holds(const Record& record) {
    const auto& lines = record[order.lines];
    Minor own_discounts = 0;
    for (const Record& line : lines) {
        expect_line_holds(line);
        own_discounts += sum_of(line[order_detail.discounts], order_discount.amount);
    }
    EXPECT_EQ(record[order.sub_total], sum_of(lines, order_detail.amount));
    EXPECT_EQ(record[order.tax_amount], sum_of(lines, order_detail.tax_amount));
    EXPECT_EQ(record[order.tax_amount], sum_of(record[order.taxes], order_tax.amount));
    EXPECT_EQ(record[order.inclusive_tax_amount], sum_of(lines, order_detail.inclusive_tax_amount));
    EXPECT_EQ(record[order.inclusive_tax_amount],
              sum_of(record[order.inclusive_taxes], order_tax.amount));
    EXPECT_EQ(record[order.total_tax],
              record[order.tax_amount] + record[order.inclusive_tax_amount]);
    EXPECT_EQ(sum_of(lines, order_detail.discount),
              own_discounts + sum_of(record[order.discounts], order_discount.amount));
    EXPECT_EQ(record[order.total], sum_of(lines, order_detail.total) +
                                       record[order.delivery_charge] + record[order.tip]);
}

// ---- orders by hand -----------------------------------------------------------------------------

constexpr std::string_view rich_order = R"({"orderDetails":[
 {"quantity":3,"itemPrice":1095,"taxes":[{"txExternalID":"S","txName":"Sales","percentage":8875,"taxOnTax":["T"]},{"txExternalID":"T","tax":"t","percentage":4000,"isOnTaxesOnly":true}],
  "inclusiveTaxes":[{"txName":"VAT","percentage":7000}],
  "includedModifiers":[{"mName":"Rice"}],
  "optionalModifiers":[{"modifierPrice":150,"prefixPrice":35,"quantity":2,"taxes":[{"txExternalID":"S","percentage":8875}]},{"mPrice":99,"inclusiveTaxes":[{"percentage":19000}]}],
  "mandatoryModifiers":[{"amount":300,"taxes":[{"amount":7}]}],
  "discounts":[{"discountValue":15},{"discountAmount":120,"includeAdditionalModifier":false},{"discountAmount":40,"isAfterTax":true}]},
 {"priceAmount":998,"quantity":2,"taxes":[{"txExternalID":"S","percentage":8875}]}],
 "discounts":[{"discountValue":5},{"discountAmount":77}],"deliveryCharge":250,"driverTipAmount":300})";

TEST(Order, EverySumThatItPrintsHolds) {
    const Result result = priced(rich_order);
    expect_holds(result.order);
    EXPECT_EQ(result.order[order.lines][1][order_detail.item_price], 499);
    EXPECT_EQ(
        result.order[order.lines][0][order_detail.mandatory_modifiers][0][order_modifier.price],
        100);
    // T is charged though it stands on nothing; VAT and the unnamed one are two taxes.
    EXPECT_EQ(result.order[order.taxes].size(), 3U);
    EXPECT_EQ(result.order[order.inclusive_taxes].size(), 2U);
    EXPECT_EQ(result.order[order.inclusive_taxes][1][order_tax.external_id], "inclusive tax 1");
}

TEST(Order, APricedOrderIsPricedTheSameAgain) {
    for (const auto rounding : {TaxRounding::component, TaxRounding::order}) {
        const Result first = priced(read(rich_order), false, rounding);
        const Result again = priced(read(schema::write_json(first.order)), false, rounding);
        EXPECT_TRUE(again.differences.empty()) << again.differences.front().path;
        EXPECT_EQ(schema::write_json(again.order), schema::write_json(first.order));
    }
}

TEST(Order, TaxesAreWrittenWhereTheyStand) {
    // Sent entries keep what else they say; what is listed and not charged comes to nothing.
    const Result result = priced(R"({"orderDetails":[{"itemPrice":1000,
        "taxes":[{"txExternalID":"A","percentage":10000,"note":1,"taxOnTax":["I"]}],
        "inclusiveTaxes":[{"txExternalID":"I","txName":"In","percentage":5000,"isOnTaxesOnly":true}]}],
        "taxes":[{"txExternalID":"gone","amount":5},{"txExternalID":"A","code":"x"}]})");
    const Record& line = result.order[order.lines][0];
    ASSERT_EQ(line[order_detail.taxes].size(), 2U);  // I came on top of A
    EXPECT_EQ(line[order_detail.taxes][0].unknown.front().first, "note");
    EXPECT_EQ(line[order_detail.taxes][1][order_tax.name], "In");
    EXPECT_EQ(line[order_detail.taxes][1][order_tax.amount], 5);
    EXPECT_TRUE(line[order_detail.inclusive_taxes].empty());
    const auto& all = result.order[order.taxes];
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0][order_tax.amount], 0);
    EXPECT_EQ(all[1][order_tax.amount], 100);
    EXPECT_EQ(all[1].unknown.front().first, "code");
    EXPECT_EQ(all[2][order_tax.external_id], "I");
}

TEST(Order, ATaxThatAnotherNamesIsChargedOnThePriceToo) {
    const auto second_tax = [](std::string_view more) {
        const Result result = priced(
            R"({"orderDetails":[{"itemPrice":1000,"taxes":[{"txExternalID":"A","percentage":10000,
            "taxOnTax":["B"]},{"txExternalID":"B","percentage":5000)" +
            std::string(more) + "}]}]}");
        return result.order[order.lines][0][order_detail.taxes][1][order_tax.amount];
    };
    EXPECT_EQ(second_tax(""), 55);
    EXPECT_EQ(second_tax(R"(,"isOnTaxesOnly":false)"), 55);
    EXPECT_EQ(second_tax(R"(,"isOnTaxesOnly":true)"), 5);
}

TEST(Order, ItsDiscountsSayWhenTheyComeAndWhatTheyCover) {
    const auto taxed = [](std::string_view discount) {
        const Result result = priced(
            R"({"orderDetails":[{"itemPrice":1000,"taxes":[{"txExternalID":"A","percentage":10000}],
            "optionalModifiers":[{"mPrice":1000}],"discounts":[{"discountValue":50)" +
            std::string(discount) + "}]}]}");
        return std::pair(result.priced.discount, result.priced.exclusive_tax);
    };
    EXPECT_EQ(taxed(""), std::pair(Minor{1'000}, Minor{50}));
    EXPECT_EQ(taxed(R"(,"includeAdditionalModifier":true)"), std::pair(Minor{1'000}, Minor{50}));
    EXPECT_EQ(taxed(R"(,"includeAdditionalModifier":false)"), std::pair(Minor{500}, Minor{50}));
    EXPECT_EQ(taxed(R"(,"isAfterTax":true)"), std::pair(Minor{1'050}, Minor{100}));
    EXPECT_EQ(taxed(R"(,"adjustAmount":"after tax")"), std::pair(Minor{1'050}, Minor{100}));
    EXPECT_EQ(taxed(R"(,"adjustAmount":"Before Tax")"), std::pair(Minor{1'000}, Minor{50}));
}

TEST(Order, EachDiscountTellsWhatItTookOff) {
    const Result result = priced(R"({"orderDetails":[
        {"itemPrice":1000,"discounts":[{"discountValue":10}],"optionalModifiers":[{"mPrice":200}]},
        {"itemPrice":100}],"discounts":[{"discountValue":50}]})");
    const Record& of_line = result.order[order.lines][0][order_detail.discounts][0];
    EXPECT_EQ(of_line[order_discount.item_amount], 100);
    EXPECT_EQ(of_line[order_discount.modifier_amount], 20);
    const Record& of_order = result.order[order.discounts][0];
    EXPECT_EQ(of_order[order_discount.amount], 590);
    EXPECT_EQ(of_order[order_discount.item_amount], 500);
    EXPECT_EQ(of_order[order_discount.modifier_amount], 90);
}

TEST(Order, ATaxThatIsOnlyNamedIsAddedAsSuch) {
    // As the menu may have it: the item bears A, which names B, which names C.
    const Record sent = read(
        R"({"orderDetails":[{"itemPrice":1000,"taxes":[{"txExternalID":"A","percentage":10000,"taxOnTax":["B"]}]}]})");
    Result result = priced(sent);
    result.basket.taxes[0].names = {1};
    result.basket.taxes.push_back(
        {.id = "B", .name = "Bee", .rate = 50'000, .names = std::vector<std::size_t>{2}});
    result.basket.taxes.push_back({.id = "C", .name = "Cee", .rate = 20'000});
    result.priced = price(result.basket);
    fill(result.order, result.basket, result.priced);
    const auto& taxes = result.order[order.lines][0][order_detail.taxes];
    ASSERT_EQ(taxes.size(), 3U);
    EXPECT_EQ(taxes[1][order_tax.amount], 50);
    EXPECT_TRUE(taxes[1][order_tax.is_on_taxes_only]);
    EXPECT_EQ(taxes[1][order_tax.tax_on_tax].text, R"(["C"])");
    EXPECT_EQ(taxes[2][order_tax.amount], 10);
    const Result again = priced(read(schema::write_json(result.order)));
    EXPECT_EQ(schema::write_json(again.order), schema::write_json(result.order));
}

TEST(Order, ExtensionsSayWhatTheInterfaceCannot) {
    // A share with decimals, at most 60, on the second line only; a tax on the price before it.
    const Result result = priced(R"({"orderDetails":[{"itemPrice":1000},
        {"itemPrice":1000,"taxes":[{"txExternalID":"A","percentage":10000,"applyOnRawCheck":true}]}],
        "discounts":[{"percentage":12500,"maximumAmount":60,"lines":[1]},{"percentage":500,"discountValue":3}]})");
    EXPECT_EQ(result.order[order.discounts][0][order_discount.amount], 60);
    EXPECT_EQ(result.order[order.discounts][1][order_discount.amount], 10);
    EXPECT_EQ(result.order[order.lines][0][order_detail.discount], 5);
    EXPECT_EQ(result.order[order.lines][1][order_detail.discount], 65);
    EXPECT_EQ(result.order[order.tax_amount], 100);
    EXPECT_EQ(problems_of(R"({"orderDetails":[{"itemPrice":1}],"discounts":[{"lines":[0,1]}]})"),
              "discounts[0].lines names a line that does not exist\n");
}

TEST(Order, ATaxAtTwoRatesIsToldTwice) {
    const Result result = priced(R"({"orderDetails":[
        {"itemPrice":1000,"taxes":[{"txExternalID":"A","percentage":10000}]},
        {"itemPrice":1000,"taxes":[{"txExternalID":"A","percentage":5000}]}]})");
    ASSERT_EQ(result.order[order.taxes].size(), 2U);
    EXPECT_EQ(result.order[order.taxes][0][order_tax.amount], 100);
    EXPECT_EQ(result.order[order.taxes][1][order_tax.percentage], 5'000);
}

TEST(Order, AnExemptOneTellsWhatItSaved) {
    const Result result =
        priced(read(R"({"orderDetails":[{"quantity":2,"itemPrice":1200,"priceAmount":2000,
        "inclusiveTaxes":[{"txExternalID":"V","percentage":20000}],
        "optionalModifiers":[{"modifierPrice":100,"prefixPrice":20,"inclusiveTaxes":[{"txExternalID":"V","percentage":20000}]},
                             {"prefixPrice":10,"modifierPrice":0,"inclusiveTaxes":[{"txExternalID":"V","percentage":20000}]}]}]})"),
               true);
    const Record& line = result.order[order.lines][0];
    EXPECT_EQ(line[order_detail.item_price], 1'000);
    EXPECT_EQ(line[order_detail.exempted_tax], 400 + 40 + 3);
    EXPECT_EQ(result.order[order.exempted_tax], 443);
    EXPECT_EQ(line[order_detail.optional_modifiers][0][order_modifier.exempted_tax], 40);
    EXPECT_EQ(line[order_detail.optional_modifiers][0][order_modifier.modifier_price], 80);
    EXPECT_EQ(line[order_detail.optional_modifiers][1][order_modifier.prefix_price], 8);
    expect_holds(result.order);
    // The prices that were sent count as sent with their tax.
    for (const Difference& one : result.differences) EXPECT_FALSE(one.decides) << one.path;
}

TEST(Order, WhatCannotBePricedIsNamed) {
    EXPECT_EQ(problems_of("{}"), "orderDetails must have at least one line\n");
    EXPECT_EQ(
        problems_of(R"({"orderDetails":[{"quantity":3,"priceAmount":100},{"priceAmount":-3},{}]})"),
        "orderDetails[0].itemPrice is required\norderDetails[1].itemPrice is required\n"
        "orderDetails[2].itemPrice is required\n");
    EXPECT_EQ(
        problems_of(
            R"({"orderDetails":[{"isFreeItem":true,"optionalModifiers":[{"mPrice":5,"prefixPrice":6}]}]})"),
        "orderDetails[0].optionalModifiers[0].prefixPrice is more than the price of the modifier, "
        "which includes it\n");
    EXPECT_EQ(problems_of(R"({"orderDetails":[{"itemPrice":1,"taxes":[{"txName":"A"}]}]})"),
              "orderDetails[0].taxes[0].percentage is required, unless amount is sent\n");
    EXPECT_EQ(
        problems_of(
            R"({"orderDetails":[{"itemPrice":1,"taxes":[{"txName":"A","amount":1},{"txName":"A","amount":1}]}]})"),
        "orderDetails[0].taxes[1] is a tax that orderDetails[0].taxes[0] already charges\n");
    EXPECT_EQ(
        problems_of(
            R"({"orderDetails":[{"itemPrice":1,"taxes":[{"tax":"A","amount":1,"taxOnTax":["B","no"]},{"txExternalID":"B","amount":1,"taxOnTax":["A"]}]}]})"),
        "orderDetails[0].taxes[1].taxOnTax leads back to the tax itself\n");
}

TEST(Order, ItsListsHaveLimits) {
    const auto times = [](int count, std::string_view entry) {
        std::string list;
        for (int i = 0; i < count; ++i) (list += i ? "," : "") += entry;
        return '[' + list + ']';
    };
    const auto problems_with = [&](int discounts, int taxes, int modifiers) {
        const std::string tax_list = times(taxes, "{}"), discount_list = times(discounts, "{}");
        base::Problems problems;
        check_limits(
            read("{\"discounts\":" + discount_list + ",\"orderDetails\":" +
                 times(5, "{\"discounts\":" + discount_list + ",\"taxes\":" + tax_list +
                              ",\"optionalModifiers\":" +
                              times(modifiers, R"({"inclusiveTaxes":)" + tax_list + '}') + '}') +
                 '}'),
            problems);
        return problems;
    };
    EXPECT_TRUE(problems_with(20, 20, 1).empty());
    EXPECT_TRUE(problems_with(0, 0, 999).empty());
    const auto problems = problems_with(21, 21, 1);
    ASSERT_EQ(problems.size(), 16U);
    EXPECT_EQ(problems[0].path, "discounts");
    EXPECT_EQ(problems[0].message, "must have at most 20 entries");
    EXPECT_EQ(problems[3].path, "orderDetails[0].optionalModifiers[0].inclusiveTaxes");
    EXPECT_EQ(problems_with(0, 0, 1'000).front().message,
              "must have at most 5000 items and modifiers together");
}

// ---- what a client reckoned otherwise -----------------------------------------------------------

std::string differences_of(std::string_view json) {
    std::string text;
    for (const Difference& one : priced(json).differences)
        text += (one.decides ? "! " : "  ") + one.path + ' ' + std::to_string(one.sent) + " for " +
                std::to_string(one.reckoned) + '\n';
    return text;
}

TEST(Order, ACentForEachTaxOnEachComponentMayDiffer) {
    // 250 at 8.625 % is 21.5625.
    const auto with = [](std::string_view order_members, std::string_view line_members) {
        return "{\"orderDetails\":[{\"itemPrice\":250,\"taxes\":[{\"txExternalID\":\"A\","
               "\"percentage\":8625}]" +
               std::string(line_members) + "}]" + std::string(order_members) + '}';
    };
    EXPECT_EQ(differences_of(with("", ",\"taxAmount\":22,\"totalAmount\":272")), "");
    EXPECT_EQ(differences_of(with("", ",\"taxAmount\":21")),
              "  orderDetails[0].taxAmount 21 for 22\n");
    EXPECT_EQ(differences_of(with("", ",\"taxAmount\":24")),
              "! orderDetails[0].taxAmount 24 for 22\n");
    EXPECT_EQ(differences_of(with("", ",\"itemTaxAmount\":20")),
              "! orderDetails[0].itemTaxAmount 20 for 22\n");
    EXPECT_EQ(differences_of(with("", ",\"modifierTaxAmount\":1")),
              "! orderDetails[0].modifierTaxAmount 1 for 0\n");
    EXPECT_EQ(differences_of(with(",\"totalAmount\":273", "")), "  totalAmount 273 for 272\n");
    EXPECT_EQ(differences_of(with(",\"totalAmount\":274", "")), "! totalAmount 274 for 272\n");
    EXPECT_EQ(differences_of(with(",\"subTotal\":249", "")), "! subTotal 249 for 250\n");
    EXPECT_EQ(differences_of(with(",\"taxes\":[{\"txExternalID\":\"A\",\"amount\":24}]", "")),
              "! taxes[0].amount 24 for 22\n");
    EXPECT_EQ(differences_of(with("", ",\"totalDiscount\":1,\"discountOnMenuItem\":9")),
              "! orderDetails[0].totalDiscount 1 for 0\n"
              "  orderDetails[0].discountOnMenuItem 9 for 0\n");
}

TEST(Order, ACentForEachTaxOnEachModifierMayDiffer) {
    const auto with = [](std::string_view tax) {
        constexpr std::string_view modifier =
            R"({"mPrice":250,"taxes":[{"txExternalID":"A","percentage":8625}]})";
        return R"({"orderDetails":[{"itemPrice":250,"optionalModifiers":[)" +
               std::string(modifier) + ',' + std::string(modifier) + R"(],"modifierTaxAmount":)" +
               std::string(tax) + "}]}";
    };
    EXPECT_EQ(differences_of(with("42")), "  orderDetails[0].modifierTaxAmount 42 for 44\n");
    EXPECT_EQ(differences_of(with("41")), "! orderDetails[0].modifierTaxAmount 41 for 44\n");
}

TEST(Order, DiscountsMayDifferByTheirRounding) {
    EXPECT_EQ(
        differences_of(
            R"({"orderDetails":[{"itemPrice":99,"discounts":[{"discountValue":50,"discountAmount":49}],"totalAmount":50}]})"),
        "  orderDetails[0].totalAmount 50 for 49\n"
        "  orderDetails[0].discounts[0].discountAmount 49 for 50\n");
    EXPECT_EQ(
        differences_of(
            R"({"orderDetails":[{"itemPrice":99,"discounts":[{"discountValue":50,"discountAmount":48}]}]})"),
        "! orderDetails[0].discounts[0].discountAmount 48 for 50\n");
    EXPECT_EQ(differences_of(
                  R"({"orderDetails":[{"itemPrice":99}],"discounts":[{"discountAmount":500}]})"),
              "  discounts[0].discountAmount 500 for 99\n");
}

TEST(Order, PricesMustBeExact) {
    EXPECT_EQ(
        differences_of(
            R"({"orderDetails":[{"itemPrice":100,"optionalModifiers":[{"modifierPrice":10,"prefixPrice":5,"mPrice":16,"totalAmount":14}]}]})"),
        "! orderDetails[0].optionalModifiers[0].mPrice 16 for 15\n"
        "! orderDetails[0].optionalModifiers[0].totalAmount 14 for 15\n");
    EXPECT_EQ(differences_of(
                  R"({"orderDetails":[{"isFreeItem":true,"itemPrice":100,"priceAmount":100}]})"),
              "  orderDetails[0].itemPrice 100 for 0\n! orderDetails[0].priceAmount 100 for 0\n");
}

TEST(Order, ListsThatGrewAreNotCompared) {
    Result result =
        priced(R"({"orderDetails":[{"itemPrice":1,"optionalModifiers":[{"mPrice":2}]}]})");
    Record sent = result.sent;
    auto& line = std::get<std::vector<Record>>(sent.at(order.lines))[0];
    auto& modifiers = std::get<std::vector<Record>>(line.at(order_detail.optional_modifiers));
    modifiers[0].set(order_modifier.price, 99);
    modifiers.push_back(modifiers[0]);
    EXPECT_TRUE(differences(sent, result.order, result.basket, result.priced).empty());
}

TEST(Order, ComponentsHavePlaces) {
    const Record record = read(rich_order);
    EXPECT_EQ(place_of(record, {}, {}), "");
    EXPECT_EQ(place_of(record, 1, {}), "orderDetails[1]");
    EXPECT_EQ(place_of(record, 0, 0), "orderDetails[0].includedModifiers[0]");
    EXPECT_EQ(place_of(record, 0, 2), "orderDetails[0].optionalModifiers[1]");
    EXPECT_EQ(place_of(record, 0, 3), "orderDetails[0].mandatoryModifiers[0]");
    EXPECT_EQ(place_of(record, 0, 99), "orderDetails[0]");  // there is none
}

// ---- orders by chance ---------------------------------------------------------------------------

class Chance {
public:
    explicit Chance(unsigned seed) : random_(seed) {}
    std::int64_t below(std::int64_t n) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(n));
    }
    bool once_in(std::int64_t n) { return below(n) == 0; }

    std::string order() {
        std::string json = R"({"orderDetails":[)" + list(1 + below(4), &Chance::line);
        return json + R"(],"discounts":[)" + list(below(3), &Chance::discount) +
               R"(],"deliveryCharge":)" + std::to_string(below(500)) + '}';
    }

private:
    std::string list(std::int64_t count, std::string (Chance::*make)()) {
        std::string json;
        for (std::int64_t i = 0; i < count; ++i) (json += i ? "," : "") += (this->*make)();
        return json;
    }
    std::string taxes() {
        static constexpr std::string_view ids[] = {"A", "B", "C"};
        std::string lists[2];
        for (std::string_view id : ids) {
            if (once_in(2)) continue;
            std::string& list = lists[below(2)];
            (list += list.empty() ? "" : ",") += "{\"txExternalID\":\"" + std::string(id) + "\",";
            list += once_in(6) ? "\"amount\":" + std::to_string(below(90))
                               : "\"percentage\":" + std::to_string(below(30'000));
            if (id != "A") list += R"(,"taxOnTax":["A"])";
            if (once_in(5)) list += R"(,"applyOnRawCheck":true)";
            list += once_in(4) ? R"(,"isOnTaxesOnly":true})" : "}";
        }
        return "\"taxes\":[" + lists[0] + "],\"inclusiveTaxes\":[" + lists[1] + ']';
    }
    std::string modifier() {
        return "{\"quantity\":" + std::to_string(1 + below(3)) +
               ",\"modifierPrice\":" + std::to_string(below(400)) +
               ",\"prefixPrice\":" + std::to_string(below(50)) + ',' + taxes() + '}';
    }
    std::string discount() {
        const std::string value = std::to_string(1 + below(100));
        return (once_in(2) ? "{\"discountValue\":" + value : "{\"discountAmount\":" + value + '0') +
               (once_in(4) ? ",\"percentage\":" + value + "77,\"maximumAmount\":90" : "") +
               (once_in(3) ? ",\"lines\":[0]" : "") + (once_in(3) ? ",\"isAfterTax\":true" : "") +
               (once_in(3) ? ",\"includeAdditionalModifier\":false}" : "}");
    }
    std::string line() {
        return "{\"quantity\":" + std::to_string(1 + below(5)) +
               ",\"itemPrice\":" + std::to_string(below(3'000)) + ',' + taxes() +
               ",\"includedModifiers\":[" + list(below(2), &Chance::modifier) +
               "],\"mandatoryModifiers\":[" + list(below(3), &Chance::modifier) +
               "],\"discounts\":[" + list(below(2), &Chance::discount) + "]}";
    }

    std::mt19937_64 random_;
};

TEST(Order, AnyOrderHoldsAndIsPricedTheSameAgain) {
    Chance chance(13);
    for (int i = 0; i < 500 && !::testing::Test::HasFailure(); ++i) {
        const std::string json = chance.order();
        SCOPED_TRACE(json);
        const bool is_exempt = i % 5 == 0;
        const auto rounding = i % 2 ? TaxRounding::order : TaxRounding::component;
        const Result first = priced(read(json), is_exempt, rounding);
        expect_holds(first.order);
        if (is_exempt) continue;  // its prices are without tax now
        const Result again = priced(read(schema::write_json(first.order)), false, rounding);
        EXPECT_EQ(schema::write_json(again.order), schema::write_json(first.order));
        // An amount that a discount could not take whole is less the second time, and the same.
        EXPECT_TRUE(again.differences.empty());
    }
}

}  // namespace
}  // namespace domain
