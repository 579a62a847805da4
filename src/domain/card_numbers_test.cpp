#include "domain/card_numbers.hpp"

#include "base/refusal.hpp"
#include "domain/wild_examples.hpp"
#include "kinds/order.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

struct Case {
    const char* text;
    const char* masked;
};

schema::Record order_of(const std::string& body) {
    schema::Record order(kinds::order);
    base::Problems problems;
    schema::merge(order, schema::read_patch(body, kinds::order), problems);
    EXPECT_TRUE(problems.empty()) << problems.front().path << problems.front().message;
    return order;
}

// The order as it is kept, or what is wrong with it.
std::string masked(const std::string& body) {
    schema::Record order = order_of(body);
    base::Problems problems;
    mask_cards(order, problems);
    std::string out;
    for (const base::Problem& problem : problems)
        out += problem.path + ": " + problem.message + '\n';
    return out.empty() ? schema::write_json(order) : out;
}

TEST(MaskCards, ReachesEveryTextOfAnOrder) {
    EXPECT_EQ(
        masked(
            R"({"comments":"4111111111111111","orderDetails":[{"miName":"4111111111111111","quantity":1,"optionalModifiers":[{"mName":"5555555555554444","quantity":1}]}],"deliveryDetail":[{"address":{"line1":"4111 1111 1111 1111"}}]})"),
        R"({"orderDetails":[{"miName":"************1111","quantity":1,"optionalModifiers":[{"mName":"************4444","quantity":1}]}],"deliveryDetail":[{"address":{"line1":"**** **** **** 1111"}}],"comments":"************1111"})");
}

TEST(MaskCards, ReachesEveryUnknownMember) {
    EXPECT_EQ(
        masked(
            R"({"a":"4111111111111111","b":4111111111111111,"c":[4.111111111111111e15,"x",true,null,1.5,-4111111111111111],"d":{"e":{"f":["4111111111111111",[],{}]}},"g":"\u00014111111111111111\""})"),
        R"({"a":"************1111","b":"************1111","c":["************1111","x",true,null,1.5,"-************1111"],"d":{"e":{"f":["************1111",[],{}]}},"g":"\u0001************1111\""})");
    EXPECT_EQ(masked(R"({"orderDetails":[{"quantity":1,"x":"4111111111111111"}]})"),
              R"({"orderDetails":[{"quantity":1,"x":"************1111"}]})");
    EXPECT_EQ(masked(R"({"card":{"cardNumber":"4111111111111112","CCNumber":4111111111111112}})"),
              R"({"card":{"cardNumber":"************1112","CCNumber":"************1112"}})");
}

TEST(MaskCards, KeepsTheLastFourDigitsOfTheCard) {
    EXPECT_EQ(
        masked(
            R"({"ccDetails":{"transactionID":"4111111111111111","transactionTag":4111111111111111,"cardHolderName":"A. 4111111111111111","expDate":"1227","cardNumber":"4111111111111112","approval":"4111111111111111"}})"),
        R"({"ccDetails":{"transactionID":"4111111111111111","transactionTag":"4111111111111111","cardHolderName":"A. ************1111","cardNumber":"************1112","approval":"************1111"}})");
    for (const Case& one :
         {Case{"411111xxxxxx1111", "******xxxxxx1111"}, Case{"xxxx1111", "xxxx1111"},
          Case{"************1111", "************1111"}, Case{"", ""}, Case{"1111", "1111"},
          Case{"99991111", "****1111"}})
        EXPECT_EQ(masked(R"({"ccDetails":{"cardNumber":")" + std::string(one.text) + "\"}}"),
                  R"({"ccDetails":{"cardNumber":")" + std::string(one.masked) + "\"}}");
}

TEST(MaskCards, LeavesIdsCodesPhonesAndTimesAlone) {
    for (const char* name :
         {"id", "uniqueOrderID", "orderNumber", "discountId", "appliedDiscountCode", "vendorid",
          "x_id", "itemIds", "barCode", "menuItem", "category", "tax", "taxOnTax"}) {
        if (std::string_view(name) == "id") continue;  // the server's own
        const std::string body = "{\"" + std::string(name) + R"(":"4111111111111111"})";
        EXPECT_EQ(masked(body), body);
    }
    for (const char* name : {"guestPhone", "mobile", "fax", "phoneNumber"}) {
        const std::string open = "{\"" + std::string(name) + "\":\"";
        EXPECT_EQ(masked(open + "378282246310005\"}"), open + "378282246310005\"}");
        EXPECT_EQ(masked(open + "555-123-4567 555-987-6543\"}"),
                  open + "555-123-4567 555-987-6543\"}");
        EXPECT_EQ(masked(open + "4111111111111111\"}"), open + "************1111\"}");
    }
    const std::string kept =
        R"({"sentAt":1763294400000,"at":"1763294400000","lat":40.4111111111111111,"lon":"3.4111111111111111","paidIds":[4111111111111111],"link":{"itemId":4111111111111111}})";
    EXPECT_EQ(masked(kept), kept);
    const std::string of_taxes =
        R"({"orderDetails":[{"quantity":1,"taxes":[{"taxOnTax":["4111111111111111"]}]}]})";
    EXPECT_EQ(masked(of_taxes), of_taxes);
    for (const char* name : {"paid", "isVoid", "grid"})
        EXPECT_EQ(masked("{\"" + std::string(name) + R"(":"4111111111111111"})"),
                  "{\"" + std::string(name) + R"(":"************1111"})");
    EXPECT_EQ(masked(R"({"n":"4111111111111111.50"})"), R"({"n":"************1111.50"})");
}

TEST(MaskCards, RefusesWhatItCannotMask) {
    EXPECT_EQ(masked(R"({"4111111111111111":1})"),
              "************1111: must not have a card number as its name\n");
    EXPECT_EQ(masked(R"({"a":[{"x 4111111111111111":{}}]})"),
              "a[0].x ************1111: must not have a card number as its name\n");
    EXPECT_EQ(masked(R"({"merchantType":4111111111111111,"itemPrice":1})"),
              "merchantType: must not be a card number\n");
    EXPECT_EQ(masked(R"({"merchantType":1763294400000})"), R"({"merchantType":1763294400000})");
    EXPECT_EQ(masked(R"({"orderDetails":[{"itemPriceStr":"41111111111111.11"}]})"),
              "orderDetails[0].itemPrice: must not be a card number\n");
}

TEST(MaskCards, RefusesSecretsOfCards) {
    EXPECT_EQ(
        masked(
            R"({"comments":"x","orderDetails":[{"quantity":1,"comments":"%B4111111111111111^DOE/JOHN^27121010000"}]})"),
        "orderDetails[0].comments: must not contain data of a card's magnetic stripe\n");
    EXPECT_EQ(masked(R"({"ccDetails":{"transactionID":";4111111111111111=27121010000"}})"),
              "ccDetails.transactionID: must not contain data of a card's magnetic stripe\n");
    for (const char* name : {"cvv2", "cardCVV", "cvcCode", "securityCode", "track2", "Track1Data"})
        EXPECT_EQ(masked("{\"a\":[{\"" + std::string(name) + "\":1}]}"),
                  "a[0]." + std::string(name) + ": must not be sent\n");
}

// Those with the usual names are refused when the order is read, wherever they stand.
TEST(MaskCards, FindsTheUsualSecretsRefusedAlready) {
    for (const char* place :
         {R"({"cvv":1})", R"({"ccDetails":{"CVV":""}})", R"({"x":{"cvc":null}})",
          R"({"x":[{"y":{"track":"t"}}]})", R"({"deliveryDetail":{"address":{"pinCode":1}}})",
          R"({"orderDetails":[{"taxes":[{"password":""}]}]})"}) {
        schema::Patch patch = schema::read_patch(place, kinds::order);
        mask_cards(patch.record, patch.problems);
        ASSERT_EQ(patch.problems.size(), 1u) << place;
        EXPECT_EQ(patch.problems[0].message, "must not be sent") << place;
    }
}

TEST(MaskCards, LeavesABodyThatMayBeCompared) {
    EXPECT_EQ(
        masked_body(
            R"({"ccDetails": {"expDate":"1227", "cardNumber":"4111111111111112"}, "comments":"4111111111111111", "id":"4111111111111111"})"),
        R"({"ccDetails":{"expDate":"","cardNumber":"************1112"},"comments":"************1111","id":"4111111111111111"})");
    EXPECT_EQ(masked_body(""), "");
    EXPECT_THROW(masked_body("{"), base::Refusal);
}

TEST(MaskCards, MasksTheProblemsOfReading) {
    schema::Record order(kinds::order);
    base::Problems problems;
    schema::merge(order, schema::read_patch(R"({"4111111111111111":{"cvv":1}})", kinds::order),
                  problems);
    problems.push_back({"x", "does not know 4111111111111111"});
    mask_cards(order, problems);
    ASSERT_EQ(problems.size(), 3u);
    EXPECT_EQ(problems[0].path, "************1111.cvv");
    EXPECT_EQ(problems[1].message, "does not know ************1111");
    EXPECT_EQ(problems[2].path, "************1111");
}

// The check as it is kept, and the warnings.
std::string masked_check(const std::string& json) {
    schema::Tree check = schema::parse_tree(json);
    std::vector<std::string> warnings;
    const bool is_changed = mask_check(check, warnings);
    std::string out = print(check);
    EXPECT_EQ(is_changed, out != print(schema::parse_tree(json)));
    for (const std::string& warning : warnings) out += "\n" + warning;
    return out;
}

TEST(MaskCheck, ReachesEveryText) {
    EXPECT_EQ(
        masked_check(
            R"({"comments":"4111111111111111","seats":[{"orders":[{"menuName":"5555555555554444","x":[4.111111111111111e15,[true,null,1.5,"y"]]}]}],"n":4111111111111111,"payments":[{"cardNumber":"4111111111111112","cardNo":99991111,"ExpDate":"1227"}],"phone":"378282246310005"})"),
        R"({"comments":"************1111","seats":[{"orders":[{"menuName":"************4444","x":["************1111",[true,null,1.5,"y"]]}]}],"n":"************1111","payments":[{"cardNumber":"************1112","cardNo":"****1111"}],"phone":"378282246310005"})");
}

TEST(MaskCheck, LeavesIdsTimesAndAmountsAlone) {
    for (const char* name :
         {"orderUniqueId", "checkID", "checkNo", "ticketNo", "orderNo", "department",
          "lastUpdateInMillisec", "saleOpenDate", "totalAmount", "price", "authCode"}) {
        const std::string member = "{\"" + std::string(name) + "\":";
        EXPECT_EQ(masked_check(member + "4111111111111111}"), member + "4111111111111111}");
        EXPECT_EQ(masked_check(member + "\"4111111111111111\"}"), member + "\"4111111111111111\"}");
    }
    EXPECT_EQ(masked_check(R"({"of 2026-05-01":1})"), R"({"of 2026-05-01":1})");
    EXPECT_EQ(masked_check(R"({"price":"card 4111111111111111"})"),
              R"({"price":"card ************1111"})");
}

TEST(MaskCheck, LeavesOutWhatIsSecret) {
    EXPECT_EQ(
        masked_check(
            R"({"a":1,"cvv":"123","b":[{"CardCVV":1,"c":2},"%B4111111111111111^DOE/JOHN^27121010000",3],"token":{"x":1},"transactionId":";4111111111111111=27121010000","4111111111111111":{"password":"p"},"d":4})"),
        R"({"a":1,"b":[{"c":2},3],"************1111":{},"d":4})"
        "\n************1111 had a card number as its name"
        "\ncvv was left out: its name is that of a secret"
        "\nb[0].CardCVV was left out: its name is that of a secret"
        "\nb[1] was left out: it contained data of a card's magnetic stripe"
        "\ntoken was left out: its name is that of a secret"
        "\ntransactionId was left out: it contained data of a card's magnetic stripe"
        "\n************1111.password was left out: its name is that of a secret");
}

TEST(MaskCheck, GivesEachMemberANameOfItsOwn) {
    EXPECT_EQ(masked_check(R"({"4111111111111111":1,"************1111":2,"4012888888881881":3})"),
              R"({"************1111*":1,"************1111":2,"************1881":3})"
              "\n************1111* had a card number as its name"
              "\n************1881 had a card number as its name");
}

TEST(MaskCheck, WarnsWithinLimits) {
    std::string many;
    for (int i = 0; i < 30; ++i) many += std::string(i ? "," : "") + R"({"cvv":1})";
    const std::string longest(300, 'x');
    std::vector<std::string> warnings;
    schema::Tree check = schema::parse_tree("{\"" + longest + "\":[" + many + "]}");
    EXPECT_TRUE(mask_check(check, warnings));
    ASSERT_EQ(warnings.size(), 20u);
    EXPECT_EQ(warnings[0], "a member was left out: its name is that of a secret");
}

TEST(MaskCheck, LeavesNothingToMask) {
    testing::Random random(1);
    for (int i = 0; i < 600; ++i) {
        schema::Tree check = testing::WildTree(random).object();
        const std::string before = print(check);
        std::vector<std::string> warnings;
        const bool is_changed = mask_check(check, warnings);
        const std::string after = print(check);
        EXPECT_EQ(is_changed, after != before);
        for (const char* gone :
             {"menuName\":\"4111 1111 1111 1111", "=2712", "\"cvv\"", "\"expDate\"",
              "\"4111111111111111\":", "comments\":\"5555555555554444"})
            EXPECT_EQ(after.find(gone), after.npos) << gone;
        EXPECT_FALSE(mask_check(check, warnings));
        for (const std::string& warning : warnings)
            EXPECT_EQ(warning, without_card_numbers(warning));
        EXPECT_EQ(print(schema::parse_tree(after)), after);
    }
}

}  // namespace
}  // namespace domain
