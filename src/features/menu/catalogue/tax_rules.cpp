// Rules of taxes.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/tax.hpp"

#include <set>

namespace features::catalogue {
namespace {

const auto& kind = kinds::tax;
constexpr std::int64_t default_taxes_max = 100;  // of one store
constexpr std::size_t taxes_ahead_max = 100;     // that a changed tax may lead to

// Kept in Lookups::slots for the rest of the transaction.
struct DefaultTaxes {
    std::vector<std::string> ids;
};

DefaultTaxes look_up_defaults(const Change& change) {
    const Draft& draft = change.draft;
    storage::ListReader reader(
        {.kind = &kind,
         .account = draft.account,
         .store = draft.store,
         .is_active = true,
         .facet = std::string(kinds::tax_target_item),
         .refers = storage::Listing::By{std::string(kind.is_default.name), draft.store}},
        {.limit = default_taxes_max});
    DefaultTaxes found;
    while (reader.visit_some(
        change.tx, [&](const storage::ListedRow& row) { found.ids.emplace_back(row.id()); })) {
    }
    return found;
}

}  // namespace

void refuse_circle(const Change& change, schema::Problems& problems) {
    const Draft& draft = change.draft;
    std::vector<std::string> ahead = change.after[kind.together_with];
    if (change.before && (*change.before)[kind.together_with] == ahead) return;
    std::set<std::string> seen;
    while (!ahead.empty()) {
        const std::string id = std::move(ahead.back());
        ahead.pop_back();
        if (id == draft.id) {
            problems.push_back({std::string(kind.together_with.name), "lead back to this tax"});
            return;
        }
        if (!seen.insert(id).second) continue;
        if (is_written_later(change, id)) continue;
        if (seen.size() > taxes_ahead_max) {
            problems.push_back({std::string(kind.together_with.name),
                                "lead to more than " + std::to_string(taxes_ahead_max) + " taxes"});
            return;
        }
        for (std::string& next :
             storage::references_of(change.tx, draft.account, id, kind.together_with.name))
            ahead.push_back(std::move(next));
    }
}

void mark_default_tax(const schema::Record& after,
                      std::vector<storage::Save::Reference>& references) {
    if (after[kind.is_default])
        references.push_back({std::string(kind.is_default.name), "store", after[kind.store]});
}

const std::vector<std::string>& default_taxes(const Change& change) {
    records::Slots& slots = change.conditions.lookups->slots;
    if (const auto* known = slots.find<DefaultTaxes>()) return known->ids;
    return (slots.at<DefaultTaxes>() = look_up_defaults(change)).ids;
}

void forget_default_taxes(const Change& change) {
    change.conditions.lookups->slots.drop<DefaultTaxes>();
}

}  // namespace features::catalogue
