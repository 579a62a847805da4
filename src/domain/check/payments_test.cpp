#include "domain/check/payments.hpp"

#include "domain/check/examples.hpp"

#include <gtest/gtest.h>

namespace domain::testing {
namespace {

// A node that was answered with these.
NodeWords known(const std::string& payments) {
    NodeWords words;
    for (const CheckPart& part : check_of(R"({"payments":[)" + payments + "]}").parts)
        words.shown[part.key].push_back(part.form);
    return words;
}

// The payments as they are with ids, "id=amount".
std::string given(const std::string& payments, const NodeWords& words = {}) {
    schema::Tree data = schema::parse_tree(R"({"payments":[)" + payments + "]}");
    give_payment_ids(data, "n", words);
    std::string text;
    for (const schema::Tree& payment : data.find("payments")->elements)
        text += (text.empty() ? "" : " ") + std::string(id_of_payment(payment)) + '=' +
                std::string(schema::words_of(payment, "amount"));
    return text;
}

std::string cash(int amount, const std::string& id = "") {
    return "{" + (id.empty() ? "" : R"("id":")" + id + R"(",)") + R"("amount":)" +
           std::to_string(amount) + "}";
}

TEST(CheckPayments, TellsWhetherOneHasNoId) {
    EXPECT_TRUE(has_payment_without_id(check_of(R"({"payments":[{"id":1},{"amount":5}]})")));
    EXPECT_FALSE(has_payment_without_id(check_of(R"({"payments":[{"id":1},7,null]})")));
    EXPECT_FALSE(has_payment_without_id(check_of("{}")));
    EXPECT_FALSE(has_payment_without_id(check_of(R"({"payments":[{"transactionId":"t"}]})")));
}

TEST(CheckPayments, MakesAnIdOfNodeAndPlace) {
    EXPECT_EQ(given(cash(5) + ',' + cash(5, "k") + ',' + cash(5)), "n#1=5 k=5 n#3=5");
    // One that is taken is left out.
    EXPECT_EQ(given(cash(5) + ',' + cash(6, "n#1")), "n#2=5 n#1=6");
}

TEST(CheckPayments, KnowsWhatAnAnswerShowedOneToOne) {
    const NodeWords words = known(cash(5, "x#1") + ',' + cash(5, "x#2") + ',' + cash(7, "x#3"));
    EXPECT_EQ(given(cash(7) + ',' + cash(5), words), "x#3=7 x#1=5");
    EXPECT_EQ(given(cash(5) + ',' + cash(5) + ',' + cash(5), words), "x#1=5 x#2=5 n#3=5");
    EXPECT_EQ(given(cash(5) + ',' + cash(5, "x#1"), words), "x#2=5 x#1=5");
    EXPECT_EQ(given(cash(6), words), "n#1=6");
}

TEST(CheckPayments, KnowsThemByWhicheverNameTheirIdHas) {
    const NodeWords words = known(R"({"amount":5,"transactionID":"t"})");
    EXPECT_EQ(given(cash(5), words), "t=5");
}

TEST(CheckPayments, WhatStandsGoesBeforeWhatWasCorrectedSince) {
    NodeWords words = known(cash(5, "x#1"));
    words.shown["px#1"].push_back(known(cash(6, "x#1")).shown["px#1"].front());
    EXPECT_EQ(given(cash(5) + ',' + cash(6), words), "n#1=5 x#1=6");
    EXPECT_EQ(given(cash(5), words), "x#1=5");  // an old copy
}

TEST(CheckPayments, WhosePlaceIsTakenCorrectsOneThatIsNotListed) {
    const NodeWords words = known(cash(5, "n#1") + ',' + cash(6, "n#2"));
    EXPECT_EQ(given(cash(6) + ',' + cash(7), words), "n#2=6 n#1=7");
    EXPECT_EQ(given(cash(6) + ',' + cash(5) + ',' + cash(7), words), "n#2=6 n#1=5 n#3=7");
    EXPECT_EQ(given(cash(6) + ',' + cash(7) + ',' + cash(8), words), "n#2=6 n#1=7 n#3=8");
}

TEST(CheckPayments, TakesAnyShape) {
    schema::Tree data = schema::parse_tree(R"({"payments":[1,null,[],"x"]})");
    const std::string before = print(data);
    give_payment_ids(data, "n", {});
    EXPECT_EQ(print(data), before);
    data = schema::parse_tree(R"({"payments":{}})");
    give_payment_ids(data, "n", {});
    EXPECT_EQ(print(data), R"({"payments":{}})");
}

}  // namespace
}  // namespace domain::testing
