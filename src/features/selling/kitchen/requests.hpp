// Shared code of the operations of the kitchen.
#pragma once

#include "api/content.hpp"

namespace features::kitchen {

inline constexpr api::Subject kitchen_subject{
    "kitchen", "Kitchen", "The kitchen: what it has started and done of web orders and checks."};

}  // namespace features::kitchen
