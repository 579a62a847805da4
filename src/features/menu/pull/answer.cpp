#include "features/menu/pull/answer.hpp"

#include "kinds/serving_size_level.hpp"

namespace features::pull {
namespace {

using schema::object;
using schema::Object;
using schema::of;
using schema::Property;

constexpr std::array<std::string_view, 11> reasons{
    "overridden",    "name_collision",    "name_taken",        "differs",
    "in_use",        "default_taken",     "reference_dropped", "no_base",
    "changed_since", "picture_forgotten", "not_allowed"};
constexpr Property<Conflict> conflict_properties[] = {
    {"reason", of<&Conflict::reason>, "Why it was not taken over.", reasons},
    {"kind", of<[](const Conflict& conflict) { return conflict.kind->name; }>,
     "Kind of the record."},
    {"originalID", of<&Conflict::root>, "Id of the record that it is a copy of."},
    {"id", schema::unless_empty<&Conflict::id>,
     "Id of the store's record. Absent for a new record in a dry run."},
    {"name", of<&Conflict::name>, "Name of the record."},
    {"fields", of<&Conflict::fields>, "The fields concerned."},
    {"message", of<&Conflict::message>, "The reason in words."},
};
constexpr Object<Conflict> conflict_answer{
    "PullConflict", "Something in the source that the store did not take over.",
    conflict_properties};

struct ShownCounts {
    Counts counts;
    std::vector<Conflict> conflicts;
};
template <auto member>
std::int64_t count_of(const ShownCounts& shown) {
    return shown.counts.*member;
}
constexpr Property<ShownCounts> counts_properties[] = {
    {"inserted", of<count_of<&Counts::inserted>>, "Records that the store did not have."},
    {"updated", of<count_of<&Counts::updated>>, "Records that have changed."},
    {"unchanged", of<count_of<&Counts::unchanged>>, "Records that have not changed."},
    {"inactivated", of<count_of<&Counts::inactivated>>,
     "Records that are inactive in the source store, and now in this store too."},
    {"conflicts", object<&ShownCounts::conflicts, conflict_answer>, "What was not taken over."},
};
constexpr Object<ShownCounts> counts_answer{"PullCounts", "The result for the records of a kind.",
                                            counts_properties};

constexpr Property<PreviewField> preview_field_properties[] = {
    {"name", of<&PreviewField::name>, "Name of the field."},
    {"before", schema::json_of<&PreviewField::before_json>({.holds = schema::Holds::json}),
     "The store's value; null when it has none."},
    {"after", schema::json_of<&PreviewField::after_json>({.holds = schema::Holds::json}),
     "The value after the pull; with `kept` the source's, which is not taken over. A record that "
     "the pull would create is named `#` and its `sourceId`."},
    {"kept", schema::unless_empty<&PreviewField::is_kept>,
     "True when the store has changed the field itself, so that it keeps its value."},
};
constexpr Object<PreviewField> preview_field{"PullPreviewField", "A field that a pull concerns.",
                                             preview_field_properties};
constexpr std::array<std::string_view, 5> changes{"create", "change", "inactivate", "activate",
                                                  "keep"};
constexpr Property<PreviewRecord> preview_record_properties[] = {
    {"kind", of<[](const PreviewRecord& record) { return record.kind->name; }>,
     "Kind of the record."},
    {"id", schema::unless_empty<&PreviewRecord::id>,
     "Id of the store's record. Absent for a new one."},
    {"sourceId", schema::unless_empty<&PreviewRecord::source_id>,
     "Id of the source's record. Absent where a rule changes a record that the source lacks."},
    {"name", of<&PreviewRecord::name>, "Name of the record after the pull."},
    {"change", of<&PreviewRecord::change>,
     "What the pull would do with it; `keep`: nothing, because the store has changed what differs.",
     changes},
    {"fields", object<&PreviewRecord::fields, preview_field>, "The fields concerned."},
};
constexpr Object<PreviewRecord> preview_record{
    "PullPreviewRecord", "A record that a pull concerns.", preview_record_properties};

std::string previewed(const Result& result) {
    return write_all(preview_record, result.preview->records);
}

bool is_dry(const Result& result) { return result.pull.empty(); }
std::string pull_id(const Result& result) {
    return is_dry(result) ? "null" : base::json_string(result.pull);
}

// A pull at a set time returns a run, which has only some of these.
constexpr Property<Result> result_properties[] = {
    {"pullId", maybe(schema::json_of<pull_id>({.holds = schema::Holds::json})),
     "Identifies the pull, to undo it; null in a dry run."},
    {"store", maybe(of<[](const Result& result) { return result.request.target; }>),
     "Id of the store that was changed."},
    {"sourceStore", of<[](const Result& result) { return result.request.source; }>,
     "Id of the store that was pulled from."},
    {"dryRun", maybe(of<is_dry>), "Whether nothing was written."},
    {"records",
     schema::added<Result>({.holds = schema::Holds::object,
                            .is_list = true,
                            .is_optional = true,
                            .of = &preview_record}),
     "In a dry run, the records that the pull would change, and those that keep what their store "
     "has changed: by kind, then by name, about 4 MiB of them."},
    {"recordsLeftOut", schema::added<Result>({.holds = schema::Holds::count, .is_optional = true}),
     "In a dry run, how many records had no room in `records`."},
    {"runId", schema::added<Result>({.is_optional = true}),
     "With `at`, the run that will pull; the other members are then those of a run."},
    {"menuItems",
     schema::added<Result>(
         {.holds = schema::Holds::object, .is_optional = true, .of = &counts_answer}),
     "The result for menu items; likewise for other kinds."},
};

constexpr Property<Undone> undone_properties[] = {
    {"pullId", of<&Undone::pull>, "Id of the pull."},
    {"store", of<&Undone::store>, "Id of the store."},
    {"restored", of<&Undone::restored>, "Records that were restored."},
    {"inactivated", of<&Undone::inactivated>, "Records that the pull had inserted, now inactive."},
    {"conflicts", object<&Undone::conflicts, conflict_answer>,
     "What was not undone because it was changed since, is in use, would break a rule together "
     "with later changes, or is a picture that is no longer kept."},
};
constexpr Property<ResetDone> reset_properties[] = {
    {"store", of<&ResetDone::store>, "Id of the store."},
    {"reset", of<&ResetDone::reset>, "Records that have changed."},
    {"conflicts", object<&ResetDone::conflicts, conflict_answer>, "What could not be reset."},
};

// A dry run leaves out the ids of new records, because they will never exist.
ShownCounts shown(const Counts& counts, const Result& result) {
    ShownCounts shown{counts, {}};
    for (const Conflict& conflict : result.plan.conflicts) {
        if (conflict.kind != counts.kind) continue;
        shown.conflicts.push_back(conflict);
        if (is_dry(result) && conflict.is_of_new) shown.conflicts.back().id.clear();
    }
    return shown;
}

// The name of the kind in answers: "menuItems".
std::string_view member_of(const kinds::StoredKind& kind) {
    if (&kind == &kinds::serving_size_level) return "servingSizeLevels";  // its path is `sslList`
    return kind.plural;
}

}  // namespace

constexpr Object<Result> result_answer{
    "PullResult", "The result of a pull, with each kind under its plural: `taxes`, `menuItems`.",
    result_properties};
constexpr Object<Undone> undone_answer{"UndonePull", "The result of undoing a pull.",
                                       undone_properties};
constexpr Object<ResetDone> reset_answer{"OverrideResetResult",
                                         "The result of resetting overrides.", reset_properties};

std::string json_of(const Result& result) {
    base::JsonObject json;
    put_members(json, result_answer, result);
    for (const Counts& counts : result.plan.counts)
        json.raw(member_of(*counts.kind), write(counts_answer, shown(counts, result)));
    if (result.preview)
        json.raw("records", previewed(result)).number("recordsLeftOut", result.preview->left_out);
    return json.done();
}

}  // namespace features::pull
