#include "features/records/undo.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"

#include <algorithm>
#include <charconv>
#include <set>

namespace features::records {
namespace {

using base::Refusal;
using schema::Patch;
using schema::Record;

std::set<std::string> names_in(std::string_view changed_json) {
    std::set<std::string> names;
    for (const std::string& element : schema::elements_of(changed_json))
        names.insert(schema::text_of(element).value_or(""));
    return names;
}

// What the service keeps itself is not for undoing: a stamp, a picture.
bool is_undoable(const schema::Kind& kind, const std::string& name) {
    const auto* field = kind.find(name).field;
    return !field || !field->rules.server_owned;
}

void refuse_when_changed_since(const std::vector<storage::HistoryEntry>& past,
                               std::int64_t revision, const std::set<std::string>& names) {
    std::set<std::string> touched;
    for (const auto& entry : past)
        if (entry.revision > revision)
            for (const std::string& name : names_in(entry.changed_json))
                if (names.contains(name)) touched.insert(base::json_string(name));
    if (touched.empty()) return;
    throw Refusal::conflict("changed_since", "A later change touched the same fields")
        .with("fields", base::json_array(touched));
}

// Lays the old values of the named fields over whatever stands there now.
Patch patch_back(const Record& before, const std::set<std::string>& names) {
    Patch patch(before.kind());
    for (const std::string& name : names) {
        if (const auto* field = before.kind().find(name).field) {
            patch.record.at(*field) =
                before.has(*field) ? before.at(*field) : Record::Value(schema::Null{});
            continue;
        }
        const auto old = std::find_if(before.unknown.begin(), before.unknown.end(),
                                      [&](const auto& member) { return member.first == name; });
        patch.record.unknown.emplace_back(name, old == before.unknown.end() ? "null" : old->second);
    }
    return patch;
}

}  // namespace

Undo draft_undo(const kinds::StoredKind& kind, std::string_view path_id,
                std::string_view path_revision, const Actor& actor, storage::ReadView& view) {
    Undo undo{.draft = draft_update(kind, path_id, "{}", actor, view), .revision = 0};
    const char* end = path_revision.data() + path_revision.size();
    const auto [rest, error] = std::from_chars(path_revision.data(), end, undo.revision);
    if (error != std::errc() || rest != end) throw Refusal::not_found("revision");
    return undo;
}

Stored undo(storage::Transaction& tx, const Undo& undo, const Actor& actor,
            const Conditions& conditions) {
    const Draft& draft = undo.draft;
    tx.lock(draft.account, draft.store);
    const auto past = storage::history(tx, draft.account, draft.id);
    const auto entry = std::find_if(past.begin(), past.end(), [&](const auto& candidate) {
        return candidate.revision == undo.revision;
    });
    if (entry == past.end()) throw Refusal::not_found("revision");
    const auto replaced = storage::document_before(tx, draft.account, draft.id, undo.revision);
    if (!replaced)
        throw Refusal::conflict("not_undoable",
                                "The first revision made the record; inactivate it instead");
    auto names = names_in(entry->changed_json);
    std::erase_if(names, [&](const auto& name) { return !is_undoable(*draft.kind, name); });
    if (names.empty())
        throw Refusal::conflict("not_undoable", "The service itself keeps what this change set");
    refuse_when_changed_since(past, undo.revision, names);

    Draft back = draft;
    const Record before = schema::read_stored(*replaced, *draft.kind);
    back.patch = patch_back(before, names);
    return write(tx, back, actor, conditions);
}

}  // namespace features::records
