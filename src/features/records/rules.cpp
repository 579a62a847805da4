// Which kind has which rules.
#include "features/records/rules.hpp"

#include "base/currency.hpp"
#include "kinds/all.hpp"

namespace features::records {
namespace {

constexpr Rules none{};

constexpr Rules table[] = {
    {.kind = &kinds::category,
     .settle = derive_department,
     .check = check_level,
     .is_derived = is_department_of_parent,
     .saved = pass_on_category,
     .followers = count_below_category},
    {.kind = &kinds::menu_item, .settle = settle_menu_item, .check = check_place},
    {.kind = &kinds::store, .check = keep_currency},
    {.kind = &kinds::floor, .shape = number_tables},
    {.kind = &kinds::department, .shape = mirror_deletion},
    {.kind = &kinds::serving_size_level, .mark = mark_default, .saved = clear_other_defaults},
    {.kind = &kinds::modifier, .check = check_joining, .saved = follow_home},
    {.kind = &kinds::modifier_group,
     .shape = list_each_once,
     .saved = follow_members,
     .followers = count_moved_members},
    {.kind = &kinds::tax,
     .check = refuse_circle,
     .mark = mark_default_tax,
     .saved = forget_default_taxes},
};

int decimals_beside(const Change& change) {
    const auto store = read_of(change, kinds::store, change.draft.store);
    return store ? base::currency_decimals((*store)[kinds::store.currency]) : 2;
}

}  // namespace

const Rules& rules_of(const kinds::StoredKind& kind) {
    for (const Rules& rules : table)
        if (rules.kind == &kind) return rules;
    return none;
}

std::shared_ptr<const schema::Record> read_of(const Change& change, const kinds::StoredKind& kind,
                                              const std::string& id) {
    Neighbours& neighbours = *change.conditions.neighbours;
    if (auto known = neighbours.find(id); known && &known->kind() == &kind) return known;
    auto row = storage::find(change.tx, kind, change.draft.account, id);
    if (!row) return {};
    auto record = std::make_shared<const schema::Record>(schema::read_stored(row->doc, kind));
    neighbours.keep(row->id, record, row->doc.size());
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
          Conditions{.neighbours = change.conditions.neighbours, .follows = change.draft.id});
}

}  // namespace features::records
