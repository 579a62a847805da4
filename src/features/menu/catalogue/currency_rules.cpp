// Rules of stores. Amounts are whole numbers of the smallest coin of their store's currency and
// printed with its decimals, so the currency cannot change while a record holds one.
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "features/menu/catalogue/rules.hpp"
#include "features/records/amounts.hpp"
#include "kinds/all.hpp"

namespace features::catalogue {
namespace {

using base::Refusal;

// How many records of a store are searched for an amount. A store with more cannot change its
// currency.
constexpr std::size_t records_looked_at_max = 1'000;

// Whether a record of the kind holds an amount, or there are more than `left` records to look at.
// Subtracts those it looked at from `left`.
bool may_hold_amounts(const Change& change, const kinds::StoredKind& kind, std::size_t& left) {
    storage::ListReader reader({.kind = &kind,
                                .account = change.draft.account,
                                .store = kind.traits.is_of_account ? "" : change.draft.store});
    std::vector<storage::Row> rows;
    bool has_more = true;
    while (has_more) {
        has_more = reader.read_some(change.tx, rows);
        if (rows.size() > left) return true;
        left -= rows.size();
        for (const storage::Row& row : rows)
            if (records::holds_amount(schema::read_stored(row.doc, kind))) return true;
    }
    return false;
}

[[noreturn]] void refuse() {
    throw Refusal::conflict("currency_in_use",
                            "The currency of a store cannot change while its records hold amounts");
}

}  // namespace

void keep_currency(const Change& change, schema::Problems& problems) {
    const auto& currency = kinds::store.currency;
    if (!change.before || (*change.before)[currency] == change.after[currency]) return;
    if (!base::is_currency(change.after[currency])) return;  // already among the problems
    if (!problems.empty()) return;
    if (records::holds_amount(change.after)) refuse();  // its own, read with the old decimals
    std::size_t left = records_looked_at_max;
    // Amounts of the account are in the currency of its oldest store; writers of amounts lock that
    // store.
    const bool is_oldest =
        storage::oldest_store(change.tx, change.draft.account) == change.draft.store;
    for (const kinds::StoredKind* kind : kinds::all)
        if (records::has_amounts(*kind) && (is_oldest || !kind->traits.is_of_account) &&
            may_hold_amounts(change, *kind, left))
            refuse();
    const auto& rules = change.actor.rules;
    if (rules.hold_amounts(change.tx, change.draft.account, change.draft.store) ||
        (is_oldest && rules.hold_amounts(change.tx, change.draft.account, "")))
        refuse();
}

}  // namespace features::catalogue
