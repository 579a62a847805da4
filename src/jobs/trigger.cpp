#include "jobs/trigger.hpp"

#include "jobs/runner.hpp"

namespace jobs {

void Trigger::operator()(const JobKey& key) const {
    const std::lock_guard lock(mutex_);
    for (Runner* runner : runners_) runner->trigger(key);
}

void Trigger::connect(std::vector<Runner*> runners) {
    const std::lock_guard lock(mutex_);
    runners_ = std::move(runners);
}

}  // namespace jobs
