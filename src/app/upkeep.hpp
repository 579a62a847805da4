// What the program does unasked: the intervals of features, which are each process' own, and jobs,
// which one instance does for all: those of features, and the removal of what has been kept for its
// time (retention).
#pragma once

#include "features/feature.hpp"
#include "jobs/runner.hpp"
#include "storage/running_time.hpp"

#include <stop_token>
#include <thread>

namespace app {

// Has one thread of its own beside those of the jobs: two, and eight for those that wait outside.
// What fails is logged and tried again when it is due again.
class Upkeep {
public:
    // Reads the database, makes what rows of jobs it lacks, and starts the threads. `services`,
    // which must have jobs::Figures and jobs::Urge, must outlive it.
    Upkeep(api::Services& services, const features::FeatureList& features);
    ~Upkeep();  // calls stop()

    // Ends the jobs that run, runs the intervals that want to run at the end, notes the running
    // time, and ends the threads. What a long job had left waits for the next start or another
    // instance.
    void stop();

private:
    void run(const std::stop_token& stop);
    void count_time();

    api::Services& services_;
    const features::FeatureList features_;
    storage::RunningTime running_time_;
    jobs::Runner jobs_, jobs_outside_;
    std::jthread thread_;
};

}  // namespace app
