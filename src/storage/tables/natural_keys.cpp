#include "storage/tables/natural_keys.hpp"

namespace storage {
namespace {

void put(Transaction& tx, const Save& save, std::string_view field, std::string_view value) {
    tx.post(
        "INSERT INTO natural_key (account, id, field, store, kind, value, active) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (account, id, field) "
        "DO UPDATE SET value = excluded.value, active = excluded.active",
        {save.account, save.id, field, save.store, save.kind->name, value, save.is_active});
}

void remove(Transaction& tx, const Save& save, std::string_view field) {
    tx.post("DELETE FROM natural_key WHERE account = $1 AND id = $2 AND field = $3",
            {save.account, save.id, field});
}

}  // namespace

std::optional<std::string> find_natural_key(ReadView& view, const KeyPlace& place,
                                            std::string_view value, std::string_view except_id) {
    if (value.empty()) return {};
    Rows rows = view.query(
        "SELECT id FROM natural_key WHERE account = $1 AND store = $2 AND kind = $3 "
        "AND field = $4 AND value = $5 AND active = 1 AND id <> $6",
        {place.account, place.store, place.kind, place.field, value, except_id});
    if (!rows.next()) return {};
    return std::string(rows.text(0));
}

std::optional<std::string> natural_key_of(ReadView& view, std::string_view account,
                                          std::string_view id, std::string_view field) {
    Rows rows =
        view.query("SELECT value FROM natural_key WHERE account = $1 AND id = $2 AND field = $3",
                   {account, id, field});
    if (!rows.next()) return {};
    return std::string(rows.text(0));
}

// Keys that are not rewritten follow the record when that becomes active or inactive: last, because
// an old value that is replaced here may be another's by now.
void write_natural_keys(Transaction& tx, const Save& save, const std::optional<Row>& before) {
    for (const Save::Key& key : save.keys) {
        if (!key.value) continue;
        if (!key.value->empty())
            put(tx, save, key.field, *key.value);
        else if (before)
            remove(tx, save, key.field);
    }
    if (!save.keys.empty() && before && before->is_active != save.is_active)
        tx.post("UPDATE natural_key SET active = $1 WHERE account = $2 AND id = $3",
                {save.is_active, save.account, save.id});
}

}  // namespace storage
