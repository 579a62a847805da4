// Data about people in balances: the notes of their entries.
#pragma once

#include "features/feature.hpp"

namespace features::ledger {

extern const std::span<const Personal> personal;

}  // namespace features::ledger
