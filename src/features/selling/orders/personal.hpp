// Personal data in web orders: the guest's name, address and remarks.
#pragma once

#include "features/feature.hpp"

namespace features::orders {

extern const std::span<const Personal> personal;

}  // namespace features::orders
