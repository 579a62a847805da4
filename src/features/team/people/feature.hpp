// Sign-in of people: sessions, passwords, second factors, invitations.
#pragma once

#include "features/feature.hpp"

namespace features::people {

extern const Feature feature;

}  // namespace features::people
