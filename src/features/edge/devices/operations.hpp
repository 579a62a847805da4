// Operations on devices, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::devices {

extern const api::Operation list_devices;    // path: store
extern const api::Operation block_device;    // path: device
extern const api::Operation unblock_device;  // path: device

}  // namespace features::devices
