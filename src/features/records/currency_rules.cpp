// Amounts are whole numbers of the smallest coin of their store's currency, printed with its
// decimals: the currency stays as long as there is any.
#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "features/records/amounts.hpp"
#include "features/records/read.hpp"
#include "features/records/rules.hpp"
#include "kinds/all.hpp"

#include <algorithm>

namespace features::records {
namespace {

using base::Refusal;
using schema::Field;

// As many of a store as are looked through for an amount; a store with more keeps its currency.
constexpr std::size_t records_looked_at_max = 1'000;

// Takes what it looks at off `left`.
bool may_hold_amounts(const Change& change, const kinds::StoredKind& kind, std::size_t& left) {
    storage::ListReader reader(
        {.kind = &kind, .account = change.draft.account, .store = change.draft.store});
    std::vector<storage::Row> rows;
    bool has_more = true;
    while (has_more) {
        has_more = reader.read_some(change.tx, rows);
        if (rows.size() > left) return true;
        left -= rows.size();
        for (const storage::Row& row : rows)
            if (holds_amount(schema::read_stored(row.doc, kind))) return true;
    }
    return false;
}

int decimals_now(const Change& change) {
    const auto read = [&] {
        return currency_decimals(change.tx, change.draft.account, change.draft.store);
    };
    if (!change.conditions.company) return read();
    auto& known = change.conditions.company->currency_decimals;
    if (!known) known = read();
    return *known;
}

}  // namespace

bool has_amounts(const schema::Kind& kind) {
    return std::ranges::any_of(kind.fields(), [](const Field* field) {
        return field->type == schema::Type::amount || (field->item && has_amounts(*field->item));
    });
}

bool holds_amount(const schema::Record& record) {
    return std::ranges::any_of(record.kind().fields(), [&](const Field* field) {
        if (field->type == schema::Type::amount) return record.has(*field);
        const auto* parts = std::get_if<std::vector<schema::Record>>(&record.at(*field));
        return parts && std::ranges::any_of(*parts, holds_amount);
    });
}

void keep_currency(const Change& change, schema::Problems& problems) {
    const auto& currency = kinds::store.currency;
    if (!change.before || (*change.before)[currency] == change.after[currency]) return;
    if (!base::is_currency(change.after[currency])) return;  // which is among the problems
    if (!problems.empty()) return;
    std::size_t left = records_looked_at_max;
    for (const kinds::StoredKind* kind : kinds::all)
        if (has_amounts(*kind) && may_hold_amounts(change, *kind, left))
            throw Refusal::conflict(
                "currency_in_use",
                "The currency of a store cannot change while records of it hold amounts");
}

void require_same_currency(const Change& change) {
    if (!holds_amount(change.after)) return;
    if (decimals_now(change) == change.draft.currency_decimals) return;
    throw Refusal::conflict("currency_changed",
                            "The currency of the store has changed meanwhile; try again");
}

}  // namespace features::records
