// Places at which a test may end the process as `kill -9` does: COMANDA_FAILPOINT=NAME[:N].
#pragma once

#include <string_view>

namespace base {

// Ends the process at the N-th passage of the place NAME; without N at the first. Costs the look at
// one flag when the variable is not set.
void failpoint(std::string_view name);

// Ends the process N microseconds after the first passage: in the middle of what comes next.
void failpoint_soon(std::string_view name);

}  // namespace base
