// What requests of kiosks show.
#pragma once

#include "access/kiosk_passes.hpp"
#include "api/call.hpp"

namespace features::kiosk {

// The pass in the query of a call whose path has {store}, as views into the call.
auth::ShownPass shown_pass(const api::Call& call);

// For Feature::on_call: a pass that was shown and recognised expires later from now on. Nobody
// waits for the write; when it fails, a later call moves it.
void keep_pass(const api::Call& call);

}  // namespace features::kiosk
