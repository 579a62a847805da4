// The statements of a record and of what derives from it.
#include "storage/tables/records.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "storage/tables/images.hpp"

#include <set>
#include <stdexcept>

namespace storage {
namespace {

std::string_view event_type(const Save& save, const std::optional<Row>& before) {
    if (!before) return "created";
    if (before->is_active == save.is_active) return "updated";
    return save.is_active ? "activated" : "inactivated";
}

void insert_record(Transaction& tx, const Save& save, std::int64_t sequence) {
    tx.post(
        "INSERT INTO record (account, store, kind, id, active, within, name_key, sort_key, "
        "search_text, revision, sequence, form, doc, facet) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        {save.account, save.store, save.kind->name, save.id, save.is_active, save.within,
         save.name_key, save.sort_key, save.search_text, save.revision, sequence,
         save.kind->traits.form, save.doc, save.facet});
}

void update_record(Transaction& tx, const Save& save, std::int64_t sequence) {
    const auto touched = tx.execute(
        "UPDATE record SET active = $1, within = $2, name_key = $3, sort_key = $4, "
        "search_text = $5, revision = $6, sequence = $7, form = $8, doc = $9, facet = $10 "
        "WHERE account = $11 AND id = $12 AND revision = $13",
        {save.is_active, save.within, save.name_key, save.sort_key, save.search_text, save.revision,
         sequence, save.kind->traits.form, save.doc, save.facet, save.account, save.id,
         save.revision - 1});
    if (touched != 1) throw std::logic_error("the record is not as it was read: " + save.id);
}

// SQLite's index of search texts writes out all it holds back before each statement or savepoint
// that may be undone: most of the time of a write. So no trigger feeds it, and it learns of all
// writes of a commit together.
void learn_search_text(Transaction& tx, std::int64_t row, std::string text) {
    tx.before_commit([row, text = std::move(text)](Transaction& at_end) {
        at_end.post("INSERT INTO record_search (rowid, search_text) VALUES ($1, $2)", {row, text});
    });
}

void forget_search_text(Transaction& tx, std::int64_t row, std::string text) {
    tx.before_commit([row, text = std::move(text)](Transaction& at_end) {
        at_end.post(
            "INSERT INTO record_search (record_search, rowid, search_text) "
            "VALUES ('delete', $1, $2)",
            {row, text});
    });
}

void learn_new_search_text(Transaction& tx, const Save& save) {
    Rows rows = tx.query("SELECT last_insert_rowid()");
    if (rows.next()) learn_search_text(tx, rows.integer(0), save.search_text);
}

void change_search_text(Transaction& tx, const Save& save) {
    Rows rows = tx.query("SELECT rowid, search_text FROM record WHERE account = $1 AND id = $2",
                         {save.account, save.id});
    if (!rows.next() || rows.text(1) == save.search_text) return;
    forget_search_text(tx, rows.integer(0), std::string(rows.text(1)));
    learn_search_text(tx, rows.integer(0), save.search_text);
}

void count(Transaction& tx, const Save& save, bool is_active, int by) {
    tx.count({save.account, save.store, save.kind->name, is_active}, by);
}

void change_counts(Transaction& tx, const Save& save, const std::optional<Row>& before) {
    if (before && before->is_active == save.is_active) return;
    if (before) count(tx, save, before->is_active, -1);
    count(tx, save, save.is_active, +1);
}

// Only what differs is written: most changes leave the references alone.
void write_references(Transaction& tx, const Save& save, bool is_new) {
    std::set<std::pair<std::string, std::string>> present;
    if (!is_new) {
        Rows rows =
            tx.query("SELECT field, to_id FROM reference WHERE account = $1 AND from_id = $2",
                     {save.account, save.id});
        while (rows.next()) present.emplace(rows.text(0), rows.text(1));
    }
    std::set<std::pair<std::string, std::string>> wanted;
    for (const Save::Reference& reference : save.references) {
        if (!wanted.emplace(reference.field, reference.to_id).second) continue;
        if (present.erase({reference.field, reference.to_id})) continue;
        tx.post(
            "INSERT INTO reference (account, from_id, field, to_id, from_kind, to_kind) "
            "VALUES ($1, $2, $3, $4, $5, $6)",
            {save.account, save.id, reference.field, reference.to_id, save.kind->name,
             reference.to_kind});
    }
    for (const auto& [field, to_id] : present)
        tx.post(
            "DELETE FROM reference "
            "WHERE account = $1 AND from_id = $2 AND field = $3 AND to_id = $4",
            {save.account, save.id, field, to_id});
}

void write_history(Transaction& tx, const Save& save, const std::optional<Row>& before) {
    std::vector<std::string> names;
    for (const std::string& name : save.changed) names.push_back(base::json_string(name));
    std::string changed = base::json_array(names);
    tx.post(
        "INSERT INTO history (account, id, revision, at_ms, who, changed, before) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        {save.account, save.id, save.revision, save.at_ms, save.who, changed,
         before ? Value(std::string_view(before->doc)) : Value(nullptr)});
}

void write_event(Transaction& tx, const Save& save, const std::optional<Row>& before,
                 std::int64_t sequence) {
    tx.post(
        "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {save.account, save.store, sequence, save.at_ms, event_type(save, before), save.kind->name,
         save.id, save.revision});
}

std::vector<HistoryEntry> entries_of(Rows rows) {
    std::vector<HistoryEntry> entries;
    while (rows.next())
        entries.push_back({rows.integer(0), rows.integer(1), std::string(rows.text(2)),
                           std::string(rows.text(3))});
    return entries;
}

}  // namespace

// By account and id alone: with the kind beside them, PostgreSQL may keep a plan that reads all
// records of the kind, made while there were few.
std::optional<Row> find(ReadView& view, const schema::Kind& kind, std::string_view account,
                        std::string_view id) {
    std::string lower_id = base::lower_ascii(id);
    Rows rows = view.query(
        "SELECT store, id, active, revision, sequence, form, doc, kind FROM record "
        "WHERE account = $1 AND id = $2",
        {account, lower_id});
    if (!rows.next() || rows.text(7) != kind.name) return std::nullopt;
    return Row{.store = std::string(rows.text(0)),
               .id = std::string(rows.text(1)),
               .is_active = rows.integer(2) != 0,
               .revision = rows.integer(3),
               .sequence = rows.integer(4),
               .form = static_cast<int>(rows.integer(5)),
               .doc = std::string(rows.text(6))};
}

bool exists(ReadView& view, const schema::Kind& kind, std::string_view account,
            std::string_view id) {
    const auto owner = owner_of(view, account, base::lower_ascii(id));
    return owner && owner->kind == kind.name;
}

std::optional<Owner> owner_of(ReadView& view, std::string_view account, std::string_view id) {
    Rows rows = view.query("SELECT kind, store, active FROM record WHERE account = $1 AND id = $2",
                           {account, id});
    if (!rows.next()) return std::nullopt;
    return Owner{std::string(rows.text(0)), std::string(rows.text(1)), rows.integer(2) != 0};
}

std::optional<std::string> find_active_name(ReadView& view, const schema::Kind& kind,
                                            std::string_view account, std::string_view store,
                                            std::string_view within, std::string_view name_key,
                                            std::string_view except_id) {
    if (name_key.empty()) return std::nullopt;
    Rows rows = view.query(
        "SELECT id FROM record WHERE account = $1 AND store = $2 AND kind = $3 AND within = $4 "
        "AND name_key = $5 AND name_key <> '' AND active = 1 AND id <> $6",
        {account, store, kind.name, within, name_key, except_id});
    if (!rows.next()) return std::nullopt;
    return std::string(rows.text(0));
}

std::int64_t save(Transaction& tx, const Save& save, const std::optional<Row>& before) {
    if (!tx.is_locked(save.account, save.store))
        throw std::logic_error("saved without the lock of its store: " + save.id);
    if (save.revision != (before ? before->revision + 1 : 1))
        throw std::logic_error("saved with a revision that is not the next: " + save.id);
    const std::int64_t sequence = tx.next_sequence(save.account, save.store);
    write_references(tx, save, !before);
    const bool is_sqlite = tx.engine() == Engine::sqlite;
    if (before) {
        if (is_sqlite) change_search_text(tx, save);
        update_record(tx, save, sequence);
    } else {
        insert_record(tx, save, sequence);
        if (is_sqlite) learn_new_search_text(tx, save);
    }
    change_counts(tx, save, before);
    write_history(tx, save, before);
    write_event(tx, save, before, sequence);
    if (save.image) show_image(tx, save.account, save.id, *save.image, save.at_ms);
    return sequence;
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
    // OFFSET 0 keeps PostgreSQL from looking at every record of the account: see find().
    static constexpr std::string_view of_sqlite =
        "SELECT r.kind, r.id, json_extract(r.doc, '$.name') FROM record r "
        "WHERE r.account = $1 AND r.active = 1 AND r.id <> $2 AND r.store <> $2 AND r.id IN "
        "(SELECT f.from_id FROM reference f WHERE f.account = $1 AND f.to_id = $2) "
        "ORDER BY r.kind, r.id LIMIT $3";
    static constexpr std::string_view of_postgres =
        "SELECT r.kind, r.id, r.doc::json ->> 'name' FROM (SELECT DISTINCT f.from_id "
        "FROM reference f WHERE f.account = $1 AND f.to_id = $2 OFFSET 0) f CROSS JOIN LATERAL "
        "(SELECT kind, id, store, active, doc FROM record "
        "WHERE account = $1 AND id = f.from_id OFFSET 0) r "
        "WHERE r.active = 1 AND r.id <> $2 AND r.store <> $2 ORDER BY r.kind, r.id LIMIT $3";
    const auto sql = view.engine() == Engine::sqlite ? of_sqlite : of_postgres;
    std::string lower_id = base::lower_ascii(id);
    Rows rows = view.query(sql, {account, lower_id, limit});
    std::vector<Referrer> referrers;
    while (rows.next())
        referrers.push_back(
            {std::string(rows.text(0)), std::string(rows.text(1)), std::string(rows.text(2))});
    return referrers;
}

std::vector<HistoryEntry> history(ReadView& view, std::string_view account, std::string_view id,
                                  std::int64_t from_revision) {
    std::string lower_id = base::lower_ascii(id);
    return entries_of(view.query(
        "SELECT revision, at_ms, who, changed FROM history WHERE account = $1 AND id = $2 "
        "AND revision >= $3 ORDER BY revision",
        {account, lower_id, from_revision}));
}

// PostgreSQL sends all rows of an answer, so it is told where to stop (see listing.cpp).
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

std::int64_t sequence(ReadView& view, std::string_view account, std::string_view store) {
    Rows rows = view.query("SELECT sequence FROM scope WHERE account = $1 AND store = $2",
                           {account, store});
    return rows.next() ? rows.integer(0) : 0;
}

EpochNumber position(ReadView& view, std::string_view account, std::string_view store) {
    const std::int64_t last = sequence(view, account, store);
    return {last, view.epoch()};
}

std::vector<Event> events_after(ReadView& view, std::string_view account, std::string_view store,
                                std::int64_t after, int limit) {
    Rows rows = view.query(
        "SELECT sequence, at_ms, revision, type, kind, id FROM event "
        "WHERE account = $1 AND store = $2 AND sequence > $3 ORDER BY sequence LIMIT $4",
        {account, store, after, limit});
    std::vector<Event> events;
    while (rows.next())
        events.push_back({rows.integer(0), rows.integer(1), rows.integer(2),
                          std::string(rows.text(3)), std::string(rows.text(4)),
                          std::string(rows.text(5))});
    return events;
}

}  // namespace storage
