// What web orders hold of people: the guest, where it lives, and what it wrote.
#pragma once

#include "features/feature.hpp"

namespace features::orders {

extern const std::span<const Personal> personal;

}  // namespace features::orders
