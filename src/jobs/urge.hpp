// How features have a job run now, wherever the threads are that run it.
#pragma once

#include "jobs/job.hpp"

#include <mutex>
#include <vector>

namespace jobs {

class Runner;

// Any thread.
class Urge {
public:
    // As Runner::urge() of whichever has the job; without any, nothing.
    void operator()(const JobKey& key) const;

    // From now on these, which must be there until others are named.
    void connect(std::vector<Runner*> runners);

private:
    mutable std::mutex mutex_;
    std::vector<Runner*> runners_;
};

}  // namespace jobs
