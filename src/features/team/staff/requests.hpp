// Reads from requests of devices who is at which device.
#pragma once

#include "api/call.hpp"
#include "features/team/staff/login.hpp"

namespace features::staff {

// A pin that was entered at a device. Only its keyed hash is kept. A paired device is one, whatever
// `device` it names.
PinTry pin_try(const api::Call& call, const std::string& store, const std::string& pin,
               const std::string& device);

// The store of the path, in lower case. Throws base::Refusal: 404, 403.
std::string store_of(const api::Call& call, storage::ReadView& view);

}  // namespace features::staff
