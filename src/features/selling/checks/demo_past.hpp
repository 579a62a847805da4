// What the dining rooms of the demo have sold before today.
#pragma once

#include "features/selling/checks/demo_room.hpp"

namespace features::checks {

// Checks of Demo::days and of today up to now, each as the device sent it when it was closed: at
// lunch and dinner most, by several people, paid in cash and by card, some with discounts and tips,
// some void in a line or as a whole.
void serve_past(const DemoRoom& room, const Demo& demo, bool is_first);

}  // namespace features::checks
