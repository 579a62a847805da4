// The staff: users and roles, logging in at devices by pin, clocking in and out.
#pragma once

#include "features/feature.hpp"

namespace features::staff {

extern const Feature feature;

}  // namespace features::staff
