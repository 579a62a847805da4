// The hooks of all accounts. Their stores are checked every second.
#pragma once

#include "storage/database.hpp"

namespace features::webhooks {

// A hook that follows the events of its store: the last event it has read, and the store's last
// event.
struct FollowingHook {
    std::string account, store;
    std::int64_t read_to, ends_at, pending;
    bool is_paused, has_lost_right;
    std::int64_t last_sequence;
};
std::vector<FollowingHook> following_hooks(storage::ReadView& view);

}  // namespace features::webhooks
