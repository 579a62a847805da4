// One small story for each thing that is promised of checks.
#include "domain/check_desk_service.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace domain::testing {
namespace {

constexpr std::int64_t start_ms = 1'795'000'000'000;

// A check as it is written here: its lines, then its payments. A line is "a1": of id a in its form
// 1, "a1v" if it is void, and "-1" without an id. A payment is "$k=500", without an id "$=500".
std::string data_of(const std::string& words, const std::string& more) {
    std::string lines, payments, word;
    const auto add = [](std::string& list, const std::string& one) {
        list += (list.empty() ? "" : ",") + one;
    };
    for (std::istringstream in(words); in >> word;) {
        const bool is_void = word.back() == 'v';
        if (is_void) word.pop_back();
        const std::string end = is_void ? R"(,"isVoid":true})" : "}";
        if (word.front() == '$') {
            const std::size_t is = word.find('=');
            const std::string id = word.substr(1, is - 1);
            add(payments, (id.empty() ? "{" : R"({"id":")" + id + R"(",)") + R"("amount":)" +
                              word.substr(is + 1) + end);
        } else if (word.front() == '-') {
            add(lines, R"({"orderNo":1,"menuId":"m","form":)" + word.substr(1) + end);
        } else {
            add(lines, R"({"orderUniqueId":")" + word.substr(0, 1) + R"(","form":)" +
                           word.substr(1) + end);
        }
    }
    return R"({"seats":[{"id":"s","orders":[)" + lines + "]}]" +
           (payments.empty() ? "" : R"(,"payments":[)" + payments + ']') + more + '}';
}

// The other way round. Ids that the service made of lines are told as "+".
std::string words_of(const std::string& data) {
    std::string words;
    const CheckDocument check = read_check(schema::Tree::object(), schema::parse_tree(data));
    for (const CheckPart& part : check.parts) {
        const schema::Tree& content = check.content(part);
        const std::string id(schema::words_of(content, "orderUniqueId"));
        words += words.empty() ? "" : " ";
        if (is_payment(part.key))
            words += '$' + std::string(shown_key(part.key)) + '=' +
                     std::string(schema::words_of(content, "amount"));
        else
            words += (id.empty()               ? "-"
                      : id.starts_with("made") ? "+"
                                               : id) +
                     std::string(schema::words_of(content, "form"));
        if (part.is_void) words += 'v';
    }
    return words;
}

struct Sent {
    std::string check = "c";
    std::string status = "ACTIVE";
    bool has_time = true, reopens = false, knows = false;
    std::int64_t late_s = 0;  // on its way
    std::string more{};       // members
};

class CheckDeskTest : public ::testing::Test {
protected:
    // What the node says at a time of its clock, in seconds. Returns the check as it is then.
    std::string send(const std::string& node, std::int64_t at_s, const std::string& words,
                     const Sent& sent = {}) {
        now_s_ = std::max(now_s_ + 1, at_s + sent.late_s);
        Sending sending;
        sending.check = sent.check;
        sending.node = node;
        sending.at_ms = start_ms + now_s_ * 1'000;
        if (sent.has_time) sending.said_ms = start_ms + at_s * 1'000;
        sending.wants_reopen = sent.reopens;
        if (sent.knows) sending.base_revision = service_.read(sent.check).revision;
        sending.data = data_of(words, R"(,"status":")" + sent.status + '"' + sent.more);
        told_ = service_.send(sending);
        return words_of(told_.data);
    }
    std::string check(const std::string& name = "c") { return words_of(service_.read(name).data); }
    std::int64_t paid(const std::string& name = "c") {
        const schema::Tree data = schema::parse_tree(service_.read(name).data);
        return schema::whole_of(data, "paidAmount").value_or(0);
    }
    void move(const std::string& line, const std::string& from, const std::string& to) {
        now_s_ += 1;
        service_.move(from, to, {line}, start_ms + now_s_ * 1'000);
    }
    // Open ones, as "check/line".
    std::string conflicts() {
        std::string all;
        for (const ToldConflict& each : service_.conflicts())
            all += (all.empty() ? "" : " ") + each.check + '/' +
                   (each.key.starts_with("made") ? "+" : each.key);
        return all;
    }
    void settle(bool is_kept) {
        now_s_ += 1;
        service_.settle(service_.conflicts().at(0).id, is_kept, start_ms + now_s_ * 1'000);
    }

    DeskService service_{};
    Told told_{};
    std::int64_t now_s_ = 0;
};

// ---- a node and itself --------------------------------------------------------------------------

TEST_F(CheckDeskTest, ANodeIsNeverHeldAgainstItselfAfterItReopens) {
    send("x", 500, "a1", {.late_s = -400});  // a clock that is ahead: believed by two minutes
    send("x", 501, "a1", {.status = "CLOSED", .late_s = -400});
    EXPECT_EQ(send("y", 110, "a2", {.reopens = true}), "a2");
    EXPECT_EQ(send("y", 120, "a3"), "a3");
    EXPECT_EQ(send("y", 130, ""), "");
}

TEST_F(CheckDeskTest, WhatANodeSendsAfterItWasRaisedIsMovedLikewise) {
    send("x", 500, "a1", {.late_s = -400});
    send("x", 501, "a1", {.status = "CLOSED", .late_s = -400});  // kept as of 221
    send("y", 110, "a2", {.reopens = true});
    send("y", 120, "a3");  // 231
    EXPECT_EQ(send("z", 225, "a4", {.late_s = -100}), "a3");
    EXPECT_EQ(conflicts(), "c/a c/a");  // x and z lost only because y was raised
    EXPECT_EQ(send("z", 235, "a5", {.late_s = -100}), "a5");
}

TEST_F(CheckDeskTest, WhatLosesAgainstARaisedStampIsAConflict) {
    send("x", 100, "a1");
    send("x", 101, "a1", {.status = "CLOSED"});
    send("y", 50, "a2", {.reopens = true, .late_s = 52});
    EXPECT_EQ(conflicts(), "c/a");  // y could not know of a1 by its clock
    EXPECT_EQ(check(), "a2");
}

TEST_F(CheckDeskTest, WhatLosesAgainstWhatSaidNoTimeIsAConflict) {
    send("x", 100, "b1");
    send("x", 101, "b1", {.status = "CLOSED"});
    send("y", 50, "b1", {.reopens = true, .late_s = 52});
    send("y", 60, "a1 b1", {.late_s = 43});   // moved to 111
    send("z", 0, "a1", {.has_time = false});  // a copy, but of 104
    EXPECT_EQ(send("w", 80, "a2", {.late_s = 25}), "a1 b1");
    EXPECT_EQ(conflicts(), "c/a");  // without the raised stamp it would stand
}

TEST_F(CheckDeskTest, AClockThatIsSetBackTakesNothingAway) {
    send("x", 100, "a1 b1");
    EXPECT_EQ(send("x", 50, "a1 c1", {.late_s = 60}), "a1 b1 c1");
    EXPECT_EQ(send("x", 120, "a1 c1"), "a1 c1");
}

TEST_F(CheckDeskTest, ALateRetryTakesNothingAway) {
    send("x", 100, "a1");
    send("x", 120, "a1 b1");
    EXPECT_EQ(send("x", 110, "a1", {.late_s = 30}), "a1 b1");
    EXPECT_EQ(conflicts(), "");
}

TEST_F(CheckDeskTest, ALateRetryThatReopensTakesNothingAway) {
    send("x", 100, "a1");
    send("x", 120, "a1 b1v $k=500");
    send("y", 130, "a1 b1v $k=500", {.status = "CLOSED"});
    EXPECT_EQ(send("x", 110, "a1", {.reopens = true, .late_s = 30}), "a1 b1v $k=500");
}

TEST_F(CheckDeskTest, WhatHasNoTimeRemovesNothingUnlessItKnowsTheCheck) {
    send("x", 100, "a1 b1");
    EXPECT_EQ(send("x", 110, "a1", {.has_time = false}), "a1 b1");
    EXPECT_EQ(send("x", 120, "a1", {.has_time = false, .knows = true}), "a1");
}

TEST_F(CheckDeskTest, AVoidOfEitherStandsWhereStampsAndArrivalDisagree) {
    send("x", 100, "a1 b1");
    EXPECT_EQ(send("x", 50, "a1v b1", {.late_s = 60}), "a1v b1");
    EXPECT_EQ(conflicts(), "");
    EXPECT_EQ(send("x", 51, "a1v b2", {.late_s = 61}), "a1v b1");
    EXPECT_EQ(conflicts(), "c/b");  // of another form it is not known which is meant
}

TEST_F(CheckDeskTest, ALateRetryOfAVoidThatWasUndoneSinceVoidsNothing) {
    send("y", 90, "a1v");
    send("x", 100, "a1v");
    send("x", 120, "a2", {.knows = true});
    EXPECT_EQ(send("x", 110, "a1v ", {.late_s = 20}), "a2");
}

TEST_F(CheckDeskTest, WhatIsBelievedOfAClockNeverTurnsTheOrderOfItsNodeRound) {
    send("x", 400, "a1", {.late_s = -300});     // believed as of 220
    send("x", 600, "a1 b1", {.late_s = -490});  // 230
    send("x", 390, "a2 b1", {.late_s = -270});  // before both, so that neither changed it back
    EXPECT_EQ(send("y", 225, "a3", {.late_s = -100}), "a3 b1");
}

TEST_F(CheckDeskTest, ACopyUndoesNothing) {
    send("x", 100, "a1");
    send("y", 110, "a2");
    EXPECT_EQ(send("z", 120, "a1 b1"), "a2 b1");
    EXPECT_EQ(send("y", 130, "a1"), "a1 b1");  // deliberately
}

TEST_F(CheckDeskTest, AVoidThatIsUndoneByWhoDoesNotKnowTheCheckIsAConflict) {
    send("x", 100, "a1");
    send("y", 110, "a1v");
    EXPECT_EQ(send("z", 120, "a2"), "a2");
    EXPECT_EQ(conflicts(), "c/a");
}

// ---- closing ------------------------------------------------------------------------------------

TEST_F(CheckDeskTest, WhatOnlyOthersKnewAtTheClosingIsAConflict) {
    send("x", 100, "a1");
    send("y", 110, "b1");
    EXPECT_EQ(send("x", 120, "a1", {.status = "CLOSED"}), "a1");
    EXPECT_EQ(conflicts(), "c/b");
    settle(true);
    EXPECT_EQ(check(), "a1 b1");
    EXPECT_EQ(conflicts(), "");
}

TEST_F(CheckDeskTest, ALateChangeAndALateRemovalAreConflictsAndACopyIsNone) {
    send("x", 100, "a1 b1");
    send("y", 110, "a1 b1", {.status = "CLOSED"});
    EXPECT_EQ(send("x", 120, "a1 b1 "), "a1 b1");
    EXPECT_EQ(conflicts(), "");
    send("x", 130, "a2 b1");
    EXPECT_FALSE(told_.is_applied);
    EXPECT_EQ(conflicts(), "c/a");
    send("x", 140, "a2");
    EXPECT_EQ(conflicts(), "c/a c/b");
    EXPECT_EQ(check(), "a1 b1");
}

TEST_F(CheckDeskTest, ALateChangeBackIsAConflict) {
    send("x", 100, "a1");
    send("x", 110, "a2");
    send("y", 120, "a2", {.status = "CLOSED"});
    send("x", 130, "a1");
    EXPECT_EQ(conflicts(), "c/a");
}

TEST_F(CheckDeskTest, OneConflictPerLineAndFormThatIsSettledInThatForm) {
    send("x", 100, "a1");
    send("x", 110, "a1", {.status = "CLOSED"});
    send("y", 120, "a2");
    send("y", 130, "a2 ");  // said again
    EXPECT_EQ(conflicts(), "c/a");
    send("y", 140, "a3");
    EXPECT_EQ(conflicts(), "c/a c/a");
    send("y", 150, "a3", {.reopens = true});
    EXPECT_EQ(conflicts(), "c/a");  // of a2 still, though a line of that name stands
}

TEST_F(CheckDeskTest, ADroppedConflictIsNotFoundAgain) {
    send("x", 100, "a1");
    send("x", 110, "a1", {.status = "CLOSED"});
    send("y", 120, "a2");
    settle(false);
    send("z", 130, "a2");
    EXPECT_EQ(conflicts(), "");
}

TEST_F(CheckDeskTest, ATakenOutLineThatStandsInTheClosingIsSoldAndAConflict) {
    send("x", 100, "a1 b1");
    send("x", 110, "a1");
    EXPECT_EQ(send("y", 120, "a1 b1", {.status = "CLOSED"}), "a1 b1");
    EXPECT_EQ(conflicts(), "c/b");
    settle(false);
    EXPECT_EQ(check(), "a1");
}

TEST_F(CheckDeskTest, AMovedLineIsNotSoldAndAConflictWhereItLives) {
    send("x", 100, "a1 b1");
    send("x", 101, "d1", {.check = "e"});
    move("b", "c", "e");
    EXPECT_EQ(send("y", 120, "a1 b2", {.status = "CLOSED"}), "a1");
    EXPECT_EQ(conflicts(), "e/b");
    settle(true);
    EXPECT_EQ(check("e"), "d1 b2");
    EXPECT_EQ(check(), "a1");
}

TEST_F(CheckDeskTest, WhatAClosedCheckShowedAndAReopenedOneDoesNotIsAConflict) {
    send("x", 100, "a1");
    send("y", 110, "a2");
    send("x", 120, "a1 ", {.status = "CLOSED"});  // a copy, but it defines the sale
    EXPECT_EQ(check(), "a1");
    EXPECT_EQ(send("z", 130, "", {.reopens = true}), "a2");
    EXPECT_EQ(conflicts(), "c/a");
}

TEST_F(CheckDeskTest, AVoidedCheckHasNoMovedLinesAndAllPayments) {
    send("x", 100, "a1 b1 $k=500");
    send("x", 101, "d1", {.check = "e"});
    move("b", "c", "e");
    EXPECT_EQ(send("y", 120, "a1 b1", {.status = "VOID"}), "a1 $k=500");
    EXPECT_EQ(told_.state, "voided");
}

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

// ---- who knows the check ------------------------------------------------------------------------

TEST_F(CheckDeskTest, WhoKnowsTheCheckReplacesItButOnlyWhatItHolds) {
    send("x", 100, "a1 b1");
    EXPECT_EQ(send("y", 50, "a2", {.knows = true, .late_s = 60}), "a2");
    EXPECT_EQ(conflicts(), "");
    send("x", 120, "a2 d1");
    EXPECT_EQ(check(), "a2 d1");
}

TEST_F(CheckDeskTest, WhoKnowsTheCheckAndRepeatsItRaisesNothing) {
    send("x", 100, "a1");
    send("y", 110, "a1 b1", {.knows = true});
    EXPECT_EQ(send("z", 105, "a2", {.late_s = 10}), "a2 b1");
}

}  // namespace
}  // namespace domain::testing
