// The dining room of the demo.
#pragma once

#include "features/feature.hpp"

namespace features::checks {

// In each store checks at tables of its floors, with dishes of its menu and by its staff: some made
// by one device, some merged from several, one of which a line came in after it was closed, and one
// that was left open the day before.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::checks
