// Does the database hold what it says? Every invariant that a write must keep, checked from
// outside.
#pragma once

#include "storage/database.hpp"

namespace storage {

// Engine integrity; indexes and triggers there; counters equal counts; references lead to records
// of the same store, inactive ones only by force; events gap-free; revision equals the history;
// active names unique; search text in step; pictures that are shown are kept. Each broken rule is a
// problem whose path names table and key.
base::Findings verify(Database& database);

// Finds the indexes and triggers that `migrations` make and that are gone. An engine, which knows
// its migrations, does so when its integrity is checked.
void check_names(ReadView& view, std::span<const Migration> migrations, base::Findings& problems);

// A rule that every write keeps in every account.
struct Rule {
    std::string_view table;   // of the rows that the query names
    std::string_view broken;  // the sentence about a row that the query finds
    std::string_view sql;     // names by key what breaks it in the account $1; "": see find
    // Does so where a query cannot.
    std::vector<std::string> (*find)(ReadView& view, std::string_view account) = nullptr;
};
// Asks for every account that has a row in one of the tables of `rules`. At most 100 rows that
// break a rule become problems.
void check_rules(Database& database, std::span<const Rule> rules, base::Findings& problems);

}  // namespace storage
