// Operations on one record of any kind.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/undo.hpp"
#include "features/records/write.hpp"

#include <utility>

namespace features::records {
namespace {

using api::Call;
using api::if_match;
using api::Operation;
using api::Plan;
using base::Refusal;

http::Response answer_of(const Call& call, storage::ReadView& view, storage::Row row) {
    auto answer = record_answer(call, view, row.id, row.revision, std::move(row.doc));
    const std::string tag(answer.header("ETag"));
    return api::is_current(call.request, tag) ? api::not_modified(tag) : std::move(answer);
}

http::Response read_one(const Call& call, storage::ReadView& view) {
    return answer_of(call, view, require(view, *call.route.kind, *call.principal, path_id(call)));
}

http::Response read_one_of_store(const Call& call, storage::ReadView& view) {
    const std::string& store = call.path["store"];
    require_store(view, *call.principal, store);
    auto row = require(view, *call.route.kind, *call.principal, path_id(call));
    if (row.store != base::lower_ascii(store)) throw Refusal::not_found(call.route.kind->name);
    return answer_of(call, view, std::move(row));
}

bool is_forced(const Call& call) {
    const auto force = call.query.get("force");
    if (!force || *force == "false") return false;
    if (*force == "true") return true;
    throw Refusal::invalid("force", "must be true or false");
}

using Apply = std::function<Stored(storage::Transaction&, const Actor&, const Conditions&)>;

// A plan that applies the draft under the conditions in the headers and the query.
Plan plan_of(const Call& call, const Draft& draft, Apply apply) {
    Conditions conditions{.if_match = if_match(call.request), .is_forced = is_forced(call)};
    Plan plan = record_plan(
        call, {draft.account, draft.store},
        [apply = std::move(apply), conditions = std::move(conditions)](
            storage::Transaction& tx, const Actor& actor) { return apply(tx, actor, conditions); });
    plan.is_long = draft.is_long;
    plan.also = scopes_of(draft);
    return plan;
}

Plan plan_of(const Call& call, Draft draft) {
    const auto kept = std::make_shared<const Draft>(std::move(draft));
    return plan_of(
        call, *kept,
        [kept](storage::Transaction& tx, const Actor& actor, const Conditions& conditions) {
            return write(tx, *kept, actor, conditions);
        });
}

Plan prepare_create(const Call& call, storage::ReadView& view) {
    if (const std::string* account = call.path.find("account"))
        require_account(view, *call.principal, *account);
    return plan_of(call, draft_create(*call.route.kind, call.request.body, actor_of(call),
                                      call.services.world.ids, view));
}

Plan prepare_update(const Call& call, storage::ReadView& view) {
    const std::string* named = find_path_id(call);
    const std::string_view id = named ? std::string_view(*named) : std::string_view();
    return plan_of(call,
                   draft_update(*call.route.kind, id, call.request.body, actor_of(call), view));
}

Plan prepare_status(const Call& call, storage::ReadView& view, bool is_active) {
    return plan_of(call, draft_status(*call.route.kind, path_id(call), call.request.body, is_active,
                                      actor_of(call), view));
}

Plan prepare_inactivate(const Call& call, storage::ReadView& view) {
    return prepare_status(call, view, false);
}

Plan prepare_activate(const Call& call, storage::ReadView& view) {
    return prepare_status(call, view, true);
}

Plan prepare_undo(const Call& call, storage::ReadView& view) {
    const auto kept = std::make_shared<const Undo>(
        draft_undo(*call.route.kind, path_id(call), call.path["revision"], actor_of(call), view));
    return plan_of(
        call, kept->draft,
        [kept](storage::Transaction& tx, const Actor& actor, const Conditions& conditions) {
            return undo(tx, *kept, actor, conditions);
        });
}

constexpr api::Parameter force{"force", api::in_query, api::yes_or_no, "false",
                               "Do it even if active records use the record. An extension."};
constexpr api::Parameter revision{"revision", api::in_path, api::whole(1), "2",
                                  "Number of the revision that the change made, from the history."};

constexpr schema::MemberType text_if_sent{.is_optional = true};
constexpr schema::Member status_change_members[] = {
    {"entity", text_if_sent, "Name of the kind, in any case. It must match the path."},
    {"id", text_if_sent, "Id of the record. It must match the path."},
};
constexpr schema::Description status_change_body{
    "StatusChange", "May repeat what the path names; an empty object is enough.",
    status_change_members};
constexpr api::Content status_change{
    .of = api::Content::Of::object, .object = &status_change_body, .is_optional = true};

}  // namespace

const Operation read_record{.name = "read",
                            .id = "get{Kind}",
                            .summary = "Get {a kind}",
                            .description = "Returns one record with all its fields, active or not.",
                            .run = read_one,
                            .answer = api::one_record,
                            .is_kept = true};
const Operation read_store_record{
    .name = "read_in_store",
    .id = "get{Kind}OfStore",
    .summary = "Get {a kind} of a store",
    .description = "Returns one record of the store with all its fields, active or not.",
    .run = read_one_of_store,
    .answer = api::one_record,
    .is_kept = true};
const Operation create_record{.name = "create",
                              .id = "create{Kind}",
                              .summary = "Create {a kind}",
                              .description =
                                  "Creates {a kind} and returns it as stored. A body with the `id` "
                                  "of an existing one changes that one.",
                              .run = prepare_create,
                              .body = api::new_record,
                              .answer = api::one_record};
const Operation update_record{
    .name = "update",
    .id = "update{Kind}",
    .summary = "Change {a kind}",
    .description =
        "Changes the fields that are sent and leaves the others as they are. Lists and objects are "
        "replaced as a whole; null clears a field.",
    .run = prepare_update,
    .body = api::record_changes,
    .answer = api::one_record,
    .parameters = {&force}};
const Operation inactivate_record{
    .name = "inactivate",
    .id = "inactivate{Kind}",
    .summary = "Inactivate {a kind}",
    .description =
        "Takes the record out of use: it can still be read, but active lists omit it. If active "
        "records use it, the request is refused with 409, unless `force` is true.",
    .run = prepare_inactivate,
    .body = status_change,
    .answer = api::one_record,
    .parameters = {&force}};
const Operation activate_record{.name = "activate",
                                .id = "activate{Kind}",
                                .summary = "Activate {a kind}",
                                .description =
                                    "Brings an inactive record back into use, if its name is "
                                    "still free and what it refers to is active.",
                                .run = prepare_activate,
                                .body = status_change,
                                .answer = api::one_record};
const Operation undo_change{
    .name = "undo",
    .id = "undo{Kind}Change",
    .summary = "Undo a change of {a kind}",
    .description =
        "Restores the earlier values of the fields that one change touched. If a later change "
        "touched one of them, the request is refused with 409.",
    .run = prepare_undo,
    .answer = api::one_record,
    .parameters = {&force, &revision}};

}  // namespace features::records
