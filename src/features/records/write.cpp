#include "features/records/write.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/records/rules.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "schema/scalar.hpp"

#include <algorithm>
#include <set>

namespace features::records {
namespace {

using base::Refusal;
using schema::Field;
using schema::Problems;
using schema::Record;

constexpr std::size_t record_bytes_max = 256 * 1024;
constexpr int referrers_shown_max = 20;

std::string text_at(const Record& record, const Field* field) {
    if (!field) return {};
    auto* text = std::get_if<std::string>(&record.at(*field));
    return text ? *text : std::string();
}

std::string name_of(const Record& record) {
    return text_at(record, record.kind().find("name").field);
}

// The id under which the name is unique.
std::string within_of(const Record& record) {
    const schema::Kind& kind = record.kind();
    return text_at(record, kind.find(kind.traits.unique_within).field);
}

void require_match(const Conditions& conditions, const storage::Row& row) {
    if (!conditions.if_match) return;
    const auto& accepted = *conditions.if_match;
    if (std::find(accepted.begin(), accepted.end(), row.revision) != accepted.end()) return;
    throw Refusal(412, "revision_mismatch", "The record has changed since it was read")
        .with("current", row.doc);
}

// Where a record stands is fixed at its creation; a later body may only repeat it.
void settle_store(const Draft& draft, Record& after, Problems& problems) {
    const auto& kind = *draft.kind;
    for (const auto* field : {&kind.store, &kind.created_for}) {
        if (!draft.is_new && after.has(*field) && after[*field] != draft.store)
            problems.push_back({std::string(field->name), "cannot be changed"});
        if (draft.store.empty())
            after.clear(*field);
        else
            after.set(*field, draft.store);
    }
}

std::vector<schema::Link> checked_links(const kinds::StoredKind& kind, const Record& record) {
    auto links = schema::links_of(record);
    std::erase_if(links, [&](const schema::Link& link) {
        return link.field == &kind.store || link.field == &kind.created_for ||
               link.field->rules.form_only || link.field->rules.server_owned;
    });
    return links;
}

std::string key_of(std::string_view kind, std::string_view id) {
    return (std::string(kind) += ' ') += id;
}

// Where the record behind a link stands; nothing when there is none.
std::optional<Company::Place> place_of(const Change& change, const schema::Link& link) {
    const auto find = [&]() -> std::optional<Company::Place> {
        auto row = storage::find(change.tx, *kinds::find(link.field->rules.refers_to),
                                 change.draft.account, link.id);
        if (!row) return {};
        return Company::Place{std::move(row->store), row->is_active};
    };
    if (!change.conditions.company) return find();
    auto& places = change.conditions.company->places;
    const std::string key = key_of(link.field->rules.refers_to, link.id);
    if (const auto known = places.find(key); known != places.end()) return known->second;
    auto place = find();
    if (place) places.emplace(key, *place);
    return place;
}

// Why `link` may not stand in a record of the change's store; empty when it may.
std::string objection(const Change& change, const schema::Link& link) {
    const Conditions& conditions = change.conditions;
    if (conditions.company && conditions.company->awaited.contains(link.id)) return {};
    const std::string& store = change.draft.store;
    const std::string what(link.field->rules.refers_to);
    const auto target = place_of(change, link);
    const bool is_elsewhere =
        target && !store.empty() && !target->store.empty() && target->store != store;
    if (!target || is_elsewhere) return "is not a " + what + " of this store";
    if (!target->is_active && !conditions.is_copy) return "is an inactive " + what;
    return {};
}

// New references are checked; on activation all are. What stood there before stays, so that a
// record can be read and written back whatever became of its neighbours.
void check_links(const Change& change, bool is_activation, Problems& problems) {
    const auto& kind = *change.draft.kind;
    std::set<std::pair<const Field*, std::string>> known;
    if (change.before && !is_activation)
        for (schema::Link& link : checked_links(kind, *change.before))
            known.emplace(link.field, std::move(link.id));
    const auto is_derived = rules_of(kind).is_derived;
    for (const schema::Link& link : checked_links(kind, change.after)) {
        if (known.contains({link.field, link.id})) continue;
        if (is_derived && is_derived(change.after, *link.field)) continue;
        std::string sentence = objection(change, link);
        if (!sentence.empty()) problems.push_back({link.path, std::move(sentence)});
    }
}

void check_name(const Change& change, const std::string& within, Problems& problems,
                std::optional<std::string>& namesake) {
    const std::string key = base::name_key(name_of(change.after));
    if (key.empty()) return;
    namesake = storage::find_active_name(change.tx, *change.draft.kind, change.draft.account,
                                         change.draft.store, within, key, change.draft.id);
    if (namesake) problems.push_back({"name", "Name already exist"});
}

std::string sentence_of(const schema::Kind& kind) {
    if (!kind.traits.in_use.empty()) return std::string(kind.traits.in_use);
    return "This " + std::string(kind.traits.label) + " is in use, Could not inactivate.";
}

bool is_inactivation(const Change& change) {
    const auto& is_active = change.draft.kind->is_active;
    return change.before && (*change.before)[is_active] && !change.after[is_active];
}

// Remembered as long as the record is inactive: what still refers to it is then no mistake.
bool was_forced(const Change& change) {
    const Conditions& conditions = change.conditions;
    if (change.after[change.draft.kind->is_active]) return false;
    if (!change.before || conditions.is_copy) return conditions.is_copy;
    if (is_inactivation(change)) return conditions.is_forced;
    return !storage::references_of(change.tx, change.draft.account, change.draft.id,
                                   storage::forced_field)
                .empty();
}

void refuse_when_used(const Change& change) {
    auto referrers = storage::active_referrers(change.tx, change.draft.account, change.draft.id,
                                               referrers_shown_max);
    if (referrers.empty()) return;
    std::vector<std::string> shown;
    for (const auto& referrer : referrers)
        shown.push_back(base::JsonObject()
                            .text("kind", referrer.kind)
                            .text("id", referrer.id)
                            .text("name", referrer.name)
                            .done());
    throw Refusal::conflict("in_use", sentence_of(*change.draft.kind))
        .with_text("id", change.draft.id)
        .with("referrers", base::json_array(shown));
}

std::vector<std::string> changed_fields(const Record* before, const Record& after) {
    std::vector<std::string> names;
    const Record nothing(after.kind());
    const Record& old = before ? *before : nothing;
    for (const Field* field : after.kind().fields())
        if (old.at(*field) != after.at(*field)) names.emplace_back(field->name);
    auto differs = [](const auto& member, const auto& others) {
        return std::find(others.begin(), others.end(), member) == others.end();
    };
    for (const auto& member : after.unknown)
        if (differs(member, old.unknown)) names.push_back(member.first);
    for (const auto& member : old.unknown) {
        const std::string& name = member.first;
        if (std::none_of(after.unknown.begin(), after.unknown.end(),
                         [&](const auto& kept) { return kept.first == name; }))
            names.push_back(name);
    }
    return names;
}

void stamp(const Change& change, std::int64_t revision) {
    const auto& kind = *change.draft.kind;
    Record& record = change.after;
    const std::string now = base::iso_time(change.actor.now_ms);
    if (!change.before) {
        record.set(kind.id, change.draft.id);
        record.set(kind.owned_by, change.draft.account);
        record.set(kind.date_created, now);
        record.set(kind.created_by, change.actor.principal.id);
    }
    if (!record.has(kind.original_id)) record.set(kind.original_id, change.draft.id);
    record.set(kind.last_updated, now);
    record.set(kind.modified_by, change.actor.principal.id);
    record.set(kind.revision, revision);
}

std::string search_text(const Record& record) {
    std::string text = base::search_key(name_of(record));
    for (const Field* field : record.kind().fields()) {
        if (!field->rules.searchable || field->name == "name") continue;
        if (auto value = text_at(record, field); !value.empty())
            (text += '\x1f') += base::search_key(value);
    }
    return text;
}

std::string facet_of(const Record& record) {
    const Field* field = record.kind().facet_field();
    return field ? schema::plain_text(record.at(*field)) : std::string();
}

// The picture that the record shows from now on; nothing when it is the one it showed before.
std::optional<std::string> changed_image(const Change& change) {
    const auto& kind = *change.draft.kind;
    if (!kinds::has_image(kind)) return {};
    const Field* url = kind.find("imageUrl").field;
    std::string old = change.before ? text_at(*change.before, url) : std::string();
    std::string now = text_at(change.after, url);
    if (old == now) return {};
    return std::string(kinds::image_hash(now));
}

storage::Save save_of(const Change& change, const std::string& within, std::int64_t revision,
                      std::vector<std::string> changed) {
    const Draft& draft = change.draft;
    const Record& record = change.after;
    const std::string name = name_of(record);
    storage::Save save{.kind = draft.kind,
                       .account = draft.account,
                       .store = draft.store,
                       .id = draft.id,
                       .is_active = record[draft.kind->is_active],
                       .within = within,
                       .name_key = base::name_key(name),
                       .sort_key = base::search_key(name),
                       .search_text = search_text(record),
                       .facet = facet_of(record),
                       .revision = revision,
                       .doc = schema::write_json(record, draft.currency_decimals),
                       .who = change.actor.principal.id,
                       .at_ms = change.actor.now_ms,
                       .changed = std::move(changed)};
    if (save.doc.size() > record_bytes_max)
        throw Refusal(413, "record_too_large", "The record is larger than 256 KiB");
    save.references = references_in(*draft.kind, record);
    save.image = changed_image(change);
    return save;
}

// Everything that may be wrong, found and reported together.
void check(const Change& change, const std::string& within, Problems problems) {
    const auto& kind = *change.draft.kind;
    const bool is_active = change.after[kind.is_active];
    const bool was_active = change.before && (*change.before)[kind.is_active];
    const bool is_activation = is_active && !was_active;
    if (kind.traits.check) kind.traits.check(change.after, problems);
    if (auto check_others = rules_of(kind).check) check_others(change, problems);
    check_links(change, is_activation, problems);
    std::optional<std::string> namesake;
    if (is_active) check_name(change, within, problems, namesake);
    if (!problems.empty()) {
        auto refusal = Refusal::invalid(std::move(problems));
        if (namesake) throw std::move(refusal).with_text("id", *namesake);
        throw refusal;
    }
}

}  // namespace

std::vector<storage::Save::Reference> references_in(const kinds::StoredKind& kind,
                                                    const schema::Record& record) {
    std::vector<storage::Save::Reference> references;
    for (const schema::Link& link : checked_links(kind, record))
        references.push_back(
            {std::string(link.field->name), std::string(link.field->rules.refers_to), link.id});
    if (auto mark = rules_of(kind).mark) mark(record, references);
    return references;
}

Stored write(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& conditions) {
    const auto& kind = *draft.kind;
    tx.lock(draft.account, draft.store);
    auto row = draft.is_new ? std::nullopt : storage::find(tx, kind, draft.account, draft.id);
    if (!draft.is_new && !row) throw Refusal::not_found(kind.name);
    if (row) require_match(conditions, *row);

    std::optional<Record> before;
    if (row) before = schema::read_stored(row->doc, kind);
    Record after = before ? *before : Record(kind);
    Problems problems;
    schema::merge(after, draft.patch, problems);
    if (draft.amend) draft.amend(after);
    if (draft.is_new) schema::complete(after, problems);
    if (row && std::holds_alternative<schema::Null>(draft.patch.record.at(kind.is_active)))
        problems.push_back({std::string(kind.is_active.name), "must be true or false"});
    settle_store(draft, after, problems);
    Change change{tx, actor, draft, conditions, before ? &*before : nullptr, after};
    const Rules& rules = rules_of(kind);
    if (rules.settle) rules.settle(change);

    const std::string within = within_of(after);
    check(change, within, std::move(problems));
    auto changed = changed_fields(change.before, after);
    if (row && changed.empty()) return {row->id, row->revision, row->doc};

    const std::int64_t revision = row ? row->revision + 1 : 1;
    stamp(change, revision);
    auto save = save_of(change, within, revision, std::move(changed));
    if (was_forced(change))
        save.references.push_back(
            {std::string(storage::forced_field), std::string(kind.name), draft.id});
    storage::save(tx, save, row);
    if (conditions.company) conditions.company->places.erase(key_of(kind.name, draft.id));
    if (rules.saved) rules.saved(change);
    // Last, because the change itself may have ended the use.
    if (is_inactivation(change) && !conditions.is_forced) refuse_when_used(change);
    return {draft.id, revision, std::move(save.doc)};
}

void confirm(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& conditions) {
    const auto row = storage::find(tx, *draft.kind, draft.account, draft.id);
    if (!row) throw Refusal::not_found(draft.kind->name);
    Record record = schema::read_stored(row->doc, *draft.kind);
    Change change{tx, actor, draft, conditions, nullptr, record};
    check(change, within_of(record), {});
    if (auto saved = rules_of(*draft.kind).saved) saved(change);
}

}  // namespace features::records
