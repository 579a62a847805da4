// What must be true in every database, as queries for the rows that violate it.
#include "storage/verify.hpp"

#include "storage/dialect.hpp"
#include "storage/kept_text.hpp"
#include "storage/tables/all_accounts.hpp"
#include "storage/tables/search.hpp"

#include <algorithm>
#include <set>

namespace storage {
namespace {

constexpr std::size_t problems_max = 100;  // that are reported of each rule

constexpr Rule rules[] = {
    {"record", "the id is not unique in the account",
     "SELECT account || '/' || id FROM record WHERE account = $1 "
     "GROUP BY account, id HAVING COUNT(*) > 1"},

    {"record", "the name is not unique among active records",
     "SELECT account || '/' || store || '/' || kind || '/' || within || '/' || name_key "
     "FROM record WHERE account = $1 AND active = 1 AND name_key <> '' "
     "GROUP BY account, store, kind, within, name_key HAVING COUNT(*) > 1"},

    {"counter", "the count is not the number of records",
     "SELECT account || '/' || store || '/' || kind || '/' || active FROM "
     "(SELECT account, store, kind, active, count AS number FROM counter WHERE account = $1 "
     " UNION ALL SELECT account, store, kind, active, -COUNT(*) FROM record WHERE account = $1 "
     " GROUP BY account, store, kind, active) AS both_sides "
     "GROUP BY account, store, kind, active HAVING SUM(number) <> 0"},

    // Roles of categories were kept as sent before there were roles.
    {"reference", "it points to no record of its kind",
     "SELECT f.account || '/' || f.from_id || '/' || f.field || '/' || f.to_id FROM reference f "
     "LEFT JOIN record r ON r.account = $1 AND r.id = f.to_id "
     "WHERE f.account = $1 AND (r.id IS NULL OR r.kind <> f.to_kind) "
     "AND NOT (f.from_kind = 'category' AND f.field = 'roles') "
     "AND NOT (f.from_kind = 'user' AND f.field = 'signIn')"},

    // A sign-in is not a record.
    {"reference", "it points to no sign-in of a person",
     "SELECT f.account || '/' || f.from_id || '/' || f.to_id FROM reference f "
     "LEFT JOIN sign_in s ON s.account = $1 AND s.id = f.to_id AND s.role <> 'kiosk' "
     "WHERE f.account = $1 AND f.from_kind = 'user' AND f.field = 'signIn' AND s.id IS NULL"},

    {"reference", "it comes from no record of its kind",
     "SELECT f.account || '/' || f.from_id || '/' || f.field || '/' || f.to_id FROM reference f "
     "LEFT JOIN record r ON r.account = $1 AND r.id = f.from_id "
     "WHERE f.account = $1 AND (r.id IS NULL OR r.kind <> f.from_kind)"},

    {"reference", "its id is not in the document of the record that refers",
     "SELECT f.account || '/' || f.from_id || '/' || f.field || '/' || f.to_id FROM reference f "
     "JOIN record r ON r.account = $1 AND r.id = f.from_id "
     "WHERE f.account = $1 AND lower(PLAIN(r.doc)) NOT LIKE '%' || f.to_id || '%'"},

    {"reference", "it points to another store",
     "SELECT f.account || '/' || f.from_id || '/' || f.field || '/' || f.to_id FROM reference f "
     "JOIN record r ON r.account = $1 AND r.id = f.from_id "
     "JOIN record t ON t.account = $1 AND t.id = f.to_id "
     "WHERE f.account = $1 AND r.store <> '' AND t.store <> '' AND r.store <> t.store"},

    // A record that was inactivated by force refers to itself in `force` (tables/references.hpp).
    {"reference", "an active record refers to an inactive one that was not inactivated by force",
     "SELECT f.account || '/' || f.from_id || '/' || f.field || '/' || f.to_id FROM reference f "
     "JOIN record r ON r.account = $1 AND r.id = f.from_id "
     "JOIN record t ON t.account = $1 AND t.id = f.to_id "
     "WHERE f.account = $1 AND r.active = 1 AND t.active = 0 AND r.store <> t.id AND NOT EXISTS "
     "(SELECT 1 FROM reference m WHERE m.account = $1 AND m.from_id = t.id "
     " AND m.field = 'force' AND m.to_id = t.id)"},

    {"natural_key", "it does not agree with its record",
     "SELECT k.account || '/' || k.id || '/' || k.field FROM natural_key k "
     "LEFT JOIN record r ON r.account = $1 AND r.id = k.id "
     "WHERE k.account = $1 AND (r.id IS NULL OR r.kind <> k.kind OR r.store <> k.store "
     "OR r.active <> k.active)"},

    {"natural_key", "two active records have it",
     "SELECT account || '/' || store || '/' || kind || '/' || field FROM natural_key "
     "WHERE account = $1 AND active = 1 "
     "GROUP BY account, store, kind, field, value HAVING COUNT(*) > 1"},

    {"idempotency", "its record has no such revision",
     "SELECT i.account || '/' || i.key FROM idempotency i "
     "LEFT JOIN record r ON r.account = $1 AND r.id = i.record "
     "WHERE i.account = $1 AND i.record <> '' AND (r.id IS NULL OR r.revision < i.revision)"},

    {"scope", "the kept events have a gap or do not end at the sequence",
     "SELECT s.account || '/' || s.store FROM scope s LEFT JOIN "
     "(SELECT store, MIN(sequence) AS lowest, MAX(sequence) AS highest, COUNT(*) AS kept "
     " FROM event WHERE account = $1 GROUP BY store) AS e ON e.store = s.store "
     "WHERE s.account = $1 AND ((e.kept IS NULL AND s.sequence > 0) OR e.highest <> s.sequence "
     "OR e.highest - e.lowest + 1 <> e.kept)"},

    {"scope", "the configuration sequence is not the number of the last configuration event",
     "SELECT s.account || '/' || s.store FROM scope s LEFT JOIN (SELECT store, "
     " MIN(sequence) AS lowest, MAX(CASE WHEN configuration = 1 THEN sequence END) AS newest "
     " FROM event WHERE account = $1 GROUP BY store) AS e ON e.store = s.store "
     "WHERE s.account = $1 AND (s.configuration < 0 OR s.configuration > s.sequence "
     "OR s.configuration <> e.newest OR (e.newest IS NULL AND s.configuration >= e.lowest))"},

    {"event", "there is no sequence for its store",
     "SELECT DISTINCT e.account || '/' || e.store FROM event e "
     "LEFT JOIN scope s ON s.account = $1 AND s.store = e.store "
     "WHERE e.account = $1 AND s.account IS NULL"},

    {"record", "its sequence is not one of its store",
     "SELECT r.account || '/' || r.id FROM record r "
     "LEFT JOIN scope s ON s.account = $1 AND s.store = r.store "
     "WHERE r.account = $1 AND (s.account IS NULL OR r.sequence < 1 OR r.sequence > s.sequence)"},

    {"event", "it is not the last change of the record that names it",
     "SELECT e.account || '/' || e.store || '/' || e.sequence FROM record r "
     "JOIN event e ON e.account = $1 AND e.store = r.store AND e.sequence = r.sequence "
     "WHERE r.account = $1 AND (e.id <> r.id OR e.kind <> r.kind OR e.revision <> r.revision)"},

    {"record", "its history does not run from 1 to its revision",
     "SELECT r.account || '/' || r.id FROM record r LEFT JOIN "
     "(SELECT id, MIN(revision) AS lowest, MAX(revision) AS highest, COUNT(*) AS kept "
     " FROM history WHERE account = $1 GROUP BY id) AS h ON h.id = r.id WHERE r.account = $1 "
     "AND (h.kept IS NULL OR h.lowest <> 1 OR h.highest <> r.revision OR h.kept <> r.revision)"},

    {"history", "there is no such record",
     "SELECT DISTINCT h.account || '/' || h.id FROM history h "
     "LEFT JOIN record r ON r.account = $1 AND r.id = h.id "
     "WHERE h.account = $1 AND r.id IS NULL"},

    {"history", "it lacks the document it replaced",
     "SELECT h.account || '/' || h.id || '/' || h.revision FROM history h "
     "WHERE h.account = $1 AND (h.revision = 1) <> (h.before IS NULL)"},

    {"audit", "it was not written in the hour of its stretch of the chain",
     "SELECT a.account || '/' || a.store || '/' || a.number FROM audit a WHERE a.account = $1 "
     "AND a.at_ms / 3600000 <> COALESCE((SELECT h.hour FROM audit_hour h WHERE h.account = $1 "
     "AND h.store = a.store AND h.number <= a.number ORDER BY h.number DESC LIMIT 1), -1)"},

    {"image_use", "its picture is not stored",
     "SELECT u.account || '/' || u.record || '/' || u.hash FROM image_use u "
     "LEFT JOIN image i ON i.account = $1 AND i.hash = u.hash "
     "WHERE u.account = $1 AND i.hash IS NULL"},

    {"image_use", "the record does not show its picture",
     "SELECT u.account || '/' || u.record || '/' || u.hash FROM image_use u "
     "LEFT JOIN record r ON r.account = $1 AND r.id = u.record "
     "WHERE u.account = $1 AND (r.id IS NULL OR PLAIN(r.doc) NOT LIKE '%' || u.hash || '%')"},
};

constexpr Rule sqlite_rules[] = {
    {"record", "the document is not valid JSON",
     "SELECT account || '/' || id FROM record WHERE account = $1 AND NOT json_valid(PLAIN(doc))"},

    {"record", "the document does not agree with its row in id, revision or activeStatus",
     "SELECT account || '/' || id FROM (SELECT account, id, revision, active, PLAIN(doc) AS doc "
     "FROM record WHERE account = $1) WHERE CASE WHEN json_valid(doc) "
     "THEN json_extract(doc, '$.id') IS NOT id OR json_extract(doc, '$.revision') IS NOT revision "
     "OR json_extract(doc, '$.activeStatus') IS NOT active ELSE 0 END"},
};

// A document that is not JSON ends the query with an error, which is reported as well.
constexpr Rule postgres_rules[] = {
    {"record", "the document does not agree with its row in id, revision or activeStatus",
     "SELECT account || '/' || id FROM record WHERE account = $1 AND "
     "(doc::json ->> 'id' IS DISTINCT FROM id "
     "OR doc::json ->> 'revision' IS DISTINCT FROM revision::text "
     "OR doc::json ->> 'activeStatus' IS DISTINCT FROM CASE active WHEN 1 THEN 'true' ELSE 'false' "
     "END)"},
};

std::span<const Rule> rules_of(Engine engine) {
    if (engine == Engine::sqlite) return sqlite_rules;
    return postgres_rules;
}

// The keys of the rows that break the rule, at most `limit`.
std::vector<std::string> what_breaks(const Rule& rule, ReadView& view, std::string_view account,
                                     std::size_t limit) {
    std::vector<std::string> keys;
    if (rule.find) {
        keys = rule.find(view, account);
        keys.resize(std::min(keys.size(), limit));
        return keys;
    }
    Rows rows = view.query(kept_text(dialect(rule.sql, view.engine())), {account});
    while (keys.size() < limit && rows.next()) keys.emplace_back(rows.text(0));
    return keys;
}

// Reports up to `room` rows that break the rule, and returns how many more may be reported: none
// when the table cannot be read, so that this is reported once.
std::size_t check(ReadView& view, const Rule& rule, std::string_view account, std::size_t room,
                  base::Findings& problems) {
    const std::string table(rule.table);
    try {
        const auto keys = what_breaks(rule, view, account, room);
        for (const std::string& key : keys)
            problems.push_back({table + " " + key, std::string(rule.broken)});
        return room - keys.size();
    } catch (const std::exception& error) {
        problems.push_back({table, std::string("cannot be read: ") + error.what()});
        return 0;
    }
}

std::set<std::string> accounts_of(Database& database, std::span<const Rule> some,
                                  base::Findings& problems) {
    std::set<std::string_view> tables;
    for (const Rule& rule : some) tables.insert(rule.table);
    std::set<std::string> accounts;
    for (const std::string_view table : tables) try {
            database.read([&](ReadView& view) { accounts.merge(accounts_in(view, table)); });
        } catch (const std::exception& error) {
            problems.push_back(
                {std::string(table), std::string("cannot be read: ") + error.what()});
        }
    return accounts;
}

// The command with which FTS5 compares its index with the records is an INSERT, so it needs a
// write.
void check_search_index(Database& database, base::Findings& problems) {
    try {
        database.write_now([](Transaction& tx) {
            index_search_texts(tx);
            tx.execute(
                "INSERT INTO record_search (record_search, rank) VALUES ('integrity-check', 1)");
        });
    } catch (const std::exception& error) {
        problems.push_back(
            {"record_search",
             std::string("the search index does not match the records: ") + error.what()});
    }
}

}  // namespace

void check_names(ReadView& view, std::span<const Migration> migrations, base::Findings& problems) {
    std::set<std::string> missing = names_left_by(migrations, view.engine()).indexes;
    Rows rows = view.query(view.engine() == Engine::sqlite
                               ? "SELECT name FROM sqlite_master WHERE type IN ('index', 'trigger')"
                               : "SELECT relname FROM pg_class WHERE relkind = 'i' "
                                 "AND relnamespace = current_schema()::regnamespace");
    while (rows.next()) missing.erase(std::string(rows.text(0)));
    for (const std::string& name : missing) problems.push_back({"index " + name, "is missing"});
}

void check_rules(Database& database, std::span<const Rule> some, base::Findings& problems) {
    const std::set<std::string> accounts = accounts_of(database, some, problems);
    for (const Rule& rule : some) {
        std::size_t room = problems_max;
        for (const std::string& account : accounts) {
            if (room == 0) break;
            database.read([&](ReadView& view) {  // each its own: an error may end the snapshot
                room = check(view, rule, account, room, problems);
            });
        }
    }
}

base::Findings verify(Database& database) {
    base::Findings problems = database.check_integrity();
    check_rules(database, rules, problems);
    check_rules(database, rules_of(database.engine()), problems);
    if (database.engine() == Engine::sqlite) check_search_index(database, problems);
    return problems;
}

}  // namespace storage
