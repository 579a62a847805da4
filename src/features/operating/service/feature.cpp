#include "features/operating/service/feature.hpp"

#include "auth/pairings.hpp"
#include "auth/sessions.hpp"
#include "jobs/figures.hpp"
#include "storage/retention.hpp"

namespace features::service {
namespace {

void flush_last_used(api::Services& services) {
    services.database.write_now(
        [&](storage::Transaction& tx) { services.keys.flush_last_used(tx); });
}

// Another process may have changed keys or sessions, so all cached ones are dropped.
void forget_keys(api::Services& services, std::string_view hint) {
    if (hint.empty() || hint == auth::keys_hint) services.keys.forget();
    if (hint.empty() || hint == auth::sessions_hint) services.of<auth::SessionRing>().forget();
}

std::int64_t answers_kept_ms(const base::Settings& settings) {
    return settings.idempotency_hours * 3'600'000LL;
}

api::Figure figure(std::string_view job, std::string_view name, std::string_view help,
                   std::int64_t value, bool is_counter = false) {
    return {name, help, is_counter, value, "job=\"" + std::string(job) + '"'};
}

std::vector<api::Figure> figures_of_jobs(const api::Services& services) {
    const auto all = services.of<jobs::Figures>().all();
    std::vector<api::Figure> figures;
    for (const auto& [job, of] : all)
        figures.push_back(
            figure(job, "comanda_job_runs_total", "Job runs in this process", of.runs, true));
    for (const auto& [job, of] : all)
        figures.push_back(figure(job, "comanda_job_failures_total",
                                 "Failed job runs in this process", of.failures, true));
    for (const auto& [job, of] : all)
        figures.push_back(figure(job, "comanda_job_due", "Due jobs, counted up to 200", of.due));
    for (const auto& [job, of] : all)
        figures.push_back(figure(job, "comanda_job_late_seconds",
                                 "How long the first due job has waited", of.late_ms / 1'000));
    return figures;
}

constexpr Retention retention[] = {
    {.name = "answers", .keep_ms = answers_kept_ms, .forget = storage::forget_old_answers}};

constexpr Interval intervals[] = {{.name = "last_used",
                                   .every = std::chrono::minutes(1),
                                   .run = flush_last_used,
                                   .runs_at_end = true}};

// Records once a minute that a session is in use.
void note_use(const api::Call& call) {
    const auth::Person* person = call.principal->person.get();
    if (!person || !call.services.of<auth::SessionRing>().is_use_due(*person, call.now_ms)) return;
    call.services.database.write(
        {.apply = [account = person->account, session = person->session, now_ms = call.now_ms,
                   note = person->device ? auth::note_pairing_used : auth::note_session_used](
                      storage::Transaction& tx) { note(tx, account, session, now_ms); },
         .done = [](const std::exception_ptr&) {}});
}

}  // namespace

const Feature feature{.name = "service",
                      .retention = retention,
                      .intervals = intervals,
                      .on_hint = forget_keys,
                      .on_call = note_use,
                      .figures = figures_of_jobs};

}  // namespace features::service
