// Which engine a setting names.
#include "storage/database.hpp"

#include "storage/postgres/database.hpp"
#include "storage/postgres/server.hpp"
#include "storage/sqlite/database.hpp"
#include "storage/write_under.hpp"

#include <algorithm>
#include <future>
#include <stdexcept>

namespace storage {
namespace {

constexpr std::string_view sqlite_scheme = "sqlite:";

bool is_postgres(std::string_view setting) {
    return setting.starts_with("postgresql:") || setting.starts_with("postgres:");
}

}  // namespace

Scopes::Scopes(std::vector<Scope> several) : in_order_(std::move(several)) {
    std::ranges::sort(in_order_);
    const auto doubles = std::ranges::unique(in_order_);
    in_order_.erase(doubles.begin(), doubles.end());
}

// The promise is shared, because the waiting thread may leave this function while the writing
// thread is still inside set_value(). The exception travels as a value, so that only the waiting
// thread destroys it.
void write_under(Database& database, Scopes locks, std::function<void(Transaction&)> apply,
                 bool is_alone) {
    auto outcome = std::make_shared<std::promise<std::exception_ptr>>();
    std::future<std::exception_ptr> result = outcome->get_future();
    database.write(
        {.apply = std::move(apply),
         .done = [outcome](std::exception_ptr failure) { outcome->set_value(std::move(failure)); },
         .scopes = std::move(locks),
         .is_alone = is_alone});
    if (std::exception_ptr failure = result.get()) std::rethrow_exception(std::move(failure));
}

void Database::write_now(std::function<void(Transaction&)> apply, bool is_alone) {
    write_under(*this, {}, std::move(apply), is_alone);
}

std::string sqlite_path(std::string_view database_setting) {
    if (!database_setting.starts_with(sqlite_scheme)) return "";
    return std::string(database_setting.substr(sqlite_scheme.size()));
}

std::string shown_database(std::string_view database_setting) {
    if (!is_postgres(database_setting)) return std::string(database_setting);
    return PostgresServer(std::string(database_setting)).shown();
}

std::unique_ptr<Database> open(const base::Settings& settings,
                               std::span<const Migration> migrations, base::Random& random) {
    std::string_view setting = settings.database;
    if (setting.starts_with(sqlite_scheme))
        return open_sqlite(sqlite_path(setting), settings, migrations, random);
    if (is_postgres(setting)) return open_postgres(settings, migrations, random);
    throw std::runtime_error(
        "the database setting names no engine; use --database sqlite:PATH or "
        "postgresql://USER@HOST/NAME");
}

}  // namespace storage
