#include "storage/tables/all_accounts.hpp"

#include "storage/kept_text.hpp"

namespace storage {
namespace {

std::string_view question_for(std::string_view table) {
    return kept_text("SELECT DISTINCT account FROM " + std::string(table));
}

std::vector<DueJob> jobs_in(Rows rows) {
    std::vector<DueJob> jobs;
    while (rows.next())
        jobs.push_back({std::string(rows.text(0)), std::string(rows.text(1)),
                        std::string(rows.text(2)), rows.integer(3)});
    return jobs;
}

}  // namespace

std::vector<std::string> all_accounts(ReadView& view) {
    std::vector<std::string> ids;
    Rows rows = view.query("SELECT id FROM record WHERE kind = 'account' ORDER BY id");
    while (rows.next()) ids.emplace_back(rows.text(0));
    return ids;
}

bool has_accounts(ReadView& view) { return view.query("SELECT 1 FROM record LIMIT 1").next(); }

std::optional<std::string> account_named(ReadView& view, std::string_view name_key) {
    Rows rows = view.query(
        "SELECT id FROM record WHERE kind = 'account' AND name_key = $1 ORDER BY id LIMIT 1",
        {name_key});
    if (!rows.next()) return std::nullopt;
    return std::string(rows.text(0));
}

std::set<std::string> accounts_in(ReadView& view, std::string_view table) {
    std::set<std::string> accounts;
    Rows rows = view.query(question_for(table));
    while (rows.next()) accounts.emplace(rows.text(0));
    return accounts;
}

std::vector<AccountAndStore> all_scopes(ReadView& view) {
    std::vector<AccountAndStore> scopes;
    Rows rows = view.query("SELECT account, store FROM scope");
    while (rows.next()) scopes.push_back({std::string(rows.text(0)), std::string(rows.text(1))});
    return scopes;
}

std::vector<DueJob> all_jobs(ReadView& view) {
    return jobs_in(view.query("SELECT account, store, name, next_ms FROM job"));
}

std::vector<DueJob> due_jobs(ReadView& view, std::int64_t until_ms, std::int64_t limit) {
    return jobs_in(view.query(
        "SELECT * FROM (SELECT account, store, name, next_ms FROM job WHERE holder = '' "
        "AND store <> '' AND next_ms <= $1 ORDER BY next_ms LIMIT $2) AS of_stores "
        "UNION ALL SELECT * FROM (SELECT account, store, name, next_ms FROM job WHERE holder = '' "
        "AND store = '' AND next_ms <= $1 ORDER BY next_ms LIMIT $2) AS of_accounts",
        {until_ms, limit}));
}

std::vector<DueJob> stranded_jobs(ReadView& view, const Stranded& limits) {
    std::vector<DueJob> jobs =
        jobs_in(view.query("SELECT account, store, name, next_ms FROM job "
                           "WHERE holder = '' AND last_ms > $2 AND next_ms > $1 "
                           "UNION ALL SELECT account, store, name, next_ms FROM job "
                           "WHERE holder <> '' AND (leased_until_ms <= $1 OR leased_until_ms > $3)",
                           {limits.now_ms, limits.ran_max_ms, limits.leased_max_ms}));
    for (DueJob& job : jobs) job.next_ms = limits.now_ms;
    return jobs;
}

}  // namespace storage
