// What the tests of this folder share: a database in a folder of its own, and short ways to write.
#pragma once

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "kinds/department.hpp"
#include "storage/tables/records.hpp"
#include "support/migrated_postgres.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <future>

namespace storage::testing {

inline constexpr std::string_view account = "650000000000000000000001";
inline constexpr std::string_view store = "650000000000000000000101";

inline base::Settings settings_for(const std::string& path) {
    base::Settings settings;
    settings.database = "sqlite:" + path;
    return settings;
}

inline base::Settings settings_for(const support::PostgresDatabase& postgres) {
    base::Settings settings;
    settings.database = postgres.url();
    return settings;
}

// The first field of the first row; -1 when there is none.
inline std::int64_t integer(Database& database, std::string_view sql) {
    std::int64_t result = -1;
    database.read([&](ReadView& view) {
        if (Rows rows = view.query(sql); rows.next()) result = rows.integer(0);
    });
    return result;
}

// A new SQLite database for each test.
class DatabaseTest : public ::testing::Test {
protected:
    void SetUp() override { open(); }
    void open() { database_ = storage::open(settings_for(path_)); }
    void close() { database_.reset(); }

    std::int64_t integer(std::string_view sql) {
        return storage::testing::integer(*database_, sql);
    }

    support::TempFolder folder_;
    std::string path_ = folder_ / "test.db";
    std::unique_ptr<Database> database_;
};

// The migrations of storage and of these parts of the program, numbered as if there were no others.
inline std::vector<Migration> with_tables(const std::vector<std::span<const Migration>>& parts) {
    const auto own = own_migrations();
    std::vector<Migration> all(own.begin(), own.end());
    for (const auto& steps : parts)
        for (Migration step : steps) {
            step.number = step.oldest_program = newest(all) + 1;
            all.push_back(step);
        }
    return all;
}

// A new database for each test, on the engine that is the parameter: see on_both_engines().
class EngineTest : public ::testing::TestWithParam<Engine> {
protected:
    // Of the tables that the test needs.
    virtual std::vector<Migration> migrations() const { return with_tables({}); }
    void SetUp() override {
        if (GetParam() == Engine::postgres) postgres_ = support::migrated_postgres(migrations());
        settings_ = postgres_ ? settings_for(*postgres_) : settings_for(folder_ / "test.db");
        open();
    }
    void open() { database_ = storage::open(settings_, migrations()); }
    void close() { database_.reset(); }
    std::int64_t integer(std::string_view sql) {
        return storage::testing::integer(*database_, sql);
    }

    support::TempFolder folder_;
    std::unique_ptr<support::PostgresDatabase> postgres_;
    base::Settings settings_;
    std::unique_ptr<Database> database_;
};

inline auto on_both_engines() { return ::testing::Values(Engine::sqlite, Engine::postgres); }
inline std::string engine_name(const ::testing::TestParamInfo<Engine>& info) {
    return info.param == Engine::postgres ? "postgres" : "sqlite";
}

// A new PostgreSQL database for each test.
class PostgresTest : public ::testing::Test {
protected:
    explicit PostgresTest(const std::vector<Migration>& migrations = with_tables({}))
        : postgres_(support::migrated_postgres(migrations)),
          database_(storage::open(settings_, migrations)) {}
    std::int64_t integer(std::string_view sql) {
        return storage::testing::integer(*database_, sql);
    }
    // Ends every connection of the database, as a failover would.
    void break_connections() {
        postgres_->run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()");
    }

    std::unique_ptr<support::PostgresDatabase> postgres_;
    base::Settings settings_ = settings_for(*postgres_);
    std::unique_ptr<Database> database_;
};

// A department, to be made or changed by put().
struct NewRecord {
    std::string id;
    std::string name;
    std::string code{};
    std::string in_store = std::string(store);
    bool is_active = true;
    std::vector<Save::Reference> references{};
    std::string within{};
    std::string facet{};
};

inline std::string document(const NewRecord& record, std::int64_t revision) {
    std::vector<std::string> links;
    for (const auto& reference : record.references)
        links.push_back(base::json_string(reference.to_id));
    return base::JsonObject()
        .text("id", record.id)
        .flag("activeStatus", record.is_active)
        .number("revision", revision)
        .text("name", record.name)
        .raw("links", base::json_array(links))
        .done();
}

std::int64_t put(Transaction& tx, const NewRecord& record, std::vector<std::string> changed = {},
                 std::int64_t at_ms = 1'000);
void put_now(Database& database, const NewRecord& record, std::vector<std::string> changed = {});
std::string id_of(int number);  // 24 hex characters, in the order of the numbers

// Hands in a write; the future gets what Write::done is called with.
std::future<std::exception_ptr> submit(Database& database, std::function<void(Transaction&)> apply,
                                       bool is_alone = false);

// Adds 1 to the installation values `left` and `right`, which must be equal after every commit.
void count_up(Transaction& tx);

// Runs statements as another program would. Only while no Database has the SQLite file open.
void run_raw(const std::string& path, const std::string& sql);

// Waits until the condition is true; false when that takes too long.
bool becomes(const std::function<bool()>& condition);

// The message of the std::runtime_error that `work` throws; "" when it throws none.
std::string message_of(const std::function<void()>& work);

// The status and code of the refusal in `failure`, "" when there is none: "503 busy".
std::string refusal_in(const std::exception_ptr& failure);

}  // namespace storage::testing
