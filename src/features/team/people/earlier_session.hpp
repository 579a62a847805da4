// A browser has one session: what it had ends when it signs in, or is paired.
#pragma once

#include "api/call.hpp"

namespace features::people {

// Ends the session of the cookie that the request sends, whoever it belongs to. On a worker.
void end_earlier_session(const api::Call& call);

}  // namespace features::people
