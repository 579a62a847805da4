#include "storage/database.hpp"

#include "storage/sqlite_database.hpp"

#include <future>
#include <stdexcept>

namespace storage {
namespace {

constexpr std::string_view sqlite_scheme = "sqlite:";

}  // namespace

// The promise is shared: the waiting thread may be gone before the writing one has left
// set_value().
void Database::write_now(std::function<void(Transaction&)> apply) {
    auto outcome = std::make_shared<std::promise<void>>();
    std::future<void> result = outcome->get_future();
    write({.apply = std::move(apply), .done = [outcome](std::exception_ptr failure) {
               if (failure)
                   outcome->set_exception(failure);
               else
                   outcome->set_value();
           }});
    result.get();
}

std::string sqlite_path(std::string_view database_setting) {
    if (!database_setting.starts_with(sqlite_scheme)) return "";
    return std::string(database_setting.substr(sqlite_scheme.size()));
}

// Only the scheme is quoted: a setting may hold a password.
std::unique_ptr<Database> open(const base::Settings& settings) {
    std::string_view setting = settings.database;
    if (setting.starts_with(sqlite_scheme))
        return open_sqlite(sqlite_path(setting), settings, sqlite_migrations());
    if (setting.starts_with("postgresql:") || setting.starts_with("postgres:"))
        throw std::runtime_error("postgresql is not built in yet; use --database sqlite:PATH");
    throw std::runtime_error("the database setting names no engine; use --database sqlite:PATH");
}

}  // namespace storage
