// Reads the body of a bulk request.
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/menu/bulk/bulk.hpp"
#include "kinds/all.hpp"

#include <algorithm>

namespace features::bulk {
namespace {

using base::Refusal;

const kinds::StoredKind* catalogue_kind(std::string_view name) {
    const auto* place = std::find_if(std::begin(kinds::catalogue), std::end(kinds::catalogue),
                                     [&](const auto* kind) { return kind->name == name; });
    return place == std::end(kinds::catalogue) ? nullptr : *place;
}

std::string raw_records(std::string_view body) {
    for (auto& [name, raw] : schema::read_members(body))
        if (name == "records" && raw.starts_with('[')) return std::move(raw);
    throw Refusal::invalid("records", "must be a list");
}

// A number as in a record, or the text of an ETag: "7.k3f9x2a".
void read_revision(Entry& entry, std::string_view value) {
    if (value == "null") return;
    entry.revision =
        storage::read_epoch_number(schema::text_of(value).value_or(std::string(value)));
    if (!entry.revision) entry.problems.push_back({"revision", "is not a revision"});
}

Entry read_entry(std::string place, const std::string& raw) {
    Entry entry{.place = std::move(place), .kind = nullptr, .id = {}, .json = {}};
    if (!raw.starts_with('{')) {
        entry.problems.push_back({"", "must be an object"});
        return entry;
    }
    base::JsonObject fields;
    for (const auto& [name, value] : schema::read_members(raw)) {
        if (name == "kind") {
            entry.kind = catalogue_kind(schema::text_of(value).value_or(""));
        } else if (name == "id") {
            const auto id = schema::text_of(value);
            if (!id && value != "null") entry.problems.push_back({"id", "is not an id"});
            entry.id = id.value_or("");
        } else if (name == "revision") {
            read_revision(entry, value);
        } else {
            fields.raw(name, value);
        }
    }
    if (!entry.kind)
        entry.problems.push_back({"kind", "must be the name of a kind of the catalogue"});
    entry.json = fields.done();
    return entry;
}

}  // namespace

std::vector<Entry> read_entries(std::string_view body) {
    const auto elements = schema::elements_of(raw_records(body));
    if (elements.size() > entries_max)
        throw Refusal::invalid("records",
                               "must have at most " + std::to_string(entries_max) + " entries");
    std::vector<Entry> entries;
    entries.reserve(elements.size());
    for (const std::string& raw : elements)
        entries.push_back(read_entry("records[" + std::to_string(entries.size()) + ']', raw));
    return entries;
}

}  // namespace features::bulk
