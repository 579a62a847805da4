// The pull of the demo, whose ids the API document shows.
#pragma once

#include "features/feature.hpp"

namespace features::pull {

// Makes the second store pull the reasons of the first and change one of them.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::pull
