#include "storage/tables/audit.hpp"

#include "base/fingerprint.hpp"
#include "base/json_text.hpp"
#include "storage/tables/audit_columns.hpp"
#include "storage/tables/events.hpp"

#include <atomic>
#include <limits>

namespace storage {

static constexpr auto insert_entry =
    storage::insert_into("audit", "account, store, number, hash", audit_columns);

static constinit std::atomic<std::uint64_t> entries_added{0};

std::uint64_t audit_entries() { return entries_added; }

// Each part has its length before it, so that no other parts make the same text.
std::string audit_hash(std::string_view previous, std::string_view account, std::string_view store,
                       std::int64_t number, const AuditEntry& entry) {
    const std::string counted = std::to_string(number), at = std::to_string(entry.at_ms),
                      revision = std::to_string(entry.revision);
    std::string text;
    for (std::string_view part :
         {previous, account, store, std::string_view(counted), std::string_view(at),
          std::string_view(entry.who), std::string_view(entry.session),
          std::string_view(entry.network), std::string_view(entry.address),
          std::string_view(entry.operation), std::string_view(entry.kind),
          std::string_view(entry.id), std::string_view(revision), std::string_view(entry.fields),
          std::string_view(entry.outcome)}) {
        (text += std::to_string(part.size())) += ':';
        text += part;
    }
    return base::digest(text);
}

void append_audit(Transaction& tx, std::string_view account, std::string_view store,
                  const AuditEntry& entry) {
    const ChainHead last = tx.audit_end(account, store);
    ChainHead end{last.number + 1, {}, entry.at_ms / audit_hour_ms};
    end.hash = audit_hash(last.hash, account, store, end.number, entry);
    tx.post(insert_entry, Values(audit_columns, entry, {account, store, end.number, end.hash}));
    if (end.hour != last.hour)
        tx.post("INSERT INTO audit_hour (account, store, number, hour) VALUES ($1, $2, $3, $4)",
                {account, store, end.number, end.hour});
    entries_added.fetch_add(1, std::memory_order_relaxed);
    tx.set_audit_end(account, store, std::move(end));
}

AuditNumbers audit_numbers(ReadView& view, std::string_view account, std::string_view store,
                           std::int64_t from_ms, std::int64_t to_ms) {
    constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    const std::int64_t first_hour = from_ms / audit_hour_ms, last_hour = to_ms / audit_hour_ms;
    AuditNumbers numbers{none, none};
    std::int64_t last = none;
    {
        Rows rows = view.query(
            "SELECT MIN(number), MAX(number) FROM audit_hour "
            "WHERE account = $1 AND store = $2 AND hour >= $3 AND hour <= $4",
            {account, store, first_hour, last_hour});
        if (!rows.next() || rows.is_null(0)) return numbers;
        numbers.first = rows.integer(0);
        last = rows.integer(1);
    }
    Rows rows = view.query(
        "SELECT MIN(number) FROM audit_hour WHERE account = $1 AND store = $2 AND number > $3",
        {account, store, last});
    if (rows.next() && !rows.is_null(0)) numbers.end = rows.integer(0);
    return numbers;
}

// A write adds its entries right after its events, or in between.
static constexpr std::int64_t entries_around = 8;

// The authors in $3 are a JSON array of [who, time, number].
static constexpr std::string_view operations_on_sqlite =
    "SELECT w.key, a.operation FROM json_each($3) w CROSS JOIN audit a ON a.account = $1 "
    "AND a.store = $2 AND a.number >= json_extract(w.value, '$[2]') "
    "AND a.number <= json_extract(w.value, '$[2]') + $4 "
    "WHERE a.who = json_extract(w.value, '$[0]') "
    "AND a.at_ms = json_extract(w.value, '$[1]') AND a.outcome = 'done'";
static constexpr std::string_view operations_on_postgres =
    "SELECT w.place - 1, a.operation "
    "FROM json_array_elements($3::json) WITH ORDINALITY AS w (wanted, place) CROSS JOIN LATERAL "
    "(SELECT who, at_ms, operation, outcome FROM audit WHERE account = $1 AND store = $2 "
    "AND number >= (w.wanted ->> 2)::bigint AND number <= (w.wanted ->> 2)::bigint + $4 "
    "OFFSET 0) a WHERE a.who = w.wanted ->> 0 AND a.at_ms = (w.wanted ->> 1)::bigint "
    "AND a.outcome = 'done'";

std::vector<std::string> operations_then(ReadView& view, std::string_view account,
                                         std::string_view store,
                                         std::span<const AuthorAt> authors) {
    std::vector<std::string> operations(authors.size());
    if (authors.empty()) return operations;
    std::vector<std::string> wanted;
    for (const AuthorAt& one : authors)
        wanted.push_back("[" + base::json_string(one.who) + "," + std::to_string(one.at_ms) + "," +
                         std::to_string(one.audit) + "]");
    const std::string list = base::json_array(wanted);
    std::vector<bool> has_several(authors.size());
    Rows rows =
        view.query(view.engine() == Engine::sqlite ? operations_on_sqlite : operations_on_postgres,
                   {account, store, list, entries_around});
    while (rows.next()) {
        const auto place = static_cast<std::size_t>(rows.integer(0));
        std::string& operation = operations.at(place);
        if (!operation.empty() && operation != rows.text(1)) has_several.at(place) = true;
        operation = rows.text(1);
    }
    for (std::size_t i = 0; i < operations.size(); ++i)
        if (has_several.at(i)) operations.at(i).clear();
    return operations;
}

ChainHead audit_head(ReadView& view, std::string_view account, std::string_view store) {
    return sequences(view, account, store).audit;
}

}  // namespace storage
