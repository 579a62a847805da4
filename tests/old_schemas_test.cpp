// A database of every released schema number, made by the program of that time, is brought to
// today's tables and holds what it held. `old_schemas/ENGINE/NUMBER.sql` is such a database as a
// dump.
#include "app/features.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

namespace {

using storage::Engine;
using support::AppFixture;

// The first line says what else is known of the dump: "... key KEY department ID".
struct Dump {
    std::string sql, key, department;
};

std::filesystem::path path_of(Engine engine, int number) {
    return std::filesystem::path(COMANDA_SOURCE_DIR) / "tests/old_schemas" /
           support::name_of(engine) / (std::to_string(number) + ".sql");
}

Dump read_dump(Engine engine, int number) {
    std::ifstream in(path_of(engine, number));
    std::ostringstream text;
    text << in.rdbuf();
    Dump dump{.sql = text.str(), .key = {}, .department = {}};
    std::istringstream words(dump.sql.substr(0, dump.sql.find('\n')));
    for (std::string word; words >> word;) {
        if (word == "key") words >> dump.key;
        if (word == "department") words >> dump.department;
    }
    return dump;
}

void restore(const std::string& database, const std::string& sql) {
    const std::string path = storage::sqlite_path(database);
    if (path.empty()) {
        support::run_sql(database, sql);
        return;
    }
    sqlite3* raw = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &raw), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(raw);
    sqlite3_close(raw);
}

std::int64_t schema_number(storage::Database& database) {
    std::int64_t number = 0;
    database.read([&](storage::ReadView& view) {
        storage::Rows rows =
            view.query(view.engine() == Engine::sqlite
                           ? "PRAGMA user_version"
                           : "SELECT value::bigint FROM installation WHERE name = 'schema_number'");
        if (rows.next()) number = rows.integer(0);
    });
    return number;
}

TEST(OldSchemas, LeaveNoNumberOut) {
    int last = 0;
    for (const storage::Migration& one : app::tables()) {
        EXPECT_LE(one.number, last + 1);
        last = one.number;
    }
}

struct OldSchema : testing::TestWithParam<std::tuple<Engine, int>> {
    std::string get(AppFixture& app, const std::string& path) const {
        const support::Answer answer = app.call("GET", "/v1/svc/" + path, dump.key);
        EXPECT_EQ(answer.status, 200) << path << ": " << answer.body;
        return answer.body;
    }

    const Engine engine = std::get<0>(GetParam());
    const int number = std::get<1>(GetParam());
    const Dump dump = read_dump(engine, number);
};

TEST_P(OldSchema, MigratesAndHoldsWhatItHeld) {
    ASSERT_FALSE(dump.sql.empty())
        << "there is no " << path_of(engine, number) << "; make it with the program of that schema";
    AppFixture app(engine, base::system_world(),
                   [&](const std::string& database) { restore(database, dump.sql); });
    EXPECT_EQ(schema_number(app.database()), storage::newest(app::tables()));
    EXPECT_EQ(app.find_faults(), "");

    const std::string record = get(app, "department/" + dump.department);
    EXPECT_EQ(support::text_member(record, "name"), "Kitchen");
    EXPECT_EQ(support::member(record, "revision"), "3");
    const std::string history = get(app, "department/" + dump.department + "/history");
    EXPECT_NE(history.find("\"Food\""), std::string::npos) << history;
    const std::string list =
        get(app, "store/" + support::text_member(record, "store") + "/departments");
    for (const char* name : {"\"Kitchen\"", "\"Bar\""})
        EXPECT_NE(list.find(name), std::string::npos) << list;
    EXPECT_EQ(app.call("PUT", "/v1/svc/department/" + dump.department, dump.key,
                       R"({"description":"Cold and warm"})")
                  .status,
              200);
}

TEST_P(OldSchema, HoldsItsOrders) {
    AppFixture app(engine, base::system_world(),
                   [&](const std::string& database) { restore(database, dump.sql); });
    const std::string store =
        support::text_member(get(app, "department/" + dump.department), "store");
    const support::Answer answer =
        app.call("GET", "/v1/online-order/svc/store/" + store + "/placedOrders", dump.key);
    const auto orders = schema::elements_of(answer.body);
    ASSERT_EQ(orders.size(), 2U) << answer.body;
    EXPECT_EQ(support::member(orders[0], "orderStatus"), "10");
    EXPECT_EQ(support::member(orders[1], "paidAmount"), "550");
    EXPECT_EQ(app.call("PUT",
                       "/v1/online-order/store/" + store + "/order/" +
                           support::text_member(orders[1], "id") + "/status",
                       dump.key, R"({"orderStatus":8})")
                  .status,
              200);
    EXPECT_EQ(app.find_faults(), "");
}

// A client that had no answer before the upgrade sends the order again after it.
TEST_P(OldSchema, KnowsAnOrderThatIsSentAgain) {
    AppFixture app(engine, base::system_world(),
                   [&](const std::string& database) { restore(database, dump.sql); });
    const std::string store =
        support::text_member(get(app, "department/" + dump.department), "store");
    const auto send = [&](const std::string& item) {
        return app.call("POST", "/v1/online-order/store/" + store + "/saveWebOrder", dump.key,
                        R"({"uniqueOrderID":"later","orderDetails":[{"miName":")" + item +
                            R"(","itemPrice":500}],"deliveryDetail":{"isFutureOrder":true,)"
                            R"("dateStr":"2099-01-01T12:00"}})");
    };
    const support::Answer again = send("Soup");
    EXPECT_EQ(again.status, 200) << again.body;
    EXPECT_EQ(support::member(again.body, "revision"), "1");
    EXPECT_EQ(send("Salad").status, 409);
    EXPECT_EQ(app.find_faults(), "");
}

// Two devices that have said something about a check before the upgrade: one repeats it, both go
// on.
TEST_P(OldSchema, GoesOnWithItsChecks) {
    AppFixture app(engine, base::system_world(),
                   [&](const std::string& database) { restore(database, dump.sql); });
    const std::string store =
        support::text_member(get(app, "department/" + dump.department), "store");
    const auto send = [&](const std::string& node, const std::string& line, int quantity,
                          const std::string& stamp) {
        return app.call("POST", "/v1/sync/store/" + store + "/addOrUpdateCheck", dump.key,
                        R"({"checkID":"T1","node":")" + node +
                            R"(","data":{"lastUpdateInMillisec":)" + stamp +
                            R"(,"seats":[{"id":"1","orders":[{"orderUniqueId":")" + line +
                            R"(","menuName":"Soup","quantity":)" + std::to_string(quantity) +
                            R"(,"price":500}]}]}})");
    };
    const support::Answer again = send("ipad-1", "a", 1, "1767225600000");
    EXPECT_EQ(again.status, 200) << again.body;
    const support::Answer more = send("ipad-1", "a", 3, "1767225700000");
    EXPECT_EQ(more.status, 200) << more.body;
    EXPECT_NE(support::member(more.body, "revision"), support::member(again.body, "revision"));
    const support::Answer other = send("ipad-2", "b", 2, "1767225800000");
    EXPECT_EQ(other.status, 200) << other.body;
    for (const char* said : {R"(\"quantity\":3)", R"(\"quantity\":2)"})
        EXPECT_NE(other.body.find(said), std::string::npos) << said << " in " << other.body;
    EXPECT_EQ(app.find_faults(), "");
}

// Steps that are not released: a new column with what it says of the rows of before, and a table
// that is made anew.
constexpr storage::Migration further[] = {{2, 1, R"sql(
ALTER TABLE record ADD COLUMN shelf LABEL NOT NULL DEFAULT '';
UPDATE record SET shelf = kind WHERE kind = 'department';
CREATE INDEX record_shelf ON record (account, shelf) WHERE shelf <> '';
)sql"},
                                          {3, 3, R"sql(
ALTER TABLE counter RENAME TO counter_before;
CREATE TABLE counter (
    account LABEL NOT NULL, store LABEL NOT NULL, kind LABEL NOT NULL, active FLAG NOT NULL,
    count NUMBER NOT NULL, PRIMARY KEY (account, store, kind, active)) BY_ACCOUNT ROWLESS HOT;
INSERT INTO counter (account, store, kind, active, count)
SELECT account, store, kind, active, count FROM counter_before;
DROP TABLE counter_before;
)sql"}};

TEST_P(OldSchema, TakesFurtherSteps) {
    const support::TempFolder folder;
    std::optional<support::PostgresDatabase> postgres;
    if (engine == Engine::postgres) postgres.emplace();
    base::Settings settings;
    settings.database = postgres ? postgres->url() : "sqlite:" + (folder / "old.db");
    restore(settings.database, dump.sql);

    const int newest = storage::newest(app::tables());
    std::vector<storage::Migration> steps(app::tables().begin(), app::tables().end());
    for (storage::Migration step : further) {
        step.number += newest - 1;
        step.oldest_program += newest - 1;
        steps.push_back(step);
    }
    auto database = storage::open(settings, steps);
    const auto count = [&](std::string_view sql) {
        std::int64_t found = -1;
        database->read([&](storage::ReadView& view) {
            if (storage::Rows rows = view.query(sql); rows.next()) found = rows.integer(0);
        });
        return found;
    };
    EXPECT_EQ(schema_number(*database), newest + 2);
    EXPECT_EQ(count("SELECT COUNT(*) FROM record WHERE shelf <> ''"),
              count("SELECT COUNT(*) FROM record WHERE kind = 'department'"));
    EXPECT_GE(count("SELECT SUM(count) FROM counter WHERE kind = 'department' AND active = 1"), 2);
    database.reset();
    EXPECT_THROW(storage::open(settings, app::tables()), std::runtime_error)
        << "the last step leaves out programs that do not know it";
}

TEST_P(OldSchema, IsRefusedWhenItIsOlderThanTheFirstRelease) {
    try {
        AppFixture app(engine, base::system_world(), [&](const std::string& database) {
            restore(database, dump.sql + "DELETE FROM installation WHERE name = 'release';");
        });
        FAIL() << "a database without a release was used";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string_view(error.what()).find("pre-release program"),
                  std::string_view::npos)
            << error.what();
    }
}

// Of steps that came in one release only the last has a dump. The newest must have one.
std::vector<int> numbers() {
    const int newest = storage::newest(app::tables());
    std::vector<int> all;
    for (int number = 1; number <= newest; ++number)
        if (number == newest || std::filesystem::exists(path_of(Engine::sqlite, number)))
            all.push_back(number);
    return all;
}

INSTANTIATE_TEST_SUITE_P(Old, OldSchema,
                         testing::Combine(testing::ValuesIn(support::engines),
                                          testing::ValuesIn(numbers())),
                         [](const auto& tested) {
                             return support::name_of(std::get<0>(tested.param)) +
                                    std::to_string(std::get<1>(tested.param));
                         });

}  // namespace
