#include "features/guests/membership/feature.hpp"

#include "features/guests/membership/demo_membership.hpp"

namespace features::membership {

const Feature feature{.name = "membership", .make_demo = make_demo};

}  // namespace features::membership
