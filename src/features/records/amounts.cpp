#include "features/records/amounts.hpp"

#include "base/refusal.hpp"
#include "features/records/read.hpp"

#include <algorithm>

namespace features::records {
namespace {

using schema::Field;

int decimals_now(const Change& change) {
    const auto read = [&] {
        return currency_decimals(change.tx, change.draft.account, change.draft.store);
    };
    if (!change.conditions.batch) return read();
    auto& known = change.conditions.batch->currency_decimals;
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

void require_same_currency(const Change& change) {
    if (!holds_amount(change.after)) return;
    if (decimals_now(change) == change.draft.currency_decimals) return;
    throw base::Refusal::conflict(
        "currency_changed", "The currency of the store changed during the request; try again");
}

}  // namespace features::records
