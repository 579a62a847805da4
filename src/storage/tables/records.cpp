// The statements of a record.
#include "storage/tables/records.hpp"

#include "base/text.hpp"
#include "storage/ahead.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/history.hpp"
#include "storage/tables/images.hpp"
#include "storage/tables/natural_keys.hpp"
#include "storage/tables/search.hpp"

#include <stdexcept>

namespace storage {
namespace {

std::string_view event_type(const Save& save, const std::optional<Row>& before) {
    if (!before) return "created";
    if (before->is_active == save.is_active) return "updated";
    return save.is_active ? "activated" : "inactivated";
}

// Lists read many documents, so only those that would need pages of their own are compressed.
constexpr std::size_t long_document_bytes = 3'000;

Value document_of(const Save& save) {
    if (save.doc.size() < long_document_bytes) return save.doc;
    return LongText{save.doc};
}

void insert_record(Transaction& tx, const Save& save, std::int64_t sequence) {
    tx.post(
        "INSERT INTO record (account, store, kind, id, active, within, name_key, sort_key, "
        "search_text, revision, sequence, form, doc, facet) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        {save.account, save.store, save.kind->name, save.id, save.is_active, save.within,
         save.name_key, save.sort_key, save.search_text, save.revision, sequence,
         save.kind->traits.form, document_of(save), save.facet});
}

void require_one(std::int64_t touched, const Save& save) {
    if (touched != 1) throw std::logic_error("the record is not as it was read: " + save.id);
}

void update_record(Transaction& tx, const Save& save, std::int64_t sequence) {
    const auto touched = tx.execute(
        "UPDATE record SET active = $1, within = $2, name_key = $3, sort_key = $4, "
        "search_text = $5, revision = $6, sequence = $7, form = $8, doc = $9, facet = $10 "
        "WHERE account = $11 AND id = $12 AND revision = $13",
        {save.is_active, save.within, save.name_key, save.sort_key, save.search_text, save.revision,
         sequence, save.kind->traits.form, document_of(save), save.facet, save.account, save.id,
         save.revision - 1});
    require_one(touched, save);
}

// The same for a record that changes in only these columns.
void update_document(Transaction& tx, const Save& save, std::int64_t sequence) {
    require_one(tx.execute("UPDATE record SET revision = $1, sequence = $2, form = $3, doc = $4 "
                           "WHERE account = $5 AND id = $6 AND revision = $7",
                           {save.revision, sequence, save.kind->traits.form, document_of(save),
                            save.account, save.id, save.revision - 1}),
                save);
}

// SQLite rewrites an index whenever one of its columns is set, even to the same value. So where the
// record keeps its place in all indexes, as when only its document changes, none of these columns
// is set.
void update_on_sqlite(Transaction& tx, const Save& save, std::int64_t sequence) {
    bool keeps_place = false;
    {
        Rows rows = tx.query(
            "SELECT rowid, search_text, active, within, name_key, sort_key, facet FROM record "
            "WHERE account = $1 AND id = $2",
            {save.account, save.id});
        if (!rows.next()) return update_record(tx, save, sequence);
        const bool keeps_text = rows.text(1) == save.search_text;
        keeps_place = keeps_text && (rows.integer(2) != 0) == save.is_active &&
                      rows.text(3) == save.within && rows.text(4) == save.name_key &&
                      rows.text(5) == save.sort_key && rows.text(6) == save.facet;
        if (!keeps_text) note_search_text(tx, rows.integer(0), rows.text(1));
    }
    if (keeps_place)
        update_document(tx, save, sequence);
    else
        update_record(tx, save, sequence);
}

void count(Transaction& tx, const Save& save, bool is_active, int by) {
    tx.count({save.account, save.store, save.kind->name, is_active}, by);
}

void change_counts(Transaction& tx, const Save& save, const std::optional<Row>& before) {
    if (before && before->is_active == save.is_active) return;
    if (before) count(tx, save, before->is_active, -1);
    count(tx, save, save.is_active, +1);
}

// Of columns in the order of the members.
Row row_in(const Rows& rows) {
    return {.store = std::string(rows.text(0)),
            .id = std::string(rows.text(1)),
            .is_active = rows.integer(2) != 0,
            .revision = rows.integer(3),
            .sequence = rows.integer(4),
            .form = static_cast<int>(rows.integer(5)),
            .doc = std::string(rows.text(6))};
}

// Inside the transaction that makes the first store: scopes are written with its commit.
std::string oldest_record_of_store(ReadView& view, std::string_view account) {
    Rows rows = view.query(
        "SELECT id FROM record WHERE account = $1 AND kind = 'store' ORDER BY id LIMIT 1",
        {account});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

}  // namespace

// The statement asks by account and id alone. With the kind as a third condition PostgreSQL might
// choose, while there are few records, a plan that reads all records of the kind, and keep it.
std::optional<Row> find(ReadView& view, const schema::Kind& kind, std::string_view account,
                        std::string_view id) {
    std::string lower_id = base::lower_ascii(id);
    Rows rows = view.query(
        "SELECT store, id, active, revision, sequence, form, doc, kind FROM record "
        "WHERE account = $1 AND id = $2",
        {account, lower_id});
    if (!rows.next() || rows.text(7) != kind.name) return std::nullopt;
    return row_in(rows);
}

bool exists(ReadView& view, const schema::Kind& kind, std::string_view account,
            std::string_view id) {
    const auto owner = owner_of(view, account, base::lower_ascii(id));
    return owner && owner->kind == kind.name;
}

std::vector<Row> stores_of(ReadView& view, std::string_view account, std::optional<bool> is_active,
                           std::string_view search) {
    std::vector<Row> stores;
    Rows rows = view.query(
        view.engine() == Engine::sqlite
            ? "SELECT r.store, r.id, r.active, r.revision, r.sequence, r.form, r.doc, "
              "r.search_text FROM scope s CROSS JOIN record r WHERE s.account = $1 "
              "AND s.store <> '' AND r.account = $1 AND r.id = s.store AND r.kind = 'store' "
              "ORDER BY r.sort_key, r.id"
            : "SELECT r.store, r.id, r.active, r.revision, r.sequence, r.form, r.doc, "
              "r.search_text FROM scope s CROSS JOIN LATERAL (SELECT * FROM record "
              "WHERE account = $1 AND id = s.store OFFSET 0) r WHERE s.account = $1 "
              "AND s.store <> '' AND r.kind = 'store' ORDER BY r.sort_key, r.id",
        {account});
    while (rows.next()) {
        const bool is_wanted = !is_active || *is_active == (rows.integer(2) != 0);
        if (is_wanted && rows.text(7).find(search) != std::string_view::npos)
            stores.push_back(row_in(rows));
    }
    return stores;
}

// Ids begin with the second in which they were made; only where two stores were made in one second
// are their histories read.
std::string oldest_store(ReadView& view, std::string_view account) {
    constexpr std::size_t second_digits = 8;
    std::string first, next;
    {
        Rows rows = view.query(
            "SELECT store FROM scope WHERE account = $1 AND store <> '' ORDER BY store LIMIT 2",
            {account});
        if (rows.next()) first = rows.text(0);
        if (rows.next()) next = rows.text(0);
    }
    if (first.empty()) return is_rehearsed(view) ? "" : oldest_record_of_store(view, account);
    const std::string second = first.substr(0, second_digits);
    if (next.empty() || !next.starts_with(second)) return first;
    Rows rows = view.query(
        "SELECT s.store FROM scope s JOIN history h "
        "ON h.account = $1 AND h.id = s.store AND h.revision = 1 "
        "WHERE s.account = $1 AND s.store >= $2 AND s.store < $3 ORDER BY h.at_ms, s.store LIMIT 1",
        {account, second, second + 'g'});
    return rows.next() ? std::string(rows.text(0)) : first;
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
    const std::int64_t sequence =
        note_event(tx, save.account, save.store,
                   {.type = event_type(save, before),
                    .kind = save.kind->name,
                    .id = save.id,
                    .revision = save.revision,
                    .at_ms = save.at_ms,
                    .is_configuration = save.kind->traits.is_configuration,
                    .who = save.who});
    write_references(tx, {save.account, save.kind->name, save.id}, save.references, !before);
    write_natural_keys(tx, save, before);
    const bool is_sqlite = tx.engine() == Engine::sqlite;
    if (before && is_sqlite) {
        update_on_sqlite(tx, save, sequence);
    } else if (before) {
        update_record(tx, save, sequence);
    } else {
        insert_record(tx, save, sequence);
        if (is_sqlite) note_search_text(tx);
    }
    change_counts(tx, save, before);
    write_history(tx, {save.account, save.id, save.revision, save.at_ms, save.who, save.changed,
                       before ? std::optional<std::string_view>(before->doc) : std::nullopt});
    if (save.image) show_image(tx, save.account, save.id, *save.image, save.at_ms);
    return sequence;
}

}  // namespace storage
