#include "features/selling/today/feature.hpp"

#include "features/selling/today/figures.hpp"
#include "features/selling/today/menu_state.hpp"

namespace features::today {
namespace {

void add_objects(api::Objects& objects, const base::Settings&) {
    objects.add(std::make_shared<MenuStates>());
    objects.add(std::make_shared<OpenChecksSeen>());
}

}  // namespace

const Feature feature{.name = "today", .add_objects = add_objects};

}  // namespace features::today
