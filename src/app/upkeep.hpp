// What the program does by itself: intervals of features, and forgetting what is kept for a time.
#pragma once

#include "features/feature.hpp"
#include "storage/running_time.hpp"

#include <stop_token>
#include <thread>

namespace app {

// One thread. What fails is logged and tried again when it is due again.
class Upkeep {
public:
    // Reads the database. Services must outlive it.
    Upkeep(api::Services& services, const features::FeatureList& features);
    ~Upkeep();  // stops

    // Ends the thread, after the intervals that run at the end. What has outlived its time may be
    // much, and waits for the next start.
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
