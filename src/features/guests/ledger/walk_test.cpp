// A random walk of balances in the tables of either engine, beside the naive oracle of the
// arithmetic. COMANDA_LONG=1 makes it longer; COMANDA_SEED=N repeats one.
#include "domain/ledger/oracle.hpp"
#include "features/guests/ledger/test_support.hpp"

#include <random>

namespace features::ledger::testing {
namespace {

using domain::EntryType;
using domain::testing::CoinBox;
using domain::testing::Step;

constexpr std::int64_t grace_ms = 30LL * 24 * 3'600'000;  // as ledger.cpp has it

class StoredWalk : public BalanceTest {
protected:
    // Runs `work`; whether it was done, not refused.
    template <class Work>
    bool done(Work work) {
        try {
            change(points_, now_ms_, work);
        } catch (const base::Refusal&) {
            return false;
        }
        return true;
    }
    std::string hold_id(const Step& step) const {
        if (box_.lapses.empty()) return "none";
        return std::next(box_.lapses.begin(),
                         static_cast<std::ptrdiff_t>(step.which % box_.lapses.size()))
            ->first;
    }
    std::int64_t expiry(const Step& step) const {
        return step.lives_ms < 4 ? domain::never_ms : now_ms_ + step.lives_ms;
    }

    bool take(const Step& step) {
        const std::int64_t some = std::max<std::int64_t>(step.amount, 1);
        const std::string hold = hold_id(step), next = "h" + std::to_string(++holds_);
        const std::int64_t expires = expiry(step), lapses = now_ms_ + 1 + step.lives_ms;
        switch (step.kind) {
            case Step::credit:
                box_.post(EntryType::earn, step.amount, 0, expires);
                return done([&](Opened& opened) {
                    require(opened.balance.post(EntryType::earn, step.amount, now_ms_,
                                                {.expires_ms = expires}, opened.written));
                });
            case Step::debit:
                return box_.post(EntryType::redeem, -step.amount, step.floor, domain::never_ms) ==
                       done([&](Opened& opened) {
                           require(opened.balance.post(EntryType::redeem, -step.amount, now_ms_,
                                                       {.floor = step.floor}, opened.written));
                       });
            case Step::hold:
                return box_.hold(next, some, lapses, step.floor) == done([&](Opened& opened) {
                           require(opened.balance.hold(next, some, lapses, step.floor));
                       });
            case Step::commit:
                return box_.commit(hold, some) == done([&](Opened& opened) {
                           require(opened.balance.commit(hold, some, now_ms_, opened.written));
                       });
            case Step::release:
                return box_.release(hold, now_ms_) == done([&](Opened& opened) {
                           require(opened.balance.release(hold, now_ms_, opened.written));
                       });
            case Step::reverse: return reverse_like(step);
            case Step::merge:
            case Step::wait: break;
        }
        return true;
    }
    bool reverse_like(const Step& step) {
        if (box_.bookings.empty()) return true;
        const std::size_t which = step.which % box_.bookings.size();
        bool is_done = true;
        try {
            write([&](storage::Transaction& tx) {
                reverse(tx, account, points_, static_cast<std::int64_t>(which) + 1,
                        {step.part, step.whole}, {.now_ms = now_ms_, .who = "test"});
            });
        } catch (const base::Refusal&) {
            is_done = false;
        }
        return box_.reverse(which, step.part, step.whole, now_ms_, grace_ms) == is_done;
    }

    CoinBox box_;
    const std::string points_ = points_of("65000000000000000000a001");
    std::int64_t now_ms_ = 1'000;
    int holds_ = 0;
};

INSTANTIATE_TEST_SUITE_P(On, StoredWalk, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(StoredWalk, IsWhereItsOracleIsAfterEveryStep) {
    const char* const named = std::getenv("COMANDA_SEED");
    const auto seed = named ? std::stoull(named) : std::random_device()();
    SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
    std::mt19937_64 random(seed);
    const int steps = std::getenv("COMANDA_LONG") ? 20'000 : 600;
    for (int i = 0; i < steps; ++i) {
        const Step step(random());
        if (step.kind == Step::wait) now_ms_ += step.lives_ms;
        change(points_, now_ms_, [](Opened&) {});  // settles
        box_.settle(now_ms_);
        ASSERT_TRUE(take(step)) << "step " << i;
        ASSERT_EQ(domain::testing::difference(stored(points_), box_), "") << "step " << i;
        if (i % 100 == 0) {
            ASSERT_EQ(faults(*database_), std::vector<std::string>());
        }
    }
}

}  // namespace
}  // namespace features::ledger::testing
