#include "features/menu/pull_runs/pull_runs_store.hpp"

#include "storage/columns.hpp"

namespace features::pull_runs {
namespace {

using storage::member;
using storage::Rows;

constexpr storage::Migration steps[] = {{1, 1, R"sql(
CREATE TABLE pull_run (
    account LABEL NOT NULL, id LABEL NOT NULL, number NUMBER NOT NULL, source LABEL NOT NULL,
    who TEXT NOT NULL, choice TEXT NOT NULL, created_ms NUMBER NOT NULL, at_ms NUMBER NOT NULL,
    state LABEL NOT NULL, started_ms NUMBER NOT NULL, ended_ms NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT ROWLESS;
CREATE UNIQUE INDEX pull_run_number ON pull_run (account, number);
CREATE INDEX pull_run_ended ON pull_run (account, ended_ms, at_ms);
CREATE TABLE pull_run_store (
    account LABEL NOT NULL, run LABEL NOT NULL, store LABEL NOT NULL, number NUMBER NOT NULL,
    state LABEL NOT NULL, attempts NUMBER NOT NULL, next_ms NUMBER NOT NULL,
    ended_ms NUMBER NOT NULL, result TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (account, run, store)) BY_ACCOUNT ROWLESS;
)sql"}};

constexpr storage::Rule rules[] = {
    {"pull_run", "its state is unknown, or does not match its times",
     "SELECT id FROM pull_run WHERE account = $1 AND NOT ("
     "(state = 'scheduled' AND started_ms = 0 AND ended_ms = 0) OR "
     "(state = 'running' AND started_ms <> 0 AND ended_ms = 0) OR "
     "(state = 'done' AND started_ms <> 0 AND ended_ms <> 0) OR "
     "(state = 'cancelled' AND ended_ms <> 0))"},
    {"pull_run", "it has no stores",
     "SELECT r.id FROM pull_run r LEFT JOIN pull_run_store s ON s.account = $1 AND s.run = r.id "
     "WHERE r.account = $1 AND s.run IS NULL"},
    {"pull_run", "its state does not match those of its stores",
     "SELECT r.id FROM pull_run r JOIN (SELECT run, "
     "SUM(CASE WHEN state = 'pending' THEN 1 ELSE 0 END) AS waiting "
     "FROM pull_run_store WHERE account = $1 GROUP BY run) s ON s.run = r.id "
     "WHERE r.account = $1 AND ((r.state = 'done' AND s.waiting > 0) OR "
     "(r.state IN ('scheduled', 'running') AND s.waiting = 0))"},
    {"pull_run_store", "its run does not exist",
     "SELECT s.run || '/' || s.store FROM pull_run_store s LEFT JOIN pull_run r "
     "ON r.account = $1 AND r.id = s.run WHERE s.account = $1 AND r.id IS NULL"},
    {"pull_run_store", "its state is unknown, or does not match its result",
     "SELECT run || '/' || store FROM pull_run_store WHERE account = $1 AND NOT ("
     "(state = 'pending' AND ended_ms = 0 AND result = '') OR "
     "(state = 'done' AND ended_ms <> 0 AND result <> '') OR "
     "(state = 'failed' AND ended_ms <> 0 AND result = '' AND error <> ''))"},
};

constexpr std::int64_t runs_forgotten_at_once = 10;

constexpr storage::Column<Run> made_columns[] = {{"id", member<&Run::id>},
                                                 {"number", member<&Run::number>},
                                                 {"source", member<&Run::source>},
                                                 {"who", member<&Run::who>},
                                                 {"choice", member<&Run::choice_json>},
                                                 {"created_ms", member<&Run::created_ms>},
                                                 {"at_ms", member<&Run::at_ms>}};
constexpr storage::Column<Run> moving_columns[] = {{"state", member<&Run::state>},
                                                   {"started_ms", member<&Run::started_ms>},
                                                   {"ended_ms", member<&Run::ended_ms>}};
constexpr auto run_columns = storage::joined(made_columns, moving_columns);
constexpr auto select_run =
    storage::select(run_columns, "FROM pull_run WHERE account = $1 AND id = $2");
constexpr auto select_runs = storage::select(
    run_columns, "FROM pull_run WHERE account = $1 AND number < $2 ORDER BY number DESC LIMIT $3");
constexpr auto insert_run = storage::insert_into("pull_run", "account", run_columns);
constexpr auto update_run = storage::update("pull_run", "account, id", moving_columns);

constexpr storage::Column<RunStore> which_columns[] = {{"store", member<&RunStore::store>}};
constexpr storage::Column<RunStore> brief_columns[] = {{"state", member<&RunStore::state>},
                                                       {"attempts", member<&RunStore::attempts>},
                                                       {"next_ms", member<&RunStore::next_ms>},
                                                       {"ended_ms", member<&RunStore::ended_ms>}};
constexpr storage::Column<RunStore> text_columns[] = {{"result", member<&RunStore::result_json>},
                                                      {"error", member<&RunStore::error_json>}};
constexpr auto state_columns = storage::joined(brief_columns, text_columns);
constexpr auto listed_columns = storage::joined(which_columns, brief_columns);
constexpr auto store_columns = storage::joined(which_columns, state_columns);
constexpr auto select_listed = storage::select(
    listed_columns, "FROM pull_run_store WHERE account = $1 AND run = $2 ORDER BY number");
constexpr auto select_stores = storage::select(
    store_columns, "FROM pull_run_store WHERE account = $1 AND run = $2 ORDER BY number");
constexpr auto select_store = storage::select(
    store_columns, "FROM pull_run_store WHERE account = $1 AND run = $2 AND store = $3");
constexpr auto insert_store =
    storage::insert_into("pull_run_store", "account, run, number", store_columns);
constexpr auto update_store =
    storage::update("pull_run_store", "account, run, store", state_columns);

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

std::int64_t last_number(storage::ReadView& view, std::string_view account) {
    Rows rows = view.query("SELECT MAX(number) FROM pull_run WHERE account = $1", {account});
    return rows.next() ? rows.integer(0) : 0;
}

std::int64_t count_live(storage::ReadView& view, std::string_view account) {
    Rows rows =
        view.query("SELECT COUNT(*) FROM pull_run WHERE account = $1 AND ended_ms = 0", {account});
    return rows.next() ? rows.integer(0) : 0;
}

void insert(storage::Transaction& tx, std::string_view account, const Run& run,
            std::span<const RunStore> stores) {
    tx.post(insert_run, storage::Values(run_columns, run, {account}));
    std::int64_t number = 0;
    for (const RunStore& one : stores)
        tx.post(insert_store, storage::Values(store_columns, one, {account, run.id, ++number}));
}

std::optional<Run> find_run(storage::ReadView& view, std::string_view account,
                            std::string_view id) {
    return storage::read_first(run_columns, view.query(select_run, {account, id}));
}

std::vector<Run> runs_before(storage::ReadView& view, std::string_view account, std::int64_t number,
                             std::int64_t limit) {
    return storage::read_all(run_columns, view.query(select_runs, {account, number, limit}));
}

std::vector<RunStore> stores_of(storage::ReadView& view, std::string_view account,
                                std::string_view run, bool with_texts) {
    if (with_texts)
        return storage::read_all(store_columns, view.query(select_stores, {account, run}));
    return storage::read_all(listed_columns, view.query(select_listed, {account, run}));
}

std::optional<RunStore> find_store(storage::ReadView& view, std::string_view account,
                                   std::string_view run, std::string_view store) {
    return storage::read_first(store_columns, view.query(select_store, {account, run, store}));
}

std::optional<DueStore> next_store(storage::ReadView& view, std::string_view account,
                                   std::int64_t now_ms, std::int64_t believed_ms) {
    Rows rows = view.query(
        "SELECT r.id, s.store FROM pull_run r JOIN pull_run_store s ON s.account = $1 "
        "AND s.run = r.id WHERE r.account = $1 AND r.ended_ms = 0 AND r.at_ms <= $2 "
        "AND s.state = 'pending' AND (s.next_ms <= $2 OR s.next_ms > $3) "
        "ORDER BY r.at_ms, r.number, s.number LIMIT 1",
        {account, now_ms, believed_ms});
    if (!rows.next()) return {};
    return DueStore{std::string(rows.text(0)), std::string(rows.text(1))};
}

std::optional<std::int64_t> next_due_ms(storage::ReadView& view, std::string_view account) {
    Rows rows = view.query(
        "SELECT MIN(CASE WHEN s.next_ms > r.at_ms THEN s.next_ms ELSE r.at_ms END) "
        "FROM pull_run r JOIN pull_run_store s ON s.account = $1 AND s.run = r.id "
        "WHERE r.account = $1 AND r.ended_ms = 0 AND s.state = 'pending'",
        {account});
    if (!rows.next() || rows.is_null(0)) return {};
    return rows.integer(0);
}

bool hold_live(storage::Transaction& tx, std::string_view account, std::string_view run) {
    return tx.execute(
               "UPDATE pull_run SET ended_ms = 0 WHERE account = $1 AND id = $2 AND ended_ms = 0",
               {account, run}) == 1;
}

void put_state(storage::Transaction& tx, std::string_view account, const Run& run) {
    tx.post(update_run, storage::Values(moving_columns, run, {account, run.id}));
}

void put_store(storage::Transaction& tx, std::string_view account, std::string_view run,
               const RunStore& store) {
    tx.post(update_store, storage::Values(state_columns, store, {account, run, store.store}));
}

bool has_pending(storage::ReadView& view, std::string_view account, std::string_view run) {
    return view
        .query(
            "SELECT 1 FROM pull_run_store WHERE account = $1 AND run = $2 AND state = 'pending' "
            "LIMIT 1",
            {account, run})
        .next();
}

std::int64_t forget_ended(storage::Transaction& tx, std::string_view account,
                          std::int64_t oldest_ms) {
    std::vector<std::string> old;
    {
        Rows rows = tx.query(
            "SELECT id FROM pull_run WHERE account = $1 AND ended_ms <> 0 AND ended_ms < $2 "
            "ORDER BY ended_ms LIMIT $3",
            {account, oldest_ms, runs_forgotten_at_once});
        while (rows.next()) old.emplace_back(rows.text(0));
    }
    for (const std::string& id : old) {
        tx.post("DELETE FROM pull_run_store WHERE account = $1 AND run = $2", {account, id});
        tx.post("DELETE FROM pull_run WHERE account = $1 AND id = $2", {account, id});
    }
    return std::ssize(old);
}

}  // namespace features::pull_runs
