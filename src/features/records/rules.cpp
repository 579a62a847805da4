// Which kind has which rules.
#include "features/records/rules.hpp"

#include "features/records/read.hpp"
#include "kinds/all.hpp"

namespace features::records {
namespace {

constexpr Rules none{};

constexpr Rules table[] = {
    {.kind = &kinds::department, .settle = mirror_deletion},
    {.kind = &kinds::serving_size_level, .mark = mark_default, .saved = clear_other_defaults},
    {.kind = &kinds::modifier, .check = refuse_inactive_joining, .saved = follow_home},
    {.kind = &kinds::modifier_group, .settle = list_each_once, .saved = follow_members},
    {.kind = &kinds::tax, .check = refuse_circle, .mark = mark_default_tax},
};

}  // namespace

const Rules& rules_of(const kinds::StoredKind& kind) {
    for (const Rules& rules : table)
        if (rules.kind == &kind) return rules;
    return none;
}

void amend(const Change& change, const kinds::StoredKind& kind, std::string_view id,
           schema::Patch patch) {
    write(change.tx,
          Draft{.kind = &kind,
                .account = change.draft.account,
                .store = change.draft.store,
                .id = std::string(id),
                .is_new = false,
                .currency_decimals =
                    &kind == change.draft.kind
                        ? change.draft.currency_decimals
                        : currency_decimals(change.tx, change.draft.account, change.draft.store),
                .patch = std::move(patch)},
          change.actor);
}

}  // namespace features::records
