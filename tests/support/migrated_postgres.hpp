// PostgreSQL databases that have their tables already: migrating one takes longer than most tests.
#pragma once

#include "storage/postgres/schema.hpp"
#include "support/postgres.hpp"

#include <memory>
#include <span>
#include <string>

namespace support {

inline std::unique_ptr<PostgresDatabase> migrated_postgres(
    std::span<const storage::Migration> migrations) {
    std::string contents;
    for (const storage::Migration& step : migrations)
        contents += std::to_string(step.number) + ' ' + std::to_string(step.oldest_program) + ' ' +
                    std::string(step.sql) + '\n';
    return std::make_unique<PostgresDatabase>(contents, [&](const std::string& url) {
        storage::PostgresConnection connection(url);
        storage::migrate(connection, url, migrations);
    });
}

}  // namespace support
