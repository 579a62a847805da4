// Which stores have hooks that follow their events, as this process last saw it.
#pragma once

#include "features/edge/webhooks/all_accounts_store.hpp"

#include <mutex>
#include <set>
#include <string>
#include <utility>

namespace features::webhooks {

// Only saves work: anything it misses is found within a second. Any thread.
class Followed {
public:
    struct Sums {
        std::int64_t hooks = 0, paused = 0, pending = 0;
    };

    void set(const std::vector<FollowingHook>& hooks) {
        std::set<std::pair<std::string, std::string>> stores;
        Sums sums{.hooks = std::ssize(hooks)};
        for (const FollowingHook& hook : hooks) {
            stores.emplace(hook.account, hook.store);
            sums.paused += hook.is_paused ? 1 : 0;
            sums.pending += hook.pending;
        }
        const std::lock_guard lock(mutex_);
        stores_ = std::move(stores);
        sums_ = sums;
    }
    bool has(std::string_view account, std::string_view store) const {
        const std::lock_guard lock(mutex_);
        return stores_.contains({std::string(account), std::string(store)});
    }

    Sums sums() const {
        const std::lock_guard lock(mutex_);
        return sums_;
    }

private:
    mutable std::mutex mutex_;
    Sums sums_;
    std::set<std::pair<std::string, std::string>> stores_;
};

}  // namespace features::webhooks
