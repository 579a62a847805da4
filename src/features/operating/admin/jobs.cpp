// The job commands: list.
#include "features/operating/admin/commands.hpp"
#include "jobs/job_store.hpp"

namespace features::admin {
namespace {

using jobs::JobRow;
using schema::of;

constexpr schema::Property<JobRow> listed_job_properties[] = {
    {"account", of<within<&JobRow::key, &jobs::JobKey::account>>, "Id of the account."},
    {"store", text_or_null<within<&JobRow::key, &jobs::JobKey::store>>, "Id of the store."},
    {"name", of<within<&JobRow::key, &jobs::JobKey::name>>, "What it does."},
    {"next", time_or_null<[](const JobRow& row) {
         return row.next_ms == jobs::never_ms ? 0 : row.next_ms;
     }>,
     "When it is due; none while it runs."},
    {"holder", text_or_null<&JobRow::holder>, "Who does it just now."},
    {"last", time_or_null<&JobRow::last_ms>, "When it was done last."},
    {"tookMs", of<&JobRow::took_ms>, "How long that took, in milliseconds."},
    {"runs", of<&JobRow::runs>, "How often it was done."},
    {"failures", of<&JobRow::failures>, "How often it failed."},
    {"lastError", text_or_null<&JobRow::last_error>, "Why it failed the last time."},
};
constexpr schema::Object<JobRow> listed_job{"ListedJob", "Timed work.", listed_job_properties};

std::vector<JobRow> list_jobs(const Context& context, const schema::Record& asked) {
    std::vector<JobRow> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        for (JobRow& row : jobs::jobs_of(view, account)) all.push_back(std::move(row));
    });
    return all;
}

constexpr Command job_commands[] = {
    {.name = "list",
     .help = "List timed work: when it is due, who does it, how it went",
     .example = "comanda job list --account 64b5...",
     .takes = one_account,
     .does = many<listed_job, list_jobs>},
};

}  // namespace

constexpr Group group::jobs{"job", "Timed work", job_commands};

}  // namespace features::admin
