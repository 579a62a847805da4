// The feature of balances: its tables, its checks, and the job that lets holds lapse and lots
// expire.
#pragma once

#include "features/feature.hpp"

namespace features::ledger {

extern const Feature feature;

}  // namespace features::ledger
