#include "features/records/rules.hpp"

#include "base/refusal.hpp"

#include "base/currency.hpp"
#include "features/records/read.hpp"
#include "kinds/store.hpp"

#include <algorithm>
#include <stdexcept>

namespace features::records {
namespace {

int decimals_beside(const Change& change) {
    if (change.draft.store.empty())
        return currency_decimals(change.tx, change.draft.account, change.draft.store);
    const auto store = read_of(change, kinds::store, change.draft.store);
    return store ? base::currency_decimals((*store)[kinds::store.currency]) : 2;
}

}  // namespace

void Rulebook::add(std::span<const Rules> rules) {
    rules_.insert(rules_.end(), rules.begin(), rules.end());
}

bool Rulebook::hold_amounts(storage::ReadView& view, std::string_view account,
                            std::string_view store) const {
    return std::ranges::any_of(
        amount_holders_, [&](HoldsAmounts has_some) { return has_some(view, account, store); });
}

std::string Rulebook::hash_secret(std::string_view store, std::string_view field,
                                  std::string_view canonical) const {
    if (!pepper_) throw std::logic_error("a secret field was written without a pepper to hash it");
    std::string text(store);
    ((text += '\n') += field) += '\n';
    return pepper_->hash("natural_key", text += canonical);
}

const Rules& Rulebook::of(const kinds::StoredKind& kind) const {
    static constexpr Rules none{};
    for (const Rules& rules : rules_)
        if (rules.kind == &kind) return rules;
    return none;
}

std::shared_ptr<const schema::Record> read_of(const Change& change, const kinds::StoredKind& kind,
                                              const std::string& id) {
    Lookups& lookups = *change.conditions.lookups;
    if (auto known = lookups.find(id); known && &known->kind() == &kind) return known;
    auto row = storage::find(change.tx, kind, change.draft.account, id);
    if (!row) return {};
    auto record = std::make_shared<const schema::Record>(schema::read_stored(row->doc, kind));
    lookups.keep(row->id, record, row->doc.size());
    return record;
}

void amend(const Change& change, const kinds::StoredKind& kind, std::string_view id,
           schema::Patch patch) {
    write(change.tx,
          Draft{.kind = &kind,
                .account = change.draft.account,
                .store = change.draft.store,
                .id = std::string(id),
                .is_new = false,
                .currency_decimals = decimals_beside(change),
                .patch = std::move(patch)},
          change.actor,
          Conditions{.is_copy = change.conditions.is_copy,
                     .lookups = change.conditions.lookups,
                     .follows = change.draft.id});
}

void refuse_when_erased(bool is_so) {
    if (is_so)
        throw base::Refusal::conflict("erased", "This person was erased; create a new record");
}

}  // namespace features::records
