// The timeline of a store: its events, newest first, with who caused them and, for records that
// keep a history, each changed field before and after.
#include "api/answers.hpp"
#include "api/made_answer.hpp"
#include "api/query_time.hpp"
#include "auth/person.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/feature.hpp"
#include "features/menu/bulk/step_store.hpp"
#include "features/operating/timeline/operations.hpp"
#include "features/operating/timeline/timeline_store.hpp"
#include "features/records/compose.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/readable.hpp"
#include "features/records/shown_events.hpp"
#include "features/records/undo.hpp"
#include "kinds/all.hpp"
#include "kinds/order.hpp"
#include "kinds/write_privileges.hpp"
#include "schema/describe.hpp"
#include "storage/tables/audit.hpp"
#include "storage/tables/history.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>

namespace features::timeline {
namespace {

using api::Call;
using base::Refusal;
using records::FieldChange;
using records::ShownAuthor;
using schema::Holds;
using schema::of;
using schema::Property;
using storage::Event;
using storage::ReadView;

// One request looks at no more events than this.
constexpr std::int64_t looked_at_max = 5'000;
// Each may bring two documents of up to 256 KiB.
constexpr std::int64_t step_events = 16;

// ---- one entry ----------------------------------------------------------------------------------

struct LabelledChange {
    FieldChange change;
    std::string label;
};
// What the change was a part of.
struct EntryStep {
    std::string id;
    std::int64_t count = 0;
    bool can_undo = false;
    std::string_view why_not{};
};
// Why a change or a step cannot be undone.
constexpr std::string_view was_created = "created", changed_since = "changedSince",
                           too_many_since = "tooManySince", not_allowed = "notAllowed",
                           nothing_to_undo = "nothingToUndo", was_undone = "undone";
constexpr std::array reasons_of_step{changed_since, was_undone};
constexpr std::array reasons{was_created, changed_since, too_many_since, not_allowed,
                             nothing_to_undo};
constexpr Property<EntryStep> step_properties[] = {
    {"id", of<&EntryStep::id>, "Identifies the step."},
    {"count", of<&EntryStep::count>, "How many records it changed."},
    {"canUndo", of<&EntryStep::can_undo>,
     "Whether it stands and none of its records was changed since."},
    {"cannotUndo", schema::unless_empty<&EntryStep::why_not>,
     "Why not: it was undone already, or one of its records was changed since.", reasons_of_step},
};
constexpr schema::Object<EntryStep> step_answer{
    "TimelineStep", "Records that were changed together.", step_properties};

struct Entry {
    Event event;
    std::string sequence;
    std::string label{};
    std::optional<std::int64_t> status_then{};
    std::optional<ShownAuthor> by{};
    std::string via{};
    std::optional<std::string> changes{};  // JSON
    std::size_t bytes = 0;                 // of the documents it was made from
    bool can_undo = false;
    std::string_view why_not{};
    std::optional<EntryStep> step{};
};

template <auto member>
const auto& in_event(const Entry& entry) {
    return entry.event.*member;
}
template <auto member>
const auto& in_change(const LabelledChange& it) {
    return it.change.*member;
}

constexpr schema::MemberType any_json{.holds = Holds::json};
constexpr Property<LabelledChange> change_properties[] = {
    {"field", schema::json_of<in_change<&FieldChange::name_json>>({}), "Name of the field."},
    {"label", of<&LabelledChange::label>, "The same in words for people."},
    {"old", schema::json_of<in_change<&FieldChange::old_json>>(any_json),
     "The value before; null when it had none, and for secrets."},
    {"new", schema::json_of<in_change<&FieldChange::new_json>>(any_json),
     "The value after; null when it has none, and for secrets."},
};
constexpr schema::Object<LabelledChange> change_answer{
    "TimelineChange", "The value of a field before and after.", change_properties};

constexpr Property<Entry> entry_properties[] = {
    {"sequence", of<&Entry::sequence>, "Position of the event among those of the store."},
    {"time", schema::instant<in_event<&Event::at_ms>>, "When it happened."},
    {"kind", of<in_event<&Event::kind>>,
     "Kind of the record: `menuItem`, `order`, `check`, `sale` and so on."},
    {"id", of<in_event<&Event::id>>, "Identifies the record."},
    {"label", schema::unless_empty<&Entry::label>,
     "By what people know the record; absent when it is not kept."},
    {"type", of<in_event<&Event::type>>, "What happened."},
    {"revision", of<in_event<&Event::revision>>, "Revision that this change made."},
    {"orderStatusThen", of<&Entry::status_then>,
     "With `statusChanged`: the status that this change gave the order."},
    {"by", schema::object<&Entry::by, records::author_answer>,
     "Who caused it; absent when that is not known. A person by their name in the store, or else "
     "by e-mail."},
    {"via", schema::unless_empty<&Entry::via>,
     "By which operation of this document, if the audit tells."},
    {"changes",
     schema::json_of<&Entry::changes>(
         {.holds = Holds::object, .is_list = true, .of = &change_answer}),
     "What it changed, of records that keep a history."},
    {"step", schema::object<&Entry::step, step_answer>,
     "The step that it was a part of, when it was changed together with other records."},
    {"canUndo", of<&Entry::can_undo>,
     "Whether the caller may undo it, as far as that can be told without trying."},
    {"cannotUndo", schema::unless_empty<&Entry::why_not>,
     "Why not, of records that keep a history: it `created` the record, which can be inactivated; "
     "a field of it was changed again (`changedSince`), or nobody looked because too much was "
     "(`tooManySince`); the caller lacks the right (`notAllowed`); or all that it set is kept by "
     "the service (`nothingToUndo`).",
     reasons},
};
constexpr schema::Object<Entry> entry_answer{
    "TimelineEntry", "Something that happened in a store, and who caused it.", entry_properties};

// ---- what may be seen ---------------------------------------------------------------------------

// A stored kind needs the right to see histories of it: what it was is shown too.
bool may_see_past(const Call& call, records::Readable& readable, const std::string& kind) {
    if (!readable(kind)) return false;
    if (!kinds::find(kind)) return true;
    return std::ranges::any_of(call.services.routes, [&](const api::Route& route) {
        return &route.operation == &records::read_history && route.kind->name == kind &&
               readable.may_call(route);
    });
}

std::vector<std::string> kinds_of(const Call& call, const std::string& store,
                                  const std::set<std::string, std::less<>>& wanted) {
    std::set<std::string> all;
    for (const auto* kind : kinds::all) all.emplace(kind->name);
    for (const api::Route& route : call.services.routes) all.emplace(api::label_of(route));
    records::Readable readable(call.services.routes, *call.principal, store);
    std::vector<std::string> seen;
    for (const std::string& kind : all)
        if ((wanted.empty() || wanted.contains(kind)) && may_see_past(call, readable, kind))
            seen.push_back(kind);
    return seen;
}

bool is_configuration(const std::string& name) {
    const auto* kind = kinds::find(name);
    return kind && kind->traits.is_configuration;
}

// ---- entries, some at a time --------------------------------------------------------------------

class Timeline {
public:
    Timeline(const Call& call, storage::EventSearch search, std::int64_t skipped, std::int64_t rows)
        : services_(call.services),
          principal_(call.principal),
          search_(std::move(search)),
          skipped_(skipped),
          left_(rows) {}

    // Adds some entries. False when there are no more after them.
    bool add_some(ReadView& view, api::Elements& out) {
        const auto events = storage::newest_events(view, search_, std::exchange(skipped_, 0),
                                                   std::min(left_, step_events));
        if (events.empty()) return false;
        search_.before = events.back().sequence;
        left_ -= std::ssize(events);
        std::vector<Entry> entries;
        for (const Event& event : events)
            entries.push_back(
                {.event = event, .sequence = storage::text_of({event.sequence, view.epoch()})});
        add_changes(view, entries);
        add_others(view, entries);
        add_authors(view, entries);
        add_steps(view, entries);
        for (const Entry& entry : entries) {
            out.weigh(entry.bytes);
            out.add(schema::write(entry_answer, entry));
        }
        return left_ > 0;
    }

private:
    void add_changes(ReadView& view, std::vector<Entry>& entries) {
        std::vector<Entry*> stored;
        std::vector<storage::RevisionOf> revisions;
        for (Entry& entry : entries) {
            if (!kinds::find(entry.event.kind)) continue;
            stored.push_back(&entry);
            revisions.push_back({entry.event.id, entry.event.revision});
        }
        const auto changes =
            storage::changes_then(view, search_.account, revisions, storage::Documents::with);
        for (std::size_t i = 0; i < stored.size(); ++i)
            if (changes[i]) add_change(*stored[i], *changes[i]);
        add_undo(view, stored, revisions, changes);
    }

    static void add_change(Entry& entry, const storage::ChangeThen& change) {
        const auto& kind = *kinds::find(entry.event.kind);
        if (entry.event.who.empty()) entry.event.who = change.who;
        entry.label = records::listed_as(schema::read_stored(change.made, kind));
        entry.bytes = change.replaced.size() + change.made.size();
        const records::Members old = schema::read_members(change.replaced),
                               now = schema::read_members(change.made);
        std::vector<LabelledChange> labelled;
        for (FieldChange& one : records::changes_of(change.changed_json, old, now)) {
            const std::string name = schema::text_of(one.name_json).value_or("");
            labelled.push_back({std::move(one), schema::spoken(name)});
        }
        entry.changes = schema::write_all(change_answer, labelled);
    }

    // What can be told of one change alone: "" when later revisions have to be looked at, as far as
    // one query brings them.
    std::string_view why_not(const Entry& entry, const storage::ChangeThen& change,
                             const std::set<std::string>& undoable) const {
        const std::int64_t later = change.revision_now - entry.event.revision;
        if (principal_->is_read_only) return not_allowed;
        // The first revision created the record.
        if (change.replaced.empty()) return later > 0 ? changed_since : was_created;
        if (undoable.empty()) return nothing_to_undo;
        if (later > storage::later_revisions_max) return too_many_since;
        return may_change(*kinds::find(entry.event.kind), undoable) ? "" : not_allowed;
    }

    void add_undo(ReadView& view, const std::vector<Entry*>& stored,
                  const std::vector<storage::RevisionOf>& revisions,
                  const std::vector<std::optional<storage::ChangeThen>>& changes) const {
        std::vector<Entry*> candidates;
        std::vector<storage::RevisionOf> of_candidates;
        std::vector<std::set<std::string>> names;
        for (std::size_t i = 0; i < stored.size(); ++i) {
            if (!changes[i]) continue;
            auto undoable = records::undoable_names(*kinds::find(stored[i]->event.kind),
                                                    changes[i]->changed_json);
            stored[i]->why_not = why_not(*stored[i], *changes[i], undoable);
            if (!stored[i]->why_not.empty()) continue;
            candidates.push_back(stored[i]);
            of_candidates.push_back(revisions[i]);
            names.push_back(std::move(undoable));
        }
        const auto after = storage::changed_after(view, search_.account, of_candidates);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            candidates[i]->can_undo =
                std::ranges::none_of(after[i], [&](const std::string& changed) {
                    return std::ranges::any_of(records::names_in(changed), [&](const auto& name) {
                        return names[i].contains(name);
                    });
                });
            if (!candidates[i]->can_undo) candidates[i]->why_not = changed_since;
        }
    }

    bool may_change(const kinds::StoredKind& kind, const std::set<std::string>& fields) const {
        const auth::Person* person = principal_->person.get();
        if (!person) return true;
        const kinds::PrivilegeSet held = person->held_in(search_.store);
        return std::ranges::all_of(fields, [&](const std::string& field) {
            return held.has(kinds::privilege_of(kind, field));
        });
    }

    // What events of other kinds are about, as it is now.
    void add_others(ReadView& view, std::vector<Entry>& entries) const {
        std::vector<Event> events;
        std::vector<Entry*> others;
        for (Entry& entry : entries) {
            if (kinds::find(entry.event.kind)) continue;
            others.push_back(&entry);
        }
        std::ranges::reverse(others);
        for (const Entry* entry : others) events.push_back(entry->event);
        for (std::span<const Event> rest = events; !rest.empty();) {
            const auto shown = records::shown_records(view, services_, search_.account, rest);
            const std::size_t done = events.size() - rest.size();
            for (std::size_t i = 0; i < shown.size(); ++i) add_other(*others[done + i], shown[i]);
            rest = rest.subspan(shown.size());
        }
    }

    void add_other(Entry& entry, const std::string& record) const {
        const auto* resolver = services_.of<FeatureList>().resolver_of(entry.event.kind);
        if (record != "null" && resolver && resolver->label)
            entry.label = resolver->label(ShownTexts(record));
        if (record != "null" && entry.event.type == "statusChanged")
            entry.status_then = kinds::order_status_at(record, entry.event.revision);
    }

    void add_authors(ReadView& view, std::vector<Entry>& entries) const {
        std::set<std::string, std::less<>> ids;
        std::vector<storage::AuthorAt> moments;
        for (const Entry& entry : entries) {
            if (!entry.event.who.empty()) ids.insert(entry.event.who);
            moments.push_back({entry.event.who, entry.event.at_ms, entry.event.audit});
        }
        const auto authors = auth::authors_of(view, search_.account, search_.store, ids);
        auto operations = storage::operations_then(view, search_.account, search_.store, moments);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::string& who = entries[i].event.who;
            if (who.empty()) continue;
            entries[i].by = {who, authors.at(who)};
            entries[i].via = std::move(operations[i]);
        }
    }

    // Newest first, like the entries.
    void add_steps(ReadView& view, std::vector<Entry>& entries) {
        const auto steps =
            bulk::steps_within(view, search_.account, search_.store,
                               entries.back().event.sequence - 1, entries.front().event.sequence);
        for (const bulk::SavedStep& step : steps) {
            const bool can_undo = stands(view, step);
            const bool is_undone = !step.undone_by.empty();
            const std::string_view why_not = is_undone ? was_undone : changed_since;
            for (Entry& entry : entries)
                if (step.first < entry.event.sequence && entry.event.sequence <= step.last)
                    entry.step = {step.id, step.records, can_undo, can_undo ? "" : why_not};
        }
    }

    // A step may have thousands of records, so it is looked at once.
    bool stands(ReadView& view, const bulk::SavedStep& step) {
        const auto known = standing_.find(step.id);
        if (known != standing_.end()) return known->second;
        return standing_[step.id] =
                   step.undone_by.empty() && !bulk::has_moved_on(view, search_.account, step.id);
    }

    const api::Services& services_;
    const std::shared_ptr<const auth::Principal> principal_;
    storage::EventSearch search_;
    std::int64_t skipped_, left_;
    std::map<std::string, bool> standing_{};  // by the id of a step
};

// ---- the operation ------------------------------------------------------------------------------

std::string text_in(const Call& call, std::string_view name) {
    return std::string(base::trimmed(call.query.get(name).value_or("")));
}

struct Asked {
    storage::EventSearch search;
    api::Paging paging;
    std::int64_t since = 0;  // number of the first event that is wanted
};

// Times, or dates: their beginning and end by the clock of the store.
void ask_for_times(const Call& call, ReadView& view, Asked& asked, base::Problems& problems) {
    auto& [search, paging, since] = asked;
    const auto& zone = api::zone_of(view, search.account, search.store);
    const auto number_at = [&](std::string_view name, bool is_end) -> std::optional<std::int64_t> {
        const auto text = call.query.get(name);
        if (!text) return {};
        const auto times = api::read_times(*text, zone);
        if (!times) {
            problems.push_back({std::string(name), "must be a valid date (2030-12-31) or a time"});
            return {};
        }
        const bool is_date = times->first_ms != times->last_ms;
        return first_at(view, search.account, search.store,
                        is_end && is_date ? times->last_ms + 1 : times->first_ms);
    };
    since = number_at("from", false).value_or(0);
    search.before = std::min(search.before, number_at("to", true).value_or(search.before));
}

Asked read_request(const Call& call, ReadView& view) {
    base::Problems problems;
    Asked asked{.search = {.account = call.principal->account,
                           .store = base::lower_ascii(call.path["store"])},
                .paging = api::paging_of(call.query, problems)};
    const auto wanted = records::kinds_wanted(call, problems);
    const auto before = records::position_of(call.query.get("before"), "before", problems);
    storage::EventSearch& search = asked.search;
    search.before = std::numeric_limits<std::int64_t>::max();
    if (before && before->may_be_of(view.epoch())) search.before = before->number;
    ask_for_times(call, view, asked, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    search.kinds = kinds_of(call, search.store, wanted);
    search.who = base::lower_ascii(text_in(call, "by"));
    search.id = base::lower_ascii(text_in(call, "id"));
    search.is_configuration =
        !wanted.empty() && std::ranges::all_of(search.kinds, is_configuration);
    return asked;
}

std::unique_ptr<api::StreamedAnswer> open_timeline(const Call& call, ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    auto [search, paging, since] = read_request(call, view);
    const bool has_older = storage::bound(view, search, looked_at_max) && search.first > since;
    search.first = std::max(search.first, since);
    const std::int64_t total = storage::count(view, search);
    auto tag =
        api::sequence_tag(storage::position(view, search.account, search.store), call.request,
                          " areas " + std::to_string(call.principal->areas.bits()) + ' ' +
                              std::to_string(call.principal->rights) + ' ' + std::to_string(total));
    std::string older = has_older ? storage::text_of({search.first, view.epoch()}) : std::string();
    api::AnswerTraits traits;
    traits.describe = [&call, paging = paging, total, older](http::Response& response) {
        if (paging.page) api::describe_page(call.request, paging, total, response);
        if (!older.empty()) response.set("X-Older-Before", older);
    };
    const std::int64_t skipped = paging.page ? paging.first_row() : 0;
    const std::int64_t rows = paging.page ? paging.rows : looked_at_max;
    auto timeline = std::make_shared<Timeline>(call, std::move(search), skipped, rows);
    return api::list_answer(
        std::move(tag),
        [timeline](ReadView& later, api::Elements& out) { return timeline->add_some(later, out); },
        std::move(traits));
}

constexpr api::Subject timeline_subject{"timeline", "Timeline",
                                        "What happened in a store, and who caused it."};

constexpr api::Parameter kind_parameter{"kind",
                                        api::in_query,
                                        api::any_text,
                                        R"("department")",
                                        "Only records of these kinds, separated by commas.",
                                        nullptr,
                                        true};
constexpr api::Parameter by_parameter{
    "by",
    api::in_query,
    api::any_text,
    R"("650000000000000000000301")",
    "Only what this key or person caused: the id in `by`, or the word of a command or job.",
    nullptr,
    true};
constexpr api::Parameter id_parameter{"id",
                                      api::in_query,
                                      api::any_text,
                                      R"("650000000000000000001001")",
                                      "Only what happened to the record with this id.",
                                      nullptr,
                                      true};
constexpr api::Parameter from_parameter{
    "from",
    api::in_query,
    api::any_text,
    R"("2026-01-01")",
    "Only what happened since then: an ISO time, or a date (its start by the store's clock).",
    nullptr,
    true};
constexpr api::Parameter to_parameter{
    "to",
    api::in_query,
    api::any_text,
    R"("2099-12-31")",
    "Only what happened before then: an ISO time, or a date (its end by the store's clock).",
    nullptr,
    true};
constexpr api::Parameter before_parameter{"before",
                                          api::in_query,
                                          api::matching("^[0-9]+([.][0-9a-z]+)?$"),
                                          R"("1000000")",
                                          "Only what happened before the entry with this "
                                          "`sequence`.",
                                          nullptr,
                                          true};

}  // namespace

const api::Operation read_timeline{
    .name = "timeline",
    .subject = &timeline_subject,
    .id = "getTimeline",
    .summary = "Read what happened in a store",
    .description =
        "Lists what happened in a store, the newest first: who caused it and, for records that "
        "keep a history, each changed field before and after. It has the kinds that the caller may "
        "see. Secrets are null. Events are kept for a limited time. A request looks at the newest "
        "5,000 events, or with `before` at those before it; if every `kind` is one of the menu, "
        "the staff or settings, only such events count. When older ones are left out, the header "
        "`X-Older-Before` has the `before` to continue with, and `X-Total-Count` does not count "
        "them. `canUndo` looks at the next 20 changes of the record, and is false when there were "
        "more. `from` and `to` each cut the list at one place, even where a clock was set back.",
    .run = open_timeline,
    .answer = api::many(entry_answer),
    .parameters = {&kind_parameter, &by_parameter, &id_parameter, &from_parameter, &to_parameter,
                   &before_parameter, &api::page_parameter, &api::page_size_parameter}};

}  // namespace features::timeline
