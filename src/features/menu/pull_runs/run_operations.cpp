// Runs: asked for, listed, looked at and cancelled.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/menu/pull/operations.hpp"
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

// A key sees of a run the stores that it sees, and no run that has none of them.
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
    std::vector<std::string> shown;
    bool has_more = true;
    while (has_more && std::ssize(shown) < limit) {
        const auto runs = runs_before(view, call.principal->account, before, limit + 1);
        has_more = std::ssize(runs) > limit;
        for (const Run& run : runs) {
            if (std::ssize(shown) == limit) {
                has_more = true;
                break;
            }
            before = run.number;
            const auto stores = seen_stores(call, view, run, false);
            if (!stores.empty()) shown.push_back(json_of(run, stores, false));
        }
    }
    base::JsonObject json;
    json.raw("runs", base::json_array(shown)).flag("more", has_more);
    if (has_more) json.number("next", before);
    return api::json_answer(json.done());
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
    return api::json_answer(json_of(run, stores, true));
}

// Cancelling again changes nothing; of a run that is done nothing is left to cancel.
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
        throw Refusal::forbidden("The key is not for all stores of the run");
    return {.scope = storage::Scope::row("pull_run", account, seen.id),
            .run = [account, id = seen.id,
                    now_ms = call.now_ms](storage::Transaction& tx) -> api::Outcome {
                auto run = find_run(tx, account, id);
                if (!run) throw Refusal::not_found("run");
                cancel(tx, account, *run, now_ms);
                return api::json_answer(json_of(*run, stores_of(tx, account, id, true), true));
            }};
}

constexpr api::Schema progress_schema{
    "PullRunProgress", R"({"type":"object","description":"How many stores are in which state.",
"required":["total","pending","done","failed"],"properties":{
"total":{"type":"integer","description":"Stores of the run."},
"pending":{"type":"integer","description":"Stores that wait."},
"done":{"type":"integer","description":"Stores whose pull is done."},
"failed":{"type":"integer","description":"Stores whose pull was refused."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_store[] = {&pull::result_schema};
constexpr api::Schema store_schema{
    "PullRunStore", R"({"type":"object","description":"A store of a run, and what came of it.",
"required":["store","state","attempts"],"properties":{
"store":{"type":"string","description":"Id of the store that is pulled into."},
"state":{"type":"string","enum":["pending","done","failed"],"description":"Whether it waits, or how it ended."},
"attempts":{"type":"integer","description":"How often it failed so far."},
"nextAttempt":{"type":"string","format":"date-time","description":"When it is tried again, of one that waits after a failure."},
"ended":{"type":"string","format":"date-time","description":"When it was done, or failed for good."},
"result":{"$ref":"#/components/schemas/PullResult","description":"What the pull answered."},
"error":{"type":"object","additionalProperties":true,"description":"Why it failed, as a request would be answered."}},
"additionalProperties":true})",
    used_by_store};
constexpr const api::Schema* used_by_run[] = {&progress_schema, &store_schema};
constexpr const api::Schema* used_by_list[] = {&run_schema};
constexpr api::Schema list_schema{"PullRuns",
                                  R"({"type":"object","description":"Runs, the newest first.",
"required":["runs","more"],"properties":{
"runs":{"type":"array","items":{"$ref":"#/components/schemas/PullRun"},"description":"Without their stores."},
"more":{"type":"boolean","description":"Whether there are older ones."},
"next":{"type":"integer","format":"int64","description":"What `before` is then to go on with."}},
"additionalProperties":true})",
                                  used_by_list};
constexpr api::Schema start_schema{
    "PullRunInput",
    R"({"type":"object","description":"What is pulled into which stores.","properties":{
"taxes":{"type":"boolean","description":"Taxes."},
"modifiers":{"type":"boolean","description":"Modifiers and their groups."},
"menuItems":{"type":"boolean","description":"Menu items, categories, departments, courses and serving sizes."},
"discounts":{"type":"boolean","description":"Discounts."},
"displayGroup":{"type":"boolean","description":"Display groups."},
"gratuity":{"type":"boolean","description":"Gratuities."},
"reason":{"type":"boolean","description":"Reasons."},
"copyAll":{"type":"boolean","description":"All that can be pulled."},
"sourceStore":{"type":"string","x-alsoTaken":["null"],"description":"Id of the store to pull from; without it the account's master store."},
"stores":{"type":"array","items":{"type":"string"},"x-alsoTaken":["null"],"description":"Ids of the stores to pull into, at most 1000; without it all other active stores that the key sees."},
"at":{"type":"string","x-alsoTaken":["integer","null"],"description":"When to begin, an ISO time or milliseconds since 1970, at most a year ahead; without it at once."}},
"additionalProperties":true})"};

constexpr api::Parameter run_in_path{"run", api::in_path, api::an_id,
                                     R"("650000000000000000001801")", "Id of the run."};
constexpr api::Parameter limit_parameter{
    "limit", api::in_query, api::whole(1, 100), "20", "Runs at most; 20 when it is not said.",
    nullptr, true};
constexpr api::Parameter before_parameter{
    "before", api::in_query, api::whole(1), "21", "Only runs with a smaller number.",
    nullptr,  true};
constexpr api::Content run_answer{.of = api::Content::Of::schema, .schema = &run_schema};

}  // namespace

constexpr api::Schema run_schema{
    "PullRun",
    R"({"type":"object","description":"A pull into many stores, or at a set time.",
"required":["runId","number","state","sourceStore","chosen","at","created","createdBy","progress"],"properties":{
"runId":{"type":"string","description":"Identifies the run."},
"number":{"type":"integer","format":"int64","description":"Counts the runs of the account."},
"state":{"type":"string","enum":["scheduled","running","done","cancelled"],"description":"Whether it waits for its time, or how far it is."},
"sourceStore":{"type":"string","description":"Id of the store that is pulled from."},
"chosen":{"type":"array","items":{"type":"string"},"description":"What is pulled, by the names of the request."},
"at":{"type":"string","format":"date-time","description":"When it begins."},
"created":{"type":"string","format":"date-time","description":"When it was asked for."},
"createdBy":{"type":"string","description":"Id of the key that asked, as which it acts."},
"started":{"type":"string","format":"date-time","description":"When it began."},
"ended":{"type":"string","format":"date-time","description":"When it was done or cancelled."},
"progress":{"$ref":"#/components/schemas/PullRunProgress","description":"How far it is."},
"stores":{"type":"array","items":{"$ref":"#/components/schemas/PullRunStore"},"description":"Its stores in their order; lists of runs leave them out."}},
"additionalProperties":true})",
    used_by_run};

const api::Operation start_run{
    .name = "start_run",
    .subject = &pull::pull_subject,
    .id = "pullIntoStores",
    .summary = "Pull a menu into many stores",
    .description =
        "Answers at once with a run, which pulls into one store after another, at once or at a set "
        "time. Each store's pull is one transaction; one that is refused is reported and keeps no "
        "other from its turn. The run acts as the key that asked.",
    .prepare = prepare_start,
    .body = {.of = api::Content::Of::schema,
             .schema = &start_schema,
             .example = R"({"taxes":true,"stores":["650000000000000000000102"]})"},
    .answer = run_answer,
    .failures = {409}};
const api::Operation list_runs{
    .name = "runs",
    .subject = &pull::pull_subject,
    .id = "listPullRuns",
    .summary = "List the runs of pulls",
    .description =
        "Lists runs of the account, the newest first. Runs are kept for 90 days after "
        "they have ended.",
    .read = list,
    .answer = {.of = api::Content::Of::schema, .schema = &list_schema},
    .parameters = {&limit_parameter, &before_parameter}};
const api::Operation read_run{
    .name = "run",
    .subject = &pull::pull_subject,
    .id = "getPullRun",
    .summary = "Get a run of pulls",
    .description = "Answers a run with its progress and what came of each store.",
    .read = show,
    .answer = run_answer,
    .parameters = {&run_in_path}};
const api::Operation cancel_run{
    .name = "cancel_run",
    .subject = &pull::pull_subject,
    .id = "cancelPullRun",
    .summary = "Cancel a run of pulls",
    .description = "Stops the run before the next store. What has been pulled stays.",
    .prepare = prepare_cancel,
    .answer = run_answer,
    .parameters = {&run_in_path},
    .failures = {409}};

}  // namespace features::pull_runs
