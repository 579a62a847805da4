// A file into a store's catalogue, as one step.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/world.hpp"
#include "features/operating/transfer/import.hpp"
#include "features/operating/transfer/operations.hpp"
#include "features/operating/transfer/parameters.hpp"
#include "features/records/change_answers.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/rules.hpp"
#include "storage/tables/history.hpp"

#include <algorithm>
#include <charconv>
#include <memory>

namespace features::transfer {
namespace {

using api::Call;
using base::Refusal;
using schema::of;
using schema::Property;
using Step = bulk::Batch::Step;

constexpr std::size_t import_bytes_max = std::size_t{32} << 20;
constexpr std::size_t rows_bytes_max = 1 << 20;  // of the rows that an answer shows

// ---- the answer ---------------------------------------------------------------------------------

struct FieldOf {
    std::string name, before_json, after_json;
};
struct RowOf {
    const Step* step;
    std::string name;
    std::vector<FieldOf> fields;
};
constexpr schema::MemberType any_json{.holds = schema::Holds::json};
constexpr Property<FieldOf> field_properties[] = {
    {"name", of<&FieldOf::name>, "Name of the field."},
    {"before", schema::json_of<&FieldOf::before_json>(any_json),
     "The value before; null when it had none."},
    {"after", schema::json_of<&FieldOf::after_json>(any_json),
     "The value after; null when it has none."},
};
constexpr schema::Object<FieldOf> field_answer{"ImportedField", "A field that an import changes.",
                                               field_properties};

// The line in "menuItem.csv:17" and "menu.json:12: category[3]"; 0: there is none.
std::int64_t line_of(const RowOf& row) {
    const std::string& place = row.step->place;
    const std::size_t colon = place.find(':');
    std::int64_t line = 0;
    if (colon != place.npos)
        std::from_chars(place.data() + colon + 1, place.data() + place.size(), line);
    return line;
}
constexpr std::array<std::string_view, 2> changes{"create", "change"};
constexpr Property<RowOf> row_properties[] = {
    {"place", of<[](const RowOf& row) { return std::string_view(row.step->place); }>,
     "Where in the file the record is."},
    {"line", of<line_of>, "The line of the file where it begins."},
    {"kind", of<[](const RowOf& row) { return row.step->draft.kind->name; }>,
     "Kind of the record."},
    {"id", schema::unless_empty<[](const RowOf& row) {
         return row.step->draft.is_new ? std::string() : row.step->draft.id;
     }>,
     "Id of the record that is changed. Absent for a new one."},
    {"name", of<&RowOf::name>, "Name of the record."},
    {"change", of<[](const RowOf& row) { return changes.at(row.step->draft.is_new ? 0 : 1); }>,
     "What the import does with it.", changes},
    {"fields", schema::object<&RowOf::fields, field_answer>, "The fields that it changes."},
};
constexpr schema::Object<RowOf> row_answer{"ImportedRow", "A record that an import changes.",
                                           row_properties};

using OfKind = Imported::OfKind;
constexpr Property<OfKind> kind_properties[] = {
    {"kind", of<[](const OfKind& one) { return one.kind->name; }>, "The kind of the records."},
    {"created", of<&OfKind::created>, "New records."},
    {"changed", of<&OfKind::changed>, "Changed records."},
    {"unchanged", of<&OfKind::unchanged>, "Unchanged records."},
};
constexpr schema::Object<OfKind> kind_answer{"ImportCounts", "The records of a kind in an import.",
                                             kind_properties};

struct Result {
    Imported imported;
    bool is_dry = false;
    std::string step{};
    std::vector<RowOf> rows{};
    std::int64_t left_out = 0;
};
template <auto count>
std::int64_t total(const Result& result) {
    std::int64_t sum = 0;
    for (const OfKind& one : result.imported.kinds) sum += one.*count;
    return sum;
}
constexpr Property<Result> result_properties[] = {
    {"created", of<total<&OfKind::created>>, "New records."},
    {"changed", of<total<&OfKind::changed>>, "Changed records."},
    {"unchanged", of<total<&OfKind::unchanged>>, "Unchanged records."},
    {"pictures", of<schema::within<&Result::imported, &Imported::pictures>>,
     "Pictures in the file that records show."},
    {"dryRun", of<&Result::is_dry>, "Whether nothing was stored."},
    {"step", schema::unless_empty<&Result::step>,
     "Id of the step in what happened, by which all of it can be undone; absent when nothing "
     "changed or was stored."},
    {"kinds", schema::object<schema::within<&Result::imported, &Imported::kinds>, kind_answer>,
     "The same for each kind."},
    {"rows", schema::object<&Result::rows, row_answer>,
     "The new and changed records in the order of the file, about 1 MiB of them."},
    {"rowsLeftOut", of<&Result::left_out>, "How many had no room in `rows`."},
};
constexpr schema::Object<Result> result_answer{"CatalogueImport", "The result of an import.",
                                               result_properties};

// ---- what became of each record -----------------------------------------------------------------

bool is_shown(const kinds::StoredKind& kind, const std::string& name) {
    const auto match = kind.find(name);
    if (!match.field) return true;
    return match.spelling == schema::Kind::Spelling::name && !match.field->rules.server_owned &&
           match.field != &kind.store && match.field != &kind.created_for &&
           match.field != &kind.original_id;
}

RowOf row_of(storage::Transaction& tx, const Step& step) {
    const auto& draft = step.draft;
    const auto row = storage::find(tx, *draft.kind, draft.account, draft.id);
    const auto before =
        draft.is_new ? std::nullopt
                     : storage::document_at(tx, draft.account, draft.id, step.revision_now - 1);
    const auto old = schema::read_members(before ? *before : "{}");
    const auto now = schema::read_members(row ? row->doc : "{}");
    std::vector<std::string> names;
    for (const std::string& name : step.changed)
        if (is_shown(*draft.kind, name)) names.push_back(base::json_string(name));
    RowOf shown{&step, {}, {}};
    for (const auto& change : records::changes_of(base::json_array(names), old, now))
        shown.fields.push_back({schema::text_of(change.name_json).value_or(""),
                                std::string(change.old_json), std::string(change.new_json)});
    for (const auto& [name, raw] : now)
        if (name == draft.kind->traits.named_by) shown.name = schema::text_of(raw).value_or("");
    return shown;
}

std::size_t weight_of(const RowOf& row) {
    std::size_t bytes = 200 + row.name.size();
    for (const FieldOf& field : row.fields)
        bytes += 50 + field.name.size() + field.before_json.size() + field.after_json.size();
    return bytes;
}

void add_rows(storage::Transaction& tx, const Drafted& drafted, Result& result) {
    std::vector<const Step*> steps;
    for (const Step& step : drafted.batch.steps)
        if (step.draft.is_new || !step.is_unchanged) steps.push_back(&step);
    std::ranges::sort(steps, {}, &Step::index);
    std::size_t bytes = 0;
    for (const Step* step : steps) {
        if (bytes > rows_bytes_max) {
            ++result.left_out;
            continue;
        }
        result.rows.push_back(row_of(tx, *step));
        bytes += weight_of(result.rows.back());
    }
}

// ---- the operation ------------------------------------------------------------------------------

Catalogue read_file(const Call& call) {
    const std::string_view body = call.request.body;
    if (body.empty()) throw Refusal::bad_request("empty_file", "The body must be a file");
    Catalogue catalogue;
    if (const kinds::StoredKind* kind = kind_in(call.query))
        catalogue.entries = from_csv(*kind, body);
    else
        catalogue = from_json(body, "menu.json");
    if (catalogue.entries.size() > bulk::entries_max)
        throw Refusal::bad_request(
            "too_many_records",
            "An import has at most " + std::to_string(bulk::entries_max) + " records");
    return catalogue;
}

api::Plan prepare_import(const Call& call, storage::ReadView& view) {
    const std::string& store = call.path["store"];
    base::Problems problems;
    const bool is_dry = call.query.flag("dryRun", problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    records::require_store(view, *call.principal, store);
    auto& ids = call.services.world.ids;
    // Shared, because a plan is copied and the batch should not be.
    auto drafted = std::make_shared<Drafted>(draft_import(
        view, read_file(call), store, records::actor_of(call), call.services.pepper, ids));
    return {{drafted->batch.account, drafted->batch.store},
            [drafted, is_dry, step = ids.next(), principal = call.principal, now_ms = call.now_ms,
             &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
                const bool is_step = write_import(tx, *drafted, {*principal, now_ms, rules}, step);
                Result result{.imported = counted(*drafted), .is_dry = is_dry};
                add_rows(tx, *drafted, result);
                if (is_dry) throw api::NothingStored(schema::write(result_answer, result));
                if (is_step) result.step = step;
                return api::json_answer(schema::write(result_answer, result));
            }};
}

constexpr api::Parameter kind_parameter{
    "kind",
    api::in_query,
    api::any_text,
    R"("menuItem")",
    "Kind of the records of a CSV file. Without it the file is JSON.",
    nullptr,
    true};
constexpr api::Parameter dry_run_parameter{"dryRun",
                                           api::in_query,
                                           api::words("true|false"),
                                           R"("true")",
                                           "Check and answer everything, but store nothing.",
                                           nullptr,
                                           true};

}  // namespace

const api::Operation import_catalogue{
    .name = "import",
    .subject = &records::store_subject,
    .id = "importCatalogue",
    .summary = "Import a menu",
    .description =
        "Writes the records of a file as an export makes it, JSON or with `kind` CSV, at most 32 "
        "MiB and 10,000 records: all of them, or none when one is refused, with `details` for each "
        "problem under its file, line and field (`menuItem.csv:17.name`). A record with the name "
        "of one of its kind changes that one, and its fields that the file does not have stay; all "
        "others are new. It is one step in what happened, and can be undone as a whole.",
    .run = prepare_import,
    .body = {.of = api::Content::Of::bytes, .media_type = "application/octet-stream"},
    .answer = api::one(result_answer),
    .parameters = {&dry_run_parameter, &kind_parameter},
    .failures = {409},
    .pace = {.is_slow = api::always, .is_alone = true},
    .body_bytes_max = import_bytes_max};

}  // namespace features::transfer
