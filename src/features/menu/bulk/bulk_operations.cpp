// Many records in one request.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/menu/bulk/bulk.hpp"
#include "features/menu/bulk/operations.hpp"
#include "features/menu/bulk/steps.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/rules.hpp"

#include <memory>

namespace features::bulk {
namespace {

using api::Call;

constexpr std::size_t bulk_bytes_max = 8 << 20;

// What became of one entry.
struct Made {
    const Batch::Step& step;
};
template <auto member>
const auto& in_draft(const Made& made) {
    return made.step.draft.*member;
}
std::string changed_json(const Made& made) {
    std::vector<std::string> names;
    for (const std::string& name : made.step.changed) names.push_back(base::json_string(name));
    return base::json_array(names);
}
constexpr schema::Property<Made> made_properties[] = {
    {"kind", schema::of<[](const Made& made) { return made.step.draft.kind->name; }>,
     "Kind of the record."},
    {"id", schema::of<in_draft<&records::Draft::id>>, "Identifies the record."},
    {"revision", schema::of<[](const Made& made) { return made.step.revision_now; }>,
     "Its revision now, or in a dry run what it would be."},
    {"isNew", schema::of<in_draft<&records::Draft::is_new>>, "Whether the entry created it."},
    {"fields", schema::json_of<changed_json>({.is_list = true}),
     "Names of the fields that changed."},
};
constexpr schema::Object<Made> made_answer{"BulkRecordResult", "What became of an entry of a bulk.",
                                           made_properties};

struct Result {
    const Batch& batch;
    Written written;
    std::optional<std::string> step;
    std::optional<bool> is_dry;
};
std::string given_ids(const Result& result) {
    base::JsonObject ids;
    for (const auto& [temporary, id] : result.batch.ids) ids.text(temporary, id);
    return ids.done();
}
// In the order of the entries.
std::string made_records(const Result& result) {
    std::vector<const Batch::Step*> steps(result.batch.steps.size());
    for (const Batch::Step& step : result.batch.steps) steps[step.index] = &step;
    std::vector<Made> made;
    for (const Batch::Step* step : steps) made.push_back({*step});
    return schema::write_all(made_answer, made);
}
constexpr schema::Property<Result> result_properties[] = {
    {"ids", schema::json_of<given_ids>({.is_map = true}), "The assigned ids, by temporary id."},
    {"count", schema::of<[](const Result& result) { return result.written.count; }>,
     "How many records were written."},
    {"sequence",
     schema::of<[](const Result& result) { return storage::text_of(result.written.sequence); }>,
     "Position in the store's changes, including these."},
    {"step", schema::of<&Result::step>,
     "Id of the step in what happened, by which all of it can be undone; absent when nothing "
     "changed."},
    {"dryRun", schema::of<&Result::is_dry>, "True when nothing was stored."},
    {"records",
     schema::json_of<made_records>(
         {.holds = schema::Holds::object, .is_list = true, .of = &made_answer}),
     "What became of each entry, in their order."},
};
constexpr schema::Object<Result> result_answer{"BulkResult", "The result of writing many records.",
                                               result_properties};

api::Plan prepare_bulk(const Call& call, storage::ReadView& view) {
    const std::string& store = call.path["store"];
    base::Problems problems;
    const bool is_dry = call.query.flag("dryRun", problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    records::require_store(view, *call.principal, store);
    auto& ids = call.services.world.ids;
    // Shared, because a plan is copied and the batch should not be.
    auto batch = std::make_shared<Batch>(
        draft(read_entries(call.request.body), store, records::actor_of(call), ids, view));
    return {{batch->account, batch->store},
            [batch, is_dry, step = ids.next(), principal = call.principal, now_ms = call.now_ms,
             &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
                const records::Actor actor{*principal, now_ms, rules};
                Result result{*batch, write(tx, *batch, actor), {}, {}};
                if (is_dry) {
                    result.is_dry = true;
                    throw api::NothingStored(schema::write(result_answer, result));
                }
                if (note_step(tx, *batch, result.written, actor, step, "bulk")) result.step = step;
                return api::json_answer(schema::write(result_answer, result));
            }};
}

constexpr std::string_view bulk_example =
    R"({"records":[{"kind":"category","id":"#street_food","name":"Street Food","level":1},)"
    R"({"kind":"menuItem","name":"Arepas","category":"#street_food","prices":[{"price":950}]}]})";

constexpr schema::Member record_members[] = {
    {"kind", {}, "Kind of the record: `menuItem`."},
    {"id",
     {.is_optional = true},
     "Id of the record to change, or `#` and a name for a new one; other records may refer to it "
     "by that.",
     {},
     R"("pattern":"^(#.*|[0-9A-Fa-f]{24})$","x-alsoTaken":["string","null"])"},
    {"revision",
     {.holds = schema::Holds::count, .is_optional = true},
     "The revision that the caller has seen of an existing record: if it has another by now, the "
     "whole request is refused with 412, and `records` has each such record as it is now.",
     {},
     R"("x-alsoTaken":["string","null"])"},
};
constexpr schema::Description bulk_record{
    "BulkRecord", "The fields of a new record, or the changed fields of an existing one.",
    record_members};
constexpr schema::Member bulk_members[] = {
    {"records",
     {.holds = schema::Holds::object, .is_list = true, .of = &bulk_record},
     "The records, in any order.",
     {},
     R"("maxItems":10000)"},
};
constexpr schema::Description bulk_body{"Bulk", "Many records of one store.", bulk_members};

constexpr api::Parameter dry_run_parameter{"dryRun",
                                           api::in_query,
                                           api::words("true|false"),
                                           R"("true")",
                                           "Check and answer everything, but store nothing.",
                                           nullptr,
                                           true};

}  // namespace

const api::Operation write_bulk{.name = "bulk",
                                .subject = &records::store_subject,
                                .id = "writeBulk",
                                .summary = "Create and change many records",
                                .description =
                                    "Creates and changes many records of a store in one "
                                    "transaction: all of them, or none when one is refused. It is "
                                    "one step in what happened, and can be undone as a whole.",
                                .run = prepare_bulk,
                                .body = api::one(bulk_body, bulk_example),
                                .answer = api::one(result_answer),
                                .parameters = {&dry_run_parameter},
                                .failures = {412},
                                .pace = {.is_slow = api::always, .is_alone = true},
                                .body_bytes_max = bulk_bytes_max};

}  // namespace features::bulk
