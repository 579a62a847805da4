// Migrations of a PostgreSQL database, one process at a time.
#include "storage/postgres/schema.hpp"

#include "storage/dialect.hpp"

namespace storage {
namespace {

constexpr const char* lock = "SELECT pg_advisory_lock(1131375969)";  // "Coma" in ASCII
constexpr const char* unlock = "SELECT pg_advisory_unlock(1131375969)";

std::string installation_text(PostgresConnection& connection, const std::string& name) {
    if (connection.text("SELECT to_regclass('installation')").empty()) return "";
    return connection.text("SELECT value FROM installation WHERE name = '" + name + "'");
}

int schema_number(PostgresConnection& connection) {
    std::string number = installation_text(connection, "schema_number");
    return number.empty() ? 0 : std::stoi(number);
}

void set_installation_text(PostgresConnection& connection, const std::string& name, int value) {
    connection.run_script("INSERT INTO installation (name, value) VALUES ('" + name + "', '" +
                          std::to_string(value) +
                          "') ON CONFLICT (name) DO UPDATE SET value = excluded.value");
}

void run(PostgresConnection& connection, std::span<const Migration> step) {
    connection.run_script("BEGIN");
    try {
        for (const Migration& share : step)
            connection.run_script(dialect(share.sql, Engine::postgres));
        set_installation_text(connection, "schema_number", step.front().number);
        set_installation_text(connection, "oldest_program", step.front().oldest_program);
        connection.run_script("COMMIT");
    } catch (const PostgresError& error) {
        if (!error.is_lost) connection.run_script("ROLLBACK");
        throw;
    }
}

}  // namespace

void migrate(PostgresConnection& connection, const std::string& shown,
             std::span<const Migration> migrations) {
    require_released(shown, schema_number(connection), installation_text(connection, "release"));
    require_known(migrations, shown, schema_number(connection),
                  installation_text(connection, "oldest_program"));
    if (schema_number(connection) >= newest(migrations)) return;
    connection.run_script(lock);
    int present = schema_number(connection);
    for (const auto step : steps_after(present, migrations)) {
        try {
            run(connection, step);
        } catch (const PostgresError& error) {
            throw std::runtime_error("the database " + shown + " could not be migrated to schema " +
                                     std::to_string(step.front().number) + ": " + error.what());
        }
    }
    connection.run_script(unlock);
}

}  // namespace storage
