// The plan of a pull into a store, and how the API document describes its request and answer.
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

constexpr schema::Member other_members[] = {
    {"sourceStore",
     {.is_optional = true},
     "Id of the store to pull from; without it the account's master store. An extension.",
     {},
     R"("x-alsoTaken":["null"])"},
    {"at",
     {.is_optional = true},
     "When to pull, an ISO time or milliseconds since 1970, at most a year ahead; by default now. "
     "With it, the answer is a run. An extension.",
     {},
     R"("x-alsoTaken":["integer","null"])"},
};
constexpr auto pull_members = schema::joined(choosable, other_members);

}  // namespace

constexpr schema::Description pull_body{
    "PullInput", "What is pulled, with everything that it refers to.", pull_members};
constexpr api::Parameter dry_run_parameter{
    "dryRun", api::in_query, api::words("true|false"), R"("true")",
    "If true, nothing is written, and the answer shows what the pull would do, record by record in "
    "`records`. An extension."};

api::Plan prepare_pull(const Call& call, storage::ReadView& view) {
    const std::string target = base::lower_ascii(call.path["store"]);
    records::require_store(view, *call.principal, target);
    const Members members = schema::read_members(call.request.body);
    base::Problems problems;
    Request request{.source = {}, .target = target, .choice = read_choice(members, problems)};
    const std::string sent = source_in(members, problems);
    const bool is_dry_run = call.query.flag("dryRun", problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    request.source = source_for(view, call.principal->account, sent);
    request.names_source = !sent.empty();
    auto& ids = call.services.world.ids;
    auto prepared = prepare(view, request, records::actor_of(call), ids, is_dry_run);
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
