#include "features/guests/customers/merge.hpp"

#include "base/refusal.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "kinds/customer.hpp"

#include <algorithm>

namespace features::customers {
namespace {

using base::Refusal;
using schema::Field;
using schema::Record;

const auto& kind = kinds::customer;

void refuse_unless_apart(const Record& record, const std::string& which) {
    if (record.has(kind.merged_into))
        throw Refusal::conflict("merged", "The " + which + " was merged into another one")
            .with_text("id", record[kind.merged_into]);
    if (!record[kind.is_active])
        throw Refusal::conflict("inactive", "The " + which + " is inactive; activate it first");
}

bool is_empty(const Record::Value& value) {
    if (value.index() < 2) return true;
    if (const auto* text = std::get_if<std::string>(&value)) return text->empty();
    if (const auto* list = std::get_if<std::vector<std::string>>(&value)) return list->empty();
    return false;
}

// Whether clients set the field. The fields of every kind come first, up to `revision`.
bool is_own(const Field& field) {
    return field.slot > kind.revision.slot && !field.rules.server_owned;
}

// A plan that was inactivated by force would be refused as a new one.
bool may_take_plan(storage::ReadView& view, const std::string& account, const Record& from) {
    const auto owner = storage::owner_of(view, account, from[kind.plan]);
    return owner && owner->is_active;
}

// What the survivor gets from the other: what it does not have itself.
schema::Patch taken_over(const Record& to, const Record& from, bool takes_plan) {
    schema::Patch patch(kind);
    for (const Field* field : kind.fields())
        if (is_own(*field) && is_empty(to.at(*field)) && !is_empty(from.at(*field)) &&
            (field != &kind.plan || takes_plan))
            patch.record.at(*field) = from.at(*field);
    if (from[kind.is_loyal]) patch.record.set(kind.is_loyal, true);
    for (const auto& member : from.unknown) {
        const bool is_known = std::ranges::any_of(
            to.unknown, [&](const auto& its) { return its.first == member.first; });
        if (!is_known) patch.record.unknown.push_back(member);
    }
    return patch;
}

records::Draft draft_of(const std::string& account, const std::string& id, schema::Patch patch) {
    return {.kind = &kind,
            .account = account,
            .store = "",
            .id = id,
            .is_new = false,
            .currency_decimals = 2,
            .patch = std::move(patch)};
}

// Written first, so that its e-mail and phone number are free for the survivor.
void retire(storage::Transaction& tx, const records::Actor& actor, const std::string& from,
            const std::string& to) {
    schema::Patch patch(kind);
    patch.record.set(kind.is_active, false);
    auto draft = draft_of(actor.principal.account, from, std::move(patch));
    draft.amend_with([to](Record& record) { record.set(kind.merged_into, to); });
    records::write(tx, draft, actor);
}

}  // namespace

records::Stored merge(storage::Transaction& tx, const records::Actor& actor, const std::string& to,
                      const std::string& from, const records::Conditions& conditions) {
    const std::string& account = actor.principal.account;
    tx.lock(account, "");
    const auto row = storage::find(tx, kind, account, to);
    if (!row) throw Refusal::not_found(kind.name);
    const auto other_row = storage::find(tx, kind, account, from);
    if (!other_row) throw Refusal::invalid("from", "is not a customer of this account");
    if (from == to) throw Refusal::invalid("from", "must be another customer");
    const Record survivor = schema::read_stored(row->doc, kind);
    const Record other = schema::read_stored(other_row->doc, kind);
    if (other[kind.merged_into] == to) return {row->id, row->revision, row->doc, true};
    refuse_unless_apart(survivor, "customer");
    refuse_unless_apart(other, "customer in `from`");

    // Balances first: their rows are locked in the order of their ids, and before those of visits.
    ledger::move_balances(tx, account, from, to,
                          {.now_ms = actor.now_ms, .who = actor.principal.id});
    auto patch = taken_over(survivor, other, may_take_plan(tx, account, other));
    retire(tx, actor, from, to);
    auto stored = records::write(tx, draft_of(account, to, std::move(patch)), actor, conditions);
    merge_visits(tx, account, from, to);
    return stored;
}

}  // namespace features::customers
