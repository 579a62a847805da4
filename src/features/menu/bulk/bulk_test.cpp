// Batches by themselves, without the rules of any kind: what is read, in which order it is written,
// and what is told when something is refused.
#include "features/menu/bulk/bulk.hpp"

#include "base/refusal.hpp"
#include "features/records/create.hpp"
#include "features/records/verify.hpp"
#include "kinds/all.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

namespace features::bulk {
namespace {

using Told = std::vector<std::string>;

// In the end of each test the database has no fault.
class BulkTest : public storage::testing::EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        database_->write_now([&](storage::Transaction& tx) {
            records::create_account(tx, world_, rules_, account_, "Account", "test");
            records::create_store(tx, world_, rules_, account_, store_, "Store", "UTC", "USD",
                                  "test");
        });
    }
    void TearDown() override {
        base::Findings faults = storage::verify(*database_);
        records::check_documents(*database_, rules_, faults);
        for (const base::Problem& fault : faults)
            ADD_FAILURE() << fault.path << ": " << fault.message;
    }

    records::Actor actor() const { return {principal_, world_.clock.now_ms(), rules_}; }

    Batch drafted(const std::string& entries) {
        std::optional<Batch> batch;
        database_->read([&](storage::ReadView& view) {
            batch = draft(read_entries(R"({"records":[)" + entries + "]}"), store_, actor(),
                          world_.ids, view);
        });
        return *std::move(batch);
    }

    Batch write_all(const std::string& entries) {
        Batch batch = drafted(entries);
        database_->write_now(
            [&](storage::Transaction& tx) { written_ = write(tx, batch, actor()); });
        return batch;
    }

    // "path message" of each problem with which the bulk is refused, or its code alone.
    Told refused(const std::string& entries) {
        try {
            write_all(entries);
        } catch (const base::Refusal& refusal) {
            Told told;
            for (const base::Problem& problem : refusal.problems)
                told.push_back(problem.path + ' ' + problem.message);
            return told.empty() ? Told{refusal.code} : told;
        }
        return {"was not refused"};
    }

    static Told places(const Batch& batch) {
        Told places;
        for (const Batch::Step& step : batch.steps) places.push_back(step.place);
        return places;
    }

    schema::Record read(const kinds::StoredKind& kind, const std::string& id) {
        std::optional<schema::Record> record;
        database_->read([&](storage::ReadView& view) {
            const auto row = storage::find(view, kind, account_, id);
            if (row) record = schema::read_stored(row->doc, kind);
        });
        EXPECT_TRUE(record) << "there is no " << kind.name << ' ' << id;
        return record ? *record : schema::Record(kind);
    }

    // Of the catalogue, the store's own record not counted.
    std::int64_t record_count() {
        std::int64_t count = -1;
        database_->read([&](storage::ReadView& view) {
            storage::Rows rows = view.query(
                "SELECT COUNT(*) FROM record WHERE account = $1 AND store = $2 AND id <> $2",
                {account_, store_});
            if (rows.next()) count = rows.integer(0);
        });
        return count;
    }

    base::World world_ = base::system_world();
    const records::Rulebook rules_{};
    const std::string account_ = world_.ids.next(), store_ = world_.ids.next();
    const auth::Principal principal_{.account = account_,
                                     .id = "test",
                                     .stores = {},
                                     .is_read_only = false,
                                     .areas = auth::Areas::all()};
    Written written_{};
};

TEST_P(BulkTest, TemporaryIdsMayBeUsedBeforeTheyAreMade) {
    const Batch batch = write_all(
        R"({"kind":"menuItem","id":"#soup","name":"Soup","category":"#hot"},)"
        R"({"kind":"category","id":"#hot","name":"Hot","level":1,"department":"#kitchen"},)"
        R"({"kind":"department","id":"#kitchen","name":"Kitchen"},)"
        R"({"kind":"course","name":"Nobody refers to it"})");
    EXPECT_EQ(written_.count, 4);
    ASSERT_EQ(batch.ids.size(), 3U);
    EXPECT_EQ(read(kinds::menu_item, batch.ids.at("#soup"))[kinds::menu_item.category],
              batch.ids.at("#hot"));
    EXPECT_EQ(read(kinds::category, batch.ids.at("#hot"))[kinds::category.department],
              batch.ids.at("#kitchen"));
    EXPECT_EQ(record_count(), 4);
}

TEST_P(BulkTest, KindsAreWrittenInTheOrderOfTheCatalogue) {
    const Batch batch =
        drafted(R"({"kind":"menuItem","name":"0"},{"kind":"category","name":"1","level":1},)"
                R"({"kind":"tax","name":"2"},{"kind":"department","name":"3"},)"
                R"({"kind":"tax","name":"4"})");
    EXPECT_EQ(places(batch),
              Told({"records[3]", "records[2]", "records[4]", "records[1]", "records[0]"}));
}

TEST_P(BulkTest, WithinAKindReferencesLeadTheWay) {
    const Batch batch = drafted(
        R"({"kind":"tax","id":"#a","name":"0","taxes":["#b"]},)"
        R"({"kind":"tax","id":"#b","name":"1","taxes":["#c"]},{"kind":"tax","id":"#c","name":"2"})");
    EXPECT_EQ(places(batch), Told({"records[2]", "records[1]", "records[0]"}));
}

TEST_P(BulkTest, WhatIsInactivatedComesLastAndUsersFirst) {
    const Batch made =
        write_all(R"({"kind":"department","id":"#d","name":"D"},)"
                  R"({"kind":"category","id":"#c","name":"C","level":1,"department":"#d"})");
    const auto entry = [&](const char* kind, const char* id, const char* rest) {
        return R"({"kind":")" + std::string(kind) + R"(","id":")" + made.ids.at(id) + "\"," + rest +
               '}';
    };
    const Batch batch = write_all(entry("department", "#d", R"("activeStatus":false)") + ',' +
                                  entry("category", "#c", R"("activeStatus":false)") + ',' +
                                  R"({"kind":"menuItem","name":"I"})");
    EXPECT_EQ(places(batch), Told({"records[2]", "records[1]", "records[0]"}));
    EXPECT_FALSE(read(kinds::department, made.ids.at("#d"))[kinds::department.is_active]);
}

TEST_P(BulkTest, ACircleOfTemporaryIdsIsWritten) {
    const Batch batch =
        write_all(R"({"kind":"printer","id":"#a","name":"A","backupPrinter":"#b"},)"
                  R"({"kind":"printer","id":"#b","name":"B","backupPrinter":"#c"},)"
                  R"({"kind":"printer","id":"#c","name":"C","backupPrinter":"#a"})");
    const auto& backup = kinds::printer.backup;
    for (const auto& [from, to] : {std::pair("#a", "#b"), {"#b", "#c"}, {"#c", "#a"}})
        EXPECT_EQ(read(kinds::printer, batch.ids.at(from))[backup], batch.ids.at(to));
}

TEST_P(BulkTest, AllProblemsAreToldInOneRound) {
    write_all(R"({"kind":"department","name":"Taken"})");
    const std::string stranger = "650000000000000000000fff";
    const Told told = refused(
        R"({"kind":"department","name":"Taken"},)"
        R"({"kind":"department"},)"
        R"({"kind":"nothing","name":"x"},)"
        R"({"kind":"category","name":"C","level":1,"department":")" +
        stranger +
        R"("},)"
        R"({"kind":"menuItem","name":"I","category":"#nowhere"},)"
        R"({"kind":"course","id":"what?","name":"C"},)"
        R"({"kind":"course","id":"#twice","name":"D"},{"kind":"course","id":"#twice","name":"E"})");
    Told paths;
    for (const std::string& one : told) paths.push_back(one.substr(0, one.find(' ')));
    EXPECT_EQ(paths, Told({"records[0].name", "records[1].name", "records[2].kind",
                           "records[3].department", "records[4].category", "records[5].id",
                           "records[7].id"}));
    EXPECT_EQ(record_count(), 1);
}

TEST_P(BulkTest, WhatRefersToARefusedEntryIsNotJudgedForIt) {
    EXPECT_EQ(refused(R"({"kind":"category","id":"#c","name":"C","level":7},)"
                      R"({"kind":"menuItem","name":"I","category":"#c"},)"
                      R"({"kind":"nothing","id":"#lost"},)"
                      R"({"kind":"menuItem","name":"J","category":"#lost"})")
                  .size(),
              2U);
    EXPECT_EQ(record_count(), 0);
}

// ... but for everything else that is wrong with it.
TEST_P(BulkTest, WhatRefersToARefusedEntryIsJudgedByItself) {
    const Told told =
        refused(R"({"kind":"category","id":"#c","name":"C","level":7},)"
                R"({"kind":"menuItem","name":"I","category":"#c","activeStatus":"perhaps"})");
    ASSERT_EQ(told.size(), 2U);
    EXPECT_TRUE(told[1].starts_with("records[1].activeStatus ")) << told[1];
}

TEST_P(BulkTest, NothingIsWrittenWhenTheLastIsRefused) {
    const Batch made = write_all(R"({"kind":"department","id":"#d","name":"Before"})");
    const std::int64_t sequence = written_.sequence.number;
    EXPECT_EQ(refused(R"({"kind":"department","id":")" + made.ids.at("#d") +
                      R"(","name":"After"},{"kind":"course","name":"C"},)"
                      R"({"kind":"menuItem","name":"I","category":"650000000000000000000fff"})")
                  .size(),
              1U);
    EXPECT_EQ(record_count(), 1);
    EXPECT_EQ(read(kinds::department, made.ids.at("#d"))[kinds::department.name], "Before");
    write_all(R"({"kind":"course","name":"C"})");
    EXPECT_EQ(written_.sequence.number, sequence + 1);
}

TEST_P(BulkTest, AnIdThatNoRecordHasIsKept) {
    const std::string id = "650000000000000000000ABC", kept = "650000000000000000000abc";
    const Batch batch = write_all(R"({"kind":"department","id":")" + id +
                                  R"(","name":"D"},)"
                                  R"({"kind":"category","name":"C","level":1,"department":")" +
                                  kept + "\"}");
    EXPECT_TRUE(batch.ids.empty());
    EXPECT_EQ(read(kinds::department, kept)[kinds::department.name], "D");
    // The same again changes that record.
    write_all(R"({"kind":"department","id":")" + id + R"(","name":"E"})");
    EXPECT_EQ(read(kinds::department, kept)[kinds::department.name], "E");
    EXPECT_EQ(record_count(), 2);
}

TEST_P(BulkTest, AnIdOfAnotherKindIsRefused) {
    const Batch made = write_all(R"({"kind":"department","id":"#d","name":"D"})");
    EXPECT_EQ(refused(R"({"kind":"course","id":")" + made.ids.at("#d") + R"(","name":"C"})"),
              Told({"records[0].id is not the id of a course of this store"}));
}

// A plan may run more than once: after a rollback the same batch is written as if for the first
// time.
TEST_P(BulkTest, ABatchIsWrittenAgainAfterARollback) {
    Batch batch = drafted(R"({"kind":"printer","id":"#a","name":"A","backupPrinter":"#b"},)"
                          R"({"kind":"printer","id":"#b","name":"B","backupPrinter":"#a"})");
    EXPECT_THROW(database_->write_now([&](storage::Transaction& tx) {
        write(tx, batch, actor());
        throw base::Refusal::invalid("after", "it was written");
    }),
                 base::Refusal);
    EXPECT_EQ(record_count(), 0);
    database_->write_now([&](storage::Transaction& tx) { write(tx, batch, actor()); });
    EXPECT_EQ(record_count(), 2);
}

TEST_P(BulkTest, ABodyWithoutAListIsRefused) {
    for (const char* body : {"{}", R"({"records":{}})", R"({"records":null})"})
        EXPECT_THROW(read_entries(body), base::Refusal) << body;
    EXPECT_TRUE(read_entries(R"({"records":[]})").empty());
}

INSTANTIATE_TEST_SUITE_P(Engines, BulkTest, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::bulk
