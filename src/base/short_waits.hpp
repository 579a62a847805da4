// Shorter waits, for tests of the whole program that cannot wait for leases and retries to come
// round. A test divides them by N with the environment variable COMANDA_SHORT_WAITS=N, which is
// read once. Any thread.
#pragma once

#include <chrono>

namespace base {

std::chrono::milliseconds shortened(std::chrono::milliseconds wait);

}  // namespace base
