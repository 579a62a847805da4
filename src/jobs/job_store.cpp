#include "jobs/job_store.hpp"

namespace jobs {
namespace {

using storage::Rows;

// `claims` counts how often the job was claimed, and so identifies the current claim. While a job
// runs, `next_ms` is what due_at() has announced meanwhile.
constexpr storage::Migration steps[] = {{1, 1, R"sql(
CREATE TABLE job (
    account LABEL NOT NULL, store LABEL NOT NULL, name LABEL NOT NULL,
    next_ms NUMBER NOT NULL, holder TEXT NOT NULL DEFAULT '',
    leased_until_ms NUMBER NOT NULL DEFAULT 0, claims NUMBER NOT NULL DEFAULT 0,
    runs NUMBER NOT NULL DEFAULT 0, failures NUMBER NOT NULL DEFAULT 0,
    in_a_row NUMBER NOT NULL DEFAULT 0, last_error TEXT NOT NULL DEFAULT '',
    last_ms NUMBER NOT NULL DEFAULT 0, took_ms NUMBER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, name)) BY_ACCOUNT ROWLESS HOT;
CREATE INDEX job_due_store ON job (next_ms) WHERE holder = '' AND store <> '';
CREATE INDEX job_due_account ON job (next_ms) WHERE holder = '' AND store = '';
CREATE INDEX job_held ON job (leased_until_ms) WHERE holder <> '';
CREATE INDEX job_ran ON job (last_ms) WHERE holder = '';
)sql"}};

// A client's write that locks the row also holds locks of its store or balances; this does not wait
// for it, since other jobs are due too.
bool is_row_free(storage::Transaction& tx, const JobKey& key) {
    if (tx.engine() == storage::Engine::sqlite) return true;
    return tx
        .query(
            "SELECT 1 FROM job WHERE account = $1 AND store = $2 AND name = $3 "
            "FOR UPDATE SKIP LOCKED",
            {key.account, key.store, key.name})
        .next();
}

}  // namespace

const std::span<const storage::Migration> tables = steps;

void make(storage::Transaction& tx, const JobKey& key, std::int64_t next_ms) {
    tx.post(
        "INSERT INTO job (account, store, name, next_ms) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (account, store, name) DO NOTHING",
        {key.account, key.store, key.name, next_ms});
}

void bring_forward(storage::Transaction& tx, const JobKey& key, std::int64_t at_ms) {
    // An UPDATE that changes no row locks none. This lock is shared by all who announce something.
    if (tx.engine() == storage::Engine::postgres)
        tx.post("SELECT 1 FROM job WHERE account = $1 AND store = $2 AND name = $3 FOR KEY SHARE",
                {key.account, key.store, key.name});
    tx.post(
        "UPDATE job SET next_ms = $4 WHERE account = $1 AND store = $2 AND name = $3 "
        "AND next_ms > $4",
        {key.account, key.store, key.name, at_ms});
}

std::optional<Claim> claim(storage::Transaction& tx, const JobKey& key, std::string_view holder,
                           std::int64_t now_ms, std::int64_t lease_ms, bool is_urged) {
    if (!is_row_free(tx, key)) return {};
    const std::int64_t ahead_ms = now_ms + clocks_differ_ms;
    Rows rows = tx.change(
        "UPDATE job SET holder = $4, claims = claims + 1, leased_until_ms = $5, next_ms = $6 "
        "WHERE account = $1 AND store = $2 AND name = $3 "
        "AND ((holder = '' AND (next_ms <= $7 OR last_ms > $8 OR (in_a_row = 0 AND $10 = 1))) "
        "OR (holder <> '' AND (leased_until_ms <= $7 OR leased_until_ms > $9))) "
        "RETURNING claims, in_a_row",
        {key.account, key.store, key.name, holder, now_ms + lease_ms, never_ms, now_ms, ahead_ms,
         ahead_ms + lease_ms, is_urged ? 1 : 0});
    if (!rows.next()) return {};
    return Claim{rows.integer(0), rows.integer(1)};
}

bool renew(storage::Transaction& tx, const JobKey& key, std::int64_t claim, std::int64_t until_ms) {
    return tx.execute(
               "UPDATE job SET leased_until_ms = $5 WHERE account = $1 AND store = $2 "
               "AND name = $3 AND claims = $4 AND holder <> ''",
               {key.account, key.store, key.name, claim, until_ms}) == 1;
}

bool finish(storage::Transaction& tx, const JobKey& key, std::int64_t claim, const Run& run) {
    return tx.execute(
               "UPDATE job SET holder = '', leased_until_ms = 0, runs = runs + 1, in_a_row = 0, "
               "next_ms = CASE WHEN next_ms < $5 THEN next_ms ELSE $5 END, last_ms = $6, "
               "took_ms = $7 WHERE account = $1 AND store = $2 AND name = $3 AND claims = $4 "
               "AND holder <> ''",
               {key.account, key.store, key.name, claim, run.next_ms, run.now_ms, run.took_ms}) ==
           1;
}

bool fail(storage::Transaction& tx, const JobKey& key, std::int64_t claim, const Run& run,
          std::string_view error) {
    return tx.execute(
               "UPDATE job SET holder = '', leased_until_ms = 0, runs = runs + 1, "
               "failures = failures + 1, in_a_row = in_a_row + 1, next_ms = "
               "CASE WHEN next_ms < $5 AND next_ms > $6 THEN next_ms ELSE $5 END, last_ms = $6, "
               "took_ms = $7, last_error = $8 WHERE account = $1 AND store = $2 AND name = $3 "
               "AND claims = $4 AND holder <> ''",
               {key.account, key.store, key.name, claim, run.next_ms, run.now_ms, run.took_ms,
                error}) == 1;
}

std::vector<JobRow> jobs_of(storage::ReadView& view, std::string_view account) {
    std::vector<JobRow> found;
    Rows rows = view.query(
        "SELECT store, name, next_ms, holder, leased_until_ms, runs, failures, last_error, "
        "last_ms, took_ms, in_a_row FROM job WHERE account = $1 ORDER BY store, name",
        {account});
    while (rows.next())
        found.push_back(
            {.key = {std::string(account), std::string(rows.text(0)), std::string(rows.text(1))},
             .next_ms = rows.integer(2),
             .holder = std::string(rows.text(3)),
             .leased_until_ms = rows.integer(4),
             .runs = rows.integer(5),
             .failures = rows.integer(6),
             .last_error = std::string(rows.text(7)),
             .last_ms = rows.integer(8),
             .took_ms = rows.integer(9),
             .in_a_row = rows.integer(10)});
    return found;
}

}  // namespace jobs
