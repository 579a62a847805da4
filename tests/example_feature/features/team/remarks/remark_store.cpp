#include "features/team/remarks/remark_store.hpp"

#include "storage/columns.hpp"

namespace features::remarks {
namespace {

using storage::member;
using storage::Rows;

// [table]
constexpr storage::Migration steps[] = {{11, 1, R"sql(
CREATE TABLE remark (
    account LABEL NOT NULL, id LABEL NOT NULL, store LABEL NOT NULL, day LABEL NOT NULL,
    text TEXT NOT NULL, made_by LABEL NOT NULL, at_ms NUMBER NOT NULL, remind_ms NUMBER NOT NULL,
    revision NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT;
CREATE INDEX remark_store ON remark (account, store, id);
CREATE INDEX remark_day ON remark (account, store, day);
CREATE INDEX remark_age ON remark (account, at_ms);
CREATE INDEX remark_due ON remark (account, store, remind_ms) WHERE remind_ms > 0;
)sql"}};
// [/table]

constexpr storage::Rule rules[] = {
    {"remark", "its store does not exist",
     "SELECT m.store || '/' || m.id FROM remark m LEFT JOIN record r "
     "ON r.account = $1 AND r.id = m.store AND r.kind = 'store' "
     "WHERE m.account = $1 AND r.id IS NULL"},
    {"remark", "its last event is not of its revision",
     "SELECT m.store || '/' || m.id FROM remark m JOIN (SELECT id, MAX(revision) AS last "
     "FROM event WHERE account = $1 AND kind = 'remark' GROUP BY id) e ON e.id = m.id "
     "WHERE m.account = $1 AND m.revision <> e.last"},
};

// [columns]
constexpr storage::Column<Remark> made_columns[] = {{"id", member<&Remark::id>},
                                                    {"store", member<&Remark::store>},
                                                    {"day", member<&Remark::day>},
                                                    {"made_by", member<&Remark::by>},
                                                    {"at_ms", member<&Remark::at_ms>}};
constexpr storage::Column<Remark> changed_columns[] = {{"text", member<&Remark::text>},
                                                       {"remind_ms", member<&Remark::remind_ms>},
                                                       {"revision", member<&Remark::revision>}};
constexpr auto columns = storage::joined(made_columns, changed_columns);

constexpr auto select_one = storage::select(columns, "FROM remark WHERE account = $1 AND id = $2");
constexpr auto select_after =
    storage::select(columns,
                    "FROM remark WHERE account = $1 AND store = $2 AND id > $3 "
                    "ORDER BY id LIMIT $4 OFFSET $5");
constexpr auto select_due =
    storage::select(columns,
                    "FROM remark WHERE account = $1 AND store = $2 "
                    "AND remind_ms > 0 AND remind_ms <= $3 ORDER BY remind_ms LIMIT $4");
constexpr auto insert_remark = storage::insert_into("remark", "account", columns);
constexpr auto update_remark = storage::update("remark", "account, id", changed_columns);
// [/columns]

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

std::optional<Remark> find(storage::ReadView& view, std::string_view account, std::string_view id) {
    return storage::read_first(columns, view.query(select_one, {account, id}));
}

std::vector<Remark> remarks_after(storage::ReadView& view, const Place& at, std::string_view id,
                                  std::int64_t limit, std::int64_t skipped) {
    return storage::read_all(columns,
                             view.query(select_after, {at.account, at.store, id, limit, skipped}));
}

void insert(storage::Transaction& tx, std::string_view account, const Remark& remark) {
    tx.post(insert_remark, storage::Values(columns, remark, {account}));
}

void update(storage::Transaction& tx, std::string_view account, const Remark& remark) {
    tx.post(update_remark, storage::Values(changed_columns, remark, {account, remark.id}));
}

std::int64_t count(storage::ReadView& view, const Place& at) {
    Rows rows = view.query("SELECT COUNT(*) FROM remark WHERE account = $1 AND store = $2",
                           {at.account, at.store});
    return rows.next() ? rows.integer(0) : 0;
}

std::vector<DayCount> count_by_day(storage::ReadView& view, const Place& at,
                                   const domain::DayRange& days) {
    std::vector<DayCount> counts;
    Rows rows = view.query(
        "SELECT day, COUNT(*), SUM(CASE WHEN remind_ms > 0 THEN 1 ELSE 0 END) FROM remark "
        "WHERE account = $1 AND store = $2 AND day >= $3 AND day <= $4 GROUP BY day ORDER BY day",
        {at.account, at.store, domain::iso_text(days.first), domain::iso_text(days.last)});
    while (rows.next())
        counts.push_back({std::string(rows.text(0)), rows.integer(1), rows.integer(2)});
    return counts;
}

std::vector<Remark> due(storage::ReadView& view, const Place& at, std::int64_t now_ms,
                        std::int64_t limit) {
    return storage::read_all(columns,
                             view.query(select_due, {at.account, at.store, now_ms, limit}));
}

std::optional<std::int64_t> next_due_ms(storage::ReadView& view, const Place& at) {
    Rows rows = view.query(
        "SELECT remind_ms FROM remark WHERE account = $1 AND store = $2 AND remind_ms > 0 "
        "ORDER BY remind_ms LIMIT 1",
        {at.account, at.store});
    return rows.next() ? std::optional(rows.integer(0)) : std::nullopt;
}

// [forget]
std::int64_t forget(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM remark WHERE account = $1 AND id IN (SELECT id FROM remark "
        "WHERE account = $1 AND at_ms < $2 ORDER BY at_ms LIMIT 1000)",
        {account, oldest_ms});
}
// [/forget]

}  // namespace features::remarks
