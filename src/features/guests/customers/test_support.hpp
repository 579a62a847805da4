// Shared by the tests of this folder: an account with customers on either engine.
#pragma once

#include "base/refusal.hpp"
#include "features/guests/customers/customers_store.hpp"
#include "features/guests/customers/feature.hpp"
#include "features/guests/customers/merge.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/guests/ledger/feature.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "features/records/create.hpp"
#include "features/records/verify.hpp"
#include "jobs/job_store.hpp"
#include "kinds/all.hpp"
#include "storage/test_support.hpp"

namespace features::customers::testing {

// After each test, checks that `verify` finds no fault in the database.
class CustomersTest : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override {
        return storage::testing::with_tables(
            {jobs::tables, ledger::feature.tables, feature.tables});
    }
    void SetUp() override {
        EngineTest::SetUp();
        write([&](storage::Transaction& tx) {
            records::create_account(tx, world, rules, account, "Account", "test");
            records::create_store(tx, world, rules, account, store, "Store", "UTC", "USD", "test");
        });
    }
    void TearDown() override {
        base::Findings faults = storage::verify(*database_);
        storage::check_rules(*database_, feature.invariants, faults);
        storage::check_rules(*database_, ledger::feature.invariants, faults);
        records::check_documents(*database_, rules, faults);
        for (const base::Problem& fault : faults)
            ADD_FAILURE() << fault.path << ": " << fault.message;
    }

    template <class Work>
    void write(Work work) {
        database_->write_now([&](storage::Transaction& tx) { work(tx); });
    }
    records::Actor actor() const { return {principal, world.clock.now_ms(), rules}; }

    std::string made(const std::string& members) {
        std::string id;
        write([&](storage::Transaction& tx) {
            const auto draft =
                records::draft_create(kinds::customer, '{' + members + '}', actor(), world.ids, tx);
            id = records::write(tx, draft, actor()).id;
        });
        return id;
    }
    void update(const std::string& id, const std::string& members) {
        write([&](storage::Transaction& tx) {
            records::write(
                tx, records::draft_update(kinds::customer, id, '{' + members + '}', actor(), tx),
                actor());
        });
    }
    void merge(const std::string& to, const std::string& from) {
        write([&](storage::Transaction& tx) { customers::merge(tx, actor(), to, from, {}); });
    }
    void visit(const std::string& sale, const std::string& customer, std::int64_t at_ms,
               std::int64_t spent_minor) {
        write([&](storage::Transaction& tx) {
            add_visit(tx, account, sale, customer, at_ms, spent_minor);
        });
    }
    void take_back(const std::string& sale) {
        write([&](storage::Transaction& tx) { take_visit_back(tx, account, sale); });
    }
    void earn(const std::string& customer, std::int64_t points, std::int64_t expires_ms) {
        write([&](storage::Transaction& tx) {
            const std::int64_t now_ms = world.clock.now_ms();
            auto opened = ledger::open_or_make(tx, account, ledger::points_of(customer), now_ms);
            ledger::require(opened.balance.post(domain::EntryType::earn, points, now_ms,
                                                {.expires_ms = expires_ms}, opened.written));
            ledger::save(tx, opened, {.now_ms = now_ms, .who = "test"});
        });
    }
    void hold(const std::string& customer, const std::string& id, std::int64_t points) {
        write([&](storage::Transaction& tx) {
            const std::int64_t now_ms = world.clock.now_ms();
            auto opened = ledger::open_or_make(tx, account, ledger::points_of(customer), now_ms);
            ledger::require(opened.balance.hold(id, points, domain::never_ms, 0));
            ledger::save(tx, opened, {.now_ms = now_ms, .who = "test"});
        });
    }
    std::optional<ledger::Standing> points(const std::string& customer) {
        std::optional<ledger::Standing> found;
        database_->read([&](storage::ReadView& view) {
            found = ledger::standing(view, account, ledger::points_of(customer));
        });
        return found;
    }
    VisitTotal total(const std::string& customer) {
        VisitTotal found;
        database_->read([&](storage::ReadView& view) {
            found = visit_totals(view, account, std::span(&customer, 1)).front();
        });
        return found;
    }
    schema::Record read(const std::string& id) {
        std::optional<schema::Record> record;
        database_->read([&](storage::ReadView& view) {
            const auto row = storage::find(view, kinds::customer, account, id);
            if (row) record = schema::read_stored(row->doc, kinds::customer);
        });
        return record ? *record : schema::Record(kinds::customer);
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

    base::World world = base::system_world();
    const records::Rulebook rules{feature.rules};
    const std::string account = world.ids.next(), store = world.ids.next();
    const auth::Principal principal{.account = account,
                                    .id = "test",
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
};

}  // namespace features::customers::testing
