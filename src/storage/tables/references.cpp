#include "storage/tables/references.hpp"

#include "base/text.hpp"

#include <set>

namespace storage {

// Reads the existing ones first, because most changes of a record leave its references unchanged.
void write_references(Transaction& tx, const ReferringRecord& from,
                      std::span<const Reference> references, bool is_new) {
    std::set<std::pair<std::string, std::string>> present;
    if (!is_new) {
        Rows rows =
            tx.query("SELECT field, to_id FROM reference WHERE account = $1 AND from_id = $2",
                     {from.account, from.id});
        while (rows.next()) present.emplace(rows.text(0), rows.text(1));
    }
    std::set<std::pair<std::string, std::string>> wanted;
    for (const Reference& reference : references) {
        if (!wanted.emplace(reference.field, reference.to_id).second) continue;
        if (present.erase({reference.field, reference.to_id})) continue;
        tx.post(
            "INSERT INTO reference (account, from_id, field, to_id, from_kind, to_kind) "
            "VALUES ($1, $2, $3, $4, $5, $6)",
            {from.account, from.id, reference.field, reference.to_id, from.kind,
             reference.to_kind});
    }
    for (const auto& [field, to_id] : present)
        tx.post(
            "DELETE FROM reference "
            "WHERE account = $1 AND from_id = $2 AND field = $3 AND to_id = $4",
            {from.account, from.id, field, to_id});
}

void mark_forced(Transaction& tx, std::string_view account, std::string_view kind,
                 std::string_view id) {
    tx.post(
        "INSERT INTO reference (account, from_id, field, to_id, from_kind, to_kind) "
        "VALUES ($1, $2, $3, $2, $4, $4) ON CONFLICT DO NOTHING",
        {account, id, forced_field, kind});
}

std::vector<std::string> references_of(ReadView& view, std::string_view account,
                                       std::string_view id, std::string_view field) {
    Rows rows =
        view.query("SELECT to_id FROM reference WHERE account = $1 AND from_id = $2 AND field = $3",
                   {account, id, field});
    std::vector<std::string> ids;
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

std::vector<std::string> referring_ids(ReadView& view, std::string_view account,
                                       std::string_view id, std::string_view kind,
                                       std::string_view field, std::int64_t limit) {
    Rows rows = view.query(
        "SELECT from_id FROM reference WHERE account = $1 AND to_id = $2 AND field = $3 "
        "AND from_kind = $4 ORDER BY from_id LIMIT $5",
        {account, id, field, kind, limit});
    std::vector<std::string> ids;
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

std::vector<Referrer> active_referrers(ReadView& view, std::string_view account,
                                       std::string_view id, int limit) {
    // OFFSET 0 makes PostgreSQL look up each record by its id, instead of reading every record of
    // the account: see find().
    static constexpr std::string_view of_sqlite =
        "SELECT r.kind, r.id, json_extract(long_text(r.doc), '$.name'), r.sort_key FROM record r "
        "WHERE r.account = $1 AND r.active = 1 AND r.id <> $2 AND r.store <> $2 AND r.id IN "
        "(SELECT f.from_id FROM reference f WHERE f.account = $1 AND f.to_id = $2) "
        "ORDER BY r.kind, r.id LIMIT $3";
    static constexpr std::string_view of_postgres =
        "SELECT r.kind, r.id, r.doc::json ->> 'name', r.sort_key FROM (SELECT DISTINCT f.from_id "
        "FROM reference f WHERE f.account = $1 AND f.to_id = $2 OFFSET 0) f CROSS JOIN LATERAL "
        "(SELECT kind, id, store, active, doc, sort_key FROM record "
        "WHERE account = $1 AND id = f.from_id OFFSET 0) r "
        "WHERE r.active = 1 AND r.id <> $2 AND r.store <> $2 ORDER BY r.kind, r.id LIMIT $3";
    const auto sql = view.engine() == Engine::sqlite ? of_sqlite : of_postgres;
    std::string lower_id = base::lower_ascii(id);
    Rows rows = view.query(sql, {account, lower_id, limit});
    std::vector<Referrer> referrers;
    while (rows.next())
        referrers.push_back({std::string(rows.text(0)), std::string(rows.text(1)),
                             std::string(rows.text(rows.is_null(2) ? 3 : 2))});
    return referrers;
}

}  // namespace storage
