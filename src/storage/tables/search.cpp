#include "storage/tables/search.hpp"

#include "storage/sqlite/connection.hpp"

#include <array>

namespace storage {
namespace {

// So many records are read by a search although the index does not have them.
constexpr std::int64_t unindexed_max = 128;

constexpr std::string_view forget_old =
    "INSERT INTO record_search (record_search, rowid, search_text) "
    "SELECT 'delete', record, indexed FROM record_search_due";
constexpr std::string_view learn_changed =
    "INSERT INTO record_search (rowid, search_text) "
    "SELECT d.record, r.search_text FROM record_search_due d JOIN record r ON r.rowid = d.record";
constexpr std::string_view clear_due = "DELETE FROM record_search_due";
constexpr std::string_view learn_new =
    "INSERT INTO record_search (rowid, search_text) SELECT rowid, search_text FROM record "
    "WHERE rowid > (SELECT CAST(value AS INTEGER) FROM installation WHERE name = 'searched_to')";
constexpr std::string_view note_last =
    "UPDATE installation SET value = (SELECT CAST(COALESCE(MAX(rowid), 0) AS TEXT) FROM record) "
    "WHERE name = 'searched_to'";
constexpr std::string_view steps[] = {forget_old, learn_changed, clear_due, learn_new, note_last};

std::int64_t searched_to(ReadView& view) {
    Rows rows =
        view.query("SELECT CAST(value AS INTEGER) FROM installation WHERE name = 'searched_to'");
    return rows.next() ? rows.integer(0) : 0;
}

// Runs at the end of a transaction: for SQLite's search index every statement of other tables ends
// what it collects in memory.
void index_when_due(Transaction& tx) {
    Rows rows = tx.query(
        "SELECT (SELECT MAX(rowid) FROM record) - (SELECT CAST(value AS INTEGER) "
        "FROM installation WHERE name = 'searched_to') + (SELECT COUNT(*) FROM record_search_due)");
    if (!rows.next() || rows.integer(0) < unindexed_max) return;
    index_search_texts(tx);
}

}  // namespace

void note_search_text(Transaction& tx) { tx.before_commit(index_when_due); }

void note_search_text(Transaction& tx, std::int64_t row, std::string_view before) {
    if (row > searched_to(tx)) return;
    tx.post(
        "INSERT INTO record_search_due (record, indexed) VALUES ($1, $2) "
        "ON CONFLICT (record) DO NOTHING",
        {row, before});
    tx.before_commit(index_when_due);
}

void index_search_texts(Transaction& tx) {
    if (tx.engine() != Engine::sqlite) return;
    for (const std::string_view step : steps) tx.execute(step);
}

void index_search_texts(SqliteConnection& connection) {
    for (const std::string_view step : steps) connection.execute(step);
}

}  // namespace storage
