#include "features/records/undo.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/records/change_answers.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "schema/members.hpp"
#include "storage/tables/history.hpp"

#include <charconv>
#include <span>

namespace features::records {
namespace {

using base::Refusal;
using schema::Patch;
using schema::Record;

bool is_undoable(const schema::Kind& kind, const std::string& name) {
    const auto* field = kind.find(name).field;
    if (!field) return true;
    const schema::Rules& rules = field->rules;
    return !rules.server_owned && !rules.create_only && !rules.secret;
}

void refuse_when_changed_in(std::span<const storage::HistoryEntry> later,
                            const std::set<std::string>& names) {
    std::set<std::string> touched;
    for (const auto& entry : later)
        for (const std::string& name : names_in(entry.changed_json))
            if (names.contains(name) && touched.size() < base::Problems::kept_max)
                touched.insert(base::json_string(name));
    if (touched.empty()) return;
    throw Refusal::conflict("changed_since", "A later change touched the same fields")
        .with("fields", base::json_array(touched));
}

// Sets the named fields back to their old values, whatever they are now.
Patch patch_back(const Record& before, const std::set<std::string>& names) {
    Patch patch(before.kind());
    const schema::ByName unknown(before.unknown);
    for (const std::string& name : names) {
        if (const auto* field = before.kind().find(name).field) {
            patch.record.at(*field) =
                before.has(*field) ? before.at(*field) : Record::Value(schema::Null{});
            continue;
        }
        const auto* old = unknown.find(name);
        patch.record.unknown.emplace_back(name, old ? old->second : "null");
    }
    return patch;
}

std::int64_t number_of(std::string_view path_revision) {
    std::int64_t revision = 0;
    const char* end = path_revision.data() + path_revision.size();
    const auto [rest, error] = std::from_chars(path_revision.data(), end, revision);
    if (error != std::errc() || rest != end) throw Refusal::not_found("revision");
    return revision;
}

}  // namespace

std::set<std::string> undoable_names(const kinds::StoredKind& kind, std::string_view changed_json) {
    std::set<std::string> names;
    for (std::string& name : names_in(changed_json))
        if (is_undoable(kind, name)) names.insert(std::move(name));
    return names;
}

Undo draft_undo(const kinds::StoredKind& kind, std::string_view path_id,
                std::string_view path_revision, const Actor& actor, storage::ReadView& view) {
    const std::string& account = actor.principal.account;
    const storage::Row row = require(view, kind, actor.principal, path_id);
    const std::int64_t revision = number_of(path_revision);
    const auto past = storage::history(view, account, row.id, revision);
    if (past.empty() || past.front().revision != revision) throw Refusal::not_found("revision");
    auto names = undoable_names(kind, past.front().changed_json);
    const auto replaced = storage::document_before(view, account, row.id, revision);
    if (!replaced)
        throw Refusal::conflict("not_undoable",
                                "The first revision created the record; inactivate it instead");
    if (names.empty())
        throw Refusal::conflict("not_undoable",
                                "This change set only fields that the service maintains");
    refuse_when_changed_in(std::span(past).subspan(1), names);
    Patch patch = patch_back(schema::read_stored(*replaced, kind), names);
    return {draft_of(kind, row, actor, decimals_of(kind, row.store, actor, view), std::move(patch),
                     view),
            past.back().revision, std::move(names)};
}

Stored undo(storage::Transaction& tx, const Undo& undo, const Actor& actor,
            const Conditions& conditions) {
    const Draft& draft = undo.draft;
    for (const storage::Scope& scope : scopes_of(draft)) tx.lock(scope.account, scope.store);
    refuse_when_changed_in(storage::history(tx, draft.account, draft.id, undo.seen_revision + 1),
                           undo.names);
    return write(tx, draft, actor, conditions);
}

}  // namespace features::records
