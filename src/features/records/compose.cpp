#include "features/records/compose.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "kinds/image.hpp"
#include "schema/members.hpp"
#include "schema/scalar.hpp"

namespace features::records {
namespace {

using schema::Field;
using schema::Problems;
using schema::Record;

std::string text_at(const Record& record, const Field* field) {
    if (!field) return {};
    auto* text = std::get_if<std::string>(&record.at(*field));
    return text ? *text : std::string();
}

// The store of a record is fixed when it is created; a later body may only repeat it. A record of
// the account has none, whatever is sent.
void settle_store(const Draft& draft, Record& after, Problems& problems) {
    const auto& kind = *draft.kind;
    for (const auto* field : {&kind.store, &kind.created_for}) {
        if (!draft.is_new && !draft.store.empty() && after.has(*field) &&
            after[*field] != draft.store)
            problems.push_back({std::string(field->name), "cannot be changed"});
        if (draft.store.empty())
            after.clear(*field);
        else
            after.set(*field, draft.store);
    }
}

// A secret that was sent counts as changed, because its old value is unknown.
bool is_secret_sent(const Field& field, const schema::Patch& patch) {
    return field.rules.secret && patch.record.at(field).index() != 0;
}

std::vector<std::string> changed_fields(const schema::Patch& patch, const Record* before,
                                        const Record& after) {
    std::vector<std::string> names;
    const Record nothing(after.kind());
    const Record& old = before ? *before : nothing;
    for (const Field* field : after.kind().fields())
        if (old.at(*field) != after.at(*field) || is_secret_sent(*field, patch))
            names.emplace_back(field->name);
    for (std::string& name : schema::changed_names(old.unknown, after.unknown))
        names.push_back(std::move(name));
    return names;
}

void stamp(const Draft& draft, const Actor& actor, std::int64_t revision, Record& record) {
    const auto& kind = *draft.kind;
    const std::string now = base::iso_time(actor.now_ms);
    if (draft.is_new) {
        record.set(kind.id, draft.id);
        record.set(kind.owned_by, draft.account);
        record.set(kind.date_created, now);
        record.set(kind.created_by, actor.principal.id);
    }
    if (!record.has(kind.original_id)) record.set(kind.original_id, draft.id);
    record.set(kind.last_updated, now);
    record.set(kind.modified_by, actor.principal.id);
    record.set(kind.revision, revision);
}

std::string canonical_at(const Record& record, const schema::NaturalKey& key) {
    const std::string text = text_at(record, record.kind().find(key.field).field);
    return text.empty() ? text : key.canonical(text);
}

// The text that `search` looks at: `text`, which is the search key of the record's listed name,
// those of the other searchable fields, and natural keys that can be found in any spelling.
std::string search_text(const Record& record, std::string text) {
    const schema::Traits& traits = record.kind().traits;
    for (const Field* field : record.kind().fields()) {
        if (!field->rules.searchable) continue;
        if (!traits.listed_as && field->name == traits.named_by) continue;
        if (auto value = text_at(record, field); !value.empty())
            (text += '\x1f') += base::search_key(value);
    }
    for (const schema::NaturalKey& key : traits.keys)
        if (!key.characters.empty())
            if (auto value = canonical_at(record, key); !value.empty()) (text += '\x1f') += value;
    return text;
}

std::string facet_of(const Record& record) {
    const Field* field = record.kind().facet_field();
    return field ? schema::plain_text(record.at(*field)) : std::string();
}

// The hash of the picture that the record shows from now on ("" for none); nothing when that has
// not changed.
std::optional<std::string> changed_image(const kinds::StoredKind& kind, const Record* before,
                                         const Record& after) {
    if (!kinds::has_image(kind)) return {};
    const Field* url = kind.find("imageUrl").field;
    std::string old = before ? text_at(*before, url) : std::string();
    std::string now = text_at(after, url);
    if (old == now) return {};
    return std::string(kinds::image_hash(now));
}

// The record with the change applied. `before`: null for a new one.
Record merged(const Draft& draft, const Rules& rules, const Record* before, Problems& problems) {
    const auto& kind = *draft.kind;
    Record after = before ? *before : Record(kind);
    schema::merge(after, draft.patch, problems);
    if (draft.amend) draft.amend(after);
    if (draft.is_new) schema::complete(after, problems);
    if (before && std::holds_alternative<schema::Null>(draft.patch.record.at(kind.is_active)))
        problems.push_back({std::string(kind.is_active.name), "must be true or false"});
    settle_store(draft, after, problems);
    if (rules.adjust) rules.adjust(draft, before, after, problems);
    return after;
}

}  // namespace

std::string name_of(const Record& record) {
    return text_at(record, record.kind().find(record.kind().traits.named_by).field);
}

std::string unique_name_of(const Record& record) {
    return record.kind().traits.has_unique_name ? base::name_key(name_of(record)) : std::string();
}

std::string listed_as(const Record& record) {
    const auto own = record.kind().traits.listed_as;
    return own ? own(record) : name_of(record);
}

std::string within_of(const Record& record) {
    const schema::Kind& kind = record.kind();
    return text_at(record, kind.find(kind.traits.unique_within).field);
}

std::vector<schema::Link> checked_links(const kinds::StoredKind& kind, const Record& record) {
    auto links = schema::links_of(record);
    std::erase_if(links, [&](const schema::Link& link) {
        return link.field == &kind.store || link.field == &kind.created_for ||
               link.field->rules.form_only || link.field->rules.server_owned;
    });
    return links;
}

std::vector<storage::Save::Reference> references_in(const kinds::StoredKind& kind,
                                                    const Rules& rules, const Record& record) {
    std::vector<storage::Save::Reference> references;
    for (const schema::Link& link : checked_links(kind, record))
        references.push_back(
            {std::string(link.field->name), std::string(link.field->rules.refers_to), link.id});
    if (rules.mark) rules.mark(record, references);
    return references;
}

std::vector<storage::Save::Key> keys_of(const Draft& draft, const Actor& actor,
                                        const Record* before, const Record& after) {
    std::vector<storage::Save::Key> keys;
    for (const schema::NaturalKey& key : after.kind().traits.keys) {
        const Field* field = after.kind().find(key.field).field;
        std::string value = canonical_at(after, key);
        const bool is_changed = key.is_secret ? draft.patch.record.at(*field).index() != 0
                                              : !before || value != canonical_at(*before, key);
        if (key.is_secret && !value.empty())
            value = actor.rules.hash_secret(draft.store, key.field, value);
        keys.push_back({key.field, is_changed ? std::optional(std::move(value)) : std::nullopt});
    }
    return keys;
}

storage::Save save_of(const Draft& draft, const Actor& actor, const Record* before, Record& after) {
    const auto& kind = *draft.kind;
    storage::Save save{.kind = &kind,
                       .account = draft.account,
                       .store = draft.store,
                       .id = draft.id,
                       .is_active = after[kind.is_active],
                       .within = within_of(after),
                       .name_key = unique_name_of(after),
                       .sort_key = base::search_key(listed_as(after)),
                       .search_text = {},
                       .facet = facet_of(after),
                       .revision = before ? (*before)[kind.revision] + 1 : 1,
                       .doc = {},
                       .who = actor.principal.id,
                       .at_ms = actor.now_ms,
                       .changed = changed_fields(draft.patch, before, after)};
    stamp(draft, actor, save.revision, after);
    save.doc = schema::write_document(after, draft.currency_decimals);
    save.search_text = search_text(after, save.sort_key);
    save.references = references_in(kind, actor.rules.of(kind), after);
    save.keys = keys_of(draft, actor, before, after);
    save.image = changed_image(kind, before, after);
    return save;
}

Composed composed(const Draft& draft, const Actor& actor, const storage::Row* row) {
    Composed made{.revision = row ? row->revision : 0,
                  .before = {},
                  .after = Record(*draft.kind),
                  .problems = {},
                  .save = {}};
    if (row) made.before = schema::read_stored(row->doc, *draft.kind);
    const Record* before = made.before ? &*made.before : nullptr;
    const Rules& rules = actor.rules.of(*draft.kind);
    made.after = merged(draft, rules, before, made.problems);
    if (made.problems.empty() && !rules.settle)
        made.save = save_of(draft, actor, before, made.after);
    return made;
}

void compose(Draft& draft, const Actor& actor, storage::ReadView& view, const storage::Row* row) {
    auto made = composed(draft, actor, row);
    if (made.problems.is_full()) throw base::Refusal::invalid(std::move(made.problems));
    const auto followers = actor.rules.of(*draft.kind).followers;
    draft.is_long = followers && made.before &&
                    followers(view, draft, *made.before, made.after) > followers_max;
    draft.composed = std::make_shared<const Composed>(std::move(made));
}

}  // namespace features::records
