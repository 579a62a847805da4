#include "storage/verify.hpp"

#include "storage/test_support.hpp"

#include <sqlite3.h>

#include <fstream>
#include <tuple>

namespace storage::testing {
namespace {

// One way to damage a database, and the problem that must be found.
struct Damage {
    const char* name;
    const char* sql;
    const char* path;                // how the problem's path begins
    const char* message;             // part of the problem's message
    const char* postgres = nullptr;  // where it is said otherwise there
};

class VerifyTest : public ::testing::TestWithParam<std::tuple<Engine, Damage>> {
protected:
    void SetUp() override {
        if (is_postgres()) {
            postgres_ = support::migrated_postgres(own_migrations());
            settings_ = settings_for(*postgres_);
        }
        auto database = storage::open(settings_);
        put_now(*database, {.id = id_of(1), .name = "Kitchen"});
        put_now(*database, {.id = id_of(2), .name = "Bar"});
        put_now(*database, {.id = id_of(2), .name = "Bar 2"});
        put_now(
            *database,
            {.id = id_of(3), .name = "Child", .references = {{"parent", "department", id_of(1)}}});
        ASSERT_TRUE(verify(*database).empty());
    }
    static bool is_postgres() { return std::get<0>(GetParam()) == Engine::postgres; }
    static const Damage& damage() { return std::get<1>(GetParam()); }

    void inflict() {
        if (is_postgres()) {
            postgres_->run(damage().postgres ? damage().postgres : damage().sql);
            return;
        }
        sqlite3* raw = nullptr;
        ASSERT_EQ(sqlite3_open(path_.c_str(), &raw), SQLITE_OK);
        ASSERT_EQ(sqlite3_exec(raw, damage().sql, nullptr, nullptr, nullptr), SQLITE_OK)
            << sqlite3_errmsg(raw);
        sqlite3_close(raw);
    }

    support::TempFolder folder_;
    std::string path_ = folder_ / "test.db";
    base::Settings settings_ = settings_for(path_);
    std::unique_ptr<support::PostgresDatabase> postgres_;
};

TEST_P(VerifyTest, FindsTheDamage) {
    inflict();
    auto database = storage::open(settings_);
    std::string all;
    bool is_found = false;
    for (const base::Problem& problem : verify(*database)) {
        all += problem.path + ": " + problem.message + "\n";
        if (problem.path.starts_with(damage().path) &&
            problem.message.find(damage().message) != std::string::npos)
            is_found = true;
    }
    EXPECT_TRUE(is_found) << all;
}

constexpr Damage damages[] = {
    {"Counter", "UPDATE counter SET count = 7", "counter", "number of records"},
    {"CounterMissing", "DELETE FROM counter", "counter", "number of records"},
    {"CounterTooMany", "INSERT INTO counter VALUES ('a', '', 'k', 1, 1)", "counter a//k/1",
     "number of records"},
    {"ReferenceToNothing", "UPDATE reference SET to_id = '65ffffffffffffffffffffff'", "reference",
     "points to no record"},
    {"ReferenceToOtherKind", "UPDATE reference SET to_kind = 'tax'", "reference",
     "points to no record"},
    {"ReferenceFromNothing", "UPDATE reference SET from_id = '65ffffffffffffffffffffff'",
     "reference", "comes from no record"},
    {"ReferenceNotInDocument", "UPDATE reference SET to_id = '650000000000000000000002'",
     "reference", "not in the document"},
    {"EventGap", "DELETE FROM event WHERE sequence = 2", "scope", "gap"},
    {"EventLast", "DELETE FROM event WHERE sequence = 4", "scope", "do not end at the sequence"},
    {"EventsAllGone", "DELETE FROM event", "scope", "do not end at the sequence"},
    {"EventBeyond", "UPDATE scope SET sequence = 3", "scope", "do not end at the sequence"},
    {"ConfigurationOld", "UPDATE scope SET configuration = 3", "scope", "configuration sequence"},
    {"ConfigurationBeyond", "UPDATE scope SET configuration = 5", "scope",
     "configuration sequence"},
    {"ConfigurationNegative", "UPDATE scope SET configuration = -1", "scope",
     "configuration sequence"},
    {"ConfigurationOfNoEvent", "UPDATE event SET configuration = 0", "scope",
     "configuration sequence"},
    {"EventOfNoScope", "UPDATE event SET store = 'x' WHERE sequence = 4", "event", "no sequence"},
    {"EventOfAnother", "UPDATE event SET revision = 9 WHERE sequence = 3", "event",
     "not the last change"},
    {"RecordSequence", "UPDATE record SET sequence = 99", "record", "sequence is not one"},
    {"HistoryGap", "UPDATE history SET revision = 3 WHERE revision = 2", "record",
     "history does not run"},
    {"HistoryGone", "DELETE FROM history", "record", "history does not run"},
    {"HistoryOfNothing", "INSERT INTO history VALUES ('a', 'x', 1, 0, 'w', '[]', NULL)",
     "history a/x", "no such record"},
    {"HistoryBefore", "UPDATE history SET before = NULL WHERE revision = 2", "history",
     "lacks the document"},
    {"AnswerOfNoRevision",
     "INSERT INTO idempotency (account, key, fingerprint, etag, body, at_ms, record, revision) "
     "VALUES ('650000000000000000000001', 'k', '', '', '', 0, '650000000000000000000002', 3)",
     "idempotency 650000000000000000000001/k", "no such revision"},
    {"AnswerOfNothing",
     "INSERT INTO idempotency (account, key, fingerprint, etag, body, at_ms, record, revision) "
     "VALUES ('a', 'k', '', '', '', 0, 'x', 1)",
     "idempotency a/k", "no such revision"},
    {"DocumentId", "UPDATE record SET doc = json_set(doc, '$.id', 'x') WHERE rowid = 1", "record",
     "does not agree", "UPDATE record SET doc = replace(doc, '\"id\":\"65', '\"id\":\"75')"},
    {"DocumentRevision", "UPDATE record SET doc = json_set(doc, '$.revision', 5) WHERE rowid = 1",
     "record", "does not agree",
     "UPDATE record SET doc = replace(doc, '\"revision\":1', '\"revision\":5')"},
    {"DocumentActive", "UPDATE record SET doc = json_remove(doc, '$.activeStatus') WHERE rowid = 1",
     "record", "does not agree", "UPDATE record SET doc = replace(doc, 'activeStatus', 'other')"},
    {"NameTwice", "DROP INDEX record_name; UPDATE record SET name_key = 'same'", "record",
     "name is not unique"},
    {"IdTwice", "DROP INDEX record_id; UPDATE record SET id = '650000000000000000000001'", "record",
     "id is not unique",
     "ALTER TABLE record DROP CONSTRAINT record_id;"
     "UPDATE record SET id = '650000000000000000000001'"},
    {"ReferenceToOtherStore", "UPDATE record SET store = 'x' WHERE name_key = 'kitchen'",
     "reference", "another store"},
    {"ReferenceToInactive", "UPDATE record SET active = 0 WHERE name_key = 'kitchen'", "reference",
     "not inactivated by force"},
    {"NoIndexOfNames", "DROP INDEX record_name", "index record_name", "missing"},
    {"NoIndexOfReferences", "DROP INDEX reference_to", "index reference_to", "missing"},
    {"NoIndexOfLists", "DROP INDEX record_list", "index record_list", "missing"},
    {"TableGone", "DROP TABLE counter", "counter", "cannot be read"},
};

constexpr Damage sqlite_damages[] = {
    {"DocumentNotJson", "UPDATE record SET doc = '{\"id\":' WHERE rowid = 1", "record",
     "not valid JSON"},
    {"SearchText", "UPDATE record SET search_text = 'quite other'", "record_search",
     "does not match"},
    {"NoIndexOfIds", "DROP INDEX record_id", "index record_id", "missing"},
    {"SearchIndexEmpty", "INSERT INTO record_search (record_search) VALUES ('delete-all')",
     "record_search", "does not match"},
};

constexpr Damage postgres_damages[] = {
    {"NoIndexOfIds", "ALTER TABLE record DROP CONSTRAINT record_id", "index record_id", "missing"},
    {"NoIndexOfSearch", "DROP INDEX record_search", "index record_search", "missing"},
    {"DocumentNotJson", "UPDATE record SET doc = '{\"id\":'", "record", "cannot be read"},
};

std::string name_of(const ::testing::TestParamInfo<std::tuple<Engine, Damage>>& info) {
    return std::string(std::get<1>(info.param).name) +
           (std::get<0>(info.param) == Engine::postgres ? "_postgres" : "_sqlite");
}

using ::testing::Combine;
using ::testing::Values;
using ::testing::ValuesIn;
INSTANTIATE_TEST_SUITE_P(Damages, VerifyTest, Combine(on_both_engines(), ValuesIn(damages)),
                         name_of);
INSTANTIATE_TEST_SUITE_P(SqliteDamages, VerifyTest,
                         Combine(Values(Engine::sqlite), ValuesIn(sqlite_damages)), name_of);
INSTANTIATE_TEST_SUITE_P(PostgresDamages, VerifyTest,
                         Combine(Values(Engine::postgres), ValuesIn(postgres_damages)), name_of);

TEST(VerifyPages, FindsOverwrittenPages) {
    support::TempFolder folder;
    std::string path = folder / "test.db";
    {
        auto database = storage::open(settings_for(path));
        for (int i = 0; i < 300; ++i)
            put_now(*database, {.id = id_of(i), .name = "Department " + std::to_string(i)});
    }
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(std::filesystem::file_size(path)) - 3 * 4096 + 8);
    file << std::string(2 * 4096, '\x5a');
    file.close();
    auto database = storage::open(settings_for(path));
    EXPECT_FALSE(verify(*database).empty());
}

}  // namespace
}  // namespace storage::testing
