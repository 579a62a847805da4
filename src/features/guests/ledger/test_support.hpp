// Shared by the tests of this folder: a database with balances on either engine.
#pragma once

#include "features/guests/ledger/ledger_store.hpp"
#include "jobs/job_store.hpp"
#include "storage/test_support.hpp"

namespace features::ledger::testing {

using storage::testing::account;

// The migrations of storage, jobs and this feature, which here follow each other directly.
inline std::vector<storage::Migration> migrations() {
    return storage::testing::with_tables({jobs::tables, tables});
}

// Sentences for what `verify` finds wrong.
inline std::vector<std::string> faults(storage::Database& database) {
    base::Findings found;
    storage::check_rules(database, invariants, found);
    std::vector<std::string> told;
    for (const base::Problem& fault : found) told.push_back(fault.path + ": " + fault.message);
    return told;
}

// After each test, checks that `verify` finds no fault.
class BalanceTest : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override { return testing::migrations(); }
    void TearDown() override { EXPECT_EQ(faults(*database_), std::vector<std::string>()); }

    template <class Work>
    void write(Work work) {
        database_->write_now([&](storage::Transaction& tx) { work(tx); });
    }
    // Runs `work` on the balance, made if necessary, and stores what it did.
    template <class Work>
    void change(const std::string& id, std::int64_t now_ms, Work work) {
        write([&](storage::Transaction& tx) {
            Opened opened = open_or_make(tx, account, id, now_ms);
            work(opened);
            save(tx, opened, {.now_ms = now_ms, .who = "test"});
        });
    }
    void earn(const std::string& id, std::int64_t amount, std::int64_t now_ms = 1,
              std::int64_t expires_ms = domain::never_ms) {
        change(id, now_ms, [&](Opened& opened) {
            require(opened.balance.post(domain::EntryType::earn, amount, now_ms,
                                        {.expires_ms = expires_ms}, opened.written));
        });
    }
    domain::Balance stored(const std::string& id) {
        domain::Balance balance;
        database_->read(
            [&](storage::ReadView& view) { balance = read(view, account, id).balance; });
        return balance;
    }
    // The refusal that `work` throws, by its code.
    template <class Work>
    static std::string refused(Work work) {
        try {
            work();
        } catch (const base::Refusal& refusal) {
            return refusal.code;
        }
        return "was not refused";
    }
};

}  // namespace features::ledger::testing
