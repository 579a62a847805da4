// SQLite's index of search texts. It takes much more to change than the rest of a record, so it
// lags a little behind and is brought up to date for many records at once, in the transaction of
// the write that finds too many of them. Searches read the records that it lacks besides it, and
// look at the text of each record that they find.
//
// `searched_to` in `installation` is the last row of `record` that it has. For each row before it
// whose text changed since, `record_search_due` keeps the text that the index has.
#pragma once

#include "storage/database.hpp"

#include <string_view>

namespace storage {

// For a record that was inserted, and for one whose text changes from `before`. Only on SQLite.
void note_search_text(Transaction& tx);
void note_search_text(Transaction& tx, std::int64_t row, std::string_view before);

// Brings the index up to date in this transaction; nothing remains of old texts but what the index
// keeps until it is merged. Does nothing on PostgreSQL.
void index_search_texts(Transaction& tx);

// The same for a connection that no program writes with.
class SqliteConnection;
void index_search_texts(SqliteConnection& connection);

// A subquery for FROM: the rowids (`place`) of the records whose text may have some words, which
// the index has, and of all that it lacks. Between the two parts comes the parameter of the words.
inline constexpr char places_of_words[] =
    "(SELECT rowid AS place FROM record_search WHERE record_search MATCH '\"' || replace(";
inline constexpr char and_unindexed_places[] =
    ", '\"', '\"\"') || '\"' AND rowid NOT IN (SELECT record FROM record_search_due) "
    "UNION ALL SELECT record FROM record_search_due UNION ALL SELECT rowid FROM record "
    "WHERE rowid > (SELECT CAST(value AS INTEGER) FROM installation WHERE name = 'searched_to'))";

}  // namespace storage
