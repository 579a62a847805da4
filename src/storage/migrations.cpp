#include "storage/migrations.hpp"

#include "storage/dialect.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace storage {
namespace {

// Adds the names in "CREATE TABLE name", "CREATE [UNIQUE] INDEX name", "CREATE TRIGGER name" and
// "CONSTRAINT name", and removes those in "DROP TABLE name" and so on.
void follow(const std::string& sql, SchemaNames& names) {
    std::istringstream words{sql};
    std::string before, word, name;
    for (; words >> word; before = word) {
        const bool is_table = word == "TABLE" && (before == "CREATE" || before == "DROP");
        const bool is_index = word == "INDEX" || word == "TRIGGER" || word == "CONSTRAINT";
        if ((!is_table && !is_index) || !(words >> name)) continue;
        name = name.substr(0, name.find_first_of(",;("));
        std::set<std::string>& known = is_table ? names.tables : names.indexes;
        if (before == "DROP")
            known.erase(name);
        else
            known.insert(name);
    }
}

}  // namespace

std::vector<Migration> merged(std::initializer_list<std::span<const Migration>> parts) {
    std::vector<Migration> all;
    for (const std::span<const Migration> part : parts)
        all.insert(all.end(), part.begin(), part.end());
    std::ranges::stable_sort(all, {}, &Migration::number);
    int last = 0;
    for (const Migration& one : all) {
        if (one.number == last && last > 1)
            throw std::logic_error("the migration " + std::to_string(last) + " is there twice");
        last = one.number;
    }
    return all;
}

int newest(std::span<const Migration> migrations) {
    return migrations.empty() ? 0 : migrations.back().number;
}

std::vector<std::span<const Migration>> steps_after(int number,
                                                    std::span<const Migration> migrations) {
    std::vector<std::span<const Migration>> steps;
    while (!migrations.empty()) {
        const int next = migrations.front().number;
        const auto end = std::ranges::find_if(
            migrations, [&](const Migration& one) { return one.number != next; });
        const auto shares = static_cast<std::size_t>(end - migrations.begin());
        if (next > number) steps.push_back(migrations.first(shares));
        migrations = migrations.subspan(shares);
    }
    return steps;
}

SchemaNames names_left_by(std::span<const Migration> migrations, Engine engine) {
    SchemaNames names;
    for (const Migration& migration : migrations) follow(dialect(migration.sql, engine), names);
    return names;
}

void require_known(std::span<const Migration> migrations, const std::string& shown, int number,
                   const std::string& oldest_program) {
    if (number <= newest(migrations)) return;
    if (!oldest_program.empty() && std::stoi(oldest_program) <= newest(migrations)) return;
    throw std::runtime_error("the database " + shown + " was made by a newer program (schema " +
                             std::to_string(number) + ", this program knows " +
                             std::to_string(newest(migrations)) +
                             "); use that program or restore an older backup");
}

void require_released(const std::string& shown, int number, const std::string& release) {
    if (number == 0 || !release.empty()) return;
    throw std::runtime_error(
        "the database " + shown + " was made by a pre-release program (schema " +
        std::to_string(number) +
        "), which this one cannot use; run `comanda export` for each store with that program, then "
        "`comanda init` and `comanda import` with this one");
}

}  // namespace storage
