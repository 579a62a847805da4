// The credentials in requests of kiosks.
#pragma once

#include "api/call.hpp"
#include "auth/kiosk_passes.hpp"

namespace features::kiosk {

// The pass in the query of a call whose path has {store}, as views into the call.
auth::ShownPass shown_pass(const api::Call& call);

// For Feature::on_call: extends a pass that was recognised. Nobody waits for the write; if it
// fails, a later call extends it.
void keep_pass(const api::Call& call);

}  // namespace features::kiosk
