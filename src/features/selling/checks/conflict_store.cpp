#include "features/selling/checks/conflict_store.hpp"

#include "features/selling/checks/kept_texts.hpp"

#include <algorithm>

namespace features::checks {
namespace {

using storage::Rows;

std::string_view name_of(Conflict::State state) {
    switch (state) {
        case Conflict::State::open: return "open";
        case Conflict::State::kept: return "kept";
        case Conflict::State::dropped: break;
    }
    return "dropped";
}

constexpr std::pair<Conflict::Type, std::string_view> conflict_types[] = {
    {Conflict::Type::line, "line"},
    {Conflict::Type::late, "late"},
    {Conflict::Type::behind, "behind"},
    {Conflict::Type::moved, "moved"},
    {Conflict::Type::taken_out, "takenOut"}};

const std::string conflict_columns =
    "id, store, owner, check_id, type, number, node, keys, state, made_ms, settled_ms, "
    "settled_by, form, source, source_key";
const std::string select_conflict =
    "SELECT " + conflict_columns + " FROM pos_check_conflict WHERE account = $1 AND id = $2";
const std::string select_all = "SELECT " + conflict_columns +
                               " FROM pos_check_conflict WHERE account = $1 AND owner = $2 "
                               "ORDER BY id";
const std::string select_some = "SELECT " + conflict_columns +
                                " FROM pos_check_conflict WHERE account = $1 AND store = $2 "
                                "AND settled_ms = 0 AND id > $3 ORDER BY id LIMIT 100";

Conflict conflict_of(const Rows& rows) {
    Conflict conflict{.id = std::string(rows.text(0)),
                      .store = std::string(rows.text(1)),
                      .check = std::string(rows.text(2)),
                      .check_id = std::string(rows.text(3)),
                      .number = rows.integer(5),
                      .node = std::string(rows.text(6)),
                      .keys = list_of(rows.text(7)),
                      .source = std::string(rows.text(13)),
                      .source_key = std::string(rows.text(14)),
                      .made_ms = rows.integer(9),
                      .settled_ms = rows.integer(10),
                      .settled_by = std::string(rows.text(11))};
    for (const auto state : {Conflict::State::kept, Conflict::State::dropped})
        if (rows.text(8) == name_of(state)) conflict.state = state;
    for (const auto& [type, name] : conflict_types)
        if (rows.text(4) == name) conflict.type = type;
    if (!rows.text(12).empty()) conflict.form = fingerprint_in(rows.text(12));
    return conflict;
}

std::vector<Conflict> all_conflicts(Rows rows) {
    std::vector<Conflict> conflicts;
    while (rows.next()) conflicts.push_back(conflict_of(rows));
    return conflicts;
}

}  // namespace

std::string_view name_of(Conflict::Type type) {
    for (const auto& [each, name] : conflict_types)
        if (each == type) return name;
    return "line";
}

void insert_conflict(storage::Transaction& tx, std::string_view account, const Conflict& conflict) {
    const std::string keys = list_text(conflict.keys),
                      form = conflict.form ? conflict.form->hex() : "";
    tx.post(
        "INSERT INTO pos_check_conflict (account, id, store, owner, check_id, is_late, type, "
        "number, node, keys, state, made_ms, settled_ms, settled_by, form, source, source_key) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
        {account, conflict.id, conflict.store, conflict.check, conflict.check_id,
         std::int64_t{conflict.type == Conflict::Type::late}, name_of(conflict.type),
         conflict.number, conflict.node, keys, name_of(conflict.state), conflict.made_ms,
         conflict.settled_ms, conflict.settled_by, form, conflict.source, conflict.source_key});
}

void update_conflict(storage::Transaction& tx, std::string_view account, const Conflict& conflict) {
    const std::string keys = list_text(conflict.keys);
    tx.post(
        "UPDATE pos_check_conflict SET state = $3, settled_ms = $4, settled_by = $5, owner = $6, "
        "check_id = $7, keys = $8 WHERE account = $1 AND id = $2",
        {account, conflict.id, name_of(conflict.state), conflict.settled_ms, conflict.settled_by,
         conflict.check, conflict.check_id, keys});
}

std::optional<Conflict> find_conflict(storage::ReadView& view, std::string_view account,
                                      std::string_view id) {
    auto found = all_conflicts(view.query(select_conflict, {account, id}));
    if (found.empty()) return {};
    return std::move(found.front());
}

std::vector<Conflict> conflicts_of(storage::ReadView& view, std::string_view account,
                                   std::string_view check) {
    return all_conflicts(view.query(select_all, {account, check}));
}

std::vector<Conflict> open_conflicts(storage::ReadView& view, std::string_view account,
                                     std::string_view check) {
    auto conflicts = conflicts_of(view, account, check);
    std::erase_if(conflicts,
                  [](const Conflict& each) { return each.state != Conflict::State::open; });
    return conflicts;
}

std::vector<Conflict> some_conflicts(storage::ReadView& view, std::string_view account,
                                     std::string_view store, std::string_view after_id) {
    return all_conflicts(view.query(select_some, {account, store, after_id}));
}

}  // namespace features::checks
