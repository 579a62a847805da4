// Checks, from outside, every invariant that writes must keep.
#pragma once

#include "storage/database.hpp"

namespace storage {

// Runs the engine's own check and the checks of storage's own tables: the indexes exist; counters
// equal counts; references point to records of the same store, and to inactive ones only when these
// were inactivated by force; events have no gap; a record's history runs up to its revision; active
// names are unique; the search index matches the records; shown pictures are stored. Each row that
// breaks a rule is a finding whose path names table and key. Reads everything, and on SQLite waits
// for a write; does not throw when a table cannot be read, which is a finding.
base::Findings verify(Database& database);

// Appends a finding for each index or trigger of the migrations that the database lacks. Called by
// the engines in Database::check_integrity(), since they know their migrations.
void check_names(ReadView& view, std::span<const Migration> migrations, base::Findings& problems);

// A check: a condition on every account's rows, as a query for those that violate it.
struct Rule {
    std::string_view table;   // of the rows that are found
    std::string_view broken;  // what is wrong with such a row, as a sentence
    std::string_view sql;     // finds their keys as text, in the account $1; not used with `find`
    // Returns the keys where a query alone cannot; null: use `sql`.
    std::vector<std::string> (*find)(ReadView& view, std::string_view account) = nullptr;
};
// Runs the checks in every account that has a row in one of their tables, each check and account in
// a snapshot of its own. At most 100 rows that fail a check become findings; a table that cannot be
// read is one.
void check_rules(Database& database, std::span<const Rule> rules, base::Findings& problems);

}  // namespace storage
