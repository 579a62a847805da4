// What the program does unasked: the intervals of features, and once a minute the removal of what
// has been kept for its time (retention).
#pragma once

#include "features/feature.hpp"
#include "storage/running_time.hpp"

#include <stop_token>
#include <thread>

namespace app {

// Has one thread of its own. What fails is logged and tried again when it is due again.
class Upkeep {
public:
    // Reads the database and starts the thread. `services` must outlive it.
    Upkeep(api::Services& services, const features::FeatureList& features);
    ~Upkeep();  // calls stop()

    // Runs the intervals that want to run at the end, notes the running time, and ends the thread.
    // Removing old rows may take long, so what is left of that waits for the next start.
    void stop();

private:
    void run(const std::stop_token& stop);
    void forget_old(const std::stop_token& stop);

    api::Services& services_;
    const features::FeatureList features_;
    storage::RunningTime running_time_;
    std::jthread thread_;
};

}  // namespace app
