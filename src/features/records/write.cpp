#include "features/records/write.hpp"

#include "api/failure.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/amounts.hpp"
#include "features/records/compose.hpp"
#include "features/records/privileges.hpp"
#include "features/records/rules.hpp"
#include "kinds/all.hpp"
#include "storage/ahead.hpp"
#include "storage/tables/natural_keys.hpp"

#include <algorithm>
#include <set>

namespace features::records {
namespace {

using base::Refusal;
using schema::Field;
using schema::Problems;
using schema::Record;

constexpr const char* too_large = "The record is larger than the limit of 262144 bytes";
static_assert(record_bytes_max == 262'144);
constexpr int referrers_shown_max = 20;
constexpr std::size_t lookup_bytes_max = 4 << 20;  // of their documents

void require_match(const Conditions& conditions, const storage::Row& row, storage::Epoch now) {
    if (!conditions.if_match) return;
    const auto is_met = [&](const storage::EpochNumber& accepted) {
        return accepted.number == row.revision && accepted.may_be_of(now);
    };
    if (std::ranges::any_of(*conditions.if_match, is_met)) return;
    throw Refusal(412, "revision_mismatch", "The record has changed since it was read")
        .with("current", row.doc);
}

std::string key_of(std::string_view kind, std::string_view id) {
    return (std::string(kind) += ' ') += id;
}

// Where the target of a link is; nothing when there is none.
std::optional<BatchContext::Place> place_of(const Change& change, const schema::Link& link) {
    const auto find = [&]() -> std::optional<BatchContext::Place> {
        auto owner = storage::owner_of(change.tx, change.draft.account, link.id);
        if (!owner || owner->kind != link.field->rules.refers_to) return {};
        return BatchContext::Place{std::move(owner->store), owner->is_active};
    };
    if (!change.conditions.batch) return find();
    auto& places = change.conditions.batch->places;
    const std::string key = key_of(link.field->rules.refers_to, link.id);
    if (const auto known = places.find(key); known != places.end()) return known->second;
    auto place = find();
    if (place) places.emplace(key, *place);
    return place;
}

// Whether the record that the link refers to is written later in the batch; then the record of the
// change is noted as unconfirmed. One of another kind than that of the link does not count.
bool is_awaited(const Change& change, const schema::Link& link) {
    BatchContext* batch = change.conditions.batch;
    if (!batch) return false;
    const auto awaited = batch->awaited.find(link.id);
    if (awaited == batch->awaited.end()) return false;
    if (awaited->second && awaited->second->name != link.field->rules.refers_to) return false;
    batch->unconfirmed.try_emplace(change.draft.id,
                                   change.before ? std::optional(*change.before) : std::nullopt);
    return true;
}

// Why `link` is not allowed in a record of the change's store; empty when it is. An inactive target
// that an active copy refers to counts as inactivated by force from now on.
std::string objection(const Change& change, const schema::Link& link) {
    const std::string& store = change.draft.store;
    const std::string what(link.field->rules.refers_to);
    const bool is_itself = link.id == change.draft.id && what == change.draft.kind->name;
    if (!is_itself && is_awaited(change, link)) return {};
    const auto target = is_itself
                            ? BatchContext::Place{store, change.after[change.draft.kind->is_active]}
                            : place_of(change, link);
    const bool is_elsewhere =
        target && !store.empty() && !target->store.empty() && target->store != store;
    if (!target || is_elsewhere)
        return "is not a " + what + (store.empty() ? " of this account" : " of this store");
    if (target->is_active) return {};
    if (!change.conditions.is_copy) return "is an inactive " + what;
    if (!is_itself && change.after[change.draft.kind->is_active] && !target->store.empty())
        storage::mark_forced(change.tx, change.draft.account, what, link.id);
    return {};
}

// Checks new references, and on activation all. Those that the record had before are not checked,
// so that a client can always write back what it has read, even when a record it refers to has been
// inactivated since.
void check_links(const Change& change, bool is_activation, Problems& problems) {
    const auto& kind = *change.draft.kind;
    std::set<std::pair<const Field*, std::string>> known;
    if (change.before && !is_activation)
        for (schema::Link& link : checked_links(kind, *change.before))
            known.emplace(link.field, std::move(link.id));
    const auto is_derived = change.actor.rules.of(kind).is_derived;
    for (const schema::Link& link : checked_links(kind, change.after)) {
        if (known.contains({link.field, link.id})) continue;
        if (is_derived && is_derived(change.after, *link.field)) continue;
        std::string sentence = objection(change, link);
        if (!sentence.empty()) problems.push_back({link.path, std::move(sentence)});
    }
}

// Whether the record refers to one whose own write was refused.
bool is_beside_refused(const Change& change) {
    const BatchContext* batch = change.conditions.batch;
    if (!batch || batch->refused.empty()) return false;
    return std::ranges::any_of(
        checked_links(*change.draft.kind, change.after),
        [&](const schema::Link& link) { return batch->refused.contains(link.id); });
}

// The key of the record's name in BatchContext::refused_names.
std::string name_key_of(const Change& change, const std::string& within) {
    return key_of(key_of(change.draft.kind->name, within), unique_name_of(change.after));
}

// The id of the record that already has the name; nothing when the name is free. In a batch with
// refused records, a name that one of them would have taken counts as taken. A name that one of
// them would have given up is no problem, but cannot be stored either, so the record of this change
// is noted as refused too.
std::optional<std::string> namesake_of(const Change& change, const std::string& within,
                                       const std::string& key) {
    auto found = storage::find_active_name(change.tx, *change.draft.kind, change.draft.account,
                                           change.draft.store, within, key, change.draft.id);
    BatchContext* batch = change.conditions.batch;
    if (!batch || batch->refused.empty()) return found;
    if (found && !batch->refused.contains(*found)) return found;
    const auto refused = batch->refused_names.find(name_key_of(change, within));
    if (refused != batch->refused_names.end()) return refused->second;
    if (found) batch->refused.insert(change.draft.id);
    return {};
}

void check_name(const Change& change, const std::string& within, Problems& problems,
                std::optional<std::string>& namesake) {
    const std::string key = unique_name_of(change.after);
    if (key.empty()) return;
    namesake = namesake_of(change, within, key);
    if (namesake)
        return problems.push_back(
            {std::string(change.draft.kind->traits.named_by), "Name already exist"});
    if (BatchContext* batch = change.conditions.batch; batch && !problems.empty())
        batch->refused_names.try_emplace(name_key_of(change, within), change.draft.id);
}

std::string sentence_of(const schema::Kind& kind) {
    if (!kind.traits.in_use.empty()) return std::string(kind.traits.in_use);
    return "This " + std::string(kind.traits.label) + " is in use, Could not inactivate.";
}

bool is_inactivation(const Change& change) {
    const auto& is_active = change.draft.kind->is_active;
    return change.before && (*change.before)[is_active] && !change.after[is_active];
}

// Whether the record was inactivated by force. It is marked while it is inactive, so that `verify`
// knows that active records may refer to it.
bool was_forced(const Change& change) {
    const Conditions& conditions = change.conditions;
    if (change.after[change.draft.kind->is_active]) return false;
    if (!change.before || conditions.is_copy) return conditions.is_copy;
    if (is_inactivation(change)) return conditions.is_forced;
    return !storage::references_of(change.tx, change.draft.account, change.draft.id,
                                   storage::forced_field)
                .empty();
}

// Its `name`, or its name in lists.
std::string shown_name(const Change& change, const storage::Referrer& referrer) {
    const kinds::StoredKind* kind = kinds::find(referrer.kind);
    if (!kind || !kind->traits.listed_as) return referrer.name;
    const auto record = read_of(change, *kind, referrer.id);
    return record ? listed_as(*record) : referrer.name;
}

void refuse_when_used(const Change& change) {
    auto referrers = storage::active_referrers(change.tx, change.draft.account, change.draft.id,
                                               referrers_shown_max);
    if (referrers.empty()) return;
    std::vector<std::string> shown;
    for (const auto& referrer : referrers)
        shown.push_back(schema::write(api::referrer_answer,
                                      {referrer.kind, referrer.id, shown_name(change, referrer)}));
    throw Refusal::conflict("in_use", sentence_of(*change.draft.kind))
        .with_text("id", change.draft.id)
        .with("referrers", base::json_array(shown));
}

// A natural key of the record that another active one has.
struct Clash {
    const schema::NaturalKey* key;
    std::string id;  // of the other
};

// The first in the order of the kind's keys. On activation checks all, else those that the change
// sets.
std::optional<Clash> clash_of(const Change& change, bool is_activation) {
    const Draft& draft = change.draft;
    const auto keys = keys_of(draft, change.actor, change.before, change.after);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        auto value = keys[i].value;
        if (!value && is_activation)
            value = storage::natural_key_of(change.tx, draft.account, draft.id, keys[i].field);
        if (!value) continue;
        auto id = storage::find_natural_key(
            change.tx, {draft.account, draft.store, draft.kind->name, keys[i].field}, *value,
            draft.id);
        if (id) return Clash{&draft.kind->traits.keys[i], *std::move(id)};
    }
    return {};
}

// Without other problems, its sentence is the message of the refusal.
[[noreturn]] void refuse(const Clash& clash, Problems problems) {
    std::string sentence(clash.key->sentence);
    const bool is_alone = problems.empty();
    problems.push_back({std::string(clash.key->path), sentence});
    auto refusal = Refusal::invalid(std::move(problems));
    if (is_alone) refusal.message = refusal.detail = std::move(sentence);
    throw std::move(refusal).with_text("id", clash.id);
}

// Runs all checks and throws one refusal with all problems that they find.
void check(const Change& change, const std::string& within, Problems problems) {
    const auto& kind = *change.draft.kind;
    const bool is_active = change.after[kind.is_active];
    const bool was_active = change.before && (*change.before)[kind.is_active];
    const bool is_activation = is_active && !was_active;
    if (kind.traits.check) kind.traits.check(change.after, problems);
    if (auto check_others = change.actor.rules.of(kind).check;
        check_others && !is_beside_refused(change))
        check_others(change, problems);
    check_links(change, is_activation, problems);
    std::optional<std::string> namesake;
    if (is_active) check_name(change, within, problems, namesake);
    const auto clash = is_active ? clash_of(change, is_activation) : std::nullopt;
    if (clash && !clash->key->is_secret) refuse(*clash, std::move(problems));
    if (!problems.empty()) {
        auto refusal = Refusal::invalid(std::move(problems));
        if (namesake) throw std::move(refusal).with_text("id", *namesake);
        throw refusal;
    }
    if (clash) throw Refusal::conflict("key_taken", std::string(clash->key->sentence));
    require_same_currency(change);
}

// Lets the rules write what follows from the saved record in others.
void follow(const Change& change) {
    if (change.conditions.is_settled) return;
    const auto saved = change.actor.rules.of(*change.draft.kind).saved;
    if (saved && !is_beside_refused(change)) saved(change);
}

Stored put(const Change& change, const storage::Save& save,
           const std::optional<storage::Row>& row) {
    BatchContext* batch = change.conditions.batch;
    if (batch && batch->refused.contains(change.draft.id)) return {change.draft.id, 0, {}};
    if (row && save.changed.empty()) return {row->id, row->revision, row->doc, true};
    if (save.doc.size() > record_bytes_max) throw Refusal(413, "record_too_large", too_large);
    const Draft& draft = change.draft;
    if (was_forced(change)) {
        auto marked = save;
        marked.references.push_back(
            {std::string(storage::forced_field), std::string(draft.kind->name), draft.id});
        storage::save(change.tx, marked, row);
    } else {
        storage::save(change.tx, save, row);
    }
    change.conditions.lookups->forget(draft.id);
    if (batch) batch->places.erase(key_of(draft.kind->name, draft.id));
    follow(change);
    // Checked last, because what follows from the change may have ended the use.
    if (is_inactivation(change) && !change.conditions.is_forced) {
        write_pending(change.tx, draft, change.actor, change.conditions);
        refuse_when_used(change);
    }
    return {draft.id, save.revision, save.doc, false, save.changed};
}

Conditions with_lookups(Conditions conditions, Lookups& own) {
    if (!conditions.lookups)
        conditions.lookups = conditions.batch ? &conditions.batch->lookups : &own;
    return conditions;
}

// What a change will ask that was composed before its transaction.
void rehearse(storage::ReadView& ahead, const Draft& draft) {
    if (!draft.is_new) storage::find(ahead, *draft.kind, draft.account, draft.id);
    if (!draft.composed || !draft.composed->save) return;
    const std::string name = unique_name_of(draft.composed->after);
    if (!name.empty())
        storage::find_active_name(ahead, *draft.kind, draft.account, draft.store,
                                  draft.composed->save->within, name, draft.id);
}

}  // namespace

std::shared_ptr<const Record> Lookups::find(const std::string& id) const {
    const auto place = records_.find(id);
    return place == records_.end() ? nullptr : place->second;
}

void Lookups::keep(const std::string& id, std::shared_ptr<const Record> record, std::size_t bytes) {
    if (bytes_ + bytes > lookup_bytes_max) {
        records_.clear();
        bytes_ = 0;
    }
    bytes_ += bytes;
    records_.insert_or_assign(id, std::move(record));
}

void Lookups::forget(const std::string& id) { records_.erase(id); }

std::vector<storage::Scope> scopes_of(const Draft& draft) {
    std::vector<storage::Scope> scopes{{draft.account, draft.store}};
    if (!draft.currency_store.empty()) scopes.push_back({draft.account, draft.currency_store});
    return scopes;
}

Stored write(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& given) {
    const auto& kind = *draft.kind;
    Lookups own;
    const Conditions conditions = with_lookups(given, own);
    tx.lock(draft.account, draft.store);
    if (!draft.currency_store.empty()) tx.lock(draft.account, draft.currency_store);
    storage::ask_ahead(tx, [&](storage::ReadView& ahead) { rehearse(ahead, draft); });
    auto row = draft.is_new ? std::nullopt : storage::find(tx, kind, draft.account, draft.id);
    if (!draft.is_new && !row) throw Refusal::not_found(kind.name);
    if (row) require_match(conditions, *row, tx.epoch());

    auto made = draft.composed;
    if (!made || made->revision != (row ? row->revision : 0))
        made = std::make_shared<const Composed>(composed(draft, actor, row ? &*row : nullptr));
    const Record* before = made->before ? &*made->before : nullptr;
    require_privileges(draft, actor, conditions, before, made->after);
    if (made->save) {
        const Change change{tx, actor, draft, conditions, before, made->after};
        check(change, made->save->within, made->problems);
        return put(change, *made->save, row);
    }
    Record after = made->after;
    const Change change{tx, actor, draft, conditions, before, after};
    if (auto settle = change.actor.rules.of(kind).settle; settle && !conditions.is_settled)
        settle(change, after);
    check(change, within_of(after), made->problems);
    return put(change, save_of(draft, actor, before, after), row);
}

void write_pending(storage::Transaction& tx, const Draft& one, const Actor& actor,
                   const Conditions& given) {
    if (!given.batch) return;
    Conditions conditions = given;
    conditions.lookups = &given.batch->lookups;
    const Record nothing(*one.kind);
    for (const Rules& rules : actor.rules.all())
        if (rules.write_pending)
            rules.write_pending({tx, actor, one, conditions, nullptr, nothing});
}

void confirm(storage::Transaction& tx, const Draft& draft, const Actor& actor,
             const Conditions& given) {
    const auto row = storage::find(tx, *draft.kind, draft.account, draft.id);
    if (!row) throw Refusal::not_found(draft.kind->name);
    Lookups own;
    const Conditions conditions = with_lookups(given, own);
    const Record record = schema::read_stored(row->doc, *draft.kind);
    const auto& before = conditions.batch->unconfirmed.at(draft.id);
    const Change change{tx, actor, draft, conditions, before ? &*before : nullptr, record};
    check(change, within_of(record), {});
    follow(change);
}

}  // namespace features::records
