#include "features/records/shown_events.hpp"

#include "api/route.hpp"
#include "base/nearest.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/parts.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "kinds/event_types.hpp"
#include "kinds/order.hpp"
#include "storage/tables/history.hpp"

#include <algorithm>
#include <map>

namespace features::records {
namespace {

void bring_to_current_form(storage::ReadView& view, std::string_view account,
                           storage::ChangedRecord& changed) {
    const auto* kind = kinds::find(changed.event.kind);
    if (!kind || changed.row.form >= kind->traits.form) return;
    changed.row.doc =
        current_form(*kind, changed.row.doc, currency_decimals(view, account, changed.row.store));
}

// Reads the parts of all records of a kind together.
void add_parts_to(storage::ReadView& view, const Rulebook& rules, std::string_view account,
                  std::vector<storage::ChangedRecord>& records) {
    struct Some {
        std::vector<std::string> ids;
        std::vector<std::string*> docs;
    };
    std::map<const kinds::StoredKind*, Some> by_kind;
    for (auto& changed : records) {
        const auto* kind = kinds::find(changed.event.kind);
        if (!kind || !kind->traits.has_parts) continue;
        by_kind[kind].ids.push_back(changed.event.id);
        by_kind[kind].docs.push_back(&changed.row.doc);
    }
    for (auto& [kind, some] : by_kind) add_parts(view, rules, *kind, account, some.ids, some.docs);
}

std::string_view about_event_types() {
    static const std::string about =
        "What may happen to a record: " + kinds::event_types_text() + ".";
    return about;
}
const schema::Description event_type{"EventType", about_event_types()};

template <auto member>
const auto& in_event(const ShownEvent& told) {
    return told.event.*member;
}
std::optional<std::int64_t> status_then(const ShownEvent& told) {
    const storage::Event& event = told.event;
    if (event.type != "statusChanged") return {};
    return kinds::order_status_at(told.record, event.revision);
}

template <auto member>
const auto& in_cause(const ShownEvent& told) {
    return told.cause.*member;
}

using schema::Holds;
using schema::of;
using storage::Event;
constexpr schema::Property<ShownEvent> shown_properties[] = {
    {"sequence", of<in_event<&Event::sequence>>,
     "Its number: 1, 2, 3, ... in each store, without a gap. A key that may not read a kind does "
     "not see its numbers."},
    {"type", described(of<in_event<&Event::type>>, {.of = &event_type}), "What happened."},
    {"kind", of<in_event<&Event::kind>>,
     "Kind of the record: `check`, `order`, `sale`, `device`, `menuItem` and so on."},
    {"id", of<in_event<&Event::id>>, "Identifies the record."},
    {"revision", of<in_event<&Event::revision>>, "Revision that this change made."},
    {"at", schema::instant<in_event<&Event::at_ms>>, "When it happened."},
    {"store", schema::unless_empty<&ShownEvent::store>, "Id of the store; only in webhooks."},
    {"by", schema::object<in_cause<&EventCause::by>, author_answer>,
     "Who caused it, if that is known; a person by their name in the store, or else by e-mail, or "
     "without a name for callers who may not see the staff. Only in streams and long polls."},
    {"fields", schema::json_of<in_cause<&EventCause::fields>>({.is_list = true}),
     "Names of the fields that it changed, of kinds that keep a history. Only in streams and long "
     "polls."},
    {"orderStatusThen", of<status_then>,
     "With `statusChanged`: the status that this change gave the order. The record may have "
     "changed since."},
    {"record", schema::json_of<&ShownEvent::record>({.holds = Holds::json}),
     "The record at the time of reading, which may include later changes; null when it is not "
     "kept."},
};

}  // namespace

constexpr schema::Object<ShownEvent> shown_event{"Event", "Something that happened in a store.",
                                                 shown_properties};

std::set<std::string, std::less<>> words_of(const api::Call& call, std::string_view parameter,
                                            std::span<const std::string_view> known,
                                            base::Problems& problems) {
    std::set<std::string, std::less<>> words;
    for (std::string_view rest = call.query.get(parameter).value_or(""); !rest.empty();) {
        const auto end = std::min(rest.find(','), rest.size());
        const std::string_view word = base::trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (word.empty()) continue;
        if (std::ranges::find(known, word) == known.end())
            problems.push_back({std::string(parameter), "unknown value `" + std::string(word) +
                                                            "`" + base::did_you_mean(word, known)});
        words.emplace(word);
    }
    return words;
}

std::set<std::string, std::less<>> kinds_wanted(const api::Call& call, base::Problems& problems) {
    std::vector<std::string_view> names;
    for (const auto* kind : kinds::all) names.push_back(kind->name);
    for (const api::Route& route : call.services.routes) names.push_back(api::label_of(route));
    return words_of(call, "kind", names, problems);
}

void complete(storage::ReadView& view, const Rulebook& rules, std::string_view account,
              std::vector<storage::ChangedRecord>& records) {
    for (auto& changed : records) bring_to_current_form(view, account, changed);
    add_parts_to(view, rules, account, records);
}

std::vector<std::string> shown_records(storage::ReadView& view, const api::Services& services,
                                       std::string_view account,
                                       std::span<const storage::Event> events) {
    auto present =
        storage::present_records(view, account, events, services.of<storage::Resolvers>());
    complete(view, services.of<Rulebook>(), account, present.records);
    std::map<std::pair<std::string_view, std::string_view>, std::string_view> docs;
    for (const auto& [event, row] : present.records) docs[{event.kind, event.id}] = row.doc;
    std::vector<std::string> told;
    std::size_t bytes = 0;
    for (const storage::Event& event : events) {
        if (event.sequence > present.complete_to || bytes >= storage::step_bytes_max) break;
        const auto doc = docs.find({event.kind, event.id});
        told.emplace_back(doc == docs.end() ? "null" : doc->second);
        bytes += told.back().size();
    }
    return told;
}

// Events from before they had an author have that of the history.
std::vector<EventCause> causes_of(storage::ReadView& view, std::string_view account,
                                  std::string_view store, std::span<const storage::Event> events) {
    std::vector<storage::RevisionOf> revisions;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!kinds::find(events[i].kind)) continue;
        revisions.push_back({events[i].id, events[i].revision});
        places.push_back(i);
    }
    const auto changes =
        storage::changes_then(view, account, revisions, storage::Documents::without);
    std::vector<EventCause> causes(events.size());
    std::vector<std::string> authors(events.size());
    for (std::size_t i = 0; i < events.size(); ++i) authors[i] = events[i].who;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (!changes[i]) continue;
        causes[places[i]].fields = changes[i]->changed_json;
        authors[places[i]] = changes[i]->who;
    }
    std::set<std::string, std::less<>> ids(authors.begin(), authors.end());
    ids.erase("");
    const auth::Authors names = auth::authors_of(view, account, store, ids);
    for (std::size_t i = 0; i < events.size(); ++i)
        if (!authors[i].empty()) causes[i].by = {authors[i], names.at(authors[i])};
    return causes;
}

std::string event_json(const storage::Event& event, std::string_view record, std::string_view store,
                       EventCause cause) {
    return schema::write(shown_event, {event, record, store, std::move(cause)});
}

std::optional<storage::EpochNumber> position_of(std::optional<std::string_view> text,
                                                std::string_view field, base::Problems& problems) {
    if (!text) return {};
    auto position = storage::read_epoch_number(*text);
    if (!position)
        problems.push_back({std::string(field), "must be a position from an answer, or 0"});
    return position;
}

void require_kept(storage::ReadView& view, std::string_view account, std::string_view store,
                  const storage::EpochNumber& after) {
    const std::int64_t oldest = storage::oldest_position(view, account, store);
    const storage::EpochNumber newest = storage::position(view, account, store);
    const bool is_kept = after.number >= oldest && after.number <= newest.number;
    if (is_kept && after.may_be_of(*newest.epoch)) return;
    throw base::Refusal(410, "position_gone",
                        "The changes after this position are no longer kept; read the lists again "
                        "and continue from `newest`")
        .with_text("oldest", storage::text_of({oldest, newest.epoch}))
        .with_text("newest", storage::text_of(newest));
}

}  // namespace features::records
