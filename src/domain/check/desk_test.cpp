// One small story for each thing that is promised of checks.
#include "domain/check/desk_stories.hpp"

namespace domain::testing {
namespace {

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

TEST_F(CheckDeskTest, WhatGivesWayToAnOldFormThatSaysNoTimeIsAConflict) {
    send("x", 100, "a1");
    send("y", 110, "a1");
    send("y", 120, "");
    send("x", 130, "a2");
    EXPECT_EQ(send("y", 0, "a1", {.has_time = false}), "a1");  // it may be from before 120
    EXPECT_EQ(conflicts(), "c/a");
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
    EXPECT_FALSE(reported_.is_applied);
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
    EXPECT_EQ(reported_.state, "voided");
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

TEST_F(CheckDeskTest, WhatIsMovedByARaiseOfALateRetryIsNotLaterThanWhatItsNodeSaidAfterIt) {
    send("x", 100, "a1");
    send("x", 400, "a2", {.late_s = -290});  // believed to be of 230
    send("y", 120, "a3", {.status = "CLOSED", .knows = true});
    EXPECT_EQ(send("x", 90, "b1", {.reopens = true, .late_s = 40}), "b1 a3");
    EXPECT_EQ(send("x", 390, "a1 b1", {.late_s = 210}), "a1 b1");
    EXPECT_EQ(conflicts(), "c/a");
}

TEST_F(CheckDeskTest, AFormOfBeforeThatIsNewOnlyByALateRetryOfItsNodeDisplacesNothingSilently) {
    send("x", 105, "a2");
    send("y", 106, "a2", {.status = "CLOSED"});
    EXPECT_EQ(send("x", 100, "a1", {.reopens = true, .late_s = 10}), "a1");
    EXPECT_EQ(send("y", 120, "a3"), "a3");
    EXPECT_EQ(send("x", 130, "a2 b1"), "a2 b1");
    EXPECT_EQ(conflicts(), "c/a");
}

TEST_F(CheckDeskTest, AClosingThatSellsWhatWasTakenOutIsAskedThoughTheFormWasAConflict) {
    send("x", 200, "a1 b1");
    send("z", 150, "a1 b3", {.knows = true});
    EXPECT_EQ(send("y", 180, "a1 b2"), "a1 b3");
    EXPECT_EQ(conflicts(), "c/b");
    EXPECT_EQ(send("x", 220, "a1"), "a1");
    EXPECT_EQ(send("y", 230, "a1 b2", {.status = "CLOSED"}), "a1 b2");
    EXPECT_EQ(conflicts(), "c/b");
}

TEST_F(CheckDeskTest, WhatWasSoldThoughTakenOutIsAskedAgainWhenItIsSoldNoMore) {
    send("x", 100, "a1 b1");
    send("y", 110, "a1 b1");
    send("x", 120, "a1");
    EXPECT_EQ(send("y", 130, "a1 b1", {.status = "CLOSED"}), "a1 b1");
    EXPECT_EQ(conflicts(), "c/b");
    EXPECT_EQ(send("z", 140, "a1", {.reopens = true}), "a1");
    EXPECT_EQ(conflicts(), "c/b");
}

}  // namespace
}  // namespace domain::testing
