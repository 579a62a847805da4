#include "domain/check/desk_stories.hpp"

namespace domain::testing {
namespace {

// ---- lines that move ----------------------------------------------------------------------------

TEST_F(CheckDeskTest, AMovedLineStaysAway) {
    send("x", 100, "a1 b1");
    send("x", 101, "d1", {.check = "e"});
    move("b", "c", "e");
    EXPECT_EQ(send("y", 110, "a1 b1"), "a1");
    EXPECT_EQ(conflicts(), "");  // a copy
    EXPECT_EQ(send("x", 120, "a1 b2"), "a1");
    EXPECT_EQ(conflicts(), "e/b");
    EXPECT_EQ(check("e"), "d1 b1");
}

TEST_F(CheckDeskTest, AMovedLineComesBackUnderItsOwnKeyAndOldCopiesOfItChangeNothing) {
    send("x", 100, "a1 b1");
    send("x", 101, "d1", {.check = "e"});
    move("b", "c", "e");
    send("y", 110, "d1 b2", {.check = "e"});
    move("b", "e", "c");
    EXPECT_EQ(check(), "a1 b2");
    EXPECT_EQ(send("z", 120, "a1 b1"), "a1 b2");
    EXPECT_EQ(send("z", 130, "a1 b3"), "a1 b3");
}

TEST_F(CheckDeskTest, NothingOfTheTargetIsReplaced) {
    send("x", 100, "a1 b1");
    send("x", 101, "b5", {.check = "e"});
    move("b", "c", "e");
    EXPECT_EQ(check("e"), "b5 +1");
}

TEST_F(CheckDeskTest, UnderAPlacedKeyALineIsNewOnceTheNodeSentTheCheckWithoutIt) {
    send("x", 100, "a1 -1");
    send("x", 101, "d1", {.check = "e"});
    move("s/1/m", "c", "e");
    EXPECT_EQ(check("e"), "d1 +1");
    EXPECT_EQ(send("x", 110, "a1 -2"), "a1");  // still the one that left
    EXPECT_EQ(conflicts(), "e/+");
    send("x", 120, "a1");
    EXPECT_EQ(send("x", 130, "a1 -3"), "a1 -3");
    EXPECT_EQ(send("y", 140, "a1 -3"), "a1 -3");
    EXPECT_EQ(check("e"), "d1 +1");
}

TEST_F(CheckDeskTest, ALateRetryIsNoProofThatALineLeft) {
    send("x", 100, "a1");
    send("x", 102, "a1 -1");
    send("x", 103, "d1", {.check = "e"});
    move("s/1/m", "c", "e");
    send("x", 101, "a1 ", {.late_s = 10});
    EXPECT_EQ(send("x", 120, "a1 -1 b1"), "a1 b1");
}

TEST_F(CheckDeskTest, WhoNeverSentALineThatLeftIsAskedWhetherItIsNew) {
    send("x", 100, "a1 -1");
    send("x", 101, "d1", {.check = "e"});
    move("s/1/m", "c", "e");
    send("y", 110, "b1");  // it may have been made before the line left, by a clock that is ahead
    EXPECT_EQ(send("y", 120, "b1 -1"), "b1 a1");
    EXPECT_EQ(send("y", 130, "b1 -1 "), "b1 a1");
    EXPECT_EQ(conflicts(), "c/s/1/m");
    EXPECT_EQ(send("y", 140, "b1 -2"), "b1 -2 a1");  // that it never was
}

TEST_F(CheckDeskTest, WhatIsLateOfALineThatLeftDoesNotReplaceTheNewOneUnderItsKey) {
    send("x", 100, "a1 -1");
    send("x", 101, "d1", {.check = "e"});
    move("s/1/m", "c", "e");
    send("x", 110, "a1");
    send("x", 120, "a1 -2");
    EXPECT_EQ(send("x", 105, "a1 -1", {.has_time = false, .late_s = 30}), "a1 -2");
    EXPECT_EQ(conflicts(), "c/s/1/m");
}

TEST_F(CheckDeskTest, WhatIsSaidOfTheFirstOfTwoLinesThatLeftUnderOneKeyIsAskedWhereThatWent) {
    send("x", 100, "a1 -1");
    send("x", 101, "d1", {.check = "e"});
    send("x", 102, "f1", {.check = "g"});
    move("s/1/m", "c", "e");
    send("y", 110, "a1");
    send("y", 120, "a1 -2");
    move("s/1/m", "c", "g");
    EXPECT_EQ(send("x", 130, "a1 -3"), "a1");
    EXPECT_EQ(conflicts(), "e/+");
    EXPECT_EQ(send("y", 140, "a1 -4"), "a1");
    EXPECT_EQ(conflicts(), "e/+ g/+");
}

TEST_F(CheckDeskTest, WhoKnowsTheNewLineUnderTheKeyOfOneThatLeftTakesItOut) {
    send("x", 100, "a1 -1");
    send("x", 101, "d1", {.check = "e"});
    move("s/1/m", "c", "e");
    send("y", 110, "a1");
    EXPECT_EQ(send("y", 120, "a1 -2"), "a1 -2");
    EXPECT_EQ(send("x", 130, "a1", {.knows = true}), "a1");
}

TEST_F(CheckDeskTest, ADroppedLineUnderTheKeyOfOneThatLeftMakesNoWayForThatToComeBack) {
    send("x", 100, "a1 -1");
    send("x", 101, "d1", {.check = "e"});
    move("s/1/m", "c", "e");
    send("y", 110, "a1");
    send("y", 120, "a1 -2");
    send("z", 130, "a1", {.status = "CLOSED"});
    EXPECT_EQ(conflicts(), "c/s/1/m");
    settle(false);
    EXPECT_EQ(send("x", 140, "a1 -3v", {.status = "CLOSED", .knows = true}), "a1");
    EXPECT_EQ(conflicts(), "e/+");
}

TEST_F(CheckDeskTest, WhatWasDroppedOfALineIsNotAskedAgainWhereItWent) {
    send("x", 100, "a1 b1");
    send("x", 101, "d1", {.check = "e"});
    send("x", 110, "a1 b1", {.status = "CLOSED"});
    send("y", 120, "a1 b2");
    settle(false);
    send("x", 130, "a1 b1", {.reopens = true});
    move("b", "c", "e");
    send("y", 140, "a1 b2");
    EXPECT_EQ(conflicts(), "");
}

TEST_F(CheckDeskTest, TwoLinesOfOneIdAreToldApartFromOneThatIsNamedLikeTheSecond) {
    const auto orders = [](const std::string& ids) { return R"(,"orders":[)" + ids + ']'; };
    const std::string a = R"({"orderUniqueId":"a","form":1})",
                      second = R"({"orderUniqueId":"a#2","form":2})";
    send("x", 100, "", {.more = orders(a + ',' + a + ',' + second)});
    EXPECT_EQ(send("y", 110, "b1"), "b1 a1 a1 a#22");
    EXPECT_EQ(conflicts(), "");
}

// ---- money --------------------------------------------------------------------------------------

TEST_F(CheckDeskTest, PaymentsWithoutIdsOfTwoTabletsAreTwo) {
    send("x", 100, "a1 $=500");
    EXPECT_EQ(send("y", 110, "a1 $=500"), "a1 $y#1=500 $x#1=500");
    EXPECT_EQ(paid(), 1000);
}

TEST_F(CheckDeskTest, APaymentWithoutIdIsCorrectedInItsPlace) {
    send("x", 100, "a1 $=500");
    EXPECT_EQ(send("x", 110, "a1 $=600"), "a1 $x#1=600");
}

TEST_F(CheckDeskTest, StrippedIdsAreMatchedOneToOne) {
    send("x", 100, "a1 $=500 $=500");
    send("y", 110, "a1");  // is answered with both
    EXPECT_EQ(send("y", 120, "a1 $=500 $=500"), "a1 $x#1=500 $x#2=500");
    EXPECT_EQ(send("y", 130, "a1 $=500 $=500 $=500"), "a1 $x#1=500 $x#2=500 $y#3=500");
}

TEST_F(CheckDeskTest, APaymentWithoutIdWhosePlaceIsTakenIsCorrectedAllTheSame) {
    send("x", 100, "$=500");
    send("x", 110, "$=605 $=500");  // 500 is what was there, whatever the tablet means
    EXPECT_EQ(send("x", 120, "$=605 $=606"), "$x#2=605 $x#1=606");
}

TEST_F(CheckDeskTest, AnotherNodeDoesNotLowerAPaymentButVoidsIt) {
    send("x", 100, "a1 $k=500");
    EXPECT_EQ(send("y", 110, "a1 $k=400"), "a1 $k=500");
    EXPECT_EQ(conflicts(), "c/k");
    EXPECT_EQ(send("x", 120, "a1 $k=300"), "a1 $k=300");
    EXPECT_EQ(send("y", 130, "a1 $k=300v"), "a1 $k=300v");
    EXPECT_EQ(paid(), 0);
}

TEST_F(CheckDeskTest, WhatANodeWithoutPaymentsSaysIsPaidIsLoweredByItselfAlone) {
    const auto claim = [](int amount) {
        return Sent{.more = R"(,"paidAmount":)" + std::to_string(amount)};
    };
    send("x", 100, "a1", claim(500));
    send("y", 110, "a1", claim(200));
    EXPECT_EQ(paid(), 500);
    Sent late = claim(400);
    late.late_s = 20;
    send("x", 90, "a1", late);
    EXPECT_EQ(paid(), 500);
    Sent without_time = claim(100);
    without_time.has_time = false;
    send("x", 130, "a1", without_time);
    EXPECT_EQ(paid(), 500);
    send("x", 140, "a1", claim(300));
    EXPECT_EQ(paid(), 300);
    send("y", 150, "a1 $k=350", claim(350));
    EXPECT_EQ(paid(), 350);  // the sum of payments where that is more
}

TEST_F(CheckDeskTest, MovingALineLowersNothingThatIsPaid) {
    send("x", 100, "a1 b1", {.more = R"(,"paidAmount":500)"});
    send("x", 101, "d1", {.check = "e"});
    move("b", "c", "e");
    EXPECT_EQ(paid(), 500);
    EXPECT_EQ(paid("e"), 0);
    send("x", 110, "a1", {.more = R"(,"paidAmount":400)"});
    EXPECT_EQ(paid(), 400);  // the decision only repeated what x had said
}

TEST_F(CheckDeskTest, AVoidThatIsKeptLowersNothingThatAnotherSaysIsPaid) {
    send("x", 100, "a1 $k=800");
    send("y", 110, "a1", {.status = "CLOSED", .more = R"(,"paidAmount":500)"});
    EXPECT_EQ(paid(), 800);
    send("x", 120, "a1 $k=800v");
    settle(true);
    EXPECT_EQ(paid(), 500);
}

}  // namespace
}  // namespace domain::testing
