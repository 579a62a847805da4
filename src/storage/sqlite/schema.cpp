// Migrations of a SQLite file, with a copy before the first.
#include "storage/sqlite/schema.hpp"

#include "base/log.hpp"
#include "storage/dialect.hpp"
#include "storage/sqlite/file.hpp"

#include <array>
#include <filesystem>

namespace storage {
namespace {

int schema_number(SqliteConnection& connection) {
    return static_cast<int>(connection.integer("PRAGMA user_version"));
}

// A name that no file has: a copy of an earlier attempt may lack what was written since, so it is
// neither used nor overwritten.
std::string free_copy_path(const std::string& path, int number) {
    std::string wanted = path + ".before-" + std::to_string(number);
    std::string candidate = wanted;
    for (int attempt = 2; std::filesystem::exists(candidate); ++attempt)
        candidate = wanted + "-" + std::to_string(attempt);
    return candidate;
}

void run(SqliteConnection& connection, std::span<const Migration> step) {
    std::string oldest = std::to_string(step.front().oldest_program);
    connection.execute("BEGIN IMMEDIATE");
    try {
        for (const Migration& share : step)
            connection.run_script(dialect(share.sql, Engine::sqlite));
        connection.run_script("PRAGMA user_version = " + std::to_string(step.front().number));
        std::array<Value, 1> values{std::string_view(oldest)};
        connection.execute(
            "INSERT INTO installation (name, value) VALUES ('oldest_program', $1) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            values);
        connection.execute("COMMIT");
    } catch (...) {
        if (connection.is_in_transaction()) connection.execute("ROLLBACK");
        throw;
    }
}

}  // namespace

void require_usable(SqliteConnection& connection, const std::string& path,
                    std::span<const Migration> migrations) {
    int number = schema_number(connection);
    if (number == 0) return;
    const auto known = [&](const char* sql) { return connection.text(sql); };
    require_released(path, number, known("SELECT value FROM installation WHERE name = 'release'"));
    require_known(migrations, path, number,
                  known("SELECT value FROM installation WHERE name = 'oldest_program'"));
}

void migrate(SqliteConnection& connection, const std::string& path,
             std::span<const Migration> migrations) {
    int present = schema_number(connection);
    bool is_copied = present == 0;
    for (const auto step : steps_after(present, migrations)) {
        const int number = step.front().number;
        if (!is_copied) {
            std::string copy = free_copy_path(path, number);
            copy_database(connection, copy);
            base::log::write(base::log::Level::info, "copied_before_migration",
                             base::JsonObject().text("file", copy));
            is_copied = true;
        }
        try {
            run(connection, step);
        } catch (const std::exception& error) {
            throw std::runtime_error("the database " + path + " could not be migrated to schema " +
                                     std::to_string(number) + ": " + error.what());
        }
    }
}

}  // namespace storage
