// The feature of balances: its tables, its checks, and what lapses and expires by itself.
#pragma once

#include "features/feature.hpp"

namespace features::ledger {

extern const Feature feature;

}  // namespace features::ledger
