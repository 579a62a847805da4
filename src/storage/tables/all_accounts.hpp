// The only queries on tables by account (BY_ACCOUNT) that name no account, because they are how
// accounts are found. Only the operator's commands, upkeep and verify use them: a request knows its
// account. Each reads one table, or joins rows of the same account, so that it also works where
// tables are distributed over several servers by account.
#pragma once

#include "storage/database.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace storage {

// The ids of all accounts, sorted.
std::vector<std::string> all_accounts(ReadView& view);

// Whether there is any record, which means an account: the first record of a database is one. The
// cost does not grow with the number of accounts.
bool has_accounts(ReadView& view);

// The id of the account with that name (as base::name_key); the smallest id when there are several.
std::optional<std::string> account_named(ReadView& view, std::string_view name_key);

// The ids in the column `account` of a table, also those of accounts that do not exist. `table` is
// a name from our own code. Reads the whole table or an index of it.
std::set<std::string> accounts_in(ReadView& view, std::string_view table);

// All scopes that were ever locked: every account (store "") and every store.
struct AccountAndStore {
    std::string account, store;
};
std::vector<AccountAndStore> all_scopes(ReadView& view);

// Rows of the table `job` (jobs/): timed work, and when it is due.
struct DueJob {
    std::string account, store, name;
    std::int64_t next_ms;
};
std::vector<DueJob> all_jobs(ReadView& view);
// Those that nobody runs and that are due by then: of stores and of accounts the first `limit`
// each.
std::vector<DueJob> due_jobs(ReadView& view, std::int64_t until_ms, std::int64_t limit);
// Those that the other queries would miss, as due now: their last run ended, by its time, after
// `ran_max_ms`, or their holder's lease has ended or ends after `leased_max_ms`. Has indexes of its
// own, so that it reads none of the others.
struct Stranded {
    std::int64_t now_ms, ran_max_ms, leased_max_ms;
};
std::vector<DueJob> stranded_jobs(ReadView& view, const Stranded& limits);

}  // namespace storage
