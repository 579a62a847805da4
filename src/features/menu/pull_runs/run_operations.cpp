// Runs: starting, listing, reading and cancelling them.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/menu/pull/operations.hpp"
#include "features/menu/pull/pull.hpp"
#include "features/menu/pull_runs/answers.hpp"
#include "features/menu/pull_runs/operations.hpp"
#include "features/menu/pull_runs/requests.hpp"
#include "storage/tables/records.hpp"

namespace features::pull_runs {
namespace {

using api::Call;
using base::Refusal;

constexpr std::int64_t listed_max = 100, listed_default = 20;

void require_own_account(const Call& call) {
    if (base::lower_ascii(call.path["account"]) != call.principal->account)
        throw Refusal::not_found("account");
}

// A key sees only its own stores of a run, and no run without any of them.
std::vector<RunStore> seen_stores(const Call& call, storage::ReadView& view, const Run& run,
                                  bool with_texts) {
    auto stores = stores_of(view, call.principal->account, run.id, with_texts);
    std::erase_if(stores, [&](const RunStore& one) { return !call.principal->may_see(one.store); });
    return stores;
}

api::Plan prepare_start(const Call& call, storage::ReadView& view) {
    require_own_account(call);
    return plan_of(call, read_wanted(call, view));
}

http::Response list(const Call& call, storage::ReadView& view) {
    require_own_account(call);
    base::Problems problems;
    const auto limit =
        call.query.number("limit", {1, listed_max}, problems).value_or(listed_default);
    std::int64_t before = call.query.number("before", {1, INT64_MAX}, problems).value_or(INT64_MAX);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    ShownRuns shown;
    bool has_more = true;
    while (has_more && std::ssize(shown.runs) < limit) {
        const auto runs = runs_before(view, call.principal->account, before, limit + 1);
        has_more = std::ssize(runs) > limit;
        for (const Run& run : runs) {
            if (std::ssize(shown.runs) == limit) {
                has_more = true;
                break;
            }
            before = run.number;
            const auto stores = seen_stores(call, view, run, false);
            if (!stores.empty())
                shown.runs.push_back(schema::write(run_answer, {run, stores, false}));
        }
    }
    if (has_more) shown.next = before;
    return api::json_answer(schema::write(runs_answer, shown));
}

Run require_run(const Call& call, storage::ReadView& view, std::vector<RunStore>& stores) {
    auto run = find_run(view, call.principal->account, base::lower_ascii(call.path["run"]));
    if (run) stores = seen_stores(call, view, *run, true);
    if (!run || stores.empty()) throw Refusal::not_found("run");
    return *std::move(run);
}

http::Response show(const Call& call, storage::ReadView& view) {
    std::vector<RunStore> stores;
    const Run run = require_run(call, view, stores);
    return api::json_answer(schema::write(run_answer, {run, stores, true}));
}

// Cancelling again changes nothing; a run that is done has nothing left to cancel.
void cancel(storage::Transaction& tx, const std::string& account, Run& run, std::int64_t now_ms) {
    if (run.state == done)
        throw Refusal::conflict("run_done", "The run is done; undo its pulls instead");
    if (run.has_ended()) return;
    run.state = cancelled;
    run.ended_ms = now_ms;
    put_state(tx, account, run);
}

api::Plan prepare_cancel(const Call& call, storage::ReadView& view) {
    std::vector<RunStore> stores;
    const Run seen = require_run(call, view, stores);
    const std::string& account = call.principal->account;
    if (stores.size() != stores_of(view, account, seen.id, false).size())
        throw Refusal::forbidden("The key does not cover all stores of the run");
    return {.scope = storage::Scope::row("pull_run", account, seen.id),
            .run = [account, id = seen.id,
                    now_ms = call.now_ms](storage::Transaction& tx) -> api::Outcome {
                auto run = find_run(tx, account, id);
                if (!run) throw Refusal::not_found("run");
                cancel(tx, account, *run, now_ms);
                const auto all = stores_of(tx, account, id, true);
                return api::json_answer(schema::write(run_answer, {*run, all, true}));
            }};
}

constexpr schema::Member start_members[] = {
    {"sourceStore",
     {.is_optional = true},
     "Id of the store to pull from; without it the account's master store.",
     {},
     R"("x-alsoTaken":["null"])"},
    {"stores",
     {.is_list = true, .is_optional = true},
     "Ids of the stores to pull into, at most 1000; without it all other active stores that the "
     "key sees.",
     {},
     R"("x-alsoTaken":["null"])"},
    {"at",
     {.is_optional = true},
     "When to begin, an ISO time or milliseconds since 1970, at most a year ahead; by default now.",
     {},
     R"("x-alsoTaken":["integer","null"])"},
};
constexpr auto start_body_members = schema::joined(pull::choosable, start_members);
constexpr schema::Description start_body{"PullRunInput", "What to pull into which stores.",
                                         start_body_members};

constexpr api::Parameter run_in_path{"run", api::in_path, api::an_id,
                                     R"("650000000000000000001801")", "Id of the run."};
constexpr api::Parameter limit_parameter{
    "limit", api::in_query, api::whole(1, 100), "20", "Maximum number of runs; by default 20.",
    nullptr, true};
constexpr api::Parameter before_parameter{
    "before", api::in_query, api::whole(1), "21", "Only runs with a smaller number.",
    nullptr,  true};

}  // namespace

const api::Operation start_run{
    .name = "start_run",
    .subject = &pull::pull_subject,
    .id = "pullIntoStores",
    .summary = "Pull a menu into many stores",
    .description =
        "Immediately returns a run, which pulls into one store after another, now or at a set "
        "time. Each store's pull is one transaction; a refused one is reported and does not stop "
        "the others. The run acts as the key that requested it.",
    .run = prepare_start,
    .body = api::one(start_body, R"({"taxes":true,"stores":["650000000000000000000102"]})"),
    .answer = api::one(run_answer),
    .failures = {409}};
const api::Operation list_runs{
    .name = "runs",
    .subject = &pull::pull_subject,
    .id = "listPullRuns",
    .summary = "List the runs of pulls",
    .description =
        "Lists runs of the account, the newest first. Runs are kept for 90 days after "
        "they have ended.",
    .run = list,
    .answer = api::one(runs_answer),
    .parameters = {&limit_parameter, &before_parameter}};
const api::Operation read_run{
    .name = "run",
    .subject = &pull::pull_subject,
    .id = "getPullRun",
    .summary = "Get a run of pulls",
    .description = "Returns a run with its progress and the result of each store.",
    .run = show,
    .answer = api::one(run_answer),
    .parameters = {&run_in_path}};
const api::Operation cancel_run{
    .name = "cancel_run",
    .subject = &pull::pull_subject,
    .id = "cancelPullRun",
    .summary = "Cancel a run of pulls",
    .description = "Stops the run before the next store. What has already been pulled stays.",
    .run = prepare_cancel,
    .answer = api::one(run_answer),
    .parameters = {&run_in_path},
    .failures = {409}};

}  // namespace features::pull_runs
