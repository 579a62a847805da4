#include "storage/tables/changes.hpp"

#include <algorithm>
#include <vector>

namespace storage {
namespace {

constexpr std::int64_t events_looked_at_max = 5'000;

// PostgreSQL sends all rows of an answer, so it must know where to stop.
constexpr std::string_view all_rows =
    "SELECT e.sequence, e.at_ms, e.revision, e.type, e.kind, e.id, r.store, r.active, r.form, "
    "r.doc "
    "FROM event e JOIN record r ON r.account = e.account AND r.id = e.id "
    "AND r.sequence = e.sequence "
    "WHERE e.account = $1 AND e.store = $2 AND e.sequence > $3 AND e.sequence <= $4 "
    "ORDER BY e.sequence LIMIT $5";
const std::string& rows_within_bytes() {
    static const std::string text =
        "SELECT * FROM (SELECT a.*, sum(octet_length(a.doc)) OVER (ORDER BY a.sequence) "
        "- octet_length(a.doc) AS bytes_before FROM (" +
        std::string(all_rows) + ") AS a) AS w WHERE w.bytes_before < $6 ORDER BY w.sequence";
    return text;
}

Rows ask(ReadView& view, std::vector<Value> values) {
    if (view.engine() == Engine::sqlite) return view.query(all_rows, values);
    values.emplace_back(step_bytes_max);
    return view.query(rows_within_bytes(), values);
}

ChangedRecord changed_record(const Rows& rows) {
    return {.event = {.sequence = rows.integer(0),
                      .at_ms = rows.integer(1),
                      .revision = rows.integer(2),
                      .type = std::string(rows.text(3)),
                      .kind = std::string(rows.text(4)),
                      .id = std::string(rows.text(5))},
            .row = {.store = std::string(rows.text(6)),
                    .id = std::string(rows.text(5)),
                    .is_active = rows.integer(7) != 0,
                    .revision = rows.integer(2),
                    .sequence = rows.integer(0),
                    .form = static_cast<int>(rows.integer(8)),
                    .doc = std::string(rows.text(9))}};
}

}  // namespace

Changes changes_after(ReadView& view, std::string_view account, std::string_view store,
                      std::int64_t after, std::int64_t limit) {
    const std::int64_t end = sequence(view, account, store);
    const std::int64_t horizon = std::min(end, after + events_looked_at_max);
    Changes changes;
    const bool is_told = view.engine() == Engine::postgres;  // where to stop
    std::int64_t bytes = 0;
    for (Rows rows = ask(view, {account, store, after, horizon, limit});
         (is_told || bytes < step_bytes_max) && rows.next();) {
        changes.records.push_back(changed_record(rows));
        bytes += static_cast<std::int64_t>(changes.records.back().row.doc.size());
    }
    const bool is_full =
        bytes >= step_bytes_max || static_cast<std::int64_t>(changes.records.size()) == limit;
    changes.next = is_full ? changes.records.back().event.sequence : std::max(horizon, after);
    changes.has_more = changes.next < end;
    return changes;
}

std::int64_t oldest_position(ReadView& view, std::string_view account, std::string_view store) {
    Rows rows = view.query(
        "SELECT sequence FROM event WHERE account = $1 AND store = $2 ORDER BY sequence LIMIT 1",
        {account, store});
    return rows.next() ? rows.integer(0) - 1 : 0;
}

}  // namespace storage
