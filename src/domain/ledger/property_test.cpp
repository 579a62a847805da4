// Random walks of a balance beside a naive oracle. COMANDA_LONG=1 takes a hundred times the steps.
#include "domain/ledger/oracle.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdlib>

namespace domain::testing {
namespace {

constexpr std::int64_t grace_ms = 7;

// A balance with its oracle, and a second pair that is merged into it now and then.
class Walk {
public:
    void take(const Step& step) {
        if (step.kind == Step::wait) now_ms_ += step.lives_ms;
        balance_.settle(now_ms_, written_);
        box_.settle(now_ms_);
        const std::int64_t available = balance_.available();
        const bool is_done = !apply(step);
        RC_ASSERT(is_done == apply_to_box(step));
        RC_ASSERT(difference(balance_, box_) == "");
        check_entries();
        if (balance_.available() < std::min<std::int64_t>(available, step.floor))
            RC_ASSERT(step.kind == Step::reverse || step.kind == Step::merge);
    }

private:
    static constexpr EntryType credits[] = {EntryType::earn, EntryType::adjust};

    std::string hold_id(const Step& step) const {
        if (box_.lapses.empty()) return "none";
        return std::next(box_.lapses.begin(),
                         static_cast<std::ptrdiff_t>(step.which % box_.lapses.size()))
            ->first;
    }
    std::int64_t expiry(const Step& step) const {
        return step.lives_ms < 4 ? never_ms : now_ms_ + step.lives_ms;
    }

    // Whether it was denied.
    bool apply(const Step& step) {
        const std::string hold = hold_id(step);
        const std::int64_t some = std::max<std::int64_t>(step.amount, 1);
        switch (step.kind) {
            case Step::credit:
                return balance_
                    .post(credits[step.which % 2], step.amount, now_ms_,
                          {.expires_ms = expiry(step)}, written_)
                    .has_value();
            case Step::debit:
                return balance_
                    .post(EntryType::redeem, -step.amount, now_ms_, {.floor = step.floor}, written_)
                    .has_value();
            case Step::hold:
                return balance_
                    .hold("h" + std::to_string(holds_ + 1), some, now_ms_ + 1 + step.lives_ms,
                          step.floor)
                    .has_value();
            case Step::commit: return balance_.commit(hold, some, now_ms_, written_).has_value();
            case Step::release: return balance_.release(hold, now_ms_, written_).has_value();
            case Step::reverse: {
                if (written_.empty()) return true;
                const std::size_t at = step.which % written_.size();
                const LedgerEntry entry = written_[at];
                reversed_.resize(written_.size());
                return balance_
                    .reverse(entry, {step.part, step.whole}, reversed_[at], now_ms_, grace_ms,
                             written_)
                    .has_value();
            }
            case Step::merge: {
                Balance other;
                std::vector<LedgerEntry> there;
                other.post(EntryType::adjust, step.amount, now_ms_, {.expires_ms = expiry(step)},
                           there);
                other.hold("m" + std::to_string(holds_ + 1), some, now_ms_ + 2, -20);
                return balance_.take_over(other, now_ms_, written_, there).has_value();
            }
            case Step::wait: break;
        }
        return false;
    }

    // Whether it was done.
    bool apply_to_box(const Step& step) {
        const std::string hold = hold_id(step);
        const std::int64_t some = std::max<std::int64_t>(step.amount, 1);
        switch (step.kind) {
            case Step::credit:
                return box_.post(credits[step.which % 2], step.amount, 0, expiry(step));
            case Step::debit:
                return box_.post(EntryType::redeem, -step.amount, step.floor, never_ms);
            case Step::hold:
                return box_.hold("h" + std::to_string(++holds_), some, now_ms_ + 1 + step.lives_ms,
                                 step.floor);
            case Step::commit: return box_.commit(hold, some);
            case Step::release: return box_.release(hold, now_ms_);
            case Step::reverse:
                return !box_.bookings.empty() &&
                       box_.reverse(step.which % box_.bookings.size(), step.part, step.whole,
                                    now_ms_, grace_ms);
            case Step::merge: {
                CoinBox other;
                other.post(EntryType::adjust, step.amount, 0, expiry(step));
                other.hold("m" + std::to_string(++holds_), some, now_ms_ + 2, -20);
                box_.take_over(other);
                return true;
            }
            case Step::wait: break;
        }
        return true;
    }

    // What was written since the last look: numbers without gaps, a running sum, and the same
    // amounts as in the oracle.
    void check_entries() {
        for (; looked_at_ < written_.size(); ++looked_at_) {
            const LedgerEntry& entry = written_[looked_at_];
            sum_ += entry.amount;
            RC_ASSERT(entry.number == static_cast<std::int64_t>(looked_at_) + 1);
            RC_ASSERT(entry.balance == sum_);
            RC_ASSERT(entry.amount == box_.bookings[looked_at_].amount);
            RC_ASSERT(entry.type == box_.bookings[looked_at_].type);
        }
        RC_ASSERT(sum_ == balance_.amount);
    }

    Balance balance_;
    CoinBox box_;
    std::vector<LedgerEntry> written_;
    std::vector<std::int64_t> reversed_;
    std::int64_t now_ms_ = 1'000;
    int holds_ = 0;
    std::size_t looked_at_ = 0;
    std::int64_t sum_ = 0;
};

// A failing walk is shortened, but its steps stay as they are: to shrink those too takes minutes.
auto any_number() {
    return rc::gen::noShrink(
        rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

TEST(LedgerProperty, ABalanceIsWhatItsOracleIsAfterEveryStep) {
    constexpr std::size_t steps = 1'000;  // and a hundred walks in each check
    const int checks = std::getenv("COMANDA_LONG") ? 100 : 1;
    for (int i = 0; i < checks; ++i)
        ASSERT_TRUE(rc::check("a balance is what its oracle is", [] {
            const auto numbers =
                *rc::gen::container<std::vector<std::uint64_t>>(steps, any_number());
            Walk walk;
            for (const std::uint64_t number : numbers) walk.take(Step(number));
        }));
}

// Of an earning or a redemption of any size, reversed in any number of growing parts.
TEST(LedgerProperty, PartialReversalsAddUpToTheWholeShareEachTime) {
    ASSERT_TRUE(rc::check("reversals add up", [] {
        const auto amount = *rc::gen::inRange<std::int64_t>(1, balance_max / 2);
        const auto whole = *rc::gen::inRange<std::int64_t>(1, balance_max);
        auto parts = *rc::gen::container<std::vector<std::int64_t>>(
            rc::gen::inRange<std::int64_t>(0, whole + 1));
        parts.push_back(whole);
        std::ranges::sort(parts);
        const bool is_earned = *rc::gen::arbitrary<bool>();
        Balance balance;
        std::vector<LedgerEntry> written;
        balance.post(EntryType::earn, amount, 1, {}, written);
        if (!is_earned) balance.post(EntryType::redeem, -amount, 1, {}, written);
        const LedgerEntry entry = written.back();
        const std::int64_t before = balance.amount;
        std::int64_t reversed = 0;
        for (const std::int64_t part : parts) {
            RC_ASSERT(!balance.reverse(entry, {part, whole}, reversed, 2, 1, written));
            RC_ASSERT(reversed == share_of(amount, {part, whole}));
            RC_ASSERT(balance.amount == before + (is_earned ? -reversed : reversed));
        }
        RC_ASSERT(reversed == amount);
    }));
}

}  // namespace
}  // namespace domain::testing
