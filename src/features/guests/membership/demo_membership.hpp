// Membership of the demo: types, and plans that some of its customers have.
#pragma once

#include "features/feature.hpp"

namespace features::membership {

// The plans that customers of the demo have.
inline constexpr std::string_view demo_plans[] = {"650000000000000000001206",
                                                  "650000000000000000001207"};

// For Feature::make_demo.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::membership
