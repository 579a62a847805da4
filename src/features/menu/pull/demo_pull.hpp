// The pull of the demo, whose ids the API document shows.
#pragma once

#include "features/feature.hpp"

namespace features::pull {

// The second store has pulled the reasons of the first and changed one of them.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::pull
