#include "domain/ledger/ledger.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace domain {
namespace {

constexpr std::int64_t now = 1'000'000, soon = now + 10, later = now + 20;

// A balance and all entries that it has written.
class LedgerTest : public ::testing::Test {
protected:
    void TearDown() override {
        std::vector<std::string> faults;
        balance_.find_faults(faults);
        for (const std::string& fault : faults) ADD_FAILURE() << fault;
        std::int64_t sum = 0;
        for (const LedgerEntry& entry : entries_) {
            sum += entry.amount;
            EXPECT_EQ(entry.balance, sum);
        }
        EXPECT_EQ(sum, balance_.amount);
    }
    Denied earn(std::int64_t amount, std::int64_t expires_ms = never_ms) {
        return balance_.post(EntryType::earn, amount, now, {.expires_ms = expires_ms}, entries_);
    }
    Denied redeem(std::int64_t amount, std::int64_t floor = 0) {
        return balance_.post(EntryType::redeem, -amount, now, {.floor = floor}, entries_);
    }
    Denied reverse(const LedgerEntry& entry, Share share, std::int64_t at_ms = now) {
        return balance_.reverse(entry, share, reversed_[static_cast<std::size_t>(entry.number - 1)],
                                at_ms, 100, entries_);
    }
    void settle(std::int64_t at_ms) { balance_.settle(at_ms, entries_); }

    Balance balance_;
    std::vector<LedgerEntry> entries_;
    std::vector<std::int64_t> reversed_ = std::vector<std::int64_t>(20);
};

TEST_F(LedgerTest, ARedemptionTakesWhatExpiresFirst) {
    earn(5, later);
    earn(5);
    earn(5, soon);
    EXPECT_EQ(redeem(8), Denied());
    EXPECT_EQ(balance_.lots, (std::vector<Lot>{{later, 2}, {never_ms, 5}}));
    EXPECT_EQ(entries_.back().portions, (Portions{{soon, 5}, {later, 3}}));
}

TEST_F(LedgerTest, NothingSinksBelowItsFloorExceptByReversal) {
    earn(5);
    EXPECT_EQ(redeem(6), Denial::too_little);
    EXPECT_EQ(redeem(5), Denied());
    EXPECT_EQ(redeem(1), Denial::too_little);
    EXPECT_EQ(redeem(3, -3), Denied());
    EXPECT_EQ(redeem(1, -3), Denial::too_little);
    EXPECT_EQ(reverse(entries_[0], {1, 1}), Denied());
    EXPECT_EQ(balance_.amount, -8);
    earn(10);
    EXPECT_EQ(balance_.lots, (std::vector<Lot>{{never_ms, 2}}));
}

TEST_F(LedgerTest, WhatIsHeldIsNotAvailable) {
    earn(10);
    EXPECT_EQ(balance_.hold("a", 7, soon, 0), Denied());
    EXPECT_EQ(balance_.available(), 3);
    EXPECT_EQ(redeem(4), Denial::too_little);
    EXPECT_EQ(balance_.hold("b", 4, soon, 0), Denial::too_little);
    EXPECT_EQ(balance_.commit("a", 8, now, entries_), Denial::more_than_held);
    EXPECT_EQ(balance_.commit("a", 5, now, entries_), Denied());
    EXPECT_EQ(balance_.amount, 5);
    EXPECT_EQ(balance_.available(), 3);
    EXPECT_EQ(balance_.release("a", now, entries_), Denied());
    EXPECT_EQ(balance_.available(), 5);
    EXPECT_EQ(balance_.release("a", now, entries_), Denial::no_such_hold);
    EXPECT_EQ(balance_.commit("a", 1, now, entries_), Denial::no_such_hold);
}

TEST_F(LedgerTest, WhatIsHeldExpiresWhenTheHoldEnds) {
    earn(10, soon);
    balance_.hold("a", 6, later, 0);
    EXPECT_EQ(balance_.due_ms(), soon);
    settle(soon);
    EXPECT_EQ(balance_.amount, 6);
    EXPECT_EQ(entries_.back().type, EntryType::expire);
    EXPECT_EQ(balance_.due_ms(), later);
    EXPECT_EQ(balance_.commit("a", 2, soon, entries_), Denied());
    EXPECT_EQ(balance_.amount, 4);
    settle(later);
    EXPECT_EQ(balance_.amount, 0);
    EXPECT_EQ(entries_.back().amount, -4);
    EXPECT_EQ(balance_.due_ms(), never_ms);
}

TEST_F(LedgerTest, AHoldLapses) {
    earn(10);
    balance_.hold("a", 6, soon, 0);
    settle(soon - 1);
    EXPECT_EQ(balance_.held, 6);
    settle(soon);
    EXPECT_EQ(balance_.held, 0);
    EXPECT_EQ(balance_.available(), 10);
}

TEST_F(LedgerTest, AReversedRedemptionGoesBackToItsLotsAndWhatHasExpiredLivesOnForAWhile) {
    earn(4, soon);
    earn(4, later);
    redeem(8);
    EXPECT_EQ(reverse(entries_[2], {1, 4}), Denied());  // what lives longest first
    EXPECT_EQ(balance_.lots, (std::vector<Lot>{{later, 2}}));
    settle(soon);
    EXPECT_EQ(reverse(entries_[2], {4, 4}, soon), Denied());
    EXPECT_EQ(balance_.lots, (std::vector<Lot>{{later, 4}, {soon + 100, 4}}));
    EXPECT_EQ(balance_.amount, 8);
}

TEST_F(LedgerTest, PartialReversalsAddUpToTheWhole) {
    earn(7);
    for (int part = 1; part <= 5; ++part) {
        EXPECT_EQ(reverse(entries_[0], {part, 5}), Denied());
        EXPECT_EQ(balance_.amount, 7 - share_of(7, {part, 5}));
    }
    EXPECT_EQ(balance_.amount, 0);
    EXPECT_EQ(reverse(entries_[0], {4, 5}), Denial::not_reversible);
    EXPECT_EQ(reverse(entries_[0], {5, 5}), Denied());  // nothing more
    EXPECT_EQ(balance_.entries, 6);
    EXPECT_EQ(reverse(entries_[1], {1, 1}), Denial::not_reversible);
}

TEST_F(LedgerTest, AReversedEarningIsTakenFromItsOwnLotFirst) {
    earn(5, soon);
    earn(5, later);
    reverse(entries_[1], {4, 5});
    EXPECT_EQ(balance_.lots, (std::vector<Lot>{{soon, 5}, {later, 1}}));
}

TEST_F(LedgerTest, AReversalLeavesWhatIsHeldAlone) {
    earn(5);
    balance_.hold("a", 4, later, 0);
    reverse(entries_[0], {1, 1});
    EXPECT_EQ(balance_.amount, 0);
    EXPECT_EQ(balance_.available(), -4);
    balance_.release("a", now, entries_);
    EXPECT_EQ(balance_.amount, 0);
    EXPECT_TRUE(balance_.lots.empty());
}

TEST_F(LedgerTest, AMergeTakesOverLotsHoldsAndDebt) {
    earn(5, soon);
    Balance other;
    std::vector<LedgerEntry> there;
    other.post(EntryType::adjust, 7, now, {.expires_ms = soon}, there);
    other.hold("a", 3, later, 0);
    EXPECT_EQ(balance_.take_over(other, now, entries_, there), Denied());
    EXPECT_EQ(balance_.lots, (std::vector<Lot>{{soon, 12, 3}}));
    EXPECT_EQ(balance_.available(), 9);
    EXPECT_EQ(there.back().amount, -7);
    EXPECT_EQ(other, (Balance{.entries = 2}));
    EXPECT_EQ(balance_.commit("a", 3, now, entries_), Denied());
}

TEST_F(LedgerTest, SumsThatAreTooLargeAreRefused) {
    EXPECT_EQ(earn(balance_max), Denied());
    EXPECT_EQ(earn(1), Denial::too_large);
    EXPECT_EQ(earn(std::numeric_limits<std::int64_t>::max()), Denial::too_large);
    EXPECT_EQ(earn(std::numeric_limits<std::int64_t>::min()), Denial::too_large);
    EXPECT_EQ(balance_.hold("a", balance_max, later, 0), Denied());
    EXPECT_EQ(balance_.hold("b", 1, later, -10), Denial::too_large);
    Balance other = balance_;
    std::vector<LedgerEntry> there;
    EXPECT_EQ(balance_.take_over(other, now, entries_, there), Denial::too_large);
}

TEST_F(LedgerTest, DebtsAndHoldsThatAreTooLargeAreRefused) {
    earn(5);
    EXPECT_EQ(balance_.hold("a", balance_max + 1, later, -never_ms), Denial::too_large);
    EXPECT_EQ(balance_.hold("a", balance_max, later, -balance_max), Denied());
    Balance other;
    other.hold("b", 1, later, -1);
    std::vector<LedgerEntry> there;
    EXPECT_EQ(balance_.take_over(other, now, entries_, there), Denial::too_large);
    EXPECT_EQ(redeem(balance_max, -never_ms), Denied());
    EXPECT_EQ(balance_.commit("a", 6, now, entries_), Denial::too_large);
    EXPECT_EQ(redeem(5, -never_ms), Denied());
    EXPECT_EQ(reverse(entries_[0], {1, 1}), Denial::too_large);
}

TEST(LedgerFaults, AreFoundInEveryStateThatCannotBe) {
    const std::pair<Balance, const char*> broken[] = {
        {{.holds = {{"a", 0, later}}}, "a hold is covered by more than it holds"},
        {{.holds = {{"a", 1, later, {{soon, 2}}}}}, "a hold is covered by more than it holds"},
        {{.lots = {{soon, 0}}}, "a lot holds more than it has"},
        {{.lots = {{soon, 5, -1}}}, "a lot holds more than it has"},
        {{.lots = {{soon, 5, 6}}}, "a lot holds more than it has"},
        {{.lots = {{later, 5}, {soon, 5}}}, "lots are out of order"},
        {{.lots = {{soon, 5}, {soon, 5}}}, "lots are out of order"},
        {{.held = 1}, "the held amount is not the sum of the holds"},
        {{.lots = {{soon, 5, 1}}}, "the lots and the holds disagree about what is held"},
        {{.amount = 6, .lots = {{soon, 5}}}, "the lots have less than the balance"},
        {{.amount = 4, .lots = {{soon, 5}}}, "a debt was not paid although a lot could pay it"}};
    for (const auto& [balance, sentence] : broken) {
        std::vector<std::string> faults;
        balance.find_faults(faults);
        EXPECT_EQ(std::count(faults.begin(), faults.end(), sentence), 1) << sentence;
    }
}

TEST(Share, IsRoundedHalfAwayFromZeroAndNeverOverflows) {
    EXPECT_EQ(share_of(5, {1, 2}), 3);
    EXPECT_EQ(share_of(-5, {1, 2}), -3);
    EXPECT_EQ(share_of(1, {1, 3}), 0);
    EXPECT_EQ(share_of(2, {1, 3}), 1);
    EXPECT_EQ(share_of(balance_max, {balance_max, balance_max}), balance_max);
    EXPECT_EQ(share_of(balance_max, {balance_max - 1, balance_max}), balance_max - 1);
}

TEST(EntryNames, ReadAsTheyAreWritten) {
    EXPECT_EQ(name_of(EntryType::reset_loyalty), "ResetLoyalty");
    EXPECT_EQ(entry_type_of("Merge"), EntryType::merge);
    EXPECT_EQ(entry_type_of("merge"), std::nullopt);
}

}  // namespace
}  // namespace domain
