#include "features/selling/kitchen/kitchen_store.hpp"

#include "features/selling/checks/kept_texts.hpp"
#include "storage/columns.hpp"

#include <algorithm>

namespace features::kitchen {
namespace {

using storage::member;
using storage::Rows;

constexpr storage::Migration steps[] = {{5, 1, R"sql(
CREATE TABLE kitchen_line (
    account LABEL NOT NULL, owner LABEL NOT NULL, line LABEL NOT NULL, store LABEL NOT NULL,
    source NUMBER NOT NULL, form LABEL NOT NULL, state NUMBER NOT NULL, is_recalled FLAG NOT NULL,
    started_ms NUMBER NOT NULL, done_ms NUMBER NOT NULL, changed_ms NUMBER NOT NULL,
    who LABEL NOT NULL, bumps NUMBER NOT NULL, revision NUMBER NOT NULL,
    PRIMARY KEY (account, owner, line)) BY_ACCOUNT;
CREATE INDEX kitchen_line_done ON kitchen_line (account, store, done_ms) WHERE done_ms > 0;
CREATE INDEX kitchen_line_pending ON kitchen_line (account, store, changed_ms) WHERE done_ms = 0;
CREATE INDEX kitchen_line_age ON kitchen_line (account, changed_ms);
)sql"}};

constexpr storage::Rule rules[] = {
    {"kitchen_line", "its order does not exist",
     "SELECT k.owner FROM kitchen_line k WHERE k.account = $1 AND k.source = 0 AND NOT EXISTS "
     "(SELECT 1 FROM web_order o WHERE o.account = $1 AND o.id = k.owner AND o.store = k.store)"},
    {"kitchen_line", "its check does not exist",
     "SELECT k.owner FROM kitchen_line k WHERE k.account = $1 AND k.source = 1 AND NOT EXISTS "
     "(SELECT 1 FROM pos_check c WHERE c.account = $1 AND c.id = k.owner AND c.store = k.store)"},
    {"kitchen_line", "it is in no order or check, and not with its store",
     "SELECT owner FROM kitchen_line WHERE account = $1 AND source = 2 "
     "AND (owner <> store OR form = '')"},
    {"kitchen_line", "its times are not those of its state",
     "SELECT owner FROM kitchen_line WHERE account = $1 AND ((done_ms > 0) <> (state = 2) "
     "OR (started_ms > 0) <> (state > 0) OR (is_recalled = 1 AND state = 2))"},
    {"kitchen_line", "its revision is later than the last event of its order or check",
     "SELECT k.owner FROM (SELECT owner, MAX(revision) AS last FROM kitchen_line "
     "WHERE account = $1 GROUP BY owner) k JOIN (SELECT id, MAX(revision) AS last FROM event "
     "WHERE account = $1 AND kind = 'kitchen' GROUP BY id) e ON e.id = k.owner "
     "WHERE k.last > e.last"},
};

constexpr storage::Column<StoredLine> made_columns[] = {{"owner", member<&StoredLine::owner>},
                                                        {"line", member<&StoredLine::line>},
                                                        {"store", member<&StoredLine::store>},
                                                        {"source", member<&StoredLine::source>}};
constexpr storage::Column<StoredLine> moving_columns[] = {
    {"form", member<&StoredLine::form>},
    {"state", member<&StoredLine::state>},
    {"is_recalled", member<&StoredLine::is_recalled>},
    {"started_ms", member<&StoredLine::started_ms>},
    {"done_ms", member<&StoredLine::done_ms>},
    {"changed_ms", member<&StoredLine::changed_ms>},
    {"who", member<&StoredLine::who>},
    {"bumps", member<&StoredLine::bumps>},
    {"revision", member<&StoredLine::revision>}};
constexpr auto line_columns = storage::joined(made_columns, moving_columns);

constexpr auto select_lines =
    storage::select(line_columns, "FROM kitchen_line WHERE account = $1 AND owner = $2");
// SQLite begins with the first table of a CROSS JOIN: there are fewer open orders than lines.
constexpr storage::Statement select_of_orders{
    "SELECT ", storage::names(line_columns, "k."),
    " FROM web_order o CROSS JOIN kitchen_line k WHERE o.account = $1 AND o.store = $2 "
    "AND o.finished_ms = 0 AND k.account = $1 AND k.owner = o.id"};
constexpr storage::Statement select_of_checks{
    "SELECT ", storage::names(line_columns, "k."),
    " FROM pos_check c CROSS JOIN kitchen_line k WHERE c.account = $1 AND c.store = $2 "
    "AND c.ended_ms = 0 AND k.account = $1 AND k.owner = c.id"};
constexpr storage::Statement select_of_order_of{
    "SELECT ", storage::names(line_columns, "k."),
    " FROM web_order o CROSS JOIN kitchen_line k WHERE o.account = $1 AND o.store = $2 "
    "AND o.check_id = $3 AND o.check_id <> '' AND k.account = $1 AND k.owner = o.id "
    "AND k.form <> ''"};
// The fingerprints in $3 are a JSON array.
constexpr storage::Statement nowhere_of_sqlite{
    "SELECT ", storage::names(line_columns, "k."),
    " FROM json_each($3) w CROSS JOIN kitchen_line k "
    "ON k.account = $1 AND k.owner = $2 AND k.line = w.value"};
constexpr storage::Statement nowhere_of_postgres{
    "SELECT ", storage::names(line_columns, "k."),
    " FROM json_array_elements_text($3::json) AS w (line) CROSS JOIN LATERAL "
    "(SELECT * FROM kitchen_line WHERE account = $1 AND owner = $2 AND line = w.line OFFSET 0) k"};
constexpr auto upsert_line =
    storage::upsert("kitchen_line", "account", line_columns, "account, owner, line");

void read_by_owner(LinesOfOwners& all, Rows rows) {
    while (rows.next()) {
        StoredLine line = storage::read_row(line_columns, rows);
        LinesOf& others = all[line.owner];
        std::string key = line.line;
        others.emplace(std::move(key), std::move(line));
    }
}

// Of rows that all have one owner.
LinesOf read_lines(Rows rows) {
    LinesOfOwners all;
    read_by_owner(all, std::move(rows));
    return all.empty() ? LinesOf() : std::move(all.begin()->second);
}

std::vector<Owner> owners_in(Rows rows) {
    std::vector<Owner> owners;
    while (rows.next())
        owners.push_back({static_cast<Source>(rows.integer(0)), std::string(rows.text(1))});
    return owners;
}

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

LinesOf lines_of(storage::ReadView& view, std::string_view account, std::string_view owner) {
    return read_lines(view.query(select_lines, {account, owner}));
}

std::int64_t bumps_of(const LinesOf& lines) {
    std::int64_t last = 0;
    for (const auto& [key, line] : lines) last = std::max(last, line.bumps);
    return last;
}

LinesOfOwners open_lines(storage::ReadView& view, const Place& at) {
    LinesOfOwners all;
    read_by_owner(all, view.query(select_of_orders, {at.account, at.store}));
    read_by_owner(all, view.query(select_of_checks, {at.account, at.store}));
    return all;
}

LinesOf lines_nowhere(storage::ReadView& view, const Place& at,
                      const std::vector<std::string>& lines) {
    const bool is_sqlite = view.engine() == storage::Engine::sqlite;
    const std::string_view select =
        is_sqlite ? std::string_view(nowhere_of_sqlite) : nowhere_of_postgres;
    return read_lines(view.query(select, {at.account, at.store, checks::list_text(lines)}));
}

LinesOf lines_of_order_of(storage::ReadView& view, const Place& at, std::string_view check_id) {
    return read_lines(view.query(select_of_order_of, {at.account, at.store, check_id}));
}

std::vector<Owner> pending_owners(storage::ReadView& view, const Place& at, std::int64_t since_ms) {
    return owners_in(
        view.query("SELECT DISTINCT source, owner FROM kitchen_line WHERE account = $1 "
                   "AND store = $2 AND done_ms = 0 AND changed_ms >= $3 "
                   "AND (state > 0 OR is_recalled = 1) AND source <> 2",
                   {at.account, at.store, since_ms}));
}

std::vector<Owner> done_owners(storage::ReadView& view, const Place& at, std::int64_t since_ms) {
    return owners_in(
        view.query("SELECT DISTINCT source, owner FROM kitchen_line WHERE account = $1 "
                   "AND store = $2 AND done_ms > 0 AND done_ms >= $3 AND source <> 2",
                   {at.account, at.store, since_ms}));
}

void put_line(storage::Transaction& tx, std::string_view account, const StoredLine& line) {
    tx.post(upsert_line, storage::Values(line_columns, line, {account}));
}

void remove_line(storage::Transaction& tx, std::string_view account, const StoredLine& line) {
    tx.post("DELETE FROM kitchen_line WHERE account = $1 AND owner = $2 AND line = $3",
            {account, line.owner, line.line});
}

std::int64_t forget(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM kitchen_line WHERE account = $1 AND (owner, line) IN "
        "(SELECT owner, line FROM kitchen_line WHERE account = $1 AND changed_ms < $2 "
        "ORDER BY changed_ms LIMIT 1000)",
        {account, oldest_ms});
}

}  // namespace features::kitchen
