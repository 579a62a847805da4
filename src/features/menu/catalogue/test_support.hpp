// Shared by the tests of this folder: a store on either engine, and helpers that write to it by the
// rules of the catalogue.
#pragma once

#include "base/refusal.hpp"
#include "features/menu/catalogue/catalogue.hpp"
#include "features/records/create.hpp"
#include "features/records/verify.hpp"
#include "kinds/all.hpp"
#include "storage/test_support.hpp"

namespace features::catalogue::testing {

// After each test, checks that `verify` finds no fault in the database.
class CatalogueTest : public storage::testing::EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        write([&](storage::Transaction& tx) {
            records::create_account(tx, world, rules, account, "Account", "test");
            records::create_store(tx, world, rules, account, store, "Store", "UTC", "USD", "test");
        });
    }
    void TearDown() override {
        base::Findings faults = storage::verify(*database_);
        storage::check_rules(*database_, invariants(), faults);
        records::check_documents(*database_, rules, faults);
        for (const base::Problem& fault : faults)
            ADD_FAILURE() << fault.path << ": " << fault.message;
    }

    template <class Work>
    void write(Work work) {
        database_->write_now([&](storage::Transaction& tx) { work(tx); });
    }

    records::Actor actor() const { return {principal, world.clock.now_ms(), rules}; }

    // Makes a record of the store; `members` of its body besides name and store: R"("level":1)".
    std::string made(const kinds::StoredKind& kind, const std::string& name,
                     const std::string& members = {}) {
        std::string body = R"({"name":")" + name + R"(","store":")" + store + '"';
        if (!members.empty()) body += ',' + members;
        std::string id;
        write([&](storage::Transaction& tx) {
            const auto draft = records::draft_create(kind, body + '}', actor(), world.ids, tx);
            id = records::write(tx, draft, actor()).id;
        });
        return id;
    }

    records::Stored update(const kinds::StoredKind& kind, const std::string& id,
                           const std::string& members, const records::Conditions& conditions = {}) {
        records::Stored stored;
        write([&](storage::Transaction& tx) {
            const auto draft = records::draft_update(kind, id, '{' + members + '}', actor(), tx);
            stored = records::write(tx, draft, actor(), conditions);
        });
        return stored;
    }

    schema::Record read(const kinds::StoredKind& kind, const std::string& id) {
        std::optional<schema::Record> record;
        database_->read([&](storage::ReadView& view) {
            const auto row = storage::find(view, kind, account, id);
            if (row) record = schema::read_stored(row->doc, kind);
        });
        return record ? *record : schema::Record(kind);
    }

    // The refusal that `work` throws: "path message; path message" of its problems, else its code.
    template <class Work>
    static std::string refused(Work work) {
        try {
            work();
        } catch (const base::Refusal& refusal) {
            std::string told;
            for (const base::Problem& problem : refusal.problems)
                told += (told.empty() ? "" : "; ") + problem.path + ' ' + problem.message;
            return told.empty() ? refusal.code : told;
        }
        return "was not refused";
    }

public:
    base::World world = base::system_world();
    const records::Rulebook rules{catalogue::rules()};
    const std::string account = world.ids.next(), store = world.ids.next();
    const auth::Principal principal{.account = account,
                                    .id = "test",
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
};

}  // namespace features::catalogue::testing
