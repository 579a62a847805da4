// Which kind has which rules.
#include "features/menu/catalogue/rules.hpp"

#include "features/menu/catalogue/catalogue.hpp"
#include "kinds/all.hpp"

namespace features::catalogue {
namespace {

constexpr records::Rules table[] = {
    {.kind = &kinds::category,
     .adjust = adjust_restriction,
     .settle = derive_department,
     .check = check_level,
     .is_derived = is_department_of_parent,
     .saved = pass_on_category,
     .followers = count_below_category},
    {.kind = &kinds::menu_item,
     .adjust = adjust_restriction,
     .settle = settle_menu_item,
     .check = check_place},
    {.kind = &kinds::discount, .adjust = adjust_restriction},
    {.kind = &kinds::store, .check = keep_currency},
    {.kind = &kinds::floor, .adjust = number_tables},
    {.kind = &kinds::department, .adjust = mirror_deletion},
    {.kind = &kinds::serving_size_level, .mark = mark_default, .saved = clear_other_defaults},
    {.kind = &kinds::modifier,
     .check = check_joining,
     .saved = follow_home,
     .write_pending = move_pending_members},
    {.kind = &kinds::modifier_group,
     .adjust = list_each_once,
     .saved = follow_members,
     .followers = count_moved_members},
    {.kind = &kinds::tax,
     .check = refuse_circle,
     .mark = mark_default_tax,
     .saved = forget_default_taxes},
};

}  // namespace

bool is_written_later(const Change& change, const std::string& id) {
    BatchContext* batch = change.conditions.batch;
    if (!batch || id == change.draft.id || !batch->awaited.contains(id)) return false;
    batch->unconfirmed.try_emplace(change.draft.id,
                                   change.before ? std::optional(*change.before) : std::nullopt);
    return true;
}

std::span<const records::Rules> rules() { return table; }

}  // namespace features::catalogue
