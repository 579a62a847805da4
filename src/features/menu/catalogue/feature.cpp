#include "features/menu/catalogue/feature.hpp"

#include "features/menu/catalogue/catalogue.hpp"

namespace features::catalogue {
namespace {

void make_menus(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores)
        make_demo(tx, demo.actor, demo.world.ids, store.id, store.price_percent);
}

}  // namespace

const Feature feature{
    .name = "catalogue", .rules = rules(), .invariants = invariants(), .make_demo = make_menus};

}  // namespace features::catalogue
