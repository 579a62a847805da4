// CPU time of work within this program.
#pragma once

#include "bench/servers.hpp"
#include "bench/table.hpp"

#include <ctime>

namespace bench {

inline double cpu_us() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

// The median of many runs of a tenth of a second, in µs of CPU for each call.
template <class Work>
double cost_of(const Plan& plan, Work work) {
    std::vector<double> costs;
    for (int round = 0; round < 2 * plan.rounds; ++round) {
        const double start = cpu_us();
        int count = 0;
        while (cpu_us() - start < 100'000) work(), ++count;
        costs.push_back((cpu_us() - start) / count);
    }
    return median(costs);
}

}  // namespace bench
