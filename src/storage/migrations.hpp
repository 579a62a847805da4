// Steps from an empty database to the tables this program needs. Storage has its own; a feature
// that keeps tables brings further ones.
#pragma once

#include "storage/engine.hpp"

#include <initializer_list>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace storage {

// A released migration is never edited in effect: add the next one.
struct Migration {
    int number;            // the schema number after this step
    int oldest_program;    // the oldest schema number whose program may still use the database
    std::string_view sql;  // in the words of dialect.hpp; a literal
};

// The steps that make the tables of storage/ and access/.
std::span<const Migration> own_migrations();

// All of them in the order of their numbers, which the whole program shares. Throws
// std::logic_error unless they are 1, 2, 3, ... without a gap, each once.
std::vector<Migration> merged(std::initializer_list<std::span<const Migration>> parts);

// The number of the last; 0 when there is none.
int newest(std::span<const Migration> migrations);

// What the migrations leave on an engine: the tables, and whatever else has a name of its own and
// is kept as an index or trigger.
struct SchemaNames {
    std::set<std::string> tables, indexes;
};
SchemaNames names_left_by(std::span<const Migration> migrations, Engine engine);

// Throws std::runtime_error when a program with these migrations may not use the database `shown`,
// which has schema `number` and says which program is the oldest that may ("": no newer one).
void require_known(std::span<const Migration> migrations, const std::string& shown, int number,
                   const std::string& oldest_program);

}  // namespace storage
