// Who waits for whom on PostgreSQL, and who makes a balance that several want at once.
#include "features/guests/ledger/test_support.hpp"

#include <thread>

namespace features::ledger::testing {
namespace {

using namespace std::chrono_literals;

const std::string anna = points_of("65000000000000000000a001");
const std::string ben = points_of("65000000000000000000b001");
constexpr std::string_view one_store = "650000000000000000000101";
constexpr std::string_view other_store = "650000000000000000000102";

// Hands in a write; the future gets why it failed, "" when it did not.
std::future<std::string> submit(storage::Database& database,
                                std::function<void(storage::Transaction&)> apply) {
    auto outcome = std::make_shared<std::promise<std::string>>();
    auto answer = outcome->get_future();
    database.write({.apply = std::move(apply), .done = [outcome](std::exception_ptr failure) {
                        try {
                            if (failure) std::rethrow_exception(failure);
                            outcome->set_value("");
                        } catch (const std::exception& error) {
                            outcome->set_value(error.what());
                        }
                    }});
    return answer;
}

class BalanceLocks : public storage::testing::PostgresTest {
protected:
    BalanceLocks() : PostgresTest(migrations()) {}
    void TearDown() override { EXPECT_EQ(faults(*database_), std::vector<std::string>()); }

    // A sale in the store that earns a point: both locks are held at its end.
    static void sell(storage::Transaction& tx, std::string_view store, const std::string& balance) {
        if (!store.empty()) tx.lock(account, store);
        Opened opened = open_or_make(tx, account, balance, 1);
        require(opened.balance.post(domain::EntryType::earn, 1, 1, {}, opened.written));
        save(tx, opened, {.now_ms = 1, .who = "test"});
        tx.query("SELECT 1").next();  // nothing is left to be sent
    }
    // A sale that stays in its transaction until release() is called.
    class Held {
    public:
        Held(storage::Database& database, std::function<void(storage::Transaction&)> work) {
            outcome_ = submit(database, [this, work = std::move(work)](storage::Transaction& tx) {
                work(tx);
                entered_.set_value();
                leave_.get_future().wait();
            });
            entered_.get_future().wait();
        }
        void release() {
            leave_.set_value();
            EXPECT_EQ(outcome_.get(), "");
        }

    private:
        std::promise<void> entered_, leave_;
        std::future<std::string> outcome_;
    };
    bool has_waiting() {
        for (int tries = 0; tries < 1'000; ++tries) {
            if (waiting_for_locks() == "1") return true;
            std::this_thread::sleep_for(10ms);
        }
        return false;
    }
    std::string waiting_for_locks() {
        return postgres_->run(
            "SELECT COUNT(*) FROM pg_stat_activity "
            "WHERE datname = current_database() AND wait_event_type = 'Lock'");
    }
    // Whether the sale is over while the other still runs: it would wait ten seconds at most, and
    // then fail.
    std::string outcome_of(std::string_view store, const std::string& balance) {
        return submit(*other_, [&](storage::Transaction& tx) { sell(tx, store, balance); }).get();
    }
    std::int64_t amount_of(const std::string& balance) {
        std::int64_t amount = 0;
        database_->read([&](storage::ReadView& view) {
            amount = standing(view, account, balance).value_or(Standing{}).amount;
        });
        return amount;
    }

    // Stands for another process.
    std::unique_ptr<storage::Database> other_ = storage::open(settings_, migrations());
};

TEST_F(BalanceLocks, SalesOfTwoCustomersInTwoStoresDoNotWaitForEachOther) {
    for (int i = 0; i < 2; ++i) {  // the balances are made, then found
        Held sale(*database_, [](storage::Transaction& tx) { sell(tx, one_store, anna); });
        EXPECT_EQ(outcome_of(other_store, ben), "");
        EXPECT_EQ(waiting_for_locks(), "0");
        sale.release();
    }
    EXPECT_EQ(amount_of(anna), 2);
    EXPECT_EQ(amount_of(ben), 2);
}

TEST_F(BalanceLocks, AnEarningSaleWaitsForNoLockOfTheAccount) {
    Held settings(*database_, [](storage::Transaction& tx) {
        tx.lock(account, "");
        tx.query("SELECT 1").next();
    });
    EXPECT_EQ(outcome_of(one_store, anna), "");
    settings.release();
}

TEST_F(BalanceLocks, SalesOfOneCustomerFollowEachOther) {
    for (int i = 0; i < 2; ++i) {
        Held sale(*database_, [](storage::Transaction& tx) { sell(tx, one_store, anna); });
        auto second =
            submit(*other_, [](storage::Transaction& tx) { sell(tx, other_store, anna); });
        ASSERT_TRUE(has_waiting());
        sale.release();
        EXPECT_EQ(second.get(), "");
        EXPECT_EQ(amount_of(anna), 2 * (i + 1));
    }
}

TEST_F(BalanceLocks, ABalanceThatManyWantAtOnceIsMadeOnce) {
    constexpr int rounds = 30;
    std::vector<std::future<std::string>> sales;
    for (int i = 0; i < rounds; ++i)
        for (storage::Database* each : {database_.get(), other_.get()})
            for (int twin = 0; twin < 3; ++twin)
                sales.push_back(submit(*each, [i](storage::Transaction& tx) {
                    sell(tx, "", "points:" + std::to_string(i));
                }));
    for (auto& sale : sales) EXPECT_EQ(sale.get(), "");
    for (int i = 0; i < rounds; ++i) EXPECT_EQ(amount_of("points:" + std::to_string(i)), 6);
}

}  // namespace
}  // namespace features::ledger::testing
