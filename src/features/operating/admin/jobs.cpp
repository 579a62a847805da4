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
    {"name", of<within<&JobRow::key, &jobs::JobKey::name>>, "Name of the job."},
    {"next", time_or_null<[](const JobRow& row) {
         return row.next_ms == jobs::never_ms ? 0 : row.next_ms;
     }>,
     "When it is due; null while it runs."},
    {"holder", text_or_null<&JobRow::holder>, "The instance that runs it now."},
    {"last", time_or_null<&JobRow::last_ms>, "When it last ran."},
    {"tookMs", of<&JobRow::took_ms>, "How long the last run took, in milliseconds."},
    {"runs", of<&JobRow::runs>, "How many times it ran."},
    {"failures", of<&JobRow::failures>, "How many times it failed."},
    {"lastError", text_or_null<&JobRow::last_error>, "The last error."},
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
     .help = "List jobs: when they are due, who runs them, how they went",
     .example = "comanda job list --account 64b5...",
     .takes = one_account,
     .does = many<listed_job, list_jobs>},
};

}  // namespace

constexpr Group group::jobs{"job", "Timed work", job_commands};

}  // namespace features::admin
