#include "features/records/told_events.hpp"

#include "api/route.hpp"
#include "base/json_text.hpp"
#include "base/nearest.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/records/parts.hpp"
#include "features/records/read.hpp"
#include "kinds/all.hpp"
#include "kinds/event_types.hpp"
#include "kinds/order.hpp"

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

// Asks for the parts of all records of a kind at once.
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

std::string_view event_type_json() {
    static const std::string json =
        base::JsonObject()
            .text("type", "string")
            .text("description", "What may happen to a record: " + kinds::event_types_text() + ".")
            .done();
    return json;
}

const api::Schema* const used_by_event[] = {&event_type_schema};

}  // namespace

const api::Schema event_type_schema{"EventType", event_type_json()};
const api::Schema event_schema{
    "Event", R"({"type":"object","description":"Something that happened in a store.",
"required":["sequence","type","kind","id","revision","at","record"],"properties":{
"sequence":{"type":"integer","format":"int64","description":"Its number: 1, 2, 3, ... in each store, without a gap. A key that may not read a kind misses its numbers."},
"type":{"$ref":"#/components/schemas/EventType","description":"What happened."},
"kind":{"type":"string","description":"Kind of the record: `check`, `order`, `sale`, `device`, `menuItem` and so on."},
"id":{"type":"string","description":"Identifies the record."},
"revision":{"type":"integer","format":"int64","description":"Revision that this change made."},
"at":{"type":"string","format":"date-time","description":"When it happened."},
"orderStatusThen":{"type":"integer","format":"int64","description":"With `statusChanged`: the status that this change gave the order. The record may have moved on."},
"record":{"description":"The record as it is when it is read, which may be later than this change; null when it is not kept."},
"store":{"type":"string","description":"Id of the store, in what a webhook is sent."}},
"additionalProperties":true})",
    used_by_event};

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
            problems.push_back({std::string(parameter), "does not know `" + std::string(word) +
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

std::vector<std::string> told_records(storage::ReadView& view, const api::Services& services,
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

std::string event_json(const storage::Event& event, std::string_view record,
                       std::string_view store) {
    base::JsonObject json;
    json.number("sequence", event.sequence)
        .text("type", event.type)
        .text("kind", event.kind)
        .text("id", event.id)
        .number("revision", event.revision)
        .text("at", base::iso_time(event.at_ms));
    if (!store.empty()) json.text("store", store);
    if (event.type == "statusChanged")
        if (const auto status = kinds::order_status_at(record, event.revision))
            json.number("orderStatusThen", *status);
    return json.raw("record", record).done();
}

std::optional<storage::EpochNumber> position_of(std::optional<std::string_view> text,
                                                std::string_view field, base::Problems& problems) {
    if (!text) return {};
    auto position = storage::read_epoch_number(*text);
    if (!position)
        problems.push_back({std::string(field), "must be a position that an answer told, or 0"});
    return position;
}

void require_kept(storage::ReadView& view, std::string_view account, std::string_view store,
                  const storage::EpochNumber& after) {
    const std::int64_t oldest = storage::oldest_position(view, account, store);
    const storage::EpochNumber newest = storage::position(view, account, store);
    const bool is_kept = after.number >= oldest && after.number <= newest.number;
    if (is_kept && after.may_be_of(*newest.epoch)) return;
    throw base::Refusal(
        410, "position_gone",
        "The changes after this position are not kept; read the lists again and go on "
        "from `newest`")
        .with_text("oldest", storage::text_of({oldest, newest.epoch}))
        .with_text("newest", storage::text_of(newest));
}

}  // namespace features::records
