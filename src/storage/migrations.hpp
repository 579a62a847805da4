// Steps from an empty database to the tables this program needs. Storage has its own; a feature
// with tables adds further ones.
#pragma once

#include "storage/engine.hpp"

#include <initializer_list>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace storage {

// A step, or a part's share of it. A released migration never changes: add the next one instead.
struct Migration {
    int number;            // the schema number after this step
    int oldest_program;    // programs whose newest migration is this or later may still use it then
    std::string_view sql;  // in the words of dialect.hpp; a literal
};

// The steps that make the tables of storage/ and access/.
std::span<const Migration> own_migrations();

// The migrations of these parts of the program in the order of their numbers, those of one number
// in the order of the parts. All parts have a share of 1, the tables of the first release; any
// later number belongs to one of them: std::logic_error if it is there twice. The whole program
// leaves no number out, a few of its parts may.
std::vector<Migration> merged(std::initializer_list<std::span<const Migration>> parts);

// The number of the last; 0 when there is none.
int newest(std::span<const Migration> migrations);

// The steps that lead beyond a schema number, each as its shares, which belong in one transaction.
std::vector<std::span<const Migration>> steps_after(int number,
                                                    std::span<const Migration> migrations);

// The names that a database of that engine has after all migrations: of its tables, and of its
// indexes, triggers and named constraints. Found by reading the words of the SQL, so a migration
// writes them in capitals and the name right after them: CREATE TABLE name, DROP INDEX name.
struct SchemaNames {
    std::set<std::string> tables, indexes;
};
SchemaNames names_left_by(std::span<const Migration> migrations, Engine engine);

// Throws std::runtime_error when a program with these migrations may not use a database. `shown` is
// its name for the message, `number` its schema number, and `oldest_program` its entry for the
// oldest program that may use it, as a schema number; "" when it has none, and then no program with
// fewer migrations may use it.
void require_known(std::span<const Migration> migrations, const std::string& shown, int number,
                   const std::string& oldest_program);

// Throws std::runtime_error for a database that a pre-release program made, which has no `release`
// in its table `installation`.
void require_released(const std::string& shown, int number, const std::string& release);

}  // namespace storage
