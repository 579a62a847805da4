#include "storage/tables/history.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "storage/tables/records.hpp"

namespace storage {
namespace {

std::vector<HistoryEntry> entries_of(Rows rows) {
    std::vector<HistoryEntry> entries;
    while (rows.next())
        entries.push_back({rows.integer(0), rows.integer(1), std::string(rows.text(2)),
                           std::string(rows.text(3))});
    return entries;
}

// The revisions in $2 are a JSON array of [id, revision].
constexpr std::string_view then_on_sqlite =
    "SELECT w.key, h.who, h.changed FROM json_each($2) w CROSS JOIN history h "
    "ON h.account = $1 AND h.id = json_extract(w.value, '$[0]') "
    "AND h.revision = json_extract(w.value, '$[1]')";
constexpr std::string_view then_on_postgres =
    "SELECT w.place - 1, h.who, h.changed "
    "FROM json_array_elements($2::json) WITH ORDINALITY AS w (wanted, place) CROSS JOIN LATERAL "
    "(SELECT who, changed FROM history WHERE account = $1 AND id = w.wanted ->> 0 "
    "AND revision = (w.wanted ->> 1)::bigint OFFSET 0) h";
// What a change made is what the next one replaced, or the record itself.
constexpr std::string_view documents_on_sqlite =
    "SELECT w.key, h.who, h.changed, h.before, COALESCE(n.before, r.doc), r.revision "
    "FROM json_each($2) w CROSS JOIN history h "
    "ON h.account = $1 AND h.id = json_extract(w.value, '$[0]') "
    "AND h.revision = json_extract(w.value, '$[1]') "
    "CROSS JOIN record r ON r.account = $1 AND r.id = h.id "
    "LEFT JOIN history n ON n.account = $1 AND n.id = h.id AND n.revision = h.revision + 1";
constexpr std::string_view documents_on_postgres =
    "SELECT w.place - 1, h.who, h.changed, h.before, COALESCE(n.before, r.doc), r.revision "
    "FROM json_array_elements($2::json) WITH ORDINALITY AS w (wanted, place) CROSS JOIN LATERAL "
    "(SELECT id, revision, who, changed, before FROM history WHERE account = $1 "
    "AND id = w.wanted ->> 0 AND revision = (w.wanted ->> 1)::bigint OFFSET 0) h "
    "CROSS JOIN LATERAL (SELECT revision, doc FROM record WHERE account = $1 AND id = h.id "
    "OFFSET 0) r LEFT JOIN LATERAL (SELECT before FROM history WHERE account = $1 "
    "AND id = h.id AND revision = h.revision + 1 OFFSET 0) n ON true";
constexpr std::string_view after_on_sqlite =
    "SELECT w.key, h.changed FROM json_each($2) w CROSS JOIN history h "
    "ON h.account = $1 AND h.id = json_extract(w.value, '$[0]') "
    "AND h.revision > json_extract(w.value, '$[1]') "
    "AND h.revision <= json_extract(w.value, '$[1]') + $3";
constexpr std::string_view after_on_postgres =
    "SELECT w.place - 1, h.changed "
    "FROM json_array_elements($2::json) WITH ORDINALITY AS w (wanted, place) CROSS JOIN LATERAL "
    "(SELECT changed FROM history WHERE account = $1 AND id = w.wanted ->> 0 "
    "AND revision > (w.wanted ->> 1)::bigint AND revision <= (w.wanted ->> 1)::bigint + $3 "
    "OFFSET 0) h";

std::string json_of(std::span<const RevisionOf> revisions) {
    std::vector<std::string> all;
    for (const RevisionOf& one : revisions)
        all.push_back("[" + base::json_string(one.id) + "," + std::to_string(one.revision) + "]");
    return base::json_array(all);
}

}  // namespace

void write_history(Transaction& tx, const HistoryLine& line) {
    std::vector<std::string> names;
    for (const std::string& name : line.changed) names.push_back(base::json_string(name));
    std::string changed = base::json_array(names);
    tx.post(
        "INSERT INTO history (account, id, revision, at_ms, who, changed, before) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        {line.account, line.id, line.revision, line.at_ms, line.who, changed,
         line.before ? Value(LongText{*line.before}) : Value(nullptr)});
}

std::vector<HistoryEntry> history(ReadView& view, std::string_view account, std::string_view id,
                                  std::int64_t from_revision) {
    std::string lower_id = base::lower_ascii(id);
    return entries_of(view.query(
        "SELECT revision, at_ms, who, changed FROM history WHERE account = $1 AND id = $2 "
        "AND revision >= $3 ORDER BY revision",
        {account, lower_id, from_revision}));
}

// PostgreSQL sends all rows of a result at once, so the statement itself stops after $5 bytes of
// documents.
std::vector<HistoryEntry> history_before(ReadView& view, std::string_view account,
                                         std::string_view id, std::int64_t before,
                                         std::int64_t first) {
    static constexpr std::string_view of_sqlite =
        "SELECT revision, at_ms, who, changed, before FROM history WHERE account = $1 AND id = $2 "
        "AND revision < $3 AND revision >= $4 ORDER BY revision DESC LIMIT 16";
    static constexpr std::string_view of_postgres =
        "SELECT revision, at_ms, who, changed, before FROM (SELECT h.*, "
        "sum(COALESCE(octet_length(before), 0)) OVER (ORDER BY revision DESC) "
        "- COALESCE(octet_length(before), 0) AS bytes_before "
        "FROM (SELECT revision, at_ms, who, changed, before FROM history "
        "WHERE account = $1 AND id = $2 AND revision < $3 AND revision >= $4 "
        "ORDER BY revision DESC LIMIT 16) h) w WHERE bytes_before < $5 ORDER BY revision DESC";
    const bool is_sqlite = view.engine() == Engine::sqlite;
    std::vector<Value> values{account, id, before, first};
    if (!is_sqlite) values.emplace_back(step_bytes_max);
    std::vector<HistoryEntry> entries;
    std::int64_t bytes = 0;
    for (Rows rows = view.query(is_sqlite ? of_sqlite : of_postgres, values);
         bytes < step_bytes_max && rows.next();) {
        entries.push_back({rows.integer(0), rows.integer(1), std::string(rows.text(2)),
                           std::string(rows.text(3)),
                           rows.is_null(4) ? std::string() : std::string(rows.text(4))});
        bytes += static_cast<std::int64_t>(entries.back().replaced.size());
    }
    return entries;
}

std::optional<std::string> document_before(ReadView& view, std::string_view account,
                                           std::string_view id, std::int64_t revision) {
    Rows rows =
        view.query("SELECT before FROM history WHERE account = $1 AND id = $2 AND revision = $3",
                   {account, id, revision});
    if (!rows.next() || rows.is_null(0)) return std::nullopt;
    return std::string(rows.text(0));
}

std::vector<std::optional<ChangeThen>> changes_then(ReadView& view, std::string_view account,
                                                    std::span<const RevisionOf> revisions,
                                                    Documents documents) {
    std::vector<std::optional<ChangeThen>> changes(revisions.size());
    if (revisions.empty()) return changes;
    const bool is_sqlite = view.engine() == Engine::sqlite;
    const bool has_documents = documents == Documents::with;
    std::string_view text = is_sqlite ? then_on_sqlite : then_on_postgres;
    if (has_documents) text = is_sqlite ? documents_on_sqlite : documents_on_postgres;
    const std::string wanted = json_of(revisions);
    Rows rows = view.query(text, {account, wanted});
    while (rows.next()) {
        ChangeThen& change = changes.at(static_cast<std::size_t>(rows.integer(0))).emplace();
        change.who = rows.text(1);
        change.changed_json = rows.text(2);
        if (!has_documents) continue;
        if (!rows.is_null(3)) change.replaced = rows.text(3);
        change.made = rows.text(4);
        change.revision_now = rows.integer(5);
    }
    return changes;
}

std::vector<std::vector<std::string>> changed_after(ReadView& view, std::string_view account,
                                                    std::span<const RevisionOf> revisions) {
    std::vector<std::vector<std::string>> changed(revisions.size());
    if (revisions.empty()) return changed;
    const bool is_sqlite = view.engine() == Engine::sqlite;
    const std::string wanted = json_of(revisions);
    Rows rows = view.query(is_sqlite ? after_on_sqlite : after_on_postgres,
                           {account, wanted, later_revisions_max});
    while (rows.next())
        changed.at(static_cast<std::size_t>(rows.integer(0))).emplace_back(rows.text(1));
    return changed;
}

std::optional<std::string> document_at(ReadView& view, std::string_view account,
                                       std::string_view id, std::int64_t revision) {
    {
        Rows rows = view.query("SELECT revision, doc FROM record WHERE account = $1 AND id = $2",
                               {account, id});
        if (rows.next() && rows.integer(0) == revision) return std::string(rows.text(1));
    }
    return document_before(view, account, id, revision + 1);
}

}  // namespace storage
