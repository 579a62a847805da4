// Many records in one request.
#include "api/answers.hpp"
#include "api/audit.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/menu/bulk/bulk.hpp"
#include "features/menu/bulk/operations.hpp"
#include "features/menu/bulk/several.hpp"
#include "features/menu/bulk/steps.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/record_of.hpp"
#include "features/records/rules.hpp"
#include "kinds/store.hpp"
#include "storage/tables/audit.hpp"
#include "storage/tables/events.hpp"

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

constexpr schema::Property<Missing> missing_properties[] = {
    {"entry", schema::of<&Missing::place>, "The entry: `records[3]`."},
    {"kind", schema::of<[](const Missing& missing) { return missing.kind->name; }>,
     "Kind of its record."},
    {"id", schema::of<&Missing::id>,
     "Id of the record that the store has no counterpart of, or a temporary id of an entry that is "
     "missing too."},
    {"field", schema::unless_empty<&Missing::reference>,
     "The field that names it; absent when it is the record itself."},
};
constexpr schema::Object<Missing> missing_answer{
    "BulkMissing", "An entry that a store could not have.", missing_properties};

struct Result {
    const Batch& batch;
    Written written{};
    std::optional<std::string> step{};
    const std::vector<Missing>* missing = nullptr;  // in a further store
    std::optional<bool> is_dry{};
    std::optional<std::string> others{};  // JSON
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
std::string missing_in(const Result& result) {
    return schema::write_all(missing_answer, *result.missing);
}
constexpr schema::Property<Result> store_properties[] = {
    {"store", schema::of<[](const Result& result) { return std::string_view(result.batch.store); }>,
     "Id of the store."},
    {"ids", schema::json_of<given_ids>({.is_map = true}),
     "The ids assigned there, by temporary id; an id that was sent for a new record has `#` before "
     "it."},
    {"count", schema::of<[](const Result& result) { return result.written.count; }>,
     "How many records were written there."},
    {"sequence",
     schema::of<[](const Result& result) { return storage::text_of(result.written.sequence); }>,
     "Position in that store's changes, including these."},
    {"step", schema::of<&Result::step>,
     "Id of the step there, which is undone by itself; absent when nothing changed."},
    {"records",
     schema::json_of<made_records>(
         {.holds = schema::Holds::object, .is_list = true, .of = &made_answer}),
     "What became of each entry there, in their order."},
    {"missing",
     schema::json_of<missing_in>(
         {.holds = schema::Holds::object, .is_list = true, .of = &missing_answer}),
     "The entries that were left out there, because they change or name a record without a "
     "counterpart."},
};
constexpr schema::Object<Result> store_answer{
    "BulkStoreResult", "The result of a bulk in a further store.", store_properties};

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
    {"stores",
     schema::json_of<&Result::others>(
         {.holds = schema::Holds::object, .is_list = true, .of = &store_answer}),
     "With `stores` in the body: the result in each of them."},
};
constexpr schema::Object<Result> result_answer{"BulkResult", "The result of writing many records.",
                                               result_properties};

// What is written to one store.
struct Part {
    Batch batch;
    std::string step;  // its id
    std::vector<Missing> missing{};
};

// Of all stores, that of the path first.
struct Parts {
    std::vector<Part> all;
    std::vector<std::int64_t> seen;  // see configurations_of()
};

// Each changes with the records of its store that tell which records correspond.
std::vector<std::int64_t> configurations_of(storage::ReadView& view,
                                            const std::vector<Part>& parts) {
    std::vector<std::int64_t> numbers;
    for (const auto& [batch, step, missing] : parts)
        numbers.push_back(storage::sequences(view, batch.account, batch.store).configuration);
    return numbers;
}

std::string currency_of(storage::ReadView& view, const std::string& account,
                        const std::string& store) {
    return records::record_of(view, kinds::store, account, store)[kinds::store.currency];
}

void require_stores(const Call& call, storage::ReadView& view, const std::string& store,
                    const std::vector<std::string>& others, std::size_t entries) {
    base::Problems problems;
    const std::string currency = currency_of(view, call.principal->account, store);
    for (std::size_t i = 0; i < others.size(); ++i) {
        const std::string place = "stores[" + std::to_string(i) + ']';
        if (!records::is_store(view, *call.principal, others[i]))
            problems.push_back({place, "is not a store of this account"});
        else if (currency_of(view, call.principal->account, others[i]) != currency)
            problems.push_back({place, "has a different currency"});
    }
    if (entries * (1 + others.size()) > entries_max)
        problems.push_back({"records", "must have at most " + std::to_string(entries_max) +
                                           " entries, counted in each store"});
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    for (const std::string& other : others) records::require_store(view, *call.principal, other);
}

Parts draft_parts(const Call& call, storage::ReadView& view) {
    const std::string& store = call.path["store"];
    records::require_store(view, *call.principal, store);
    const auto others = read_stores(call.request.body, store);
    const auto entries = read_entries(call.request.body);
    auto& ids = call.services.world.ids;
    const records::Actor actor = records::actor_of(call);
    std::vector<Part> parts;
    parts.push_back({draft(entries, store, actor, ids, view), ids.next()});
    const std::string first = parts.front().batch.store;
    if (others.empty()) return {std::move(parts), {}};
    require_stores(call, view, first, others, entries.size());
    const Counterparts from(view, call.principal->account, first);
    for (std::size_t i = 0; i < others.size(); ++i) {
        auto here = translated(entries, parts.front().batch, from,
                               Counterparts(view, call.principal->account, others[i]), i);
        parts.push_back({draft(std::move(here.entries), others[i], actor, ids, view), ids.next(),
                         std::move(here.missing)});
    }
    auto seen = configurations_of(view, parts);
    return {std::move(parts), std::move(seen)};
}

Result write_part(storage::Transaction& tx, Part& part, const records::Actor& actor, bool is_dry) {
    Result result{
        .batch = part.batch, .written = write(tx, part.batch, actor), .missing = &part.missing};
    if (!is_dry && note_step(tx, part.batch, result.written, actor, part.step, "bulk"))
        result.step = part.step;
    return result;
}

// The locks of all stores are held by then. What corresponds was decided on a snapshot, and is
// decided again when one of the stores has changed since.
std::string write_parts(storage::Transaction& tx, Parts& parts, const Call& call, bool is_dry) {
    auto& [all, seen] = parts;
    if (all.size() > 1 && configurations_of(tx, all) != seen) parts = draft_parts(call, tx);
    const records::Actor actor = records::actor_of(call);
    Result result = write_part(tx, all.front(), actor, is_dry);
    std::vector<Result> others;
    for (std::size_t i = 1; i < all.size(); ++i)
        others.push_back(write_part(tx, all[i], actor, is_dry));
    if (is_dry) result.is_dry = true;
    if (!others.empty()) result.others = schema::write_all(store_answer, others);
    return schema::write(result_answer, result);
}

api::Plan prepare_bulk(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const bool is_dry = call.query.flag("dryRun", problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    // Shared, because a plan is copied and its batches should not be.
    const auto parts = std::make_shared<Parts>(draft_parts(call, view));
    std::vector<storage::Scope> scopes;
    for (const Part& part : parts->all) scopes.push_back({part.batch.account, part.batch.store});
    const std::vector<storage::Scope> others(scopes.begin() + 1, scopes.end());
    return {.scope = scopes.front(),
            .run =
                [parts, is_dry, others, &call](storage::Transaction& tx) {
                    const std::string answer = write_parts(tx, *parts, call, is_dry);
                    if (is_dry) throw api::NothingStored(answer);
                    for (const storage::Scope& other : others)
                        storage::append_audit(tx, other.account, other.store, api::entry_of(call));
                    return api::json_answer(answer);
                },
            .also = others};
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
    {"stores",
     {.is_list = true, .is_optional = true},
     "Ids of further stores in which the same is done: to the records that correspond, which are "
     "copies of the same record, by `originalID`. A new record becomes a copy there of the one in "
     "the store of the path. A `revision` counts in the store of the path only.",
     {},
     R"("maxItems":50)"},
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
                                    "one step in what happened, and can be undone as a whole. "
                                    "With `stores` the same is done in these, all or none, and "
                                    "each has a step of its own.",
                                .run = prepare_bulk,
                                .body = api::one(bulk_body, bulk_example),
                                .answer = api::one(result_answer),
                                .parameters = {&dry_run_parameter},
                                .failures = {412},
                                .pace = {.is_slow = api::always, .is_alone = true},
                                .body_bytes_max = bulk_bytes_max};

}  // namespace features::bulk
