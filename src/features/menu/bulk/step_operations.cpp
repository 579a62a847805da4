// Steps of a store: what was changed together, and the way back.
#include "api/answers.hpp"
#include "api/made_answer.hpp"
#include "api/paging.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "features/menu/bulk/operations.hpp"
#include "features/menu/bulk/steps.hpp"
#include "features/records/change_answers.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/rules.hpp"
#include "kinds/all.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/history.hpp"

#include <limits>
#include <set>
#include <utility>

namespace features::bulk {
namespace {

using api::Call;
using base::Refusal;
using records::FieldChange;
using schema::of;
using schema::Property;
using schema::within;

constexpr std::int64_t steps_at_once = 50;
// Each brings two documents of up to 256 KiB.
constexpr std::int64_t records_at_once = 16;

// ---- steps --------------------------------------------------------------------------------------

struct ShownStep {
    SavedStep step;
    records::ShownAuthor by;
};
constexpr Property<ShownStep> step_properties[] = {
    {"id", of<within<&ShownStep::step, &SavedStep::id>>, "Identifies the step."},
    {"time", schema::instant<within<&ShownStep::step, &SavedStep::at_ms>>, "When."},
    {"by", schema::object<&ShownStep::by, records::author_answer>, "Who made it."},
    {"title", of<within<&ShownStep::step, &SavedStep::title>>,
     "What made it: `bulk`, `import` or `undo`."},
    {"count", of<within<&ShownStep::step, &SavedStep::records>>, "How many records it changed."},
    {"undoes", schema::unless_empty<within<&ShownStep::step, &SavedStep::undoes>>,
     "Id of the step that it undid."},
    {"undoneBy", schema::unless_empty<within<&ShownStep::step, &SavedStep::undone_by>>,
     "Id of the step that undid it."},
};
constexpr schema::Object<ShownStep> step_answer{
    "Step", "Records of a store that were changed together.", step_properties};

std::vector<ShownStep> shown(storage::ReadView& view, const std::string& account,
                             const std::string& store, std::vector<SavedStep> steps) {
    std::set<std::string, std::less<>> ids;
    for (const SavedStep& step : steps) ids.insert(step.who);
    const auto authors = auth::authors_of(view, account, store, ids);
    std::vector<ShownStep> all;
    for (SavedStep& step : steps) {
        records::ShownAuthor by{step.who, authors.at(step.who)};
        all.push_back({std::move(step), std::move(by)});
    }
    return all;
}

std::string store_of(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return base::lower_ascii(call.path["store"]);
}

std::unique_ptr<api::StreamedAnswer> open_steps(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const api::Paging paging = api::paging_of(call.query, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const std::string account = call.principal->account, store = store_of(call, view);
    const std::int64_t total = count_steps(view, account, store);
    api::AnswerTraits traits;
    if (paging.page)
        traits.describe = [&call, paging, total](http::Response& response) {
            api::describe_page(call.request, paging, total, response);
        };
    std::int64_t left = paging.page ? paging.rows : std::numeric_limits<std::int64_t>::max();
    auto next = [account, store, left, skipped = paging.page ? paging.first_row() : 0,
                 before = std::numeric_limits<std::int64_t>::max()](storage::ReadView& later,
                                                                    api::Elements& out) mutable {
        auto some = steps_before(later, account, store, before, std::min(left, steps_at_once),
                                 std::exchange(skipped, 0));
        left -= std::ssize(some);
        const bool has_more = std::ssize(some) == steps_at_once && left > 0;
        if (!some.empty()) before = some.back().last;
        for (const ShownStep& one : shown(later, account, store, std::move(some)))
            out.add(schema::write(step_answer, one));
        return has_more;
    };
    return api::list_answer(api::sequence_tag(storage::position(view, account, store), call.request,
                                              " of " + std::to_string(total)),
                            std::move(next), std::move(traits));
}

// ---- the records of one -------------------------------------------------------------------------

struct ShownRecord {
    StepRecord record;
    std::string name;
    std::vector<FieldChange> changes;
};
constexpr Property<ShownRecord> record_properties[] = {
    {"kind", of<within<&ShownRecord::record, &StepRecord::kind>>, "Kind of the record."},
    {"id", of<within<&ShownRecord::record, &StepRecord::id>>, "Identifies the record."},
    {"name", of<&ShownRecord::name>, "By what people know it."},
    {"isNew", of<[](const ShownRecord& it) { return it.record.before == 0; }>,
     "Whether the step created it."},
    {"revision", of<within<&ShownRecord::record, &StepRecord::after>>,
     "Revision that the step made."},
    {"changes", schema::object<&ShownRecord::changes, records::field_change_answer>,
     "The value of each field before and after."},
};
constexpr schema::Object<ShownRecord> record_answer{
    "StepRecord", "What a step changed in a record.", record_properties};

// The names of the fields that the step changed, as a JSON array.
std::string changed_in(storage::ReadView& view, std::string_view account,
                       const StepRecord& record) {
    std::set<std::string> names;
    for (const auto& entry : storage::history(view, account, record.id, record.before + 1)) {
        if (entry.revision > record.after) break;
        for (const std::string& name : records::names_in(entry.changed_json))
            names.insert(base::json_string(name));
    }
    return base::json_array(names);
}

void add_record(storage::ReadView& view, std::string_view account, const StepRecord& record,
                api::Elements& out) {
    const auto document = [&](std::int64_t revision) {
        return revision == 0
                   ? std::string("{}")
                   : storage::document_at(view, account, record.id, revision).value_or("{}");
    };
    const std::string before = document(record.before), after = document(record.after);
    const auto old = schema::read_members(before), now = schema::read_members(after);
    const kinds::StoredKind* kind = kinds::find(record.kind);
    const std::string name = kind ? records::listed_as(schema::read_stored(after, *kind)) : "";
    auto changes = records::changes_of(changed_in(view, account, record), old, now);
    out.weigh(before.size() + after.size());
    out.add(schema::write(record_answer, {record, name, std::move(changes)}));
}

SavedStep require_step(const Call& call, storage::ReadView& view, const std::string& store) {
    auto step =
        find_step(view, call.principal->account, store, base::lower_ascii(call.path["step"]));
    if (!step) throw Refusal::not_found("step");
    return *std::move(step);
}

std::unique_ptr<api::StreamedAnswer> open_step(const Call& call, storage::ReadView& view) {
    const std::string account = call.principal->account, store = store_of(call, view);
    const SavedStep step = require_step(call, view, store);
    auto next = [account, id = step.id, after = std::string()](storage::ReadView& later,
                                                               api::Elements& out) mutable {
        const auto some = records_of(later, account, id, after, records_at_once);
        for (const StepRecord& record : some) add_record(later, account, record, out);
        if (!some.empty()) after = some.back().id;
        return std::ssize(some) == records_at_once;
    };
    return api::list_answer(
        api::quoted_tag(step.id + (step.undone_by.empty() ? "" : "-" + step.undone_by)),
        std::move(next));
}

// ---- the way back -------------------------------------------------------------------------------

struct Undone {
    std::string step;
    Written written;
};
constexpr Property<Undone> undone_properties[] = {
    {"step", of<&Undone::step>, "Id of the new step, which can be undone in turn."},
    {"count", of<[](const Undone& undone) { return undone.written.count; }>,
     "How many records were set back."},
    {"sequence", of<[](const Undone& undone) { return storage::text_of(undone.written.sequence); }>,
     "Position in the store's changes, including these."},
};
constexpr schema::Object<Undone> undone_answer{"UndoneStep", "The result of undoing a step.",
                                               undone_properties};

api::Plan prepare_undo(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    auto& ids = call.services.world.ids;
    auto back = std::make_shared<StepBack>(
        draft_back(view, store, call.path["step"], records::actor_of(call), ids));
    return {{call.principal->account, store},
            [back, id = ids.next(), principal = call.principal, now_ms = call.now_ms,
             &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
                const Written written = go_back(tx, *back, {*principal, now_ms, rules}, id);
                return api::json_answer(schema::write(undone_answer, {id, written}));
            }};
}

constexpr api::Subject step_subject{"step", "Steps", "Records that were changed together."};
// The demo has made one.
constexpr api::Parameter step_in_path{"step", api::in_path, api::an_id,
                                      R"("650000000000000000006001")", "Id of the step."};

}  // namespace

const api::Operation list_steps{
    .name = "steps",
    .subject = &step_subject,
    .id = "listSteps",
    .summary = "List steps",
    .description = "Lists what was changed together in the store, such as by bulks, newest first.",
    .run = open_steps,
    .answer = api::many(step_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter}};
const api::Operation read_step{
    .name = "step",
    .subject = &step_subject,
    .id = "getStep",
    .summary = "Get the changes of a step",
    .description = "Lists the records that the step changed, each field before and after.",
    .run = open_step,
    .answer = api::many(record_answer),
    .parameters = {&step_in_path}};
const api::Operation undo_step{
    .name = "undo_step",
    .subject = &step_subject,
    .id = "undoStep",
    .summary = "Undo a step",
    .description =
        "Sets all that the step changed back to what it was before, and inactivates the records "
        "that it created, in one transaction. It is refused with 409 when something of it was "
        "changed later; `records` names up to twenty such records with the fields. Undoing is a "
        "step too, so that it can be undone.",
    .run = prepare_undo,
    .answer = api::one(undone_answer),
    .parameters = {&step_in_path},
    .failures = {409},
    .pace = {.is_slow = api::always, .is_alone = true}};

}  // namespace features::bulk
