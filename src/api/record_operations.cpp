// Operations on one record of any kind.
#include "api/answers.hpp"
#include "api/operations.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/records/undo.hpp"
#include "features/records/write.hpp"

#include <utility>

namespace api {
namespace {

using base::Refusal;
namespace records = features::records;

http::Response answer_of(const Call& call, storage::ReadView& view, storage::Row row) {
    const storage::EpochNumber revision{row.revision, view.epoch()};
    const std::string tag = quoted_tag(revision);
    if (is_current(call.request, tag)) return not_modified(tag);
    return record_answer(std::move(row.doc), revision);
}

http::Response read_one(const Call& call, storage::ReadView& view) {
    return answer_of(call, view,
                     records::require(view, *call.route.kind, *call.principal, call.captured[0]));
}

http::Response read_one_of_store(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.captured[0]);
    auto row = records::require(view, *call.route.kind, *call.principal, call.captured[1]);
    if (row.store != base::lower_ascii(call.captured[0]))
        throw Refusal::not_found(call.route.kind->name);
    return answer_of(call, view, std::move(row));
}

bool is_forced(const Call& call) {
    const auto force = call.query.get("force");
    if (!force || *force == "false") return false;
    if (*force == "true") return true;
    throw Refusal::invalid("force", "must be true or false");
}

using Apply = std::function<records::Stored(storage::Transaction&, const records::Actor&,
                                            const records::Conditions&)>;

// Keeps what the transaction needs of the call.
Plan plan_of(const Call& call, const records::Draft& draft, Apply apply) {
    records::Conditions conditions{.if_match = if_match(call.request),
                                   .is_forced = is_forced(call)};
    Plan plan = record_plan(call, {draft.account, draft.store},
                            [apply = std::move(apply), conditions = std::move(conditions)](
                                storage::Transaction& tx, const records::Actor& actor) {
                                return apply(tx, actor, conditions);
                            });
    plan.is_long = draft.is_long;
    return plan;
}

Plan plan_of(const Call& call, records::Draft draft) {
    const auto kept = std::make_shared<const records::Draft>(std::move(draft));
    return plan_of(call, *kept,
                   [kept](storage::Transaction& tx, const records::Actor& actor,
                          const records::Conditions& conditions) {
                       return records::write(tx, *kept, actor, conditions);
                   });
}

Plan prepare_create(const Call& call, storage::ReadView& view) {
    return plan_of(call, records::draft_create(*call.route.kind, call.request.body, call.actor(),
                                               call.services.world.ids, view));
}

Plan prepare_update(const Call& call, storage::ReadView& view) {
    const std::string_view id = call.captured.empty() ? std::string_view() : call.captured[0];
    return plan_of(
        call, records::draft_update(*call.route.kind, id, call.request.body, call.actor(), view));
}

Plan prepare_status(const Call& call, storage::ReadView& view, bool is_active) {
    return plan_of(call, records::draft_status(*call.route.kind, call.captured[0],
                                               call.request.body, is_active, call.actor(), view));
}

Plan prepare_inactivate(const Call& call, storage::ReadView& view) {
    return prepare_status(call, view, false);
}

Plan prepare_activate(const Call& call, storage::ReadView& view) {
    return prepare_status(call, view, true);
}

Plan prepare_undo(const Call& call, storage::ReadView& view) {
    const auto kept = std::make_shared<const records::Undo>(records::draft_undo(
        *call.route.kind, call.captured[0], call.captured[1], call.actor(), view));
    return plan_of(call, kept->draft,
                   [kept](storage::Transaction& tx, const records::Actor& actor,
                          const records::Conditions& conditions) {
                       return records::undo(tx, *kept, actor, conditions);
                   });
}

}  // namespace

const Operation read_record{.name = "read",
                            .id = "get{Kind}",
                            .summary = "Get {a kind}",
                            .description = "Answers one record with all its fields, active or not.",
                            .read = read_one,
                            .answer = Shape::record,
                            .is_kept = true};
const Operation read_store_record{.name = "read_in_store",
                                  .id = "get{Kind}OfStore",
                                  .summary = "Get {a kind} of a store",
                                  .description =
                                      "Answers one record of the store with all its fields, "
                                      "active or not.",
                                  .read = read_one_of_store,
                                  .answer = Shape::record,
                                  .is_kept = true};
const Operation create_record{.name = "create",
                              .id = "create{Kind}",
                              .summary = "Create {a kind}",
                              .description =
                                  "Creates {a kind} and answers it as it was stored. A body "
                                  "that names the `id` of one that exists changes that one.",
                              .prepare = prepare_create,
                              .body = Shape::create,
                              .answer = Shape::record};
const Operation update_record{.name = "update",
                              .id = "update{Kind}",
                              .summary = "Change {a kind}",
                              .description =
                                  "Changes the fields that are sent and leaves the others as "
                                  "they are. Lists and objects are replaced whole; null "
                                  "clears a field.",
                              .prepare = prepare_update,
                              .body = Shape::update,
                              .answer = Shape::record,
                              .parameters = {"force"}};
const Operation inactivate_record{.name = "inactivate",
                                  .id = "inactivate{Kind}",
                                  .summary = "Inactivate {a kind}",
                                  .description =
                                      "Takes the record out of use: it can still be read, but "
                                      "active lists leave it out. One that active records use is "
                                      "refused with 409, unless `force` is true.",
                                  .prepare = prepare_inactivate,
                                  .body = Shape::status,
                                  .answer = Shape::record,
                                  .parameters = {"force"}};
const Operation activate_record{.name = "activate",
                                .id = "activate{Kind}",
                                .summary = "Activate {a kind}",
                                .description =
                                    "Brings an inactive record back into use, if its name is "
                                    "still free and what it refers to is active.",
                                .prepare = prepare_activate,
                                .body = Shape::status,
                                .answer = Shape::record};
const Operation undo_change{.name = "undo",
                            .id = "undo{Kind}Change",
                            .summary = "Undo a change of {a kind}",
                            .description =
                                "Gives the fields that one change touched their earlier "
                                "values again. When a later change touched one of them, it is "
                                "refused with 409.",
                            .prepare = prepare_undo,
                            .answer = Shape::record,
                            .parameters = {"force"}};

}  // namespace api
