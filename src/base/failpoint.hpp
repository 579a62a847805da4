// Places in the program at which a test may end the process as `kill -9` does. A test chooses one
// with the environment variable COMANDA_FAILPOINT=NAME[:N], which is read once. Any thread.
#pragma once

#include <string_view>

namespace base {

// Ends the process when the place NAME is passed for the N-th time; for the first time when there
// is no N. When the variable is not set, this only tests a flag.
void failpoint(std::string_view name);

// Ends the process N microseconds (1 when there is no N) after the place is passed for the first
// time, so that it ends in the middle of whatever the program does next.
void failpoint_soon(std::string_view name);

}  // namespace base
