// Lets features run a job now, whichever threads run it.
#pragma once

#include "jobs/job.hpp"

#include <mutex>
#include <vector>

namespace jobs {

class Runner;

// Any thread.
class Trigger {
public:
    // Calls Runner::trigger() of the runner that has the job, if any.
    void operator()(const JobKey& key) const;

    // Sets the runners, which must exist until others are set.
    void connect(std::vector<Runner*> runners);

private:
    mutable std::mutex mutex_;
    std::vector<Runner*> runners_;
};

}  // namespace jobs
