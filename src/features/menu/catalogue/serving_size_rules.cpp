// Rules of serving size levels.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/serving_size_level.hpp"

namespace features::catalogue {
namespace {

const auto& kind = kinds::serving_size_level;

storage::Listing defaults_of(const Draft& draft) {
    return {.kind = draft.kind,
            .account = draft.account,
            .store = draft.store,
            .refers = storage::Listing::By{std::string(kind.is_default.name), draft.store}};
}

}  // namespace

void mark_default(const schema::Record& after, std::vector<storage::Save::Reference>& references) {
    if (after[kind.is_default])
        references.push_back({std::string(kind.is_default.name), "store", after[kind.store]});
}

void clear_other_defaults(const Change& change) {
    if (!change.after[kind.is_default]) return;
    for (const storage::Row& row : storage::page(change.tx, defaults_of(change.draft), {0, 2})) {
        if (row.id == change.draft.id) continue;
        schema::Patch patch(kind);
        patch.record.set(kind.is_default, false);
        amend(change, kind, row.id, std::move(patch));
    }
}

}  // namespace features::catalogue
