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

}  // namespace

void write_history(Transaction& tx, const HistoryLine& line) {
    std::vector<std::string> names;
    for (const std::string& name : line.changed) names.push_back(base::json_string(name));
    std::string changed = base::json_array(names);
    tx.post(
        "INSERT INTO history (account, id, revision, at_ms, who, changed, before) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        {line.account, line.id, line.revision, line.at_ms, line.who, changed,
         line.before ? Value(*line.before) : Value(nullptr)});
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
