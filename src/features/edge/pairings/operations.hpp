// Operations on paired devices, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::pairings {

extern const api::Subject pairing_subject;

// For managers
extern const api::Operation list_pairings;      // path: store
extern const api::Operation make_pairing;       // path: store
extern const api::Operation change_pairing;     // path: pairing
extern const api::Operation make_pairing_code;  // path: pairing
extern const api::Operation revoke_pairing;     // path: pairing

// At the device
extern const api::Operation pair_device;  // path: none
extern const api::Operation enter_pin;    // path: none

}  // namespace features::pairings
