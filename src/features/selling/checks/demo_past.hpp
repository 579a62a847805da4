// Past sales of the demo's dining rooms.
#pragma once

#include "features/selling/checks/demo_room.hpp"

namespace features::checks {

// Checks of Demo::days and of today up to now, each as the device sent it when it was closed:
// mostly at lunch and dinner, by several employees, paid in cash and by card, some with discounts
// and tips, some with a void line or voided altogether.
void serve_past(const DemoRoom& room, const Demo& demo, bool is_first);

}  // namespace features::checks
