// How sign-ins went since the start.
#pragma once

#include <atomic>
#include <cstdint>

namespace features::people {

struct Counts {
    std::atomic<std::int64_t> signed_in{0}, failed{0}, locked{0};
};

}  // namespace features::people
