#include "features/menu/catalogue/feature.hpp"

#include "features/menu/catalogue/catalogue.hpp"
#include "features/menu/catalogue/operations.hpp"

namespace features::catalogue {
namespace {

constexpr const api::Operation* operations[] = {
    &list_categories,     &list_subcategories,   &list_active_categories, &list_taxes,
    &list_active_taxes,   &list_menu_items,      &list_active_menu_items, &list_kitchen_printers,
    &list_label_printers, &list_default_printers};

void make_menus(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores)
        make_demo(tx, demo.actor, demo.world.ids, store.id, store.price_percent);
}

}  // namespace

const Feature feature{.name = "catalogue",
                      .operations = operations,
                      .rules = rules(),
                      .checks = checks(),
                      .make_demo = make_menus};

}  // namespace features::catalogue
