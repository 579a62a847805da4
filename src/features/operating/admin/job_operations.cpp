// The timed work of an account, for people.
#include "api/answers.hpp"
#include "api/row_query.hpp"
#include "features/operating/admin/new_key.hpp"
#include "features/operating/admin/operations.hpp"
#include "features/records/read.hpp"
#include "jobs/job_store.hpp"
#include "schema/object.hpp"

namespace features::admin {
namespace {

using api::Call;
using jobs::JobRow;
using schema::of;
using schema::within;

bool is_running(const JobRow& row) { return !row.holder.empty(); }
bool is_failing(const JobRow& row) { return row.in_a_row > 0; }
std::int64_t next_ms(const JobRow& row) { return row.next_ms == jobs::never_ms ? 0 : row.next_ms; }

constexpr schema::Property<JobRow> job_properties[] = {
    {"name", of<within<&JobRow::key, &jobs::JobKey::name>>, "Name of the job."},
    {"store", schema::unless_empty<within<&JobRow::key, &jobs::JobKey::store>>,
     "Id of the store; absent for work of the account."},
    {"running", of<is_running>, "Whether it runs now."},
    {"next", schema::instant_if<next_ms>, "When it is due; absent while it runs."},
    {"last", schema::instant_if<&JobRow::last_ms>, "When it last ran, if ever."},
    {"tookMs", of<&JobRow::took_ms>, "How long the last run took, in milliseconds."},
    {"runs", of<&JobRow::runs>, "How many times it ran."},
    {"failures", of<&JobRow::failures>, "How many times it failed."},
    {"failing", of<is_failing>, "Whether its last run failed."},
    {"lastError", schema::unless_empty<&JobRow::last_error>,
     "What went wrong when it last failed, if ever."},
};
constexpr schema::Object<JobRow> job_answer{"Job", "Timed work of an account or a store.",
                                            job_properties};

http::Response answer_jobs(const Call& call, storage::ReadView& view) {
    records::require_account(view, *call.principal, call.path["account"]);
    require_whole_account(*call.principal);
    return api::hashed_answer(
        call.request, schema::write_all(job_answer, jobs::jobs_of(view, call.principal->account)));
}

constexpr api::Subject job_subject{"job", "Jobs", "Timed work of the program for an account."};

}  // namespace

const api::Operation list_account_jobs{
    .name = "list",
    .subject = &job_subject,
    .id = "listJobs",
    .summary = "List the jobs of an account",
    .description =
        "Returns the timed work for the account and its stores: when it is due, and how it went.",
    .run = api::choosing<answer_jobs>,
    .answer = api::many(job_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};

}  // namespace features::admin
