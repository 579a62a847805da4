// A database of every earlier schema number, made by the program of that time, is brought to
// today's tables and holds what it held. `old_schemas/ENGINE/NUMBER.sql` is such a database as a
// dump.
#include "access/sign_ins.hpp"
#include "app/features.hpp"
#include "base/refusal.hpp"
#include "schema/json.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
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
    if (number < 15) return;  // there were none
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

// Stores of before have an owner among their staff too, and only one however often the program
// starts.
TEST_P(OldSchema, GivesEveryStoreAnOwner) {
    ASSERT_FALSE(dump.sql.empty());
    AppFixture app(engine, base::system_world(),
                   [&](const std::string& database) { restore(database, dump.sql); });
    const std::string store =
        support::text_member(get(app, "department/" + dump.department), "store");
    if (engine == Engine::postgres) app.add_process();
    const auto roles = schema::elements_of(get(app, "store/" + store + "/roles"));
    ASSERT_EQ(roles.size(), 1U);
    EXPECT_EQ(support::text_member(roles[0], "name"), "Owner");
    EXPECT_EQ(schema::elements_of(get(app, "store/" + store + "/users")).size(), 1U);
    EXPECT_EQ(app.find_faults(), "");
}

// Sign-ins of before are still there, and leave their e-mail addresses to other accounts.
TEST_P(OldSchema, LetsAnEmailBeInTwoAccounts) {
    AppFixture app(engine, base::system_world(),
                   [&](const std::string& database) { restore(database, dump.sql); });
    std::vector<auth::SignIn> before;
    app.database().read([&](storage::ReadView& view) { before = auth::list_sign_ins(view, ""); });
    ASSERT_EQ(before.size(), 2U);
    const auto add = [&](auth::SignIn one) {
        one.account = "another";
        app.database().write_now([&](storage::Transaction& tx) { auth::add_sign_in(tx, one, 1); });
    };
    for (const auth::SignIn& one : before) {
        EXPECT_FALSE(one.password_hash.empty());
        EXPECT_NO_THROW(add(one)) << one.email;
        EXPECT_THROW(add(one), base::Refusal) << one.email;
    }
}

struct OldCategories : testing::TestWithParam<Engine> {};

// Before there were roles, categories kept what was sent as theirs and had no reference rows.
TEST_P(OldCategories, GetTheReferenceRowsOfTheirRoles) {
    const Dump dump = read_dump(GetParam(), 8);
    const std::string as_category =
        "UPDATE record SET kind = 'category', facet = '1', doc = replace(doc, '\"name\":', "
        "'\"level\":1,\"roles\":[\"650000000000000000000AA1\",{\"id\":\"650000000000000000000aa2\"}"
        ","
        "\"\",{\"id\":7}],\"name\":') WHERE kind = 'department' AND name_key = 'bar';";
    AppFixture app(GetParam(), base::system_world(),
                   [&](const std::string& database) { restore(database, dump.sql + as_category); });
    std::vector<std::string> found;
    app.database().read([&](storage::ReadView& view) {
        storage::Rows rows = view.query(
            "SELECT to_id FROM reference WHERE from_kind = 'category' AND field = 'roles' "
            "AND to_kind = 'role' ORDER BY to_id");
        while (rows.next()) found.emplace_back(rows.text(0));
    });
    EXPECT_EQ(found,
              (std::vector<std::string>{"650000000000000000000aa1", "650000000000000000000aa2"}));
    const std::string faults = app.find_faults();
    EXPECT_EQ(faults.find("points to no record"), std::string::npos) << faults;
    EXPECT_EQ(faults.find("not those of the document"), std::string::npos) << faults;
}

INSTANTIATE_TEST_SUITE_P(Engines, OldCategories, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

INSTANTIATE_TEST_SUITE_P(Old, OldSchema,
                         testing::Combine(testing::ValuesIn(support::engines),
                                          testing::Range(1, storage::newest(app::tables()) + 1)),
                         [](const auto& tested) {
                             return support::name_of(std::get<0>(tested.param)) +
                                    std::to_string(std::get<1>(tested.param));
                         });

}  // namespace
