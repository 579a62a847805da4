#include "features/guests/ledger/feature.hpp"
#include "features/guests/ledger/test_support.hpp"

namespace features::ledger::testing {
namespace {

using domain::EntryType;
using domain::Lot;

const std::string anna = "65000000000000000000a001", ben = "65000000000000000000b001";

class StoredBalance : public BalanceTest {
protected:
    std::vector<EntryRow> entries(const std::string& id) {
        std::vector<EntryRow> found;
        database_->read([&](storage::ReadView& view) {
            found = entries_before(view, account, id, domain::never_ms, 100);
        });
        return found;
    }
    std::string state_of(const std::string& hold) {
        std::string state;
        database_->read([&](storage::ReadView& view) {
            const auto found = find_hold(view, account, hold);
            if (found) state = found->state;
        });
        return state;
    }
    void hold(const std::string& id, const std::string& hold_id, std::int64_t amount,
              std::int64_t lapses_ms, std::int64_t floor = 0) {
        change(id, 1, [&](Opened& opened) {
            require(opened.balance.hold(hold_id, amount, lapses_ms, floor));
        });
    }
    const std::string points_ = points_of(anna);
};

INSTANTIATE_TEST_SUITE_P(On, StoredBalance, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(StoredBalance, BeginsWithTheEnrolment) {
    write([&](storage::Transaction& tx) {
        enrol(tx, account, anna,
              {.now_ms = 5, .who = "key", .ticket = "7", .notes = "new", .adjusted_by = "Eve"});
    });
    const auto found = entries(points_);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].entry, (domain::LedgerEntry{1, EntryType::enrollment, 5, 0, 0}));
    EXPECT_EQ(found[0].ticket + found[0].notes + found[0].adjusted_by + found[0].who, "7newEvekey");
}

TEST_P(StoredBalance, IsReadAsItWasLeft) {
    earn(points_, 10, 1, 500);
    earn(points_, 5);
    hold(points_, "h1", 12, 900);
    change(points_, 2, [](Opened& opened) {
        opened.holds_end_as = "committed";
        require(opened.balance.commit("h1", 3, 2, opened.written));
    });
    EXPECT_EQ(stored(points_).lots, (std::vector<Lot>{{500, 7, 7}, {domain::never_ms, 5, 2}}));
    EXPECT_EQ(stored(points_).holds,
              (std::vector<domain::Hold>{{"h1", 9, 900, {{500, 7}, {domain::never_ms, 2}}}}));
    EXPECT_EQ(state_of("h1"), "open");
    change(points_, 3, [](Opened& opened) {
        opened.holds_end_as = "committed";
        require(opened.balance.commit("h1", 9, 3, opened.written));
    });
    EXPECT_EQ(state_of("h1"), "committed");
    EXPECT_EQ(stored(points_).lots, (std::vector<Lot>{{domain::never_ms, 3}}));
    ASSERT_EQ(entries(points_).size(), 4U);
    EXPECT_EQ(entries(points_)[1].entry.portions, (domain::Portions{{500, 3}}));
}

TEST_P(StoredBalance, SettlesWhatIsDueByItself) {
    earn(points_, 10, 1, 500);
    hold(points_, "h1", 4, 900);
    earn(points_of(ben), 3, 1, 901);
    const auto settle = [&](std::int64_t now_ms) {
        write([&](storage::Transaction& tx) { settle_due(tx, account, now_ms); });
    };
    settle(499);
    EXPECT_EQ(stored(points_).amount, 10);
    settle(500);
    EXPECT_EQ(stored(points_).amount, 4);
    settle(900);
    EXPECT_EQ(stored(points_), (domain::Balance{.entries = 3}));
    EXPECT_EQ(state_of("h1"), "lapsed");
    EXPECT_EQ(stored(points_of(ben)).amount, 3);
    write([&](storage::Transaction& tx) { feature.retention[0].forget(tx, account, 901); });
    EXPECT_EQ(state_of("h1"), "");
}

TEST_P(StoredBalance, OfManyCustomersIsReadInOneQuery) {
    earn(points_of(ben), 3);
    hold(points_of(ben), "h1", 2, 900);
    earn(points_of(anna), 4);
    const std::vector<std::string> ids{points_of(anna), points_of("nobody's \"id\""),
                                       points_of(ben)};
    database_->read([&](storage::ReadView& view) {
        const auto found = standings(view, account, ids);
        EXPECT_EQ(found[0]->available(), 4);
        EXPECT_FALSE(found[1]);
        EXPECT_EQ(found[2]->available(), 1);
        EXPECT_TRUE(standings(view, account, {}).empty());
        EXPECT_FALSE(standing(view, "another account", ids[0]));
        EXPECT_EQ(standing(view, account, ids[2])->held, 2);
    });
}

TEST_P(StoredBalance, MovesWithAMergedCustomer) {
    const domain::Balance::Terms no_floor{.floor = -1'000};
    earn(points_, 10, 1, 500);
    hold(points_, "h1", 4, 900);
    earn(points_of(ben), 1);
    change(allowance_of(anna, "Monthly:2026-11-01"), 1, [&](Opened& opened) {
        require(opened.balance.post(EntryType::redeem, -30, 1, no_floor, opened.written));
    });
    write([&](storage::Transaction& tx) {
        move_balances(tx, account, anna, ben, {.now_ms = 2, .who = "key", .notes = "same person"});
    });
    EXPECT_EQ(stored(points_), (domain::Balance{.entries = 2}));
    EXPECT_EQ(stored(points_of(ben)).available(), 7);
    EXPECT_EQ(stored(allowance_of(ben, "Monthly:2026-11-01")).amount, -30);
    EXPECT_EQ(refused([&] { earn(points_, 1); }), "customer_merged");
    change(points_of(ben), 3,
           [](Opened& opened) { require(opened.balance.release("h1", 3, opened.written)); });
    EXPECT_EQ(state_of("h1"), "released");
    EXPECT_EQ(stored(points_of(ben)).available(), 11);
    write([&](storage::Transaction& tx) {  // nothing is left to be moved
        move_balances(tx, account, anna, ben, {.now_ms = 2, .who = "key"});
    });
}

TEST_P(StoredBalance, IsReversedByShares) {
    earn(points_, 7);
    const auto reversed = [&](domain::Share share) {
        std::int64_t posted = 0;
        write([&](storage::Transaction& tx) {
            posted = reverse(tx, account, points_, 1, share, {.now_ms = 2, .who = "key"});
        });
        return posted;
    };
    EXPECT_EQ(reversed({1, 3}), -2);
    EXPECT_EQ(reversed({1, 3}), 0);
    write([&](storage::Transaction& tx) {
        move_balances(tx, account, anna, ben, {.now_ms = 2, .who = "key"});
    });
    EXPECT_EQ(reversed({2, 3}), -3);  // of the balance that took it over
    EXPECT_EQ(reversed({3, 3}), -2);
    EXPECT_EQ(stored(points_of(ben)).amount, 0);
    EXPECT_EQ(refused([&] { reversed({1, 3}); }), "not_reversible");
    EXPECT_EQ(refused([&] {
                  write([&](storage::Transaction& tx) {
                      reverse(tx, account, points_, 99, {1, 1}, {.now_ms = 2, .who = "key"});
                  });
              }),
              "not_found");
}

TEST_P(StoredBalance, KnowsTheLatestPeriodOfEachSort) {
    for (const char* period : {"Monthly:2026-11-01", "Monthly:2026-10-01", "Yearly:2027-01-01"})
        change(allowance_of(anna, period), 1, [](Opened&) {});
    database_->read([&](storage::ReadView& view) {
        EXPECT_EQ(latest_period(view, account, anna, "Monthly:"), "Monthly:2026-11-01");
        EXPECT_EQ(latest_period(view, account, anna, "Weekly:"), "");
        EXPECT_EQ(latest_period(view, account, ben, "Monthly:"), "");
    });
}

TEST_P(StoredBalance, AHoldOfAnAllowanceBelongsToThePeriodItWasMadeIn) {
    const std::string before = allowance_of(anna, "Monthly:2026-10-01");
    const std::string after = allowance_of(anna, "Monthly:2026-11-01");
    hold(before, "h1", 80, 900, -100);
    hold(after, "h2", 100, 900, -100);
    change(before, 2,
           [](Opened& opened) { require(opened.balance.commit("h1", 80, 2, opened.written)); });
    EXPECT_EQ(stored(before).amount, -80);
    EXPECT_EQ(stored(after).amount, 0);
    EXPECT_EQ(stored(after).held, 100);
}

// Each breaks one thing, and mends it again.
TEST_P(StoredBalance, IsVerified) {
    earn(points_, 10, 1, 500);
    earn(points_, 5);
    hold(points_, "h1", 12, 900);
    earn(points_of(ben), 1);
    const auto tampered = [&](std::string_view breaking, std::string_view mending) {
        write([&](storage::Transaction& tx) { tx.execute(breaking); });
        std::string told;
        for (const std::string& fault : faults(*database_)) told += fault + '\n';
        write([&](storage::Transaction& tx) { tx.execute(mending); });
        EXPECT_EQ(faults(*database_), std::vector<std::string>());
        return told;
    };
    const auto expect = [&](std::string_view breaking, std::string_view mending,
                            std::string_view sentence) {
        EXPECT_NE(tampered(breaking, mending).find(sentence), std::string::npos) << breaking;
    };
    expect("UPDATE balance SET amount = amount + 1", "UPDATE balance SET amount = amount - 1",
           "not the sum of its entries");
    expect("UPDATE balance SET entries = entries + 1", "UPDATE balance SET entries = entries - 1",
           "not the sum of its entries");
    expect("UPDATE balance_entry SET after = after + 1 WHERE number = 2",
           "UPDATE balance_entry SET after = after - 1 WHERE number = 2",
           "does not follow from the one before");
    expect("UPDATE balance_entry SET balance = 'x' || balance",
           "UPDATE balance_entry SET balance = substr(balance, 2)", "its balance does not exist");
    expect("UPDATE balance_hold SET remaining = remaining - 1",
           "UPDATE balance_hold SET remaining = remaining + 1", "not the sum of its open holds");
    expect("UPDATE balance_hold SET balance = 'x' || balance",
           "UPDATE balance_hold SET balance = substr(balance, 2)",
           "h1: its balance does not exist");
    expect("UPDATE balance_lot SET remaining = remaining - 1",
           "UPDATE balance_lot SET remaining = remaining + 1", "lots do not add up");
    expect("UPDATE balance_lot SET remaining = remaining + 1",
           "UPDATE balance_lot SET remaining = remaining - 1", "lots do not add up");
    expect("UPDATE balance_lot SET balance = 'x' || balance",
           "UPDATE balance_lot SET balance = substr(balance, 2)", "its balance does not exist");
    expect("UPDATE balance SET moved_to = 'x'", "UPDATE balance SET moved_to = ''",
           "taken over but is not empty");
    expect("UPDATE balance_lot SET held = held - 1 WHERE held > 0",
           "UPDATE balance_lot SET held = held + 1 WHERE held > 0", "do not fit together");
}

}  // namespace
}  // namespace features::ledger::testing
