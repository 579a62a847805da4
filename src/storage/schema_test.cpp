// After all migrations both engines have the same tables. The queries below name what may differ:
// the search index (FTS5 on SQLite, gin on PostgreSQL) and the rowid that FTS5 needs in `record`.
#include "storage/test_support.hpp"

#include <set>

namespace storage::testing {
namespace {

using Lines = std::set<std::string>;

struct Questions {
    std::string_view columns;  // "table.column integer not null default 0"
    std::string_view indexes;  // "table unique (column, column) WHERE condition"
};

constexpr Questions of_sqlite{
    "SELECT m.name || '.' || c.name || CASE c.type WHEN 'TEXT' THEN ' text' "
    "WHEN 'INTEGER' THEN ' integer' WHEN 'BLOB' THEN ' bytes' ELSE c.type END "
    "|| CASE WHEN c.\"notnull\" OR c.pk THEN ' not null' ELSE '' END "
    "|| coalesce(' default ' || c.dflt_value, '') "
    "FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' "
    "AND m.name NOT LIKE 'record_search%' AND NOT (m.name = 'record' AND c.name = 'rowid') "
    "AND NOT (m.name = 'scope' AND c.name = 'reached')",

    "SELECT m.name || CASE l.\"unique\" WHEN 1 THEN ' unique' ELSE '' END || ' (' "
    "|| (SELECT group_concat(name, ', ') FROM "
    "(SELECT name FROM pragma_index_xinfo(l.name) WHERE key = 1 ORDER BY seqno)) || ')' "
    "|| coalesce((SELECT ' ' || substr(i.sql, instr(i.sql, 'WHERE')) FROM sqlite_master i "
    "WHERE i.name = l.name AND l.partial), '') "
    "FROM sqlite_master m JOIN pragma_index_list(m.name) l "
    "WHERE m.type = 'table' AND m.name NOT LIKE 'record_search%' "
    "UNION ALL "  // an integer that is the whole key needs no index
    "SELECT m.name || ' unique (' || c.name || ')' "
    "FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' "
    "AND c.type = 'INTEGER' AND c.pk = 1 AND m.name <> 'record' "
    "AND m.name NOT LIKE 'record_search%'"};

constexpr Questions of_postgres{
    "SELECT t.relname::text || '.' || c.attname || CASE format_type(c.atttypid, c.atttypmod) "
    "WHEN 'text' THEN ' text' WHEN 'bytea' THEN ' bytes' WHEN 'bigint' THEN ' integer' "
    "WHEN 'integer' THEN ' integer' WHEN 'smallint' THEN ' integer' ELSE ' other' END "
    "|| CASE WHEN c.attnotnull THEN ' not null' ELSE '' END "
    "|| coalesce(' default ' || replace(pg_get_expr(d.adbin, d.adrelid), '::text', ''), '') "
    "FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid AND c.attnum > 0 "
    "AND NOT c.attisdropped "
    "LEFT JOIN pg_attrdef d ON d.adrelid = c.attrelid AND d.adnum = c.attnum "
    "WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace",

    "SELECT t.relname::text || CASE WHEN i.indisunique THEN ' unique' ELSE '' END || ' (' "
    "|| (SELECT string_agg(pg_get_indexdef(i.indexrelid, n, true), ', ' ORDER BY n) "
    "FROM generate_series(1, i.indnkeyatts) n) || ')' "
    "|| coalesce(' WHERE ' || translate(replace(pg_get_expr(i.indpred, i.indrelid), '::text', ''), "
    "'()', ''), '') "
    "FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid "
    "JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_am a ON a.oid = x.relam "
    "WHERE t.relnamespace = current_schema()::regnamespace AND a.amname = 'btree'"};

Lines answers(Database& database, std::string_view question) {
    Lines lines;
    database.read([&](ReadView& view) {
        Rows rows = view.query(question);
        while (rows.next()) {
            std::string line(rows.text(0));
            EXPECT_TRUE(lines.insert(line).second) << "twice: " << line;
        }
    });
    return lines;
}

TEST(Schema, IsTheSameOnBothEngines) {
    const support::TempFolder folder;
    const support::PostgresDatabase postgres;
    const auto one = storage::open(settings_for(folder / "test.db"));
    const auto other = storage::open(settings_for(postgres));

    const Lines columns = answers(*one, of_sqlite.columns);
    EXPECT_TRUE(columns.contains("scope.sequence integer not null default 0"));
    EXPECT_TRUE(columns.contains("history.before text"));
    EXPECT_TRUE(columns.contains("image.bytes bytes not null"));
    EXPECT_EQ(columns, answers(*other, of_postgres.columns));

    const Lines indexes = answers(*one, of_sqlite.indexes);
    EXPECT_TRUE(
        indexes.contains("record unique (account, store, kind, within, name_key) "
                         "WHERE active = 1 AND name_key <> ''"));
    EXPECT_TRUE(indexes.contains("image (account, at_ms)"));
    EXPECT_EQ(indexes, answers(*other, of_postgres.indexes));
}

}  // namespace
}  // namespace storage::testing
