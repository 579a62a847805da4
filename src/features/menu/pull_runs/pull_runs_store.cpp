#include "features/menu/pull_runs/pull_runs_store.hpp"

namespace features::pull_runs {
namespace {

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
    {"pull_run", "its state is none, or not that of its times",
     "SELECT id FROM pull_run WHERE account = $1 AND NOT ("
     "(state = 'scheduled' AND started_ms = 0 AND ended_ms = 0) OR "
     "(state = 'running' AND started_ms <> 0 AND ended_ms = 0) OR "
     "(state = 'done' AND started_ms <> 0 AND ended_ms <> 0) OR "
     "(state = 'cancelled' AND ended_ms <> 0))"},
    {"pull_run", "it has no stores",
     "SELECT r.id FROM pull_run r LEFT JOIN pull_run_store s ON s.account = $1 AND s.run = r.id "
     "WHERE r.account = $1 AND s.run IS NULL"},
    {"pull_run", "its state does not agree with those of its stores",
     "SELECT r.id FROM pull_run r JOIN (SELECT run, "
     "SUM(CASE WHEN state = 'pending' THEN 1 ELSE 0 END) AS waiting "
     "FROM pull_run_store WHERE account = $1 GROUP BY run) s ON s.run = r.id "
     "WHERE r.account = $1 AND ((r.state = 'done' AND s.waiting > 0) OR "
     "(r.state IN ('scheduled', 'running') AND s.waiting = 0))"},
    {"pull_run_store", "it is of no run",
     "SELECT s.run || '/' || s.store FROM pull_run_store s LEFT JOIN pull_run r "
     "ON r.account = $1 AND r.id = s.run WHERE s.account = $1 AND r.id IS NULL"},
    {"pull_run_store", "its state is none, or not that of what came of it",
     "SELECT run || '/' || store FROM pull_run_store WHERE account = $1 AND NOT ("
     "(state = 'pending' AND ended_ms = 0 AND result = '') OR "
     "(state = 'done' AND ended_ms <> 0 AND result <> '') OR "
     "(state = 'failed' AND ended_ms <> 0 AND result = '' AND error <> ''))"},
};

constexpr std::int64_t runs_forgotten_at_once = 10;

Run run_in(const Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .number = rows.integer(1),
            .source = std::string(rows.text(2)),
            .who = std::string(rows.text(3)),
            .choice_json = std::string(rows.text(4)),
            .created_ms = rows.integer(5),
            .at_ms = rows.integer(6),
            .state = std::string(rows.text(7)),
            .started_ms = rows.integer(8),
            .ended_ms = rows.integer(9)};
}

RunStore store_in(const Rows& rows, bool with_texts) {
    RunStore store{.store = std::string(rows.text(0)),
                   .state = std::string(rows.text(1)),
                   .attempts = rows.integer(2),
                   .next_ms = rows.integer(3),
                   .ended_ms = rows.integer(4)};
    if (with_texts) {
        store.result_json = rows.text(5);
        store.error_json = rows.text(6);
    }
    return store;
}

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> checks = rules;

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
    tx.post(
        "INSERT INTO pull_run (account, id, number, source, who, choice, created_ms, at_ms, state, "
        "started_ms, ended_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        {account, run.id, run.number, run.source, run.who, run.choice_json, run.created_ms,
         run.at_ms, run.state, run.started_ms, run.ended_ms});
    std::int64_t number = 0;
    for (const RunStore& one : stores)
        tx.post(
            "INSERT INTO pull_run_store (account, run, store, number, state, attempts, next_ms, "
            "ended_ms, result, error) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            {account, run.id, one.store, ++number, one.state, one.attempts, one.next_ms,
             one.ended_ms, one.result_json, one.error_json});
}

std::optional<Run> find_run(storage::ReadView& view, std::string_view account,
                            std::string_view id) {
    Rows rows = view.query(
        "SELECT id, number, source, who, choice, created_ms, at_ms, state, started_ms, ended_ms "
        "FROM pull_run WHERE account = $1 AND id = $2",
        {account, id});
    if (!rows.next()) return {};
    return run_in(rows);
}

std::vector<Run> runs_before(storage::ReadView& view, std::string_view account, std::int64_t number,
                             std::int64_t limit) {
    std::vector<Run> runs;
    Rows rows = view.query(
        "SELECT id, number, source, who, choice, created_ms, at_ms, state, started_ms, ended_ms "
        "FROM pull_run WHERE account = $1 AND number < $2 ORDER BY number DESC LIMIT $3",
        {account, number, limit});
    while (rows.next()) runs.push_back(run_in(rows));
    return runs;
}

std::vector<RunStore> stores_of(storage::ReadView& view, std::string_view account,
                                std::string_view run, bool with_texts) {
    std::vector<RunStore> stores;
    Rows rows = with_texts
                    ? view.query(
                          "SELECT store, state, attempts, next_ms, ended_ms, result, error "
                          "FROM pull_run_store WHERE account = $1 AND run = $2 ORDER BY number",
                          {account, run})
                    : view.query(
                          "SELECT store, state, attempts, next_ms, ended_ms "
                          "FROM pull_run_store WHERE account = $1 AND run = $2 ORDER BY number",
                          {account, run});
    while (rows.next()) stores.push_back(store_in(rows, with_texts));
    return stores;
}

std::optional<RunStore> find_store(storage::ReadView& view, std::string_view account,
                                   std::string_view run, std::string_view store) {
    Rows rows = view.query(
        "SELECT store, state, attempts, next_ms, ended_ms, result, error FROM pull_run_store "
        "WHERE account = $1 AND run = $2 AND store = $3",
        {account, run, store});
    if (!rows.next()) return {};
    return store_in(rows, true);
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
    tx.post(
        "UPDATE pull_run SET state = $3, started_ms = $4, ended_ms = $5 "
        "WHERE account = $1 AND id = $2",
        {account, run.id, run.state, run.started_ms, run.ended_ms});
}

void put_store(storage::Transaction& tx, std::string_view account, std::string_view run,
               const RunStore& store) {
    tx.post(
        "UPDATE pull_run_store SET state = $4, attempts = $5, next_ms = $6, ended_ms = $7, "
        "result = $8, error = $9 WHERE account = $1 AND run = $2 AND store = $3",
        {account, run, store.store, store.state, store.attempts, store.next_ms, store.ended_ms,
         store.result_json, store.error_json});
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
