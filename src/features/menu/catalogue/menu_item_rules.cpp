// Rules of menu items.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/category.hpp"
#include "kinds/menu_item.hpp"

namespace features::catalogue {
namespace {

const auto& kind = kinds::menu_item;

bool is_sent(const Change& change, const schema::Field& field) {
    return change.draft.patch.record.at(field).index() != 0;
}

}  // namespace

void settle_menu_item(const Change& change, schema::Record& item) {
    const bool follows = !item.has(kind.category) ||
                         (is_sent(change, kind.subcategory) && !is_sent(change, kind.category));
    if (follows && item.has(kind.subcategory))
        if (auto subcategory = read_of(change, kinds::category, item[kind.subcategory]))
            if (subcategory->has(kinds::category.parent))
                item.set(kind.category, (*subcategory)[kinds::category.parent]);
    if (!change.before && !item.has(kind.taxes) && !change.conditions.is_copy)
        if (const auto& taxes = default_taxes(change); !taxes.empty()) item.set(kind.taxes, taxes);
}

void check_place(const Change& change, schema::Problems& problems) {
    const schema::Record& item = change.after;
    const bool stands_as_before = change.before &&
                                  (*change.before)[kind.category] == item[kind.category] &&
                                  (*change.before)[kind.subcategory] == item[kind.subcategory];
    if (stands_as_before) return;
    const bool is_early = is_written_later(change, item[kind.category]) ||
                          is_written_later(change, item[kind.subcategory]);
    if (is_early) return;
    const auto category = read_of(change, kinds::category, item[kind.category]);
    if (category && (*category)[kinds::category.level] != 1)
        problems.push_back({std::string(kind.category.name), "is not a category of level 1"});
    const auto subcategory = read_of(change, kinds::category, item[kind.subcategory]);
    const bool is_of_category = subcategory && (*subcategory)[kinds::category.level] == 2 &&
                                (*subcategory)[kinds::category.parent] == item[kind.category];
    if (subcategory && !is_of_category)
        problems.push_back(
            {std::string(kind.subcategory.name), "is not a subcategory of the category"});
}

}  // namespace features::catalogue
