// What the tests of this folder share: an account with a store and customers on either engine, and
// short ways to book and refund.
#pragma once

#include "base/refusal.hpp"
#include "domain/sale/examples.hpp"
#include "features/guests/customers/customers_store.hpp"
#include "features/guests/customers/feature.hpp"
#include "features/guests/customers/merge.hpp"
#include "features/guests/ledger/feature.hpp"
#include "features/records/create.hpp"
#include "features/selling/sales/feature.hpp"
#include "features/selling/sales/sales_store.hpp"
#include "jobs/job_store.hpp"
#include "kinds/customer.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <map>

namespace features::sales::testing {

using domain::Figures;
using domain::RefundTerms;
using domain::Sale;

constexpr std::int64_t hour_ms = 3'600'000, day_ms = 24 * hour_ms;
constexpr std::int64_t noon_ms = 20'000 * day_ms + 12 * hour_ms;  // 2024-10-04

// After each test it is checked that `verify` finds no fault in the database.
class SalesTest : public storage::testing::EngineTest {
protected:
    // Those with tables that the test needs.
    virtual std::vector<const Feature*> features() const {
        return {&ledger::feature, &customers::feature, &feature};
    }
    // The migrations of storage, jobs and these features, which here follow at once.
    std::vector<storage::Migration> migrations() const override {
        std::vector<std::span<const storage::Migration>> parts{jobs::tables};
        for (const Feature* each : features()) parts.push_back(each->tables);
        return storage::testing::with_tables(parts);
    }

    void SetUp() override {
        EngineTest::SetUp();
        write([&](storage::Transaction& tx) {
            records::create_account(tx, world, rules, account, "Account", "test");
            records::create_store(tx, world, rules, account, store, "Store", "UTC", "EUR", "test");
        });
    }
    void TearDown() override { EXPECT_EQ(faults(), std::vector<std::string>()); }

    std::vector<std::string> faults() {
        base::Findings found = storage::verify(*database_);
        for (const Feature* each : features())
            storage::check_rules(*database_, each->invariants, found);
        std::vector<std::string> told;
        for (const base::Problem& fault : found) told.push_back(fault.path + ": " + fault.message);
        return told;
    }
    template <class Work>
    void write(Work work) {
        database_->write_now([&](storage::Transaction& tx) { work(tx); });
    }
    records::Actor actor() const { return {principal, noon_ms, rules}; }
    WriteContext writing(std::int64_t now_ms = noon_ms) const {
        return {account, store, "tester", now_ms};
    }
    std::string made_customer(const std::string& name) {
        std::string id;
        write([&](storage::Transaction& tx) {
            const auto draft = records::draft_create(
                kinds::customer, R"({"firstName":")" + name + "\"}", actor(), world.ids, tx);
            id = records::write(tx, draft, actor()).id;
        });
        return id;
    }
    customers::VisitTotal visits(const std::string& customer) {
        customers::VisitTotal total;
        database_->read([&](storage::ReadView& view) {
            total = customers::visit_totals(view, account, std::span(&customer, 1)).front();
        });
        return total;
    }

    // Of one origin is one sale here.
    std::string sale_id(const std::string& origin) const {
        std::string& id = sale_ids_[origin];
        if (id.empty()) id = world.ids.next();
        return id;
    }
    Booking booking(const std::string& origin, Sale sale) const {
        sale.opened_ms = sale.opened_ms == 0 ? noon_ms - hour_ms : sale.opened_ms;
        sale.closed_ms = sale.closed_ms == 0 ? noon_ms : sale.closed_ms;
        return checked({sale_id(origin), origin, "EUR", sale.closed_ms, std::move(sale)});
    }
    template <class Work>
    Written written(Work work) {
        std::optional<Written> outcome;
        write([&](storage::Transaction& tx) { outcome = work(tx); });
        return *std::move(outcome);
    }
    Written book(const std::string& origin, const Sale& sale) {
        const Booking wanted = booking(origin, sale);
        return written(
            [&](storage::Transaction& tx) { return sales::book(tx, writing(), wanted); });
    }
    Written replace(const std::string& origin, const Sale& sale,
                    std::int64_t now_ms = noon_ms + day_ms) {
        const Booking wanted = booking(origin, sale);
        return written([&](storage::Transaction& tx) {
            return sales::replace(tx, writing(now_ms), wanted,
                                  sales::find_sale(tx, account, wanted.id));
        });
    }
    Written void_sale(const std::string& id, const std::string& reason = "mistake") {
        return written(
            [&](storage::Transaction& tx) { return sales::void_sale(tx, writing(), id, reason); });
    }
    Written reopen(const std::string& id) {
        return written([&](storage::Transaction& tx) { return sales::reopen(tx, writing(), id); });
    }
    Written refund(const std::string& sale, const RefundTerms& terms,
                   std::int64_t now_ms = noon_ms + 2 * day_ms, const std::string& id = {}) {
        const Refund wanted{id.empty() ? world.ids.next() : id, sale, terms, "cold", {"e9", "Eve"}};
        return written(
            [&](storage::Transaction& tx) { return sales::refund(tx, writing(now_ms), wanted); });
    }
    std::optional<StoredSale> stored(const std::string& id) {
        std::optional<StoredSale> found;
        database_->read([&](storage::ReadView& view) { found = find_sale(view, account, id); });
        return found;
    }
    // What reports would find in a table, of all sales of the account.
    std::int64_t total(std::string_view sql) {
        std::int64_t result = 0;
        database_->read([&](storage::ReadView& view) {
            if (storage::Rows rows = view.query(sql, {account}); rows.next())
                result = rows.integer(0);
        });
        return result;
    }
    // A statement that breaks a rule, and what verify must then say.
    struct Harm {
        std::string sql, sentence;
    };
    void expect_found(std::span<const storage::Rule> invariants, const Harm& harm) {
        struct Undo {};
        bool is_found = false;
        const auto judge = [&](storage::Transaction& tx) {
            EXPECT_GT(tx.execute(harm.sql), 0) << harm.sql;
            for (const storage::Rule& rule : invariants)
                if (rule.broken == harm.sentence)
                    is_found |= rule.find ? !rule.find(tx, account).empty()
                                          : tx.query(rule.sql, {account}).next();
            throw Undo();
        };
        EXPECT_THROW(write(judge), Undo);
        EXPECT_TRUE(is_found) << harm.sql;
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

private:
    mutable std::map<std::string, std::string> sale_ids_{};  // by origin

public:
    base::World world = base::system_world();
    const records::Rulebook rules{customers::feature.rules};
    const std::string account = world.ids.next(), store = world.ids.next();
    const auth::Principal principal{.account = account,
                                    .id = "test",
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
};

}  // namespace features::sales::testing
