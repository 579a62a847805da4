// The job commands: list.
#include "base/json_text.hpp"
#include "features/operating/admin/commands.hpp"
#include "jobs/job_store.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::admin {

namespace {

std::string text_or_null(const std::string& text) {
    return text.empty() ? "null" : base::json_string(text);
}

std::string line_of(const jobs::JobRow& row) {
    return base::JsonObject()
        .text("account", row.key.account)
        .raw("store", text_or_null(row.key.store))
        .text("name", row.key.name)
        .raw("next", time_or_null(row.next_ms == jobs::never_ms ? 0 : row.next_ms))
        .raw("holder", text_or_null(row.holder))
        .raw("last", time_or_null(row.last_ms))
        .number("tookMs", row.took_ms)
        .number("runs", row.runs)
        .number("failures", row.failures)
        .raw("lastError", text_or_null(row.last_error))
        .done();
}

}  // namespace

std::string job_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        const auto accounts =
            account.empty() ? storage::all_accounts(view) : std::vector<std::string>{account};
        for (const std::string& one : accounts)
            for (const jobs::JobRow& row : jobs::jobs_of(view, one)) lines.push_back(line_of(row));
    });
    return base::json_array(lines);
}

}  // namespace features::admin
