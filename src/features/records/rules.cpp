// Which kind has which rules.
#include "features/records/rules.hpp"

#include "features/records/read.hpp"
#include "kinds/all.hpp"

namespace features::records {
namespace {

constexpr Rules none{};

constexpr Rules table[] = {
    {.kind = &kinds::category,
     .settle = derive_department,
     .check = check_level,
     .is_derived = is_department_of_parent,
     .saved = pass_on_category},
    {.kind = &kinds::menu_item, .settle = settle_menu_item, .check = check_place},
    {.kind = &kinds::floor, .shape = number_tables},
    {.kind = &kinds::department, .shape = mirror_deletion},
    {.kind = &kinds::serving_size_level, .mark = mark_default, .saved = clear_other_defaults},
    {.kind = &kinds::modifier, .check = refuse_inactive_joining, .saved = follow_home},
    {.kind = &kinds::modifier_group, .shape = list_each_once, .saved = follow_members},
    {.kind = &kinds::tax, .check = refuse_circle, .mark = mark_default_tax},
};

}  // namespace

const Rules& rules_of(const kinds::StoredKind& kind) {
    for (const Rules& rules : table)
        if (rules.kind == &kind) return rules;
    return none;
}

std::optional<schema::Record> read_of(const Change& change, const kinds::StoredKind& kind,
                                      const std::string& id) {
    auto row = storage::find(change.tx, kind, change.draft.account, id);
    if (!row) return {};
    return schema::read_stored(row->doc, kind);
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
