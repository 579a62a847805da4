#include "domain/check/spelling.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

// What is told, without what every sentence says.
std::string told(std::string_view data) {
    std::string all;
    for (std::string& one : misspelt_members(schema::parse_tree(data))) {
        const std::string same = ": is stored but not used; did you mean ";
        all += one.replace(one.find(same), same.size(), " > ") + ' ';
    }
    return all;
}

TEST(CheckSpelling, TellsWhatWasProbablyMeant) {
    EXPECT_EQ(told(R"({"lines":[{}]})"), "lines > seats? ");
    EXPECT_EQ(told(R"({"seat":[{}]})"), "seat > seats? ");
    EXPECT_EQ(told(R"({"Status":"CLOSED","total":5,"guests":2,"paymets":[{}]})"),
              "Status > status? total > totalAmount? guests > guestCount? paymets > payments? ");
    EXPECT_EQ(told(R"({"payments":[{"value":5},{"value":6},{"amonut":6}]})"),
              "payments[].value > amount? payments[].amonut > amount? ");
    EXPECT_EQ(told(R"({"seats":[{"items":[1]},{"orders":[{"qty":2,"prise":5}]}]})"),
              "seats[].items > orders? seats[].orders[].qty > quantity? "
              "seats[].orders[].prise > price? ");
    EXPECT_EQ(told(R"({"orders":[{"unitPrice":2}]})"), "seats[].orders[].unitPrice > price? ");
}

TEST(CheckSpelling, LeavesOtherMembersAlone) {
    for (
        const char* data :
        {"{}", R"({"myOwn":5,"note":"x","floor":"1","seats":[],"lines":[1]})",
         R"({"orders":[],"items":[1],"totalAmount":5,"total":5,"totalAmountStr":"0.05"})",
         R"({"lines":[],"total":0,"guests":null,"state":"","paid":false,"tax":{}})",
         R"({"payments":[{"authorizedAmount":5,"value":5},{"amountStr":"1.00"},7]})",
         R"({"seats":[{"id":"1","tableName":"x","orders":[{"price":1,"amount":5,"quantity":1}]}]})",
         R"({"seats":"none","orders":{"qty":1},"payments":5})"})
        EXPECT_EQ(told(data), "") << data;
}

TEST(CheckSpelling, TellsNoMoreThanAnybodyReads) {
    std::string data = R"({"payments":[)";
    for (char first = 'a'; first <= 'z'; ++first)
        data += std::string(first == 'a' ? "" : ",") + R"({")" + first + R"(mount":5})";
    EXPECT_EQ(misspelt_members(schema::parse_tree(data + "]}")).size(), 20U);
}

}  // namespace
}  // namespace domain
