// The plan of a pull into a store, and how the API document describes what is sent and answered.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "features/menu/pull/operations.hpp"
#include "features/menu/pull/pull.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/rules.hpp"
#include "schema/json.hpp"

namespace features::pull {
namespace {

using api::Call;

std::string source_in(const Members& members, base::Problems& problems) {
    for (const auto& [name, raw] : members) {
        if (name != "sourceStore" || raw == "null") continue;
        const auto text = schema::text_of(raw);
        if (text && (text->empty() || base::is_id(*text))) return *text;
        problems.push_back({name, "must be the id of a store"});
    }
    return {};
}

bool is_dry(const Call& call, base::Problems& problems) {
    const auto sent = call.query.get("dryRun");
    if (!sent) return false;
    if (base::same_ignoring_case(*sent, "true")) return true;
    if (!base::same_ignoring_case(*sent, "false"))
        problems.push_back({"dryRun", "must be true or false"});
    return false;
}

constexpr api::Schema conflict_schema{
    "PullConflict",
    R"({"type":"object","description":"Something of the source that the store did not take over.",
"required":["reason","kind","originalID","name","fields","message"],"properties":{
"reason":{"type":"string","enum":["overridden","name_collision","name_taken","differs","in_use","default_taken","reference_dropped","no_base","changed_since","picture_forgotten","not_allowed"],"description":"Why it did not."},
"kind":{"type":"string","description":"Kind of the record."},
"originalID":{"type":"string","description":"Id of the record that it is a copy of."},
"id":{"type":"string","description":"Id of the store's record. A dry run does not know that of a new one."},
"name":{"type":"string","description":"Name of the record."},
"fields":{"type":"array","items":{"type":"string"},"description":"The fields concerned."},
"message":{"type":"string","description":"The same for people."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_counts[] = {&conflict_schema};
constexpr api::Schema counts_schema{
    "PullCounts",
    R"({"type":"object","description":"What became of the records of a kind.",
"required":["inserted","updated","unchanged","inactivated","conflicts"],"properties":{
"inserted":{"type":"integer","description":"Records that the store did not have."},
"updated":{"type":"integer","description":"Records that have changed."},
"unchanged":{"type":"integer","description":"Records that have not."},
"inactivated":{"type":"integer","description":"Records that are inactive at the source, and now here."},
"conflicts":{"type":"array","items":{"$ref":"#/components/schemas/PullConflict"},"description":"What was not taken over."}},
"additionalProperties":true})",
    used_by_counts};
constexpr const api::Schema* used_by_result[] = {&counts_schema};

}  // namespace

constexpr api::Schema choice_schema{
    "PullInput",
    R"({"type":"object","description":"What is pulled, with everything that it refers to.","properties":{
"taxes":{"type":"boolean","description":"Taxes."},
"modifiers":{"type":"boolean","description":"Modifiers and their groups."},
"menuItems":{"type":"boolean","description":"Departments, courses, serving sizes, categories and menu items."},
"discounts":{"type":"boolean","description":"Discounts."},
"displayGroup":{"type":"boolean","description":"Display groups."},
"gratuity":{"type":"boolean","description":"Gratuities."},
"reason":{"type":"boolean","description":"Reasons."},
"copyAll":{"type":"boolean","description":"All of these, service types, charges, tares and languages."},
"sourceStore":{"type":"string","x-alsoTaken":["null"],"description":"Id of the store to pull from; without it the account's master store. An extension."},
"at":{"type":"string","x-alsoTaken":["integer","null"],"description":"When to pull, an ISO time or milliseconds since 1970, at most a year ahead; without it at once. With it the answer is a run. An extension."}},
"additionalProperties":true})"};
constexpr api::Schema result_schema{
    "PullResult",
    R"({"type":"object","description":"What a pull did, for each kind under its plural: `taxes`, `menuItems`.",
"required":["sourceStore"],"properties":{
"pullId":{"description":"Identifies the pull, to undo it; null in a dry run."},
"store":{"type":"string","description":"Id of the store that was changed."},
"sourceStore":{"type":"string","description":"Id of the store that was pulled from."},
"dryRun":{"type":"boolean","description":"Whether nothing was written."},
"runId":{"type":"string","description":"With `at`, the run that will pull: all other members are those of runs then."},
"menuItems":{"$ref":"#/components/schemas/PullCounts","description":"What became of menu items; other kinds likewise."}},
"additionalProperties":true})",
    used_by_result};
constexpr api::Parameter dry_run_parameter{
    "dryRun", api::in_query, api::words("true|false"), R"("true")",
    "With true, nothing is written, and the answer is what it would be. An extension."};

api::Plan prepare_pull(const Call& call, storage::ReadView& view) {
    const std::string target = base::lower_ascii(call.path["store"]);
    records::require_store(view, *call.principal, target);
    const Members members = schema::read_members(call.request.body);
    base::Problems problems;
    Request request{.source = {}, .target = target, .choice = read_choice(members, problems)};
    const std::string sent = source_in(members, problems);
    const bool is_dry_run = is_dry(call, problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    request.source = source_for(view, call.principal->account, sent);
    request.names_source = !sent.empty();
    auto& ids = call.services.world.ids;
    auto prepared = prepare(view, request, records::actor_of(call), ids);
    const storage::Scope scope{call.principal->account, target};
    if (is_dry_run)
        return {.scope = scope, .run = [answer = dry_answer(*prepared)](storage::Transaction&) {
                    return api::json_answer(answer);
                }};
    return {
        .scope = scope,
        .run = [prepared, principal = call.principal, now_ms = call.now_ms, &ids,
                pull_id = ids.next(),
                &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
            return api::json_answer(run(tx, *prepared, {*principal, now_ms, rules}, ids, pull_id));
        }};
}

}  // namespace features::pull
