#include "jobs/urge.hpp"

#include "jobs/runner.hpp"

namespace jobs {

void Urge::operator()(const JobKey& key) const {
    const std::lock_guard lock(mutex_);
    for (Runner* runner : runners_) runner->urge(key);
}

void Urge::connect(std::vector<Runner*> runners) {
    const std::lock_guard lock(mutex_);
    runners_ = std::move(runners);
}

}  // namespace jobs
