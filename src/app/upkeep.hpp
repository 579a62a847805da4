// Background work: the intervals of features, which each process runs for itself, and jobs, which
// one instance runs for all: those of features, and retention, which deletes expired data.
#pragma once

#include "features/feature.hpp"
#include "jobs/runner.hpp"
#include "storage/running_time.hpp"

#include <stop_token>
#include <thread>

namespace app {

// Has one thread of its own besides those of the jobs: two, and eight for jobs that wait for other
// machines. Failures are logged, and the work is retried when it is due again.
class Upkeep {
public:
    // Reads the database, adds missing rows of jobs, and starts the threads. `services`, which must
    // have jobs::Figures and jobs::Trigger, must outlive it.
    Upkeep(api::Services& services, const features::FeatureList& features);
    ~Upkeep();  // calls stop()

    // Ends the running jobs, runs the intervals that are meant to run at the end, notes the running
    // time, and ends the threads. Unfinished work of a long job waits for the next start or another
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
