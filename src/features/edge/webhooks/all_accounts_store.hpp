// The hooks of all accounts, whose stores are looked at every second.
#pragma once

#include "storage/database.hpp"

namespace features::webhooks {

// A hook that follows the events of its store: up to which it has read them, and which is the last.
struct FollowingHook {
    std::string account, store;
    std::int64_t read_to, ends_at, pending;
    bool is_paused, has_lost_right;
    std::int64_t last_sequence;
};
std::vector<FollowingHook> following_hooks(storage::ReadView& view);

}  // namespace features::webhooks
