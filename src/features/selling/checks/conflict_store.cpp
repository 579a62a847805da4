#include "features/selling/checks/conflict_store.hpp"

#include "features/selling/checks/kept_texts.hpp"
#include "storage/columns.hpp"

#include <algorithm>

namespace features::checks {
namespace {

using storage::member;
using storage::member_as;

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

// Unknown values are read as open, and as about a line.
struct ConflictStateName {
    static std::string_view store(Conflict::State state) { return name_of(state); }
    static Conflict::State load(std::string_view name) {
        for (const auto state : {Conflict::State::kept, Conflict::State::dropped})
            if (name == name_of(state)) return state;
        return Conflict::State::open;
    }
};
struct ConflictTypeName {
    static std::string_view store(Conflict::Type type) { return checks::name_of(type); }
    static Conflict::Type load(std::string_view name) {
        for (const auto& [type, each] : conflict_types)
            if (name == each) return type;
        return Conflict::Type::line;
    }
};
struct FormOrNone {
    static std::string store(const std::optional<base::Fingerprint>& form) {
        return form ? form->hex() : "";
    }
    static std::optional<base::Fingerprint> load(std::string_view hex) {
        if (hex.empty()) return {};
        return fingerprint_in(hex);
    }
};

constexpr storage::Column<Conflict> conflict_made[] = {
    {"id", member<&Conflict::id>},
    {"store", member<&Conflict::store>},
    {"type", member_as<ConflictTypeName, &Conflict::type>},
    {"number", member<&Conflict::number>},
    {"node", member<&Conflict::node>},
    {"made_ms", member<&Conflict::made_ms>},
    {"form", member_as<FormOrNone, &Conflict::form>},
    {"source", member<&Conflict::source>},
    {"source_key", member<&Conflict::source_key>}};
constexpr storage::Column<Conflict> conflict_moving[] = {
    {"owner", member<&Conflict::check>},
    {"check_id", member<&Conflict::check_id>},
    {"keys", member_as<AsList, &Conflict::keys>},
    {"state", member_as<ConflictStateName, &Conflict::state>},
    {"settled_ms", member<&Conflict::settled_ms>},
    {"settled_by", member<&Conflict::settled_by>}};
constexpr auto conflict_columns = storage::joined(conflict_made, conflict_moving);

constexpr auto select_conflict =
    storage::select(conflict_columns, "FROM pos_check_conflict WHERE account = $1 AND id = $2");
constexpr auto select_conflicts = storage::select(
    conflict_columns, "FROM pos_check_conflict WHERE account = $1 AND owner = $2 ORDER BY id");
constexpr auto select_open_conflicts =
    storage::select(conflict_columns,
                    "FROM pos_check_conflict WHERE account = $1 AND store = $2 "
                    "AND settled_ms = 0 AND id > $3 ORDER BY id LIMIT 100");
constexpr auto insert_row =
    storage::insert_into("pos_check_conflict", "account, is_late", conflict_columns);
constexpr auto update_row = storage::update("pos_check_conflict", "account, id", conflict_moving);

}  // namespace

std::string_view name_of(Conflict::Type type) {
    for (const auto& [each, name] : conflict_types)
        if (each == type) return name;
    return "line";
}

void insert_conflict(storage::Transaction& tx, std::string_view account, const Conflict& conflict) {
    tx.post(insert_row,
            storage::Values(conflict_columns, conflict,
                            {account, std::int64_t{conflict.type == Conflict::Type::late}}));
}

void update_conflict(storage::Transaction& tx, std::string_view account, const Conflict& conflict) {
    tx.post(update_row, storage::Values(conflict_moving, conflict, {account, conflict.id}));
}

std::optional<Conflict> find_conflict(storage::ReadView& view, std::string_view account,
                                      std::string_view id) {
    return storage::read_first(conflict_columns, view.query(select_conflict, {account, id}));
}

std::vector<Conflict> conflicts_of(storage::ReadView& view, std::string_view account,
                                   std::string_view check) {
    return storage::read_all(conflict_columns, view.query(select_conflicts, {account, check}));
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
    return storage::read_all(conflict_columns,
                             view.query(select_open_conflicts, {account, store, after_id}));
}

}  // namespace features::checks
