// Shorter waits, for tests of the whole program that cannot wait for leases and retries to come
// round. A test divides them by N with the environment variable COMANDA_HASTE=N, which is read
// once. Any thread.
#pragma once

#include <chrono>

namespace base {

std::chrono::milliseconds hastened(std::chrono::milliseconds wait);

}  // namespace base
